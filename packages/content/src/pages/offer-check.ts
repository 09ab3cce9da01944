import type { PaybackRange } from '@rebhang-solar/calculator/compare/ranges';
import type { Regime } from '@rebhang-solar/calculator/law/regime';
import { valuesAsOf } from '@rebhang-solar/calculator/market';
import {
  atSize,
  type JudgedOffer,
  type JudgedPrice,
  type Span,
  usualPerKWp,
} from '@rebhang-solar/calculator/offer/judge-offer';
import type {
  DefectAnswer,
  Offer,
  OfferField,
  OfferMistake,
  OfferNumber,
  OfferPart,
  PartAnswer,
} from '@rebhang-solar/calculator/offer/offer-query';
import type { Query } from '@rebhang-solar/calculator/query/query';
import { costs } from '../figures/costs.ts';
import { show } from '../figures/figure.ts';
import { marketFigures, systemPriceRows } from '../figures/market.ts';
import { rights } from '../figures/rights.ts';
import { tax } from '../figures/tax.ts';
import { warranty } from '../figures/warranty.ts';
import { inTwentyYears, paybackRange, regimeConditions, regimeLabels } from '../houses/by-law.ts';
import { standardHouses } from '../houses/standard-houses.ts';
import {
  asOfNote,
  euro,
  formatNumber,
  germanRange,
  type IsoMonth,
  kWh,
  kWp,
  listed,
  sentenceBegin,
  withUnit,
} from '../typography.ts';
import { choiceLabels } from './solar-calculator.ts';

/** „1.000–1.800 €“ */
export const euroSpan = ([low, high]: Span) => withUnit(germanRange(low, high, 0), '€');

/** Label, unit and an example of each number. */
export const offerNumbers: Record<
  OfferNumber,
  { label: string; unit: string; example: number; hint?: string }
> = {
  angebot: { label: 'Preis, alles zusammen', unit: '€', example: 19_400 },
  davonspeicher: { label: 'davon Speicher', unit: '€', example: 5100 },
  kwp: { label: 'Anlage', unit: 'kWp', example: 10 },
  speicher: { label: 'Speicher', unit: 'kWh', example: 8 },
};

export const offerPartLabels: Record<OfferPart, { label: string; long: string }> = {
  geruest: { label: 'Gerüst', long: 'Gerüst' },
  zaehlerschrank: { label: 'Zählerschrank', long: 'Zählerschrank' },
  anmeldung: { label: 'Anmeldung', long: 'Anmeldung beim Netzbetreiber' },
  ueberwachung: { label: 'Überwachung', long: 'Überwachung per App' },
};

const fieldLabels: Record<OfferField, string> = {
  angebot: offerNumbers.angebot.label,
  davonspeicher: offerNumbers.davonspeicher.label,
  kwp: offerNumbers.kwp.label,
  speicher: offerNumbers.speicher.label,
  geruest: offerPartLabels.geruest.label,
  zaehlerschrank: offerPartLabels.zaehlerschrank.label,
  anmeldung: offerPartLabels.anmeldung.label,
  ueberwachung: offerPartLabels.ueberwachung.label,
  gewaehrleistung: 'Gewährleistung',
};

export const offerFieldLabel = (field: OfferField): string => fieldLabels[field];

export const partAnswerLabels: Record<PartAnswer, string> = {
  ja: 'ja',
  nein: 'nein',
  unklar: 'steht nicht drin',
};

export const defectAnswerLabels: Record<DefectAnswer, string> = {
  zwei: show(rights.defectsOfPurchase),
  fuenf: `ab ${show(warranty.workmanship)}`,
  unklar: partAnswerLabels.unklar,
};

/** What is wrong with a field, in one sentence. */
export function offerMistakeText(field: OfferField, mistake: OfferMistake): string {
  const label = fieldLabels[field];
  const { unit, example } = offerNumbers[field as OfferNumber] ?? { unit: '', example: 0 };
  switch (mistake.kind) {
    case 'missing':
    case 'number':
      return `${label}: Bitte eine Zahl eingeben, zum Beispiel ${formatNumber(example)}.`;
    case 'low':
    case 'high':
      return `${label}: Bitte einen Wert von ${withUnit(formatNumber(mistake.least), unit)} bis ${withUnit(formatNumber(mistake.most), unit)} eingeben.`;
    case 'part of price':
      return `${label}: Das muss weniger sein als der ganze Preis.`;
    case 'no storage':
      return `${label}: Bitte die nutzbaren Kilowattstunden eingeben, zum Beispiel ${formatNumber(example)}.`;
    default:
      return `${label}: Diese Auswahl gibt es nicht.`;
  }
}

