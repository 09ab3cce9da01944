import type { Answer, MoneyAnswer, NamedSize } from '@rebhang-solar/calculator/answer/answer';
import type { Measures } from '@rebhang-solar/calculator/answer/measures';
import type { Span } from '@rebhang-solar/calculator/answer/sizes';
import type { Season } from '@rebhang-solar/calculator/answer/typical-days';
import type { Cause } from '@rebhang-solar/calculator/answer/verdict';
import type { WhatIf } from '@rebhang-solar/calculator/answer/what-if';
import { defaultAssumptions, usualPerformance } from '@rebhang-solar/calculator/assumptions';
import { reform } from '@rebhang-solar/calculator/law/reform';
import type { Regime } from '@rebhang-solar/calculator/law/regime';
import {
  drawnUse,
  market,
  plugInSet,
  siteDeviation,
  systemPrices,
  valuesAsOf,
} from '@rebhang-solar/calculator/market';
import type { CostLine } from '@rebhang-solar/calculator/money/cost-lines';
import type { ChoiceField, choices } from '@rebhang-solar/calculator/query/choices';
import {
  areaPerKWp,
  consumptionByPersons,
  limits,
  type Mistake,
  type NumberField,
  type QueryField,
} from '@rebhang-solar/calculator/query/query';
import {
  monthsFrom,
  places,
  years as weatherYears,
} from '@rebhang-solar/calculator/weather/packed-place';
import { type Place, placeFactors, weatherPlace } from '@rebhang-solar/calculator/weather/places';
import { haustyp } from '../choices.ts';
import { show, showDative } from '../figures/figure.ts';
import { marketFigures } from '../figures/market.ts';
import { reformFigures } from '../figures/reform.ts';
import { tax } from '../figures/tax.ts';
import { afterTwenty, inTwentyYears, regimeConditions } from '../houses/by-law.ts';
import { familyInWords } from '../houses/standard-houses.ts';
import {
  asOfNote,
  centsPerKWh,
  euro,
  formatNumber,
  germanDate,
  germanRange,
  type IsoMonth,
  kW,
  kWh,
  kWp,
  percent,
  sentenceBegin,
  spaceBefore,
  watts,
  withUnit,
  wordSpace,
} from '../typography.ts';

const ofShare = (share: number, decimals?: number) => percent(share * 100, decimals);
const rangeOf = ([from, to]: readonly [number, number], unit: string) =>
  withUnit(germanRange(from, to), unit);

const inCents = (range: readonly [number, number]) =>
  withUnit(germanRange(range[0] * 100, range[1] * 100), 'ct/kWh');

/** Unit of each number, as it stands after it. */
export const units: Record<NumberField, string> = {
  kwp: 'kWp',
  flaeche2: 'm²',
  neigung2: '°',
  horizontn: '°',
  horizontno: '°',
  horizonto: '°',
  horizontso: '°',
  horizonts: '°',
  horizontsw: '°',
  horizontw: '°',
  horizontnw: '°',
  budget: '€',
  marktwert: 'ct/kWh',
  flaeche: 'm²',
  neigung: '°',
  verbrauch: 'kWh',
  personen: 'Personen',
  speicher: 'kWh',
  auto: 'km',
  waerme: 'kWh',
  jaz: '',
  preis: 'ct/kWh',
  preisanstieg: '%',
  preispv: '€/kWp',
  preisspeicher: '€/kWh',
};

