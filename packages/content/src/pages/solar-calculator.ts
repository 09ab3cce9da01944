import {
  defaultAssumptions,
  feedInLimit,
  marketRanges,
  usualPerformance,
  valuesAsOf,
  whatIfValues,
} from '@rebhang-solar/calculator/assumptions';
import type { Headline } from '@rebhang-solar/calculator/compare/headline';
import type { Cause, PaybackRange, Range } from '@rebhang-solar/calculator/compare/ranges';
import type { Season } from '@rebhang-solar/calculator/compare/typical-days';
import type { WhatIf } from '@rebhang-solar/calculator/compare/what-ifs';
import type { ChoiceField, choices } from '@rebhang-solar/calculator/query/choices';
import {
  areaPerKWp,
  consumptionByPersons,
  type Mistake,
  type NumberField,
  openDefaults,
  type QueryField,
} from '@rebhang-solar/calculator/query/query';
import { placeFactors } from '@rebhang-solar/calculator/weather/places';
import { show } from '../figures/figure.ts';
import { tax } from '../figures/tax.ts';
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
  annahme: {
    label: 'Was sich bei der Einspeisung ändern kann',
    hint: 'Zum Ausprobieren. Heute gilt keine dieser Annahmen von selbst.',
  },
  preis: {
    label: 'Strompreis',
    hint: `Ohne Angabe ${cents(defaultAssumptions.electricityPrice)}, Mittel der Haushalte.`,
  },
  preisanstieg: {
    label: 'Der Strompreis steigt im Jahr um',
    hint: 'Ohne Angabe rechnen wir ohne Anstieg.',
  },
  preispv: {
    label: 'Preis der Anlage ohne Speicher',
    hint: `Aus Ihrem Angebot. Ohne Angabe ${euro(openDefaults.preispv)} je kWp.`,
  },
  preisspeicher: {
    label: 'Preis des Speichers',
    hint: `Aus Ihrem Angebot. Ohne Angabe ${euro(openDefaults.preisspeicher)} je nutzbare kWh.`,
  },
  start: { label: 'Inbetriebnahme', hint: 'Danach richtet sich die Vergütung.' },
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
  einspeisung: { rest: 'Was im Haus übrig bleibt', alles: 'Den ganzen Strom' },
  annahme: {
    keine: 'nichts, es bleibt wie heute',
    'ohne-verguetung': 'keine Vergütung (Entwurf)',
    steuerbox: 'Steuerbox, keine Begrenzung',
    'negative-preise': 'keine Vergütung bei negativen Preisen',
  },
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
  preis: 37,
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

const yearsText = (years: number | null) => (years === null ? 'mehr als 20' : formatNumber(years));

/** „9 bis 14,5 Jahren“; where the end is open „9 bis mehr als 20 Jahren“. */
export function paybackText({ low, high }: PaybackRange): string {
  if (low === null) return 'mehr als 20 Jahren';
  return low === high
    ? `${yearsText(low)} Jahren`
    : `${yearsText(low)} bis ${yearsText(high)} Jahren`;
}

const shareText = ({ value, low, high }: Range) =>
  `etwa ${percent(value)} (${withUnit(germanRange(low, high), '%')})`;

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

/** What moves the pay-back. */
export const causeLabels: Record<Cause, string> = {
  solarCost: `Preis der Anlage: ${rangeOf(marketRanges.solarCostPerKWp, '€/kWp')}`,
  storageCost: `Preis des Speichers: ${rangeOf(marketRanges.storageCostPerKWh, '€/kWh')}`,
  electricityPrice: `Strompreis: ${withUnit(germanRange(marketRanges.electricityPrice[0] * 100, marketRanges.electricityPrice[1] * 100), 'ct/kWh')}`,
  priceGrowth: `Strompreis steigt im Jahr um ${withUnit(germanRange(marketRanges.priceGrowthShare[0] * 100, marketRanges.priceGrowthShare[1] * 100), '%')}`,
  weather: 'Schlechte und gute Sonnenjahre',
  load: 'Wenig oder viel Verbrauch am Tag',
  operatingCost: `Laufende Kosten: ${withUnit(germanRange(marketRanges.operatingCostShare[0] * 100, marketRanges.operatingCostShare[1] * 100), '%')} im Jahr`,
  ageing: 'Wie schnell die Module nachlassen',
  feedInLimit: 'Wie viel die Begrenzung der Einspeisung kostet',
};

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
  noTariff: {
    label: 'Ohne Einspeisevergütung',
    note: 'Entwurf zum EEG 2027 vom Juli 2026, nicht beschlossen.',
  },
  controlBox: {
    label: 'Mit Steuerbox, ohne Begrenzung der Einspeisung',
    note: 'Wer ein intelligentes Messsystem mit Steuerbox hat, darf mehr einspeisen.',
  },
  negativePrices: {
    label: 'Keine Vergütung bei negativen Börsenpreisen',
    note: `${ofShare(whatIfValues.negativePriceShare)} des deutschen Solarstroms fielen 2025 in solche Zeiten. Ein Teil davon wird nach den 20 Jahren nachgeholt.`,
  },
};