const isWithin = (judged: JudgedPrice | null) => judged === null || judged.verdict === 'fair';
const partVerdicts = { cheap: 'auffällig günstig', fair: 'üblich', dear: 'zu teuer' } as const;

/** Above a price on the scale: „zu teuer“. */
export const judgedWord = ({ verdict }: JudgedPrice): string => partVerdicts[verdict];

const thirds = {
  lower: 'im unteren Teil dessen',
  middle: 'mitten in dem',
  upper: 'im oberen Teil dessen',
} as const;

/** The first sentence of the answer. `isPaid` is false where the model says that twenty years are not enough. */
export function offerVerdict(offer: Offer, judged: JudgedOffer, isPaid: boolean): string {
  const { total, perKWp, perKWh, difference, third } = judged;
  const your = offer.storageKWh > 0 ? 'Ihr Angebot' : 'Ihr Angebot ohne Speicher';
  const unpaid = isPaid ? '' : ` In ${withUnit('20', 'Jahren')} nicht bezahlt.`;
  if (total.verdict === 'dear') {
    return `Zu teuer: ${euro(difference)} über dem, was ${offer.storageKWh > 0 ? '' : 'ohne Speicher '}heute üblich ist.${unpaid}`;
  }
  if (total.verdict === 'cheap') {
    return `Auffällig günstig: ${euro(difference)} unter dem, was ${offer.storageKWh > 0 ? '' : 'ohne Speicher '}heute üblich ist. Fragen Sie, was fehlt.`;
  }
  if (!isWithin(perKWp) && perKWp) {
    return `Insgesamt üblich, aber die Anlage ist ${judgedWord(perKWp)}.${unpaid}`;
  }
  if (!isWithin(perKWh) && perKWh) {
    return `Insgesamt üblich, aber der Speicher ist ${judgedWord(perKWh)}.${unpaid}`;
  }
  return `Fair: ${your} liegt ${thirds[third]}, was heute üblich ist.${unpaid}`;
}

/** The same in a few words, for the bar at the foot of a phone. */
export function offerVerdictShort({ total, difference }: JudgedOffer): string {
  if (total.verdict === 'fair') return 'Im Üblichen';
  return total.verdict === 'dear' ? `${euro(difference)} zu teuer` : 'Auffällig günstig';
}

/** What one law makes of an offer. */
export type OfferLaw = { regime: Regime; payback: PaybackRange; afterTwenty: number };
/** By each law that may hold, the more cautious first. */
export type OfferLaws = readonly [cautious: OfferLaw, other?: OfferLaw];

/** „14,5 Jahre“, „über 20 Jahre“ */
export function paybackFigure({ value }: PaybackRange): [amount: string, unit: string] {
  return [value === null ? 'über 20' : formatNumber(value), 'Jahre'];
}

/** „12–19 Jahre“, „17 bis über 20 Jahre“ */
export function paybackSpan({ low, high }: PaybackRange): string {
  if (low === null) return `über ${withUnit('20', 'Jahre')}`;
  return high === null
    ? `${formatNumber(low)} bis über ${withUnit('20', 'Jahre')}`
    : withUnit(germanRange(low, high), 'Jahre');
}

/** By which law the years are counted, and what the other one would make of them. */
export function lawNote([cautious, other]: OfferLaws): string {
  return other === undefined
    ? `Gerechnet nach ${regimeLabels[cautious.regime]}.`
    : `Vorsichtig gerechnet: ${regimeLabels[cautious.regime]}. ${sentenceBegin(regimeConditions[other.regime])}, bezahlt nach ${paybackRange(other.payback)}.`;
}

/** For which house. */
export function houseNote(query: Query | null): string {
  if (query === null) {
    return `Gerechnet für vier Personen mit ${kWh(standardHouses.family.consumptionKWh)} im Jahr und einem Dach nach Süden, das Haus unserer Beispiele.`;
  }
  const { richtung } = query;
  const roof =
    richtung === 'unbekannt'
      ? 'ein Dach nach Südosten, weil die Richtung offen ist'
      : `ein Dach nach ${choiceLabels.richtung[richtung]}`;
  const more = [
    ...(query.auto > 0 ? ['Elektroauto'] : []),
    ...(query.waerme > 0 ? ['Wärmepumpe'] : []),
  ];
  return `Gerechnet für Ihr Haus: ${listed([`${kWh(query.verbrauch)} im Jahr`, ...more, roof])}.`;
}