/** Label and hint of each field of the calculator. */
export const calculatorFields: Record<QueryField, { label: string; hint?: string }> = {
  ort: {
    label: 'Ort',
    hint: `Anderer Ort in der Nähe? Nehmen Sie ${weatherPlace.name}. Die Orte unterscheiden sich um höchstens ${percent(Math.ceil((Math.max(...Object.values(placeFactors)) - 1) * 100))}. Das ist weniger als die Unsicherheit der Daten.`,
  },
  haustyp: { label: 'Ihr Haus' },
  richtung: { label: 'Richtung des Daches' },
  neigung: { label: 'Dachneigung' },
  kwp: { label: 'Größe der Anlage', hint: 'Ohne Angabe die Größe, zu der wir raten.' },
  richtung2: { label: 'Zweite Dachfläche' },
  neigung2: { label: 'Neigung der zweiten Fläche' },
  flaeche2: { label: 'Größe der zweiten Fläche' },
  horizontn: { label: 'Schatten im Norden' },
  horizontno: { label: 'Schatten im Nordosten' },
  horizonto: { label: 'Schatten im Osten' },
  horizontso: { label: 'Schatten im Südosten' },
  horizonts: { label: 'Schatten im Süden' },
  horizontsw: { label: 'Schatten im Südwesten' },
  horizontw: { label: 'Schatten im Westen' },
  horizontnw: { label: 'Schatten im Nordwesten' },
  flaeche: {
    label: 'Nutzbare Dachfläche',
    hint: `${withUnit(formatNumber(areaPerKWp), 'm²')} reichen für ${withUnit('1', 'kWp')}. Ohne Angabe das Übliche für Ihr Haus.`,
  },
  verbrauch: {
    label: 'Stromverbrauch im Jahr',
    hint: 'Gilt statt der Personen. Steht auf Ihrer letzten Stromrechnung.',
  },
  personen: {
    label: 'Personen im Haushalt',
    hint: `Richtwerte im Jahr: ${withUnit(consumptionByPersons.map((value) => formatNumber(value)).join(', '), 'kWh')}.`,
  },
  geplant: { label: 'Auto oder Wärmepumpe geplant?' },
  gesetz: { label: 'Gerechnet nach' },
  speicher: {
    label: 'Batteriespeicher',
    hint: 'Nutzbare Kilowattstunden; 0 heißt ohne Speicher. Ohne Angabe die Größe, zu der wir raten.',
  },
  schatten: {
    label: 'Schatten auf dem Dach',
    hint: 'Eine grobe Schätzung. Genau messen wir es vor Ort.',
  },
  tagsueber: {
    label: 'Stromverbrauch am Tag',
    hint: 'Viel, wenn oft jemand zu Hause ist und Geräte mittags laufen.',
  },
  auto: { label: 'Elektroauto', hint: 'Kilometer im Jahr; 0 heißt ohne.' },
  laden: { label: 'Wann das Auto lädt' },
  waerme: {
    label: 'Wärmepumpe',
    hint: 'Wärmebedarf des Hauses im Jahr, mit Warmwasser; 0 heißt ohne.',
  },
  waermequelle: { label: 'Woher die Wärmepumpe ihre Wärme nimmt' },
  jaz: {
    label: 'Jahresarbeitszahl',
    hint: `Wärme je Kilowattstunde Strom. Ohne Angabe rechnen wir mit ${formatNumber(usualPerformance.air)} (Luft) oder ${formatNumber(usualPerformance.ground)} (Erdreich).`,
  },
  einspeisung: { label: 'Was Sie einspeisen' },
  preis: {
    label: 'Arbeitspreis Ihres Stroms',
    hint: `Steht auf Ihrer Rechnung: der Preis je Kilowattstunde ohne Grundpreis. Ohne Angabe ${centsPerKWh(defaultAssumptions.electricityPrice)}.`,
  },
  preisanstieg: {
    label: 'Der Strompreis steigt im Jahr um',
    hint: `Ohne Angabe rechnen wir mit ${ofShare(defaultAssumptions.priceGrowthShare)}.`,
  },
  preispv: {
    label: 'Preis der Anlage ohne Speicher',
    hint: 'Aus Ihrem Angebot. Ohne Angabe der Marktpreis Ihrer Größe.',
  },
  preisspeicher: {
    label: 'Preis des Speichers',
    hint: `Aus Ihrem Angebot. Ohne Angabe ${euro(defaultAssumptions.storageCostPerKWh)} je nutzbare kWh.`,
  },
  budget: {
    label: 'Höchstens ausgeben',
    hint: 'Für Anlage und Speicher zusammen. Die beste Größe bleibt darunter.',
  },
  marktwert: {
    label: `Wert der Einspeisung nach ${showDative(reformFigures.transitionMonths)}`,
    hint: `Nur nach dem Entwurf. Ohne Angabe ${centsPerKWh(market.marketValue.value)}, eine Annahme (${inCents(market.marketValue.range)}).`,
  },
  start: {
    label: 'Inbetriebnahme',
    hint: `Danach richtet sich das Gesetz. Wer jetzt bestellt, startet meist im ${germanDate(marketFigures.usualStart.value.slice(0, 7) as IsoMonth)}.`,
  },
};

type ChoiceLabels = { [Field in ChoiceField]: Record<keyof (typeof choices)[Field], string> };

const directions = {
  sued: 'Süd',
  suedost: 'Südost',
  suedwest: 'Südwest',
  ost: 'Ost',
  west: 'West',
  nordost: 'Nordost',
  nordwest: 'Nordwest',
  nord: 'Nord',
  'ost-west': 'Ost und West',
  unbekannt: 'weiß ich nicht',
};

/** What stands beside each choice. */
export const choiceLabels: ChoiceLabels = {
  haustyp,
  ort: Object.fromEntries(places.map(({ id, name }) => [id, name])) as Record<Place, string>,
  richtung: directions,
  richtung2: { keine: 'keine', ...directions },
  geplant: { nichts: 'nein', auto: 'Auto', waermepumpe: 'Wärmepumpe', beides: 'beides' },
  gesetz: { entwurf: 'Entwurf 2027', heute: 'heutiges Gesetz' },
  schatten: { keiner: 'kein Schatten', etwas: 'etwas', viel: 'viel' },
  tagsueber: { wenig: 'wenig', normal: 'normal', viel: 'viel' },
  laden: {
    ankunft: 'Abends, sobald es zu Hause ist',
    ueberschuss: 'Mit Solarstrom, abends und am Wochenende',
    tagsueber: 'Mit Solarstrom, auch werktags zu Hause',
  },
  waermequelle: { luft: 'Luft', erde: 'Erdreich' },
  einspeisung: { rest: 'Was im Haus übrig bleibt', alles: 'Den ganzen Strom', nichts: 'Nichts' },
};