export const seasonLabels: Record<Season, string> = {
  winter: 'Ein Tag im Winter',
  spring: 'Ein Tag im Frühling',
  summer: 'Ein Tag im Sommer',
};

/** One assumption of the calculation, with what it rests on. */
export type AssumptionRow = { label: string; value: string; source: string };

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
    value: `Laden ${ofShare(defaultAssumptions.storageChargeEfficiency)}, Speichern ${ofShare(defaultAssumptions.storageHoldingEfficiency)}, Entladen ${ofShare(defaultAssumptions.storageDischargeEfficiency)}; ${withUnit(formatNumber(defaultAssumptions.storageKWPerKWh), 'kW')} Leistung je kWh; Bereitschaft ${withUnit(formatNumber(defaultAssumptions.standbyWattsPerMWh), 'W')} je ${kWh(1000)} Verbrauch`,
    source: 'HTW Berlin, Verbraucherzentrale NRW',
  },
  {
    label: 'Begrenzung der Einspeisung',
    value: `Unter ${withUnit(formatNumber(feedInLimit.belowKWp), 'kWp')} höchstens ${ofShare(feedInLimit.share)} der Leistung, bis eine Steuerbox eingebaut ist`,
    source: `§${narrowSpace}9 EEG`,
  },
  {
    label: 'Alterung',
    value: `Module ${ofShare(defaultAssumptions.degradationShare)} im Jahr; Speicher ${ofShare(defaultAssumptions.storageAgeingShare)} im Jahr bis auf ${ofShare(defaultAssumptions.storageLeastShare)}`,
    source: 'NREL, Garantien der Hersteller',
  },
  {
    label: 'Strompreis',
    value: cents(defaultAssumptions.electricityPrice),
    source: 'BDEW, Mittel der Haushalte, April 2026',
  },
  {
    label: 'Preis der Anlage',
    value: `${euro(defaultAssumptions.solarCostPerKWp)} je kWp (${rangeOf(marketRanges.solarCostPerKWp, '€')})`,
    source: 'Marktpreise 2026',
  },
  {
    label: 'Preis des Speichers',
    value: `${euro(defaultAssumptions.storageCostPerKWh)} je nutzbare kWh (${rangeOf(marketRanges.storageCostPerKWh, '€')})`,
    source: 'Verbraucherzentrale 2026',
  },
  {
    label: 'Laufende Kosten',
    value: `${ofShare(defaultAssumptions.operatingCostShare)} des Anlagenpreises im Jahr`,
    source: 'Fraunhofer ISE, Solarenergie-Förderverein',
  },
  {
    label: 'Einspeisevergütung',
    value: 'nach dem Monat der Inbetriebnahme, 20 Jahre lang',
    source: `EEG 2023: ${[21, 48, 49, 53].map((number) => `§${narrowSpace}${number}`).join(', ')}; Bundesnetzagentur`,
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
    'Der Ertrag kann um etwa ein Zehntel abweichen, der gedeckte Anteil Ihres Verbrauchs um rund fünf Prozentpunkte.',
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
      'Was Strom im ersten vollen Jahr kostet: gekaufter Strom und laufende Kosten, abzüglich der Vergütung.',
    withoutSystem: 'Ohne Anlage',
    withSystem: 'Mit Anlage, ohne Speicher',
    withStorage: 'Mit Anlage und Speicher',
    withAll: 'Mit Anlage',
    rows: ['Posten', 'Im ersten Jahr'],
    avoided: 'Nicht gekaufter Strom',
    feedIn: 'Einspeisevergütung',
    operating: 'Laufende Kosten',
    balance: 'Das bringt die Anlage',
    balanceRange: 'Spanne durch Wetter, Verbrauch und Standort',
    caption: 'Auf zehn Euro gerundet',
    earns: 'Ein Minus heißt: Die Vergütung ist höher als Ihre Kosten.',
    tariff: (rate: string, start: string) =>
      `Vergütung bei Inbetriebnahme im ${start}: ${rate} für 20 Jahre. Förderungen sind in keiner Summe enthalten.`,
  },
  payback: {
    title: 'Wann das Geld wieder da ist',
    text: (years: string) => `Voraussichtlich nach ${years}.`,
    investment: (sum: string, solar: string, storage: string | null) =>
      storage === null
        ? `Gerechnet mit einem Preis von ${sum} für die Anlage.`
        : `Gerechnet mit einem Preis von ${sum}: ${solar} für die Anlage und ${storage} für den Speicher.`,
    all: 'Alles zusammen',
    causes: 'Was diese Spanne ausmacht, jede Ursache für sich',
    drawing: 'Jahre, bis das Geld wieder da ist',
    years: 'Jahre',
    columns: ['Ursache', 'frühestens', 'erwartet', 'spätestens'],
    own: 'Der Strich ist der Wert mit Ihren Angaben, der Balken die Spanne.',
    more: 'über 20',
    never: 'Mit diesen Zahlen kommt das Geld in 20 Jahren nicht zurück.',
    unsure: 'Mit diesen Zahlen rechnet es sich nicht sicher.',
    missing: (sum: string) => `Nach 20 Jahren fehlen noch rund ${sum}.`,
    twenty: (sum: string) => `Nach 20 Jahren bleiben nach Abzug der Kosten rund ${sum}.`,
  },
  storage: {
    title: 'Mit und ohne Speicher',
    alone: (kWh: string, saved: string, euros: string, cost: string) =>
      `Ihr Speicher mit ${kWh} erspart Ihnen im ersten Jahr ${saved} Strom aus dem Netz. Das sind ${euros} mehr im Jahr als ohne Speicher, bei einem Preis von ${cost}.`,
    back: (years: string) => `Für sich allein hat er sich nach ${years} bezahlt.`,
    loses: 'Der Speicher kostet in 20 Jahren mehr, als er bringt.',
    lasts: 'Gerechnet, als hielte der Speicher 20 Jahre.',
    none: 'Sie haben keinen Speicher gewählt. Die Zeichnung zeigt, was einer brächte.',
    full: 'Wer den ganzen Strom einspeist, braucht keinen Speicher.',
    hardlyMore: (kWh: string, least: string) =>
      `Ab ${kWh} bringt mehr Speicher kaum noch etwas: weniger als ${least} im Jahr je weitere Kilowattstunde.`,
    hardlyAtAll: (least: string) =>
      `Ein Speicher bringt hier kaum etwas: schon die erste Kilowattstunde weniger als ${least} im Jahr.`,
    drawing: 'Gedeckter Anteil des Verbrauchs nach Größe des Speichers',
    axis: 'Speicher in kWh',
    columns: ['Speicher', 'Autarkie', 'Mehr im Jahr', 'Ersparnis der letzten kWh'],
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
      'Was jede Änderung an dem ändert, was die Anlage im ersten Jahr bringt. Mit einem Tippen rechnen wir damit weiter.',
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
      'Die Spannen zeigen, was wir vor einem Besuch nicht wissen können: gute und schlechte Sonnenjahre (2005–2025), wann Sie Strom verbrauchen, und wie genau Modell und Standort passen. Beim Geld kommen Preise und Kosten hinzu, soweit Sie sie nicht selbst eingegeben haben.',
      'Geprüft ist das Modell an der Autarkie-Tabelle der HTW Berlin: Im Mittel liegt es weniger als zwei Punkte daneben.',
    ],
    notIncludedTitle: 'Nicht enthalten',
    notIncluded: [
      'Austausch des Wechselrichters, meist einmal nach 12 bis 15 Jahren',
      'Messstellenbetrieb, Versicherung, Gerüst und Zählerschrank',
      'vor Ort gemessener Schatten',
      'dynamische Stromtarife',
      'Zinsen und Förderungen',
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
  /** Where the tariff of the start is not known yet. */
  unknownTariff:
    'Für diesen Monat steht die Vergütung noch nicht fest. Gerechnet ist mit dem letzten bekannten Satz.',
} as const;