/** Our own range for a size. */
export const ownPerKWp = (size: number): Span =>
  atSize(costs.perKwpToday.value, costs.perKwpTodaySize.value, size);
export const ownPerKWh: Span = costs.storagePerKwhToday.value;
export const ownTotal = (size: number, storage: number): Span => {
  const [low, high] = ownPerKWp(size);
  const [storageLow, storageHigh] = ownPerKWh;
  const hundred = (value: number) => Math.round(value / 100) * 100;
  return [hundred(low * size + storageLow * storage), hundred(high * size + storageHigh * storage)];
};

const isExtra = (part: OfferPart): boolean => part !== 'ueberwachung';

/** What a part costs, beside its row. */
export function partCost(part: OfferPart, answer: PartAnswer, usual: Span): string {
  if (!isExtra(part)) return 'ohne Aufpreis';
  return answer === 'ja' ? `üblich ${euroSpan(usual)}` : euroSpan(usual);
}

export const partStates: Record<PartAnswer, string> = {
  ja: 'steht im Preis',
  nein: 'nicht im Preis',
  unklar: 'steht nicht drin',
};

/** The row of the time in which the seller answers for defects: name, what the offer says, what we give. */
export function defectRow(answer: DefectAnswer): { label: string; note: string; own: string } {
  const least = show(rights.defectsOfPurchase);
  const label =
    answer === 'unklar' ? 'Gewährleistung' : `Gewährleistung ${defectAnswerLabels[answer]}`;
  const notes: Record<DefectAnswer, string> = {
    zwei: 'nur, was das Gesetz verlangt',
    fuenf: `mehr als die ${least}, die das Gesetz mindestens verlangt`,
    unklar: `steht nicht drin; das Gesetz verlangt mindestens ${least}`,
  };
  return { label, note: notes[answer], own: `bei uns ${show(warranty.workmanship)}` };
}

/** The price with all that is missing, and where it would lie then. */
export function missingNote(offer: Offer, judged: JudgedOffer): string {
  const { missing, withMissing, total } = judged;
  const open = missing.filter(({ part }) => isExtra(part));
  if (open.length === 0) return 'Gerüst, Zählerschrank und Anmeldung stehen im Preis.';
  const [, high] = withMissing;
  const [usualLow, usualHigh] = total.usual;
  const all = listed(open.map(({ part }) => fieldLabels[part]));
  const place =
    high > usualHigh
      ? total.verdict === 'dear'
        ? ''
        : ', mehr als heute üblich'
      : high < usualLow
        ? ', auch dann weniger als üblich'
        : ', weiter im Üblichen';
  return `Offen: ${all}. Mit allem, was fehlt, wären es ${withMissingText(offer, judged)}${place}.`;
}

/** The price with what is missing alone: „19.400 €“, „bis zu 23.800 €“, „20.000–23.800 €“. */
export function withMissingText({ price }: Offer, { withMissing }: JudgedOffer): string {
  const [low, high] = withMissing;
  if (high === price) return euro(price);
  return low === price ? `bis zu ${euro(high)}` : euroSpan([low, high]);
}

/** What the consultation form begins with; read and changed by the visitor before it is sent. */
export function offerRequestMessage(offer: Offer): string {
  const storage = offer.storagePrice === null ? '' : `, davon Speicher ${euro(offer.storagePrice)}`;
  return [
    `Mir liegt ein Angebot vor: ${euro(offer.price)}${storage}, Anlage ${kWp(offer.kWp)}${offer.storageKWh > 0 ? `, Speicher ${kWh(offer.storageKWh)}` : ''}.`,
    '',
    'Bitte sehen Sie es an und machen Sie mir ein eigenes.',
  ].join('\n');
}

/** A question to be read out, and why it is worth asking. */
type OfferQuestion = { question: string; why: string };