/** What is wrong with a field, in one sentence that names the limits. */
export function mistakeText(field: QueryField, mistake: Mistake): string {
  const { label } = calculatorFields[field];
  const amount = (value: number) =>
    withUnit(formatNumber(value), field in units ? units[field as NumberField] : '');
  switch (mistake.kind) {
    case 'number':
      return `${label}: Bitte eine Zahl eingeben, zum Beispiel ${example(field)}.`;
    case 'low':
    case 'high':
      return `${label}: Bitte einen Wert von ${amount(mistake.least)} bis ${amount(mistake.most)} eingeben.`;
    case 'choice':
      return `${label}: Diese Auswahl gibt es nicht. Möglich sind: ${labelsOf(field, mistake.choices)}.`;
    case 'month':
      return `${label}: Bitte einen Monat von ${germanDate(mistake.least as IsoMonth)} bis ${germanDate(mistake.most as IsoMonth)} wählen.`;
  }
}

const examples: Record<NumberField, number> = {
  flaeche2: 20,
  neigung2: 30,
  horizontn: 10,
  horizontno: 10,
  horizonto: 10,
  horizontso: 10,
  horizonts: 10,
  horizontsw: 10,
  horizontw: 10,
  horizontnw: 10,
  budget: 20_000,
  marktwert: 1.5,
  kwp: 10,
  flaeche: 50,
  neigung: 30,
  verbrauch: 5000,
  personen: 3,
  speicher: 9,
  auto: 15_000,
  waerme: 15_000,
  jaz: 3.5,
  preis: 32.5,
  preisanstieg: 2,
  preispv: 1400,
  preisspeicher: 600,
};

function example(field: QueryField): string {
  return formatNumber(examples[field as NumberField]);
}

function labelsOf(field: QueryField, names: readonly string[]): string {
  const labels: Record<string, string> = choiceLabels[field as ChoiceField];
  return names.map((name) => labels[name] ?? name).join(', ');
}

/** What the roof brings and what of the consumption it covers, in a typical year. */
export function energyText({
  year,
  selfSufficiency,
}: Pick<Answer, 'year' | 'selfSufficiency'>): string {
  const brings = `Ihr Dach bringt in einem typischen Jahr rund ${kWh(Math.round(year.yield / 100) * 100)}.`;
  return selfSufficiency === null
    ? brings
    : `${brings} Damit decken Sie etwa ${percent(selfSufficiency)} Ihres Verbrauchs.`;
}

const inPercent = (range: readonly [number, number]) =>
  withUnit(germanRange(range[0] * 100, range[1] * 100), '%');

/** What a system costs after it was bought. */
export const costLineLabels: Record<CostLine, string> = {
  insurance: 'Versicherung',
  service: 'Wartung',
  metering: 'Zähler und Steuerbox',
  inverter: 'Neuer Wechselrichter',
  storage: 'Neuer Speicher, anteilig',
};

/** „7 kWp und 5 kWh“, „7 kWp ohne Speicher“ */
export function sizeText({ kwp, speicher }: NamedSize): string {
  return speicher > 0 ? `${kWp(kwp)} und ${kWh(speicher)}` : `${kWp(kwp)} ohne Speicher`;
}

const causes: Record<Cause, string> = {
  size: 'Diese Größe zahlt sich nicht zurück',
  price: 'Der Preis ist zu hoch',
  fullFeedIn: 'Alles einzuspeisen bringt zu wenig',
  north: 'Das Dach zeigt nach Norden',
  shade: 'Auf dem Dach liegt zu viel Schatten',
  consumption: 'Ihr Verbrauch ist zu klein',
};

/** The first sentence of the answer: whether it pays. */
export function verdictText({ money, size }: Pick<Answer, 'money' | 'size'>): string {
  if (!money) return 'Das rechnen wir mit Ihnen durch.';
  switch (money.verdict) {
    case 'yes':
      return `Ja, mit ${sizeText(size)}`;
    case 'rather':
      return 'Eher ja: Sie bekommen Ihr Geld zurück, aber kaum Zinsen';
    case 'today':
      return `Nur wenn das heutige Gesetz bleibt, dann mit ${kWp(size.kwp)}`;
    case 'no':
      return `Nein: ${causes[money.cause ?? 'consumption']}`;
  }
}

/** Of a plug-in set, all together, euros. */
export const plugInPrice: number = plugInSet.price;

/** „2,8 %“, „unter −10 %“ */
export function returnText(value: number): string {
  return value <= -10
    ? `unter −${percent(10)}`
    : value < 0
      ? `−${percent(-value, 1)}`
      : percent(value, 1);
}

/** „Nach allen Kosten 2,8 % Rendite im Jahr, bezahlt nach etwa 16 Jahren.“, for the message and the sheet. */
export function returnSentence({ laws }: MoneyAnswer): string {
  return laws
    .map(({ regime, returnPercent, payback }) => {
      const sentence = `nach allen Kosten ${returnText(returnPercent.value)} Rendite im Jahr, ${payback.value === null ? `in ${withUnit('20', 'Jahren')} nicht bezahlt` : `bezahlt nach etwa ${withUnit(formatNumber(payback.value), 'Jahren')}`}`;
      return sentenceBegin(
        laws.length > 1 ? `${regimeConditions[regime]}: ${sentence}.` : `${sentence}.`,
      );
    })
    .join(' ');
}

