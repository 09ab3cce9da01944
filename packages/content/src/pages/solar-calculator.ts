import {
  defaultAssumptions,
  usualPerformance,
  whatIfValues,
} from '@rebhang-solar/calculator/assumptions';
import type { Headline } from '@rebhang-solar/calculator/compare/headline';
import type { Cause, PaybackRange, Range } from '@rebhang-solar/calculator/compare/ranges';
import type { Season } from '@rebhang-solar/calculator/compare/typical-days';
import type { WhatIf } from '@rebhang-solar/calculator/compare/what-ifs';
import type { Regime } from '@rebhang-solar/calculator/law/regime';
import { market, systemPrices, valuesAsOf } from '@rebhang-solar/calculator/market';
import type { CostLine } from '@rebhang-solar/calculator/money/cost-lines';
import type { ChoiceField, choices } from '@rebhang-solar/calculator/query/choices';
import {
  areaPerKWp,
  consumptionByPersons,
  type Mistake,
  type NumberField,
  type QueryField,
} from '@rebhang-solar/calculator/query/query';
import { placeFactors } from '@rebhang-solar/calculator/weather/places';
import { show } from '../figures/figure.ts';
import { market as marketFigures } from '../figures/market.ts';
import { tax } from '../figures/tax.ts';
import { afterTwenty, paybackRange, regimeLabels } from '../houses/by-law.ts';
import {
  asOfNote,
  euro,
  formatNumber,
  germanDate,
  germanRange,
  type IsoMonth,
  narrowSpace,
  withUnit,
} from '../typography.ts';

const percent = (value: number) => withUnit(formatNumber(value), '%');
const ofShare = (share: number, decimals?: number) =>
  withUnit(formatNumber(share * 100, decimals), '%');
const kWh = (value: number) => withUnit(formatNumber(value, 0), 'kWh');
const cents = (euros: number) => withUnit(formatNumber(euros * 100), 'ct/kWh');
const rangeOf = ([from, to]: readonly [number, number], unit: string) =>
  withUnit(germanRange(from, to), unit);

/** Unit of each number, as it stands after it. */
export const units: Record<NumberField, string> = {
  kwp: 'kWp',
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
  ort: { label: 'Ort', hint: 'Anderer Ort in der Nähe? Nehmen Sie Dresden.' },
  richtung: { label: 'Ausrichtung des Daches' },
  neigung: { label: 'Dachneigung' },
  kwp: { label: 'Größe der Anlage' },
  flaeche: {
    label: 'Nutzbare Dachfläche',
    hint: `Statt der Größe: ${withUnit(formatNumber(areaPerKWp), 'm²')} reichen für ${withUnit('1', 'kWp')}.`,
  },
  verbrauch: { label: 'Stromverbrauch im Jahr', hint: 'Steht auf Ihrer letzten Stromrechnung.' },
  personen: {
    label: 'Personen im Haushalt',
    hint: `Statt des Verbrauchs. Richtwerte für ein Haus mit Garten, von einer bis fünf Personen: ${withUnit(consumptionByPersons.map((value) => formatNumber(value)).join(', '), 'kWh')}.`,
  },
  speicher: { label: 'Batteriespeicher', hint: 'Nutzbare Kilowattstunden; 0 heißt ohne Speicher.' },
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
    hint: `Der Preis je Kilowattstunde ohne Grundpreis. Ohne Angabe ${cents(defaultAssumptions.electricityPrice)}.`,
  },
  preisanstieg: {
    label: 'Der Strompreis steigt im Jahr um',
    hint: 'Ohne Angabe rechnen wir ohne Anstieg.',
  },
  preispv: {
    label: 'Preis der Anlage ohne Speicher',
    hint: 'Aus Ihrem Angebot. Ohne Angabe der Marktpreis Ihrer Größe.',
  },
  preisspeicher: {
    label: 'Preis des Speichers',
    hint: `Aus Ihrem Angebot. Ohne Angabe ${euro(defaultAssumptions.storageCostPerKWh)} je nutzbare kWh.`,
  },
  start: {
    label: 'Inbetriebnahme',
    hint: `Danach richtet sich das Gesetz. Wer jetzt bestellt, startet meist im ${germanDate(marketFigures.usualStart.value.slice(0, 7) as IsoMonth)}.`,
  },
};