/** What to ask, the most expensive first. */
export function offerQuestions(offer: Offer, judged: JudgedOffer): OfferQuestion[] {
  const { total, perKWp, perKWh } = judged;
  const answer = offer.parts;
  const found: (OfferQuestion | false)[] = [
    total.verdict === 'cheap' && {
      question: 'Was ist in diesem Preis nicht enthalten?',
      why: 'Lassen Sie sich alles, was zur fertigen Anlage fehlt, mit Betrag nennen.',
    },
    perKWp?.verdict === 'dear' && {
      question: `Warum kostet ein Kilowatt ${euro(perKWp.price)}?`,
      why: `Üblich sind ${euroSpan(perKWp.usual)}. Gründe gibt es: ein schwieriges Dach, besondere Geräte.`,
    },
    perKWh?.verdict === 'dear' && {
      question: `Warum kostet die Kilowattstunde Speicher ${euro(perKWh.price)}?`,
      why: `Üblich sind ${euroSpan(perKWh.usual)}. Fragen Sie auch nach dem Preis ohne Speicher.`,
    },
    offer.storageKWh > 0 &&
      offer.storagePrice === null && {
        question: 'Was kostet der Speicher allein, und wie viele Kilowattstunden sind nutzbar?',
        why: 'Erst dann lassen sich Anlage und Speicher einzeln vergleichen.',
      },
    answer.geruest !== 'ja' && {
      question: answer.geruest === 'nein' ? 'Was kostet das Gerüst?' : 'Steht das Gerüst im Preis?',
      why: 'Wenn nicht, gehört es als Zeile mit Betrag ins Angebot.',
    },
    answer.zaehlerschrank !== 'ja' && {
      question: 'Was kostet der Zählerschrank höchstens?',
      why: 'Lassen Sie sich eine Obergrenze hineinschreiben. „Nach Aufwand“ heißt: Das Risiko tragen Sie.',
    },
    answer.anmeldung !== 'ja' && {
      question: 'Wer meldet die Anlage an, und wer ordnet sie der Einspeisung zu?',
      why: 'Ohne Anmeldung und Zuordnung zahlt der Netzbetreiber nichts.',
    },
    offer.defects !== 'fuenf' && {
      question: 'Wie lange stehen Sie für Mängel ein, auch an Modulen und Geräten?',
      why: `Das Gesetz verlangt mindestens ${show(rights.defectsOfPurchase)}. Die Frist gehört in den Vertrag.`,
    },
    answer.ueberwachung !== 'ja' && {
      question: 'Womit sehe ich, ob die Anlage liefert?',
      why: 'Die App des Wechselrichters kostet nichts, und die Zugangsdaten gehören Ihnen.',
    },
    total.verdict === 'dear' && {
      question: 'Wie lange gilt das Angebot?',
      why: `Eile ist kein Grund. Wer zu Hause unterschreibt, kann meist ${show(rights.withdrawal)} lang widerrufen.`,
    },
    {
      question: `Welche Module, welcher Wechselrichter${offer.storageKWh > 0 ? ', welcher Speicher' : ''} genau?`,
      why: 'Hersteller und Typ gehören ins Angebot, sonst lässt sich nichts vergleichen.',
    },
    {
      question: 'Wann bezahle ich wie viel?',
      why: 'Gezahlt wird für das, was geliefert oder gebaut ist; den Rest erst, wenn die Anlage läuft.',
    },
  ];
  return found.filter((question) => question !== false).slice(0, mostQuestions);
}

/** More of them nobody asks. */
const mostQuestions = 6;

/** Of two offers the one that leaves more. */
export function comparisonVerdict([first, second]: readonly [number, number]): string {
  const difference = Math.round(Math.abs(first - second) / 100) * 100;
  if (difference < leastDifference) {
    return 'Beide Angebote bringen in zwanzig Jahren fast dasselbe.';
  }
  const better = first > second ? 'Angebot A' : 'Angebot B';
  return `${better} ist für Sie das bessere: In zwanzig Jahren ${euro(difference)} mehr.`;
}

/** Euros in twenty years; below it the model cannot tell two offers apart. */
const leastDifference = 500;

/** Euros per kWp that are usual, and ours, for the sizes of houses. */
export const usualBySize: readonly { size: number; usual: Span; own: Span }[] = systemPriceRows
  .filter(({ kWp: size }) => size <= 20)
  .map(({ kWp: size }) => ({ size, usual: usualPerKWp(size), own: ownPerKWp(size) }));

/** The same, before anything is entered. */
export const usualTable = {
  caption: `Heute üblich und bei uns, ohne Speicher (${asOfNote(valuesAsOf as IsoMonth)})`,
  head: ['Größe', 'üblich je kWp', 'bei uns je kWp'],
  rows: usualBySize.map(({ size, usual, own }) => [kWp(size), euroSpan(usual), euroSpan(own)]),
};