/** „Käme der Entwurf zum EEG 2027, fehlen nach 20 Jahren rund 1.200 € (−4.300 bis 7.200 €). Bliebe es …“ */
export function sumsText(laws: readonly Pick<Measures, 'regime' | 'left'>[]): string {
  return laws
    .map(({ regime, left }) =>
      laws.length === 1
        ? `Nach Abzug aller Kosten ${afterTwenty(left)}.`
        : `${sentenceBegin(regimeConditions[regime])}, ${afterTwenty(left)}.`,
    )
    .join(' ');
}

/** What may come otherwise, with both ends: „Strompreis: 26 oder 38 ct/kWh“. */
export function whatIfText(whatIf: WhatIf, [low, high]: readonly [number, number]): string {
  const share = (value: number) => `${value < 0 ? '−' : '+'}${percent(Math.abs(value * 100), 0)}`;
  const inUnit = (unit: string, factor = 1) =>
    `${formatNumber(low * factor)} oder ${withUnit(formatNumber(high * factor), unit)}`;
  switch (whatIf) {
    case 'electricityPrice':
      return `Strompreis: ${inUnit('ct/kWh', 100)}`;
    case 'priceGrowthShare':
      return `Strompreis ändert sich im Jahr um: ${share(low)} oder ${share(high)}`;
    case 'use':
      return `Verbrauch im Haus: ${share(low)} oder ${share(high)}`;
    case 'systemPriceFactor':
      return `Preis der Anlage: ${share(low - 1)} oder ${share(high - 1)}`;
    case 'servicePerYear':
      return `Wartung im Jahr: ${inUnit('€')}`;
    case 'marketValue':
      return `Vergütung nach drei Jahren: ${inUnit('ct/kWh', 100)}`;
  }
}

export const seasonLabels: Record<Season, string> = {
  winter: 'Ein Tag im Winter',
  summer: 'Ein Tag im Sommer',
};

/** One assumption of the calculation, with what it rests on. */
type AssumptionRow = {
  label: string;
  value: string;
  source: string;
  /** Not on the printed sheet, which has one page and names the law itself. */
  isDetail?: true;
};

/** „bis 15 % mehr oder weniger“ */
const spread = (share: number) => `bis ${ofShare(share)} mehr oder weniger`;

/** The reformFigures of the EEG as a source. */
const draftOfLaw = `Entwurf der Bundesregierung vom ${germanDate(reformFigures.from.asOf)}`;