type ChoiceLabels = { [Field in ChoiceField]: Record<keyof (typeof choices)[Field], string> };

/** What stands beside each choice. */
export const choiceLabels: ChoiceLabels = {
  ort: {
    dresden: 'Dresden',
    meissen: 'Meißen',
    radebeul: 'Radebeul',
    klipphausen: 'Klipphausen',
  },
  richtung: {
    sued: 'Süd',
    suedost: 'Südost',
    suedwest: 'Südwest',
    ost: 'Ost',
    west: 'West',
    nordost: 'Nordost',
    nordwest: 'Nordwest',
    nord: 'Nord',
    'ost-west': 'Ost und West',
  },
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

const shareText = ({ value, low, high }: Range) =>
  low === high
    ? `etwa ${percent(value)}`
    : `etwa ${percent(value)} (${withUnit(germanRange(low, high), '%')})`;

/** The first sentences of the answer. */
export function headlineText({ yieldKWh, withoutStorage, withStorage }: Headline): string {
  const sentences = [
    `Ihr Dach bringt rund ${kWh(yieldKWh.value)} im Jahr (${withUnit(germanRange(yieldKWh.low, yieldKWh.high), 'kWh')}).`,
  ];
  if (withoutStorage) {
    sentences.push(
      withStorage
        ? `Ohne Speicher decken Sie damit ${shareText(withoutStorage)} Ihres Verbrauchs, mit ${withUnit(formatNumber(withStorage.storageKWh), 'kWh')} Speicher ${shareText(withStorage)}.`
        : `Ohne Speicher decken Sie damit ${shareText(withoutStorage)} Ihres Verbrauchs.`,
    );
  }
  return sentences.join(' ');
}

const inCents = (range: readonly [number, number]) =>
  withUnit(germanRange(range[0] * 100, range[1] * 100), 'ct/kWh');
const inPercent = (range: readonly [number, number]) =>
  withUnit(germanRange(range[0] * 100, range[1] * 100), '%');

/** What moves the pay-back. */
export const causeLabels: Record<Cause, string> = {
  solarCost: `Preis der Anlage: ${inPercent(market.systemPriceFactor.range.map((factor) => Math.round(factor * 100) / 100) as [number, number])} des Marktpreises`,
  storageCost: `Preis des Speichers: ${rangeOf(market.storageCostPerKWh.range, '€/kWh')}`,
  electricityPrice: `Arbeitspreis: ${inCents(market.electricityPrice.range)}`,
  priceGrowth: `Der Strompreis steigt im Jahr um ${inPercent(market.priceGrowthShare.range)}`,
  runningCost: 'Versicherung und Wartung',
  inverter: 'Preis des neuen Wechselrichters',
  storageLife: `Der Speicher hält ${rangeOf(market.storageLifeYears.range, 'Jahre')}`,
  marketValue: `Wert des eingespeisten Stroms nach 36 Monaten: ${inCents([market.marketValue.range[0], market.marketValue.range[1]])}`,
  negativePrices: 'Stunden mit negativen Preisen',
  weather: 'Schlechte und gute Sonnenjahre',
  load: 'Wenig oder viel Verbrauch am Tag',
  ageing: 'Wie schnell die Module nachlassen',
};

/** What a system costs after it was bought. */
export const costLineLabels: Record<CostLine, string> = {
  insurance: 'Versicherung',
  service: 'Wartung',
  metering: 'Zähler und Steuerbox',
  inverter: 'Neuer Wechselrichter',
  storage: 'Neuer Speicher, anteilig',
};

/** The verdict under one law, in euros of twenty years. */
function verdictOf({ low, value, high }: Range): string {
  if (low > 0) return 'Es lohnt sich';
  if (value > 0) return 'Es lohnt sich wahrscheinlich';
  return high > 0 ? 'Es lohnt sich nicht sicher' : 'Es lohnt sich so nicht';
}

/** What may hold at the start, the more cautious first: the first sentence of the answer. */
export function verdictText(
  laws: readonly { regime: Regime; headline: Pick<Headline, 'afterTwentyYears'> }[],
): string {
  const [cautious, other] = laws;
  if (!cautious) return '';
  const { afterTwentyYears } = cautious.headline;
  const verdict = verdictOf(afterTwentyYears);
  if (!other) {
    return `${verdict}: Nach Abzug aller Kosten ${afterTwenty(afterTwentyYears)}.`;
  }
  const today = other.headline.afterTwentyYears;
  return `${verdict}: Käme der Entwurf zum EEG 2027 (nicht beschlossen), ${afterTwenty(afterTwentyYears)}. Bliebe es beim heutigen Gesetz, ${afterTwenty(today)}.`;
}

/** „nach 17 Jahren (11,5–19,5)“ of one law, with its name. */
export function paybackSentence(regime: Regime, payback: PaybackRange): string {
  return `${regimeLabels[regime]}: voraussichtlich nach ${paybackRange(payback)}.`;
}

/** The chips that show what a change would do. */
export const whatIfLabels: Record<WhatIf, { label: string; note?: string }> = {
  electricCar: {
    label: `Elektroauto mit ${withUnit(formatNumber(whatIfValues.kilometresPerYear), 'km')} im Jahr`,
    note: 'Der Strom des Autos kommt zum Verbrauch dazu. Gespartes Benzin ist nicht gegengerechnet.',
  },
  heatPump: {
    label: `Wärmepumpe für ${kWh(whatIfValues.heatKWh)} Wärme`,
    note: 'Der Strom der Wärmepumpe kommt zum Verbrauch dazu. Gespartes Öl oder Gas ist nicht gegengerechnet.',
  },
  eastWest: { label: 'Dach nach Ost und West' },
  moreStorage: { label: `${kWh(whatIfValues.moreStorageKWh)} mehr Speicher` },
  lowPrice: { label: `Strompreis ${cents(whatIfValues.lowPrice)}` },
};

export const seasonLabels: Record<Season, string> = {
  winter: 'Ein Tag im Winter',
  spring: 'Ein Tag im Frühling',
  summer: 'Ein Tag im Sommer',
};

/** One assumption of the calculation, with what it rests on. */
export type AssumptionRow = {
  label: string;
  value: string;
  source: string;
  /** Too long for the printed sheet, which names the law beside each result. */
  isLaw?: true;
};

/** Everything „So rechnen wir“ lists. */
export const assumptionRows: readonly AssumptionRow[] = [
  {
    label: 'Wetter',
    value: 'Typisches Jahr für Dresden, Stunde für Stunde',
    source:
      'PVGIS © Europäische Union; Monatsmittel 2005–2023: CM SAF/EUMETSAT über IWU, CC BY 4.0',
  },
  {
    label: 'Ertrag der Fläche',
    value: 'Licht auf der geneigten Fläche, Spiegelung, Erwärmung der Module',
    source: 'Perez 1990, Martin und Ruiz 2001, Faiman 2008, Huld 2011',
  },
  {
    label: 'Verluste der Anlage',
    value: `${ofShare(defaultAssumptions.systemLossShare)} mit Wechselrichter`,
    source: 'wie PVGIS',
  },
  {
    label: 'Verbrauch',
    value: 'Haushalt H25 in Schritten von zehn Minuten, mit Lastspitzen',
    source: 'BDEW-Standardlastprofil H25 (2025), abgeglichen mit HTW Berlin',
  },
  {
    label: 'Speicher',
    value: `Laden ${ofShare(defaultAssumptions.storageChargeEfficiency)}, Speichern ${ofShare(defaultAssumptions.storageHoldingEfficiency)}, Entladen ${ofShare(defaultAssumptions.storageDischargeEfficiency)}; ${withUnit(formatNumber(defaultAssumptions.storageKWPerKWh), 'kW')} Leistung je kWh; Bereitschaft ${withUnit(formatNumber(defaultAssumptions.standbyWatts), 'W')}`,
    source: 'HTW Berlin, Verbraucherzentrale NRW',
  },
  {
    isLaw: true,
    label: 'Gesetz bei Start bis Dezember 2026',
    value: `EEG 2023: Vergütung nach dem Monat der Inbetriebnahme, 20 Jahre; unter ${withUnit('100', 'kWp')} höchstens ${withUnit('60', '%')} der Leistung ins Netz, bis Zähler und Steuerbox da sind; danach nichts für Strom zu negativen Preisen`,
    source: `EEG 2023: ${[9, 21, 25, 48, 51, 53].map((number) => `§${narrowSpace}${number}`).join(', ')}; Bundesnetzagentur`,
  },
  {
    isLaw: true,
    label: 'Gesetz bei Start ab Januar 2027',
    value: `Entwurf, nicht beschlossen: ${withUnit('5,2', 'ct/kWh')} für ${withUnit('36', 'Monate')}, danach ${cents(market.marketValue.value)} (${inCents(market.marketValue.range)}); für immer höchstens ${withUnit('50', '%')} der Leistung. Daneben das EEG 2023, wie es heute gilt; auch seine Genehmigung endet mit 2026`,
    source: 'Entwurf der Bundesregierung vom 29. Juli 2026 (Bundesrat 470/26)',
  },
  {
    isLaw: true,
    label: 'Zähler und Steuerbox',
    value: `Über ${withUnit('7', 'kWp')} am Ende von Jahr ${market.meterYear.value} (Annahme). Obergrenzen im Jahr: ${withUnit('50 + 50', '€')} bis ${withUnit('15', 'kWp')}, ${withUnit('110 + 50', '€')} bis ${withUnit('25', 'kWp')}, ${withUnit('140 + 50', '€')} darüber; gezählt ist, was über den heutigen Zähler (${withUnit('25', '€')}) hinausgeht`,
    source: `Messstellenbetriebsgesetz, §§${narrowSpace}29, 30`,
  },
  {
    isLaw: true,
    label: 'Negative Preise',
    value: `Die sonnigsten Stunden, bis ${ofShare(market.negativePriceShare.value)} des deutschen Solarstroms beisammen sind (${inPercent(market.negativePriceShare.range)}). Es zählt, was Ihr Haus dann einspeist. Dass unbezahlte Zeit nach den 20 Jahren zur Hälfte angehängt wird (§${narrowSpace}51a), ist nicht mitgerechnet`,
    source: market.negativePriceShare.source,
  },
  {
    label: 'Alterung',
    value: `Module ${ofShare(defaultAssumptions.degradationShare)} im Jahr; Speicher ${ofShare(defaultAssumptions.storageAgeingShare)} im Jahr bis auf ${ofShare(defaultAssumptions.storageLeastShare)}`,
    source: 'NREL, Garantien der Hersteller',
  },
  {
    label: 'Arbeitspreis',
    value: `${cents(market.electricityPrice.value)} (${inCents(market.electricityPrice.range)}), ohne Anstieg; der Grundpreis bleibt`,
    source: `Annahme: ${market.electricityPrice.source}`,
  },
  {
    label: 'Preis der Anlage',
    value: `${systemPrices
      .filter(([kWp]) => kWp >= 4 && kWp <= 30)
      .map(([kWp, price]) => `${withUnit(formatNumber(kWp), 'kWp')} ${euro(price)}`)
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
    value: `Ein neuer im Jahr ${market.inverterYear.value}: ${euro(market.inverterCostPerKWp.value)} je kWp (${rangeOf(market.inverterCostPerKWp.range, '€')})`,
    source: `Annahme: ${market.inverterCostPerKWp.source}`,
  },
  {
    label: 'Kapitalwert',
    value: `Jedes Jahr mit ${ofShare(defaultAssumptions.discountRate)} Zinsen auf heute gerechnet`,
    source: 'Annahme',
  },
  {
    label: 'CO₂ des Netzstroms',
    value: withUnit(formatNumber(defaultAssumptions.gridEmissions * 1000), 'g/kWh'),
    source: 'Umweltbundesamt, Strommix 2025',
  },
];

export const solarCalculatorPage = {
  /** Above the fields that stand open in the beginning. */
  defaultsNote:
    'Voreingestellt ist das Haus, mit dem die HTW Berlin 2025 Solarrechner verglichen hat. So können Sie unser Ergebnis prüfen.',
  form: {
    title: 'Ihr Haus',
    planes: 'Ihr Dach',
    more: 'Genauer',
    consumer: 'Auto und Wärmepumpe',
    prices: 'Preise und Vergütung',
    persons: 'Oder nach Personen im Haushalt:',
    area: 'oder Dachfläche',
    submit: 'Berechnen',
    fixed: (value: string) => `Bis dahin rechnen wir mit ${value}.`,
    check: 'Bitte prüfen Sie diese Angaben:',
  },
  result: {
    title: 'Ihr Ergebnis',
    meanwhile:
      'Mit einer Angabe können wir so nicht rechnen. Das Ergebnis gilt für den Wert, den wir bei ihr nennen.',
    failed: 'Das Rechnen im Browser hat nicht geklappt. Mit „Berechnen“ rechnet unser Server.',
    table: 'Zahlen als Tabelle',
    request: 'Mit diesen Angaben anfragen',
    short: { yield: 'Ertrag im Jahr', covered: 'selbst gedeckt', euros: 'im ersten Jahr' },
  },
  nonBinding: 'Unverbindliche Rechnung, kein Angebot.',
  accuracy:
    'Die Zahlen in Klammern umfassen acht von zehn Fällen. Der Ertrag kann um etwa ein Zehntel abweichen.',
  placeNote: `Die Orte unterscheiden sich um höchstens ${percent(Math.ceil((Math.max(...Object.values(placeFactors)) - 1) * 100))}. Das ist weniger als die Unsicherheit der Daten.`,
  bars: {
    selfSufficiency: {
      title: 'Autarkie',
      text: 'So viel von Ihrem Verbrauch deckt Ihr Dach.',
      none: 'Ohne Verbrauch gibt es nichts zu decken.',
    },
    selfConsumption: {
      title: 'Eigenverbrauch',
      text: 'So viel von Ihrem Solarstrom nutzen Sie selbst, die Verluste des Speichers mitgezählt.',
    },
    difference:
      'Beides wird oft verwechselt. Ein großes Dach macht die Autarkie höher und den Eigenverbrauch kleiner.',
  },
  year: {
    title: 'Das erste Jahr in Euro',
    intro:
      'Was Strom im ersten vollen Jahr kostet, vorsichtig gerechnet: gekaufter Strom und laufende Kosten, abzüglich der Vergütung.',
    withoutSystem: 'Ohne Anlage',
    withSystem: 'Mit Anlage, ohne Speicher',
    withStorage: 'Mit Anlage und Speicher',
    withAll: 'Mit Anlage',
    posten: 'Posten',
    avoided: 'Nicht gekaufter Strom',
    feedIn: 'Eingespeister Strom',
    operating: 'Laufende Kosten',
    balance: 'Das bringt die Anlage',
    balanceRange: 'Spanne',
    caption: 'auf zehn Euro gerundet',
    earns: 'Ein Minus heißt: Der eingespeiste Strom bringt mehr, als Sie zahlen.',
  },
  twenty: {
    title: 'Zwanzig Jahre in Euro',
    caption: 'Zwanzig Jahre in Euro, auf hundert gerundet',
    purchase: 'Kauf',
    sum: 'Das bleibt',
    sumRange: 'Spanne',
    present: `Kapitalwert bei ${ofShare(defaultAssumptions.discountRate)} Zinsen`,
    presentRange: 'Spanne',
    note: 'Nach 20 Jahren laufen die Module weiter; das ist nicht mitgerechnet. Förderungen sind in keiner Summe enthalten.',
  },
  law: {
    undecided:
      'Für einen Start ab 2027 ist noch nicht entschieden, welches Gesetz gilt. Deshalb stehen zwei Rechnungen nebeneinander, die vorsichtige zuerst.',
    rate: (rate: string, start: string) => `${rate} im ersten Jahr bei Start im ${start}`,
  },
  payback: {
    title: 'Wann das Geld wieder da ist',
    investment: (sum: string, solar: string, storage: string | null) =>
      storage === null
        ? `Gerechnet mit einem Preis von ${sum} für die Anlage.`
        : `Gerechnet mit einem Preis von ${sum}: ${solar} für die Anlage und ${storage} für den Speicher.`,
    all: 'Alles zusammen',
    causes: 'Was die Spanne der vorsichtigen Rechnung ausmacht, jede Ursache für sich',
    drawing: 'Jahre, bis das Geld wieder da ist',
    years: 'Jahre',
    columns: ['Ursache', 'frühestens', 'erwartet', 'spätestens'],
    own: 'Der Strich ist der Wert mit Ihren Angaben, der Balken umfasst acht von zehn Fällen.',
    more: 'über 20',
  },
  storage: {
    title: 'Mit und ohne Speicher',
    alone: (kWh: string, saved: string, euros: string, cost: string) =>
      `Ihr Speicher mit ${kWh} erspart Ihnen im ersten Jahr ${saved} Strom aus dem Netz. Das sind ${euros} mehr im Jahr als ohne Speicher, bei einem Preis von ${cost}.`,
    back: (years: string) => `Für sich allein hat er sich nach ${years} bezahlt.`,
    twenty: (sum: string) => `In 20 Jahren bringt er über seinen Preis hinaus ${sum}.`,
    loses: (sum: string) => `In 20 Jahren kostet der Speicher mehr, als er bringt: ${sum}.`,
    lasts: `Gerechnet mit ${withUnit(formatNumber(market.storageLifeYears.value), 'Jahren')} Lebensdauer und danach einem neuen, anteilig.`,
    none: 'Sie haben keinen Speicher gewählt. Die Zeichnung zeigt, was einer brächte.',
    full: 'Wer den ganzen Strom einspeist, braucht keinen Speicher.',
    best: (kWh: string) => `Am meisten bleibt nach 20 Jahren mit ${kWh} Speicher.`,
    bestNone: 'Am meisten bleibt nach 20 Jahren ohne Speicher.',
    drawing: 'Gedeckter Anteil des Verbrauchs nach Größe des Speichers',
    axis: 'Speicher in kWh',
    columns: ['Speicher', 'Autarkie', 'Mehr im ersten Jahr', 'Das bleibt nach 20 Jahren'],
  },
  months: {
    title: 'Das Jahr nach Monaten',
    intro: 'Wohin der Strom vom Dach geht. Der Strich ist Ihr Verbrauch.',
    drawing: 'Solarstrom in jedem Monat',
    columns: ['Monat', 'Ertrag', 'direkt', 'Speicher', 'eingespeist', 'Verbrauch', 'vom Netz'],
    letters: ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'],
  },
  days: {
    title: 'Typische Tage',
    intro:
      'Womit Ihr Haus versorgt wird, im Mittel der Jahreszeit. Die Linie ist der Strom vom Dach.',
    columns: ['Uhrzeit', 'Verbrauch', 'direkt', 'Speicher', 'vom Netz', 'vom Dach'],
    hours: (from: number, to: number) => `${from}–${to} Uhr`,
    axis: ['0', '6', '12', '18', '24'],
  },
  whatIf: {
    title: 'Was wäre, wenn?',
    intro:
      'Was jede Änderung an dem ändert, was die Anlage im ersten Jahr bringt, vorsichtig gerechnet. Mit einem Tippen rechnen wir damit weiter.',
    same: 'ändert fast nichts',
    perYear: 'im Jahr',
    points: 'Punkte Autarkie',
    active: 'ist eingerechnet',
    takeBack: 'zurücknehmen',
  },
  emissions: {
    title: 'CO₂ im ersten Jahr',
    sum: (tonnes: string) => `Ihre Anlage vermeidet rund ${tonnes} CO₂.`,
    text: 'Nach heutigem Strommix. Was die Herstellung der Module verursacht, ist nicht abgezogen.',
  },
  legend: {
    direct: 'direkt genutzt',
    fromStorage: 'aus dem Speicher',
    toStorage: 'in den Speicher',
    feedIn: 'eingespeist',
    grid: 'aus dem Netz',
    curtailed: 'abgeregelt',
    consumption: 'Verbrauch',
    roof: 'vom Dach',
  },
  method: {
    title: 'So rechnen wir',
    intro: `Orientiert an den Qualitätsstandards der HTW Berlin für vertrauenswürdige Solarstromrechner vom April 2025. ${asOfNote(valuesAsOf)}.`,
    columns: ['Annahme', 'Wert', 'Quelle'],
    asOf: asOfNote(valuesAsOf),
    caption: 'Womit wir rechnen',
    steps: [
      'Wir rechnen ein ganzes Jahr durch: 8.760 Stunden Wetter aus Dresden und darin jeweils sechs Schritte von zehn Minuten. In jedem Schritt geht der Strom vom Dach zuerst ins Haus, dann in den Speicher und erst dann ins Netz.',
      'Jede Spanne umfasst acht von zehn Fällen. Sie zeigt, was wir vor einem Besuch nicht wissen können: gute und schlechte Sonnenjahre (2005–2025), wann Sie Strom verbrauchen, und wie genau Modell und Standort passen. Beim Geld kommen Preise und Kosten hinzu, soweit Sie sie nicht selbst eingegeben haben.',
      'Geprüft ist das Modell an der Autarkie-Tabelle der HTW Berlin: Im Mittel liegt es weniger als zwei Punkte daneben.',
    ],
    notIncludedTitle: 'Nicht enthalten',
    notIncluded: [
      'ein neuer Zählerschrank, wo er nötig ist',
      'vor Ort gemessener Schatten',
      'dynamische Stromtarife',
      'Kreditzinsen und Förderungen',
      'was die Anlage nach 20 Jahren noch bringt, und der Abbau',
    ],
    tax: `Auf Anlagen ${show(tax.vatLimit)} fallen keine Mehrwertsteuer und keine Einkommensteuer an.`,
  },
  request: {
    /** The message that the consultation form begins with; no address, nothing hidden. */
    begin: 'Meine Angaben im Solarrechner:',
    result: 'Ergebnis:',
    /** Read and changed by the visitor before it is sent. */
    wish: 'Bitte prüfen Sie das für mein Dach.',
  },
  print: {
    inputs: 'Ihre Angaben',
    results: 'Das Ergebnis',
    assumptions: 'Womit gerechnet ist',
  },
  closing: 'Genau wissen wir es, wenn wir auf Ihrem Dach waren. Der Besuch kostet nichts.',
  /** Above the result of a link that was made with another month's values. */
  oldLink: (month: IsoMonth) =>
    `Diese Adresse ist mit den Werten von ${germanDate(month)} entstanden. Hier ist mit den Werten von ${germanDate(valuesAsOf)} neu gerechnet.`,
} as const;