export const offerCheckPage = {
  form: {
    title: 'Ihr Angebot',
    contents: 'Was steht im Preis?',
    submit: 'Angebot prüfen',
    check: 'Bitte sehen Sie noch einmal nach:',
    second: 'Zweites Angebot daneben stellen',
    secondTitle: 'Zweites Angebot',
    house: 'Für Ihr Haus rechnen',
    houseHint: `Ohne Angaben rechnen wir mit ${kWh(standardHouses.family.consumptionKWh)} im Jahr und einem Dach nach Süden.`,
    anyDirection: 'keine Angabe',
    /** „27.900 €, 10 kWp, 8 kWh“ */
    line: ({ price, kWp: size, storageKWh }: Offer) =>
      [euro(price), kWp(size), ...(storageKWh > 0 ? [kWh(storageKWh)] : [])].join(', '),
    change: 'Ändern',
  },
  plate: {
    perKWp: 'je kWp',
    perKWh: 'je kWh Speicher',
    total: 'alles zusammen',
    paid: 'bis bezahlt',
    usual: (span: Span) => `üblich ${euroSpan(span)}`,
  },
  scale: {
    title: 'Wo es im Markt liegt',
    intro: ({ kWp: size, storageKWh }: Offer) =>
      `Anlagen um ${kWp(size)}${storageKWh > 0 ? ` mit ${kWh(storageKWh)} Speicher` : ' ohne Speicher'}, ohne Mehrwertsteuer (${show(tax.vatRate)} ${show(tax.vatLimit)}). ${asOfNote(valuesAsOf as IsoMonth)}.`,
    offer: 'Ihr Angebot',
    usual: 'heute üblich',
    own: 'bei uns',
    perKWp: 'Anlage je kWp',
    perKWh: 'Speicher je kWh',
    total: 'Alles zusammen',
    note: `Üblich: ${marketFigures.systemPerKwp.source}; Speicher: ${marketFigures.storagePerKwh.source}. Wir sind selbst Anbieter: Unsere Spanne gilt bei ${show(costs.perKwpTodaySize)} und ist auf Ihre Größe umgerechnet.`,
  },
  contents: {
    title: 'Was im Preis ist, und was nicht',
    note: 'Die Beträge sind unsere Annahmen für ein Einfamilienhaus.',
  },
  questions: { title: 'Das sollten Sie fragen' },
  comparison: {
    title: 'Beide Angebote nebeneinander',
    names: ['Angebot A', 'Angebot B'],
    rows: {
      size: 'Angebot',
      verdict: 'Urteil',
      perKWp: 'je kWp',
      perKWh: 'je kWh Speicher',
      withMissing: 'mit allem, was fehlt',
      paid: 'bezahlt nach',
      twenty: `bleibt ${inTwentyYears}`,
      defects: 'Gewährleistung',
    },
    none: 'ohne Speicher',
    unknown: 'nicht genannt',
    cautious: 'Jahre und Summe sind vorsichtig gerechnet, ohne das, was fehlt.',
  },
  before: {
    title: 'Was heute üblich ist',
    text: `Teilen Sie den Preis ohne Speicher durch die kWp. Ein kWh Speicher kostet heute ${show(marketFigures.storagePerKwhRange)}, bei uns ${show(costs.storagePerKwhToday)}.`,
    own: `Wir sind selbst Anbieter. Unsere Spanne gilt bei ${show(costs.perKwpTodaySize)}; für andere Größen ist sie umgerechnet, wie der Markt mit der Größe fällt.`,
    included: `In diesen Preisen ist alles enthalten. Fehlt etwas, kommen dazu (${marketFigures.scaffold.source.split(':')[0]}): Gerüst ${show(marketFigures.scaffold)}, Zählerschrank ${show(marketFigures.meterCabinet)}, Anmeldung ${show(marketFigures.gridRegistration)}.`,
  },
  calculator: 'Dasselbe Angebot im Solarrechner',
  request: 'Eigenes Angebot anfragen',
  requestShort: 'Anfragen',
  closing:
    'Auch wenn das Angebot nicht von uns ist: Wir sehen es mit Ihnen an und sagen, wenn Sie es nehmen sollten.',
  article: 'Was eine Anlage kostet, und wie man ein Angebot liest',
} as const;