/** Everything „So rechnen wir“ lists. */
export const assumptionRows: readonly AssumptionRow[] = [
  {
    isDetail: true,
    label: 'Wetter',
    value: `Typisches Jahr für ${weatherPlace.name}, Stunde für Stunde`,
    source: `PVGIS © Europäische Union; Monatsmittel ${weatherYears.meanFrom}–${weatherYears.meanUntil}: ${monthsFrom}`,
  },
  {
    isDetail: true,
    label: 'Ertrag der Fläche',
    value: 'Licht auf der geneigten Fläche, Spiegelung, Erwärmung der Module',
    source: 'Perez 1990, Martin und Ruiz 2001, Faiman 2008, Huld 2011',
  },
  {
    isDetail: true,
    label: 'Verluste der Anlage',
    value: `${ofShare(defaultAssumptions.systemLossShare)} mit Wechselrichter`,
    source: 'wie PVGIS',
  },
  {
    isDetail: true,
    label: 'Verbrauch',
    value: 'Haushalt H25 in Schritten von zehn Minuten, mit Lastspitzen',
    source: 'BDEW-Standardlastprofil H25 (2025), abgeglichen mit HTW Berlin',
  },
  {
    isDetail: true,
    label: 'Verbrauch, wie er schwankt',
    value: `${spread(drawnUse.guessed)}, bei eingegebenen Kilowattstunden ${spread(drawnUse.typed)}`,
    source: 'Annahme',
  },
  {
    isDetail: true,
    label: 'Verbrauch am Tag, wie er schwankt',
    value: `${drawnUse.byDay.map((factor) => formatNumber(factor)).join('- bis ')}-fach, zwischen ${withUnit('9 und 16', 'Uhr')}`,
    source: 'Annahme',
  },
  {
    isDetail: true,
    label: 'Standort und Modell',
    value: `${withUnit(formatNumber(siteDeviation * 100), '%')} Abweichung des Ertrags (Standardabweichung)`,
    source: 'Thevenard und Pelland 2013',
  },
  {
    isDetail: true,
    label: 'Speicher',
    value: `Laden ${ofShare(defaultAssumptions.storageChargeEfficiency)}, Speichern ${ofShare(defaultAssumptions.storageHoldingEfficiency)}, Entladen ${ofShare(defaultAssumptions.storageDischargeEfficiency)}; ${kW(defaultAssumptions.storageKWPerKWh)} Leistung je kWh; Bereitschaft ${watts(defaultAssumptions.standbyWatts)}`,
    source: 'HTW Berlin, Verbraucherzentrale NRW',
  },
  {
    isDetail: true,
    label: 'Gesetz bei Start bis Dezember 2026',
    value: `EEG 2023: Vergütung nach dem Monat der Inbetriebnahme, ${withUnit('20', 'Jahre')}; unter ${withUnit('100', 'kWp')} höchstens ${withUnit('60', '%')} der Leistung ins Netz, bis Zähler und Steuerbox da sind; danach nichts für Strom zu negativen Preisen`,
    source: `EEG 2023: ${[9, 21, 25, 48, 51, 53].map((number) => `§${wordSpace}${number}`).join(', ')}; Bundesnetzagentur`,
  },
  {
    isDetail: true,
    label: 'Gesetz bei Start ab Januar 2027',
    value: `Entwurf, nicht beschlossen: ${show(reformFigures.transitionPaid)} für ${show(reformFigures.transitionMonths)}, danach ${centsPerKWh(market.marketValue.value)} (${inCents(market.marketValue.range)}); für immer höchstens ${show(reformFigures.feedInLimit)}. Daneben das EEG 2023, wie es heute gilt; auch seine Genehmigung endet mit 2026`,
    source: `${draftOfLaw} (Bundestagsdrucksache 21/7867)`,
  },
  {
    isDetail: true,
    label: 'Zähler und Steuerbox',
    value: `Über ${withUnit('7', 'kWp')}, nach dem Entwurf schon über ${withUnit('2', 'kWp')}, am Ende von Jahr ${market.meterYear.value} (Annahme). Obergrenzen im Jahr: ${withUnit('30 + 50', '€')} bis ${withUnit('7', 'kWp')}, ${withUnit('50 + 50', '€')} bis ${withUnit('15', 'kWp')}, ${withUnit('110 + 50', '€')} bis ${withUnit('25', 'kWp')}, ${withUnit('140 + 50', '€')} darüber; gezählt ist, was über das hinausgeht, was das Haus ohne die Anlage zahlt: ${withUnit('25', '€')}, über ${kWh(6000)} ${withUnit('40', '€')}, über ${kWh(10_000)} ${withUnit('50', '€')}, mit Wärmepumpe oder Wallbox ${withUnit('100', '€')}`,
    source: `Messstellen\u00adbetriebs\u00adgesetz, §§${wordSpace}29, 30`,
  },
  {
    isDetail: true,
    label: 'Negative Preise',
    value: `Die Stunden, in die ${ofShare(market.negativePriceShare.value)} des deutschen Solarstroms fallen (${inPercent(market.negativePriceShare.range)}). Es zählt, was Ihr Haus dann einspeist. Dass unbezahlte Zeit nach den ${withUnit('20', 'Jahren')} zur Hälfte angehängt wird (§${wordSpace}51a), ist nicht mitgerechnet`,
    source: market.negativePriceShare.source,
  },
  {
    isDetail: true,
    label: 'Alterung',
    value: `Module ${ofShare(defaultAssumptions.degradationShare)} im Jahr; Speicher ${ofShare(defaultAssumptions.storageAgeingShare)} im Jahr bis auf ${ofShare(defaultAssumptions.storageLeastShare)}`,
    source: 'NREL, Garantien der Hersteller',
  },
  {
    label: 'Arbeitspreis',
    value: `${centsPerKWh(market.electricityPrice.value)} (${inCents(market.electricityPrice.range)}), ${ofShare(market.priceGrowthShare.value)} mehr im Jahr (${market.priceGrowthShare.range
      .map((share) => formatNumber(share * 100))
      .join(' bis ')
      .replace('-', '−')}${spaceBefore('%')}%); der Grundpreis bleibt`,
    source: `Annahme: ${market.electricityPrice.source}; ${market.priceGrowthShare.source}`,
  },
  {
    isDetail: true,
    label: 'Preis der Anlage',
    value: `${systemPrices
      .filter(([kWp]) => kWp >= 4 && kWp <= 30)
      .map(([size, price]) => `${kWp(size)} ${euro(price)}`)
      .join(
        ', ',
      )}; Spanne ${inPercent(market.systemPriceFactor.range.map((factor) => Math.round(factor * 100) / 100) as [number, number])} davon`,
    source: marketFigures.systemPerKwp.source,
  },
  {
    label: 'Preis des Speichers',
    value: `${euro(market.storageCostPerKWh.value)} je nutzbare kWh (${rangeOf(market.storageCostPerKWh.range, '€')}); er hält ${withUnit(formatNumber(market.storageLifeYears.value), 'Jahre')} (${rangeOf(market.storageLifeYears.range, 'Jahre')}), danach zählt ein neuer anteilig`,
    source: market.storageCostPerKWh.source,
  },
  {
    label: 'Versicherung',
    value: `${euro(market.insurancePerYear.value)} im Jahr und ${euro(market.insurancePerKWp.value)} je kWp (${rangeOf(market.insurancePerYear.range, '€')} und ${rangeOf(market.insurancePerKWp.range, '€')})`,
    source: `Annahme: ${market.insurancePerYear.source}`,
  },
  {
    label: 'Wartung',
    value: `${euro(market.servicePerYear.value)} im Jahr (${rangeOf(market.servicePerYear.range, '€')})`,
    source: `Annahme: ${market.servicePerYear.source}`,
  },
  {
    label: 'Wechselrichter',
    value: `Er hält ${withUnit(formatNumber(market.inverterLifeYears.value), 'Jahre')} (${rangeOf(market.inverterLifeYears.range, 'Jahre')}), danach zählt ein neuer anteilig: ${euro(market.inverterCostPerKWp.value)} je kWp (${rangeOf(market.inverterCostPerKWp.range, '€')})`,
    source: `Annahme: ${market.inverterCostPerKWp.source}`,
  },
];

/** „8–10 kWp“, „7 kWp“; between the ends there is hardly a difference. */
export function spanText({ from, to }: Span, unit: 'kWp' | 'kWh'): string {
  return withUnit(from === to ? formatNumber(from) : germanRange(from, to), unit);
}

/** „12:30 Uhr“ */
const timeOfSun = (hour: number) =>
  withUnit(`${Math.floor(hour)}${hour % 1 === 0 ? '' : ':30'}`, 'Uhr');

const powerOfRoof = (kilowatts: number) =>
  kilowatts < 0.05 ? 'nichts' : withUnit(formatNumber(kilowatts, 1), 'kW');

export const solarCalculatorPage = {
  form: {
    title: 'Ihre Angaben',
    change: 'Ändern',
    planes: 'Ihr Dach',
    whereTo: 'Wohin zeigt das Dach?',
    tapRoof: 'Tippen Sie auf die Seite mit den Modulen. Gelb ist die Sonne eines Jahres.',
    unknown: 'Wir rechnen mit Südost.',
    sun: {
      label: 'Stand der Sonne',
      drag: 'Ziehen Sie die Sonne: Darunter steht, wie viel Leistung Ihr Dach zu jeder Stunde bringt.',
      mean: 'Im Mittel aller Tage des Monats.',
      time: timeOfSun,
      /** Of two months at an hour, kW. */
      power: (hour: number, today: number, month: string, then: number) => [
        `Heute, ${timeOfSun(hour)}: ${powerOfRoof(today)}.`,
        `Im ${month}: ${powerOfRoof(then)}.`,
      ],
    },
    persons: (count: number) =>
      `${formatNumber(count)}${count === 5 ? '+' : ''} ${count === 1 ? 'Person' : 'Personen'}`,
    orConsumption: 'oder in kWh',
    more: 'Genauer',
    moreIntro: 'Alles Weitere hat einen üblichen Wert. Ändern Sie, was Sie wissen.',
    groups: {
      roof: 'Dach und Anlage',
      house: 'Haus',
      money: 'Geld',
      start: 'Start',
    },
    horizon: 'Was ringsum aufragt',
    horizonHint:
      'Wie hoch Nachbarhaus, Baum oder Hang vom Dach aus stehen, in Grad. Eine Faust am ausgestreckten Arm ist etwa 10° hoch.',
    noCar: 'kein E-Auto',
    noHeatPump: 'keine Wärmepumpe',
    marketPrices: 'Preise von heute',
    submit: 'Berechnen',
    check: 'Bitte prüfen Sie diese Angaben:',
    suggest: (value: string) => `${value} gemeint? Übernehmen`,
  },
  result: {
    title: 'Ihr Ergebnis',
    example: `So sieht eine Antwort aus. Beispiel: ${familyInWords}, Einfamilienhaus, Süddach bei ${weatherPlace.name}.`,
    fault: 'Eine Angabe stimmt nicht',
    faultTitle: 'Damit können wir nicht rechnen.',
    assumed: (values: readonly string[]) =>
      `Angenommen, weil noch nicht beantwortet: ${values.join(', ')}.`,
    computing: 'Wird gerechnet …',
    failed: 'Das Rechnen im Browser hat nicht geklappt. Mit „Berechnen“ rechnet unser Server.',
    /** The sign of per cent stands beside the figure. */
    returnOf: 'Rendite im Jahr, nach allen Kosten',
    paidAfter: 'bezahlt nach',
    paid: 'bezahlt',
    notPaid: 'nein',
    left: `${inTwentyYears} übrig`,
    missing: `${inTwentyYears} fehlen`,
    years: 'Jahren',
    /** Over the chapters. */
    head: { years: 'Jahre', left: 'übrig', missing: 'fehlen', notPaid: 'nicht' },
    odds: (percent: number) => [
      'In ',
      `${percent} von 100`,
      `${wordSpace}Fällen bekommen Sie Ihr Geld zurück.`,
    ],
    otherLaw: {
      eeg2023: 'Bliebe es beim heutigen Gesetz:',
      eeg2027: 'Käme der Entwurf:',
    } satisfies Record<Regime, string>,
    perYear: 'im Jahr',
    notDecided: 'Der Entwurf ist nicht beschlossen.',
    mounted: (price: string) => `Fertig montiert für rund ${price}`,
    withSize: (size: string, price: string) => `Mit ${size}, fertig montiert für rund ${price}`,
    withStorage: (storage: string, price: string) =>
      `Mit ${storage} Speicher, fertig montiert für rund ${price}`,
    leastLoss: (price: string) =>
      `Auch die Anlage, die am besten passt, zahlt ihre rund ${price} nicht zurück`,
    better: (size: string, more: string) => `Besser: ${size}, ${more}`,
    withoutPlanned: (value: string) => `Ohne das Geplante: ${value} im Jahr.`,
    plugIn: {
      title: (price: string) => `Ein Steckersolargerät für ${price} lohnt sich`,
      text: (years: string) => `Nach ${years} bezahlt.`,
      left: `${withUnit(formatNumber(plugInSet.kWp * 1000), 'Wp')} (Annahme), ${inTwentyYears} rund`,
    },
    /** Of whom no money is reckoned for. */
    others: {
      text: 'Für Mehrfamilienhäuser, Gewerbe und sehr große Verbräuche gelten andere Strompreise, Lastgänge und Regeln als für einen Haushalt. Eine Rendite aus wenigen Angaben wäre geraten.',
      price: 'übliche Preise',
      yield: 'Ertrag im Jahr',
      decides: [
        'wie viel Strom zu welcher Stunde gebraucht wird',
        'was Ihre Kilowattstunde netto kostet',
        'wer den Strom bekommt: Eigentümer, Mieter oder Betrieb',
      ],
      decidesTitle: 'Was entscheidet',
    },
    until2026: 'Gilt nur, wenn die Anlage bis 31.12.2026 läuft; zusagen kann das niemand.',
    table: 'Zahlen als Tabelle',
    request: 'Mit diesen Angaben anfragen',
    requestAnyway: 'Trotzdem anfragen',
    ask: 'Anfragen',
    checkOffer: 'Angebot prüfen',
    copy: 'Link kopieren',
    copied: 'Link ist kopiert',
    notCopied: 'Das ließ der Browser nicht zu. Der Link steht oben in der Adresszeile.',
    print: 'A4 drucken',
    bar: {
      label: 'Ihr Ergebnis in Kürze',
      perYear: (value: string) => `${value} im Jahr`,
      paid: (time: string) => `nach ${time} Jahren bezahlt`,
      notPaid: `in ${withUnit('20', 'Jahren')} nicht bezahlt`,
      others: 'Das rechnen wir mit Ihnen durch.',
      computing: 'wird gerechnet …',
      fault: 'Eine Angabe stimmt nicht',
      there: 'Dorthin',
    },
    promises: [
      ['Keine Adresse, kein Anruf.', 'Gerechnet wird ohne Namen, gespeichert wird nichts.'],
      ['Spannen statt Versprechen.', 'Jede Zahl sagt, wie sicher sie ist und woher sie kommt.'],
      [
        'Auch ein Nein ist eine Antwort.',
        'Wenn sich Ihr Dach nicht rechnet, steht das im ersten Satz.',
      ],
    ],
  },
  nonBinding: 'Unverbindliche Rechnung, kein Angebot.',
  size: {
    title: (size: string) => `Wir raten zu ${size}`,
    titleOfNo: (size: string) => `Am ehesten ${size}`,
    hardly: (kWp: string, storage: string | null) =>
      `Kaum schlechter: ${storage === null ? kWp : `${kWp} und ${storage}`}. Wir nennen davon die günstigste.`,
    more: (law: string, size: string, euros: string) => `${law} bleiben mit ${size} ${euros} mehr.`,
    same: (law: string) => `${law} bleibt mit keiner Größe spürbar mehr.`,
    measured: `Die Säulen zeigen, was ${inTwentyYears} übrig ist; jede rechnet mit ihrer Größe weiter.`,
    within: (storage: string | null) =>
      storage === null ? 'Anlage in kWp, ohne Speicher' : `Anlage in kWp, mit ${storage} Speicher`,
    withSystem: (kWp: string) => `Speicher in kWh, mit ${kWp}`,
    largest: `Mehr als ${kWp(limits.kwp.most)} rechnet diese Seite nicht: Darüber fallen Steuern an, und wie der Strom verkauft wird, ist eine eigene Entscheidung. Fasst Ihr Dach mehr, rechnen wir es mit Ihnen durch.`,
    byLaw: { eeg2027: 'Nach dem Entwurf', eeg2023: 'Nach heutigem Gesetz' } satisfies Record<
      Regime,
      string
    >,
    choose: (size: string) => `Mit ${size} rechnen`,
  },
  difference: {
    title: 'Was ein Jahr bringt und kostet',
    column: 'Euro im Jahr',
    line: 'Im Mittel der zwanzig Jahre',
    avoided: 'Strom, den Sie nicht kaufen',
    feedIn: 'Strom, den Sie einspeisen',
    costs: [
      ['Versicherung und Wartung', ['insurance', 'service']],
      [costLineLabels.metering, ['metering']],
      ['Wechselrichter und Speicher, neu', ['inverter', 'storage']],
    ] satisfies [label: string, lines: CostLine[]][],
    balance: 'Das bleibt im Jahr',
  },
  line: {
    title: 'Zwanzig Jahre',
    intro: 'Die Linie ist der mittlere Fall, im Band liegen acht von zehn.',
    after: (years: string) => `bezahlt nach ${years} Jahren`,
    drawing: 'Was bis zu jedem Jahr verdient ist, den Preis abgezogen',
    columns: ['Jahr', 'im mittleren Fall', 'in acht von zehn Fällen'],
    lanes: 'Was das Gesetz vorsieht, Jahr für Jahr',
    paid: (cents: string, isMost: boolean) =>
      isMost ? cents : `danach gerechnet mit ${cents}\u00a0je\u00a0kWh`,
    limit: (share: string) => `höchstens ${share} ins Netz`,
    noLimit: 'keine Grenze mehr',
    unpaid: 'nichts bei negativen Preisen',
    metering: (euros: string) => `Zähler und Steuerbox, ${euros} im Jahr`,
    inverter: 'neuer Wechselrichter',
  },
  months: {
    title: 'Ein Jahr',
    sums: (yieldOfYear: string, share: string) =>
      `${yieldOfYear} vom Dach, ${share} eigener Strom.`,
    intro: 'Unter der Linie: was Sie kaufen.',
    drawing: 'Solarstrom in jedem Monat',
    columns: [
      'Monat',
      'Ertrag',
      'direkt',
      'Speicher',
      'eingespeist',
      'abgeregelt',
      'Verbrauch',
      'vom Netz',
    ],
    letters: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
  },
  days: {
    title: 'Ein Tag',
    intro: 'Im selben Maßstab. Die Linie ist, was das Haus braucht.',
    table: { summer: 'Sommer in Zahlen', winter: 'Winter in Zahlen' },
    bought: (kWh: string) => `Gekauft: ${kWh}.`,
    columns: [
      'Uhrzeit',
      'Verbrauch',
      'direkt',
      'aus Speicher',
      'vom Netz',
      'in Speicher',
      'ins Netz',
      'abgeregelt',
    ],
    hours: (from: number, to: number) => `${from}–${to} Uhr`,
    axis: ['0', '6', '12', '18', '24'],
    fromRoof: (kWh: string) => `Vom Dach ${kWh}`,
  },
  whatIf: {
    title: 'Wie sicher? Was wäre, wenn?',
    intro: `Was ${inTwentyYears} übrig ist, wenn eines anders kommt.`,
    middle: (euros: string) => `${euros}, mittlerer Fall`,
  },
  legend: {
    direct: 'gleich ins Haus',
    fromStorage: 'aus dem Speicher',
    toStorage: 'in den Speicher',
    feedIn: 'ins Netz',
    grid: 'aus dem Netz',
    curtailed: 'abgeregelt',
    bought: 'gekauft',
  },
  method: {
    title: 'So rechnen wir',
    intro: `Orientiert an den Qualitätsstandards der HTW Berlin für vertrauenswürdige Solarstromrechner vom April 2025. ${asOfNote(valuesAsOf)}.`,
    columns: ['Annahme', 'Wert', 'Quelle'],
    caption: 'Womit wir rechnen',
    steps: [
      `Wir rechnen ein ganzes Jahr durch: ${withUnit('8.760', 'Stunden')} Wetter aus ${weatherPlace.name} und darin jeweils sechs Schritte von zehn Minuten. In jedem Schritt geht der Strom vom Dach zuerst ins Haus, dann in den Speicher und erst dann ins Netz.`,
      `Jede Spanne umfasst acht von zehn Fällen. Sie zeigt, was wir vor einem Besuch nicht wissen können: gute und schlechte Sonnenjahre (${weatherYears.meanFrom}–${weatherYears.last}), wann Sie Strom verbrauchen, und wie genau Modell und Standort passen. Beim Geld kommen Preise und Kosten hinzu, soweit Sie sie nicht selbst eingegeben haben.`,
      'Geprüft ist das Modell an der Autarkie-Tabelle der HTW Berlin: Im Mittel liegt es weniger als zwei Punkte daneben.',
      ...(reform.state === 'draft' ? [`${draftOfLaw}: nicht beschlossen.`] : []),
    ],
    notIncludedTitle: 'Nicht enthalten',
    notIncluded: [
      'ein neuer Zählerschrank, wo er nötig ist',
      'vor Ort gemessener Schatten',
      'dynamische Stromtarife',
      'Kreditzinsen und Förderungen',
      `was die Anlage ${inTwentyYears} noch bringt, und der Abbau`,
    ],
    tax: `Auf Anlagen ${show(tax.vatLimit)} fallen keine Mehrwertsteuer und keine Einkommensteuer an.`,
  },
  print: {
    inputs: 'Ihre Angaben',
    assumptions: 'Womit gerechnet ist',
    yield: 'Strom vom Dach im Jahr',
    own: 'Verbrauch vom eigenen Dach',
    again: 'Diese Rechnung wieder öffnen und ändern: Code mit dem Telefon aufnehmen.',
    made: (date: string) => `Gerechnet am ${date}.`,
    laws: {
      eeg2027: `Gesetz: ${draftOfLaw}${reform.state === 'draft' ? ', nicht beschlossen' : ''}.`,
      eeg2023: 'Gesetz: das heute geltende EEG 2023.',
    } satisfies Record<Regime, string>,
  },
  closing: 'Genau wissen wir es, wenn wir auf Ihrem Dach waren. Der Besuch kostet nichts.',
  /** Above the result of a link that was made with another month's values. */
  oldLink: (month: IsoMonth) =>
    `Diese Adresse ist mit den Werten von ${germanDate(month)} entstanden. Hier ist mit den Werten von ${germanDate(valuesAsOf)} neu gerechnet.`,
} as const;
