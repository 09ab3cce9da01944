import type { MoneyAnswer } from '@rebhang-solar/calculator/answer/answer';
import type { PaybackRange } from '@rebhang-solar/calculator/answer/measures';
import type { Regime } from '@rebhang-solar/calculator/law/regime';
import { market, valuesAsOf } from '@rebhang-solar/calculator/market';
import {
  atSize,
  type JudgedOffer,
  type JudgedPrice,
  type OfferComparison,
  type Span,
  usualPerKWp,
  usualTotal,
  type Verdict,
} from '@rebhang-solar/calculator/offer/judge-offer';
import {
  type DefectAnswer,
  type Offer,
  type OfferChoice,
  type OfferField,
  type OfferKind,
  type OfferMistake,
  type OfferNumber,
  type OfferPart,
  offerParts,
  type PartAnswer,
  type VatAnswer,
} from '@rebhang-solar/calculator/offer/offer-query';
import type { StoragePayback } from '@rebhang-solar/calculator/offer/storage-payback';
import { calculationOf, limits, type Query } from '@rebhang-solar/calculator/query/query';
import { costs } from '../figures/costs.ts';
import { amount, show, showDative } from '../figures/figure.ts';
import { marketFigures, systemPriceRows } from '../figures/market.ts';
import { registration } from '../figures/registration.ts';
import { rights } from '../figures/rights.ts';
import { tax } from '../figures/tax.ts';
import { warranty } from '../figures/warranty.ts';
import { inTwentyYears, paybackRange, regimeConditions, regimeLabels } from '../houses/by-law.ts';
import { familyInWords, standardHouses } from '../houses/standard-houses.ts';
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
import { choiceLabels, returnText, sizeText } from './solar-calculator.ts';

/** „1.000–1.800 €“ */
export const euroSpan = ([low, high]: Span) => withUnit(germanRange(low, high, 0), '€');

/** Label, unit and an example of each number. */
export const offerNumbers: Record<
  OfferNumber,
  { label: string; unit: string; example: number; ofStorage?: number }
> = {
  angebot: { label: 'Preis, alles zusammen', unit: '€', example: 19_400, ofStorage: 6400 },
  davonspeicher: { label: 'davon Speicher', unit: '€', example: 5100 },
  kwp: { label: 'Anlage', unit: 'kWp', example: 10 },
  speicher: { label: 'Speicher', unit: 'kWh', example: 8 },
  seit: { label: 'In Betrieb seit', unit: '', example: 2019 },
};

const fieldLabels: Record<OfferField, string> = {
  angebot: offerNumbers.angebot.label,
  davonspeicher: offerNumbers.davonspeicher.label,
  kwp: offerNumbers.kwp.label,
  speicher: offerNumbers.speicher.label,
  seit: offerNumbers.seit.label,
  einbau: 'Einbau',
  geruest: 'Gerüst',
  zaehlerschrank: 'Zählerschrank',
  anmeldung: 'Anmeldung',
  ueberwachung: 'Überwachung',
  mwst: 'Mehrwertsteuer',
  gewaehrleistung: 'Gewährleistung',
};

export const offerFieldLabel = (field: OfferField, kind: OfferKind = 'anlage'): string =>
  kind === 'speicher' && field === 'kwp' ? 'Vorhandene Anlage' : fieldLabels[field];

/** A number as it stands in a field: a year is not divided into thousands. */
export const offerNumber = (field: OfferField, value: number): string =>
  field === 'seit' ? String(value) : formatNumber(value);

const partAnswerLabels: Record<PartAnswer, string> = {
  ja: 'ja',
  nein: 'nein',
  unklar: 'steht nicht da',
};

const vatAnswerLabels: Record<VatAnswer, string> = {
  drin: `${withUnit('19', '%')} drin`,
  keine: withUnit('0', '%'),
  unklar: partAnswerLabels.unklar,
};

export const defectAnswerLabels: Record<DefectAnswer, string> = {
  zwei: show(rights.defectsOfPurchase),
  fuenf: `ab ${show(warranty.workmanship)}`,
  unklar: partAnswerLabels.unklar,
};

/** The answers to a question about the price. */
export function offerAnswers(field: OfferChoice): { value: string; label: string }[] {
  const labels =
    field === 'mwst'
      ? vatAnswerLabels
      : field === 'gewaehrleistung'
        ? defectAnswerLabels
        : partAnswerLabels;
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** What is wrong with a field, in one sentence. */
export function offerMistakeText(
  field: OfferField,
  mistake: OfferMistake,
  kind: OfferKind = 'anlage',
): string {
  const label = offerFieldLabel(field, kind);
  const found = offerNumbers[field as OfferNumber];
  const unit = found?.unit ?? '';
  const example = (kind === 'speicher' && found?.ofStorage) || (found?.example ?? 0);
  const bound = (value: number) => withUnit(offerNumber(field, value), unit);
  switch (mistake.kind) {
    case 'missing':
    case 'number':
      return `${label}: Bitte eine Zahl eingeben, zum Beispiel ${offerNumber(field, example)}.`;
    case 'low':
    case 'high':
      return `${label}: Bitte einen Wert von ${bound(mistake.least)} bis ${bound(mistake.most)} eingeben.`;
    case 'part of price':
      return `${label}: Das muss weniger sein als der ganze Preis.`;
    case 'no storage':
      return `${label}: Bitte die nutzbaren Kilowattstunden eingeben, zum Beispiel ${offerNumber(field, example)}.`;
    default:
      return `${label}: Diese Auswahl gibt es nicht.`;
  }
}

const verdictWords: Record<Verdict, string> = {
  below: 'unter dem Üblichen',
  cheap: 'günstig',
  fair: 'fair',
  dear: 'teuer',
  above: 'über dem Üblichen',
};

/** „Fair“ */
const verdictBegin = ({ verdict }: JudgedPrice) => sentenceBegin(verdictWords[verdict]);

/** The first sentences of the answer. @param isPaid false where the model says that the years are not enough */
export function offerVerdict(offer: Offer, judged: JudgedOffer, isPaid: boolean): string {
  const { total, perKWp, perKWh, difference } = judged;
  const years =
    offer.kind === 'speicher'
      ? `${showDative(marketFigures.storageLife)}, so lange hält er etwa,`
      : withUnit('20', 'Jahren');
  const unpaid = isPaid ? '' : ` In ${years} nicht bezahlt.`;
  if (total.verdict === 'above') {
    return `Über dem Üblichen: ${wholeText(offer, judged)}, ${euro(difference)} mehr als die Spanne, mit der wir rechnen.${unpaid}`;
  }
  if (total.verdict === 'below') {
    return `Unter dem Üblichen: ${wholeText(offer, judged)}, ${euro(difference)} weniger als die Spanne, mit der wir rechnen. Fragen Sie, was fehlt.`;
  }
  const part =
    perKWh?.verdict === 'above'
      ? ' Der Speicher allein ist über dem Üblichen.'
      : perKWp?.verdict === 'above'
        ? ' Die Anlage allein ist über dem Üblichen.'
        : '';
  return `${verdictBegin(total)}: ${wholeText(offer, judged)}.${part}${unpaid}`;
}

/** „17.000 € mit allem, was dazugehört“, „6.700 € für 8 kWh“ */
const wholeText = ({ kind, price, storageKWh }: Offer, { total }: JudgedOffer) =>
  kind === 'speicher'
    ? `${euro(total.price)} für ${kWh(storageKWh)}`
    : total.price === price
      ? euro(price)
      : `${euro(total.price)} mit allem, was dazugehört`;

/** The same in a few words, for the bar at the foot of a phone. */
export function offerVerdictShort({ total, difference }: JudgedOffer): string {
  return total.verdict === 'above' ? `${euro(difference)} über dem Üblichen` : verdictBegin(total);
}

/** Tax that a home does not pay, and the size of the storage: what else is to be said beside the verdict. */
export function offerRemarks(
  { storageKWh }: Offer,
  { vat }: JudgedOffer,
  enough: number | null,
  consumptionKWh: number,
  better: MoneyAnswer['better'],
): string[] {
  return [
    ...(vat > 0
      ? [`${euro(Math.round(vat))} Mehrwertsteuer: bei Wohnhäusern ${withUnit('0', '%')}.`]
      : []),
    ...(enough === null
      ? []
      : [
          `Der Speicher mit ${kWh(storageKWh)} ist größer als nötig: Für ${kWh(consumptionKWh)} im Jahr reichen etwa ${kWh(enough)}.`,
        ]),
    ...(better
      ? [`In Ihrem Haus blieben mit ${sizeText(better)} ${euro(better.more)} mehr übrig.`]
      : []),
  ];
}

/** What one law makes of an offer. */
export type OfferLaw = {
  regime: Regime;
  payback: PaybackRange;
  afterTwenty: number;
  /** Per cent a year. */
  returnPercent: number;
};
/** What the model makes of an offer, and the size that would leave much more in the visitor's own house. */
export type OfferMoney = {
  /** Null for a storage alone. */
  laws: OfferLaws | null;
  better: MoneyAnswer['better'];
  storage: StoragePayback | null;
};
/** By each law that may hold, the more cautious first. */
export type OfferLaws = readonly [cautious: OfferLaw, other?: OfferLaw];

/** What a fed-in kilowatt-hour of the system that exists is worth in the account. */
export function storageNote({ since }: Offer, { cents, paidUntil }: StoragePayback): string {
  const rate = withUnit(formatNumber(cents, 2), 'ct');
  const paid =
    cents === 0
      ? `Für eingespeisten Strom ist nichts gerechnet: Die ${withUnit('20', 'Jahre')} der Vergütung sind um.`
      : since === null
        ? `Gerechnet mit ${rate} für jede eingespeiste kWh, dem heutigen Satz, weil das Jahr der Anlage offen ist.`
        : `Gerechnet mit ${rate} für jede eingespeiste kWh bis Ende ${paidUntil}, dem Mittel der Sätze von ${since}.`;
  const isPaidForUse = since !== null && since >= 2009 && since <= 2012;
  return isPaidForUse
    ? `${paid} Manche Anlage von 2009 bis 2012 bekommt auch für selbst verbrauchten Strom Geld; das ist nicht gerechnet.`
    : paid;
}

/** By which law the years are counted, and what the other one would make of them. */
export function lawNote([cautious, other]: OfferLaws): string {
  return other === undefined
    ? `Gerechnet ${regimeLabels[cautious.regime]}.`
    : `Vorsichtig gerechnet, ${regimeLabels[cautious.regime]} zum EEG 2027 (nicht beschlossen). ${sentenceBegin(regimeConditions[other.regime])}, bezahlt nach ${paybackRange(other.payback)}, ${returnText(other.returnPercent)} Rendite im Jahr.`;
}

/** Where the model does not reckon: flats, businesses and large systems. */
export const priceOnly = ({ kind }: Offer) =>
  `Nur der Preis ist verglichen. Was ${kind === 'speicher' ? 'der Speicher' : 'die Anlage'} bringt, rechnen wir hier für einen Haushalt und bis ${kWp(limits.kwp.most)}.`;

/** For which house. */
export function houseNote(query: Query | null): string {
  if (query === null) {
    return `Gerechnet für ${familyInWords} mit ${kWh(standardHouses.family.verbrauch)} im Jahr und einem Dach nach Süden, das Haus unserer Beispiele.`;
  }
  const { richtung } = query;
  const roof =
    richtung === 'unbekannt'
      ? 'ein Dach nach Südosten, weil die Richtung offen ist'
      : `ein Dach nach ${choiceLabels.richtung[richtung].replaceAll(/(Süd|Nord|[Oo]st|[Ww]est)\b/g, '$&en')}`;
  const { electricCar, heatPump } = calculationOf({ ...query, kwp: 0, speicher: 0 }).input;
  const more = [...(electricCar ? ['Elektroauto'] : []), ...(heatPump ? ['Wärmepumpe'] : [])];
  return `Gerechnet für Ihr Haus: ${listed([`${kWh(query.verbrauch)} im Jahr`, ...more, roof])}.`;
}

/** Our own range for a size. */
const ownPerKWp = (size: number): Span =>
  atSize(costs.perKwpToday.value, costs.perKwpTodaySize.value, size);
const ownPerKWh: Span = costs.storagePerKwhToday.value;
const ownTotal = (size: number, storage: number): Span => {
  const [low, high] = ownPerKWp(size);
  const [storageLow, storageHigh] = ownPerKWh;
  const hundred = (value: number) => Math.round(value / 100) * 100;
  return [hundred(low * size + storageLow * storage), hundred(high * size + storageHigh * storage)];
};

const isExtra = (part: OfferPart): boolean => part !== 'ueberwachung';

/** The price with all that is missing, as an account. */
export function wholeAccount(offer: Offer, { missing, total }: JudgedOffer) {
  const added = missing.filter(({ part }) => isExtra(part));
  return {
    rows: [
      { label: 'Preis im Angebot', note: '', amount: euro(offer.price) },
      ...added.map(({ part, answer, usual, middle }) => ({
        label: fieldLabels[part],
        note: `${answer === 'nein' ? 'nicht dabei' : 'falls es fehlt'}, ${euroSpan(usual)}, im Mittel`,
        amount: `+${formatNumber(middle)}`,
      })),
    ],
    sum: { label: 'Gesamtpreis', amount: euro(total.price) },
  };
}

/** For each part that one of the offers lacks: what it adds to each, or that it is in. */
export function missingRows(offers: readonly JudgedOffer[]): string[][] {
  const parts = offerParts.filter(
    (part) =>
      isExtra(part) && offers.some(({ missing }) => missing.some((one) => one.part === part)),
  );
  return parts.map((part) => [
    fieldLabels[part],
    ...offers.map(({ missing }) => {
      const found = missing.find((one) => one.part === part);
      return found ? `+${euro(found.middle)}` : offerCheckPage.comparison.included;
    }),
  ]);
}

/** What we charge for a storage ourselves; of one that is fitted later there is no price of ours. */
const ownStorage = `Wir sind selbst Anbieter: Zu einer neuen Anlage kostet ein kWh Speicher bei uns ${amount(costs.storagePerKwhToday)}.`;

/** What we charge for the size of an offer ourselves. */
export const ownNote = ({ kind, kWp: size, storageKWh }: Offer) =>
  kind === 'speicher'
    ? ownStorage
    : `Wir sind selbst Anbieter: Bei uns kostet diese Größe ${euroSpan(ownTotal(size, storageKWh))}, umgerechnet von ${show(costs.perKwpTodaySize)}.`;

/** What the consultation form begins with; read and changed by the visitor before it is sent. */
export function offerRequestMessage(offer: Offer): string {
  const since = offer.since === null ? '' : ` von ${offer.since}`;
  const storage = offer.storagePrice === null ? '' : `, davon Speicher ${euro(offer.storagePrice)}`;
  return [
    offer.kind === 'speicher'
      ? `Mir liegt ein Angebot vor: ${euro(offer.price)} für einen Speicher mit ${kWh(offer.storageKWh)} zu meiner Anlage mit ${kWp(offer.kWp)}${since}.`
      : `Mir liegt ein Angebot vor: ${euro(offer.price)}${storage}, Anlage ${kWp(offer.kWp)}${offer.storageKWh > 0 ? `, Speicher ${kWh(offer.storageKWh)}` : ''}.`,
    '',
    'Bitte sehen Sie es an und machen Sie mir ein eigenes.',
  ].join('\n');
}

/** A question to be read out, and why it is worth asking. */
type OfferQuestion = { question: string; why: string };

/** What to ask, the most expensive first. */
export function offerQuestions(offer: Offer, judged: JudgedOffer): OfferQuestion[] {
  const { total, perKWp, perKWh } = judged;
  const isStorage = offer.kind === 'speicher';
  const isMissing = (part: OfferPart) => offer.parts[part] === 'nein';
  const isOpen = (part: OfferPart) => isMissing(part) || offer.parts[part] === 'unklar';
  const found: (OfferQuestion | false)[] = [
    total.verdict === 'below' && {
      question: 'Was ist in diesem Preis nicht enthalten?',
      why: 'Lassen Sie sich alles, was zur fertigen Anlage fehlt, mit Betrag nennen.',
    },
    perKWp?.verdict === 'above' && {
      question: `Warum kostet ein Kilowatt ${euro(perKWp.price)}?`,
      why: `Üblich sind ${euroSpan(perKWp.usual)}. Gründe gibt es: ein schwieriges Dach, besondere Geräte.`,
    },
    perKWh?.verdict === 'above' && {
      question: `Warum kostet die Kilowattstunde Speicher ${euro(perKWh.price)}?`,
      why: `Üblich sind ${euroSpan(perKWh.usual)}${isStorage ? ', mit Einbau' : '. Fragen Sie auch nach dem Preis ohne Speicher'}.`,
    },
    !isStorage &&
      offer.storageKWh > 0 &&
      offer.storagePrice === null && {
        question: 'Was kostet der Speicher allein, und wie viele Kilowattstunden sind nutzbar?',
        why: 'Erst dann lassen sich Anlage und Speicher einzeln vergleichen.',
      },
    offer.vat !== 'keine' && {
      question:
        offer.vat === 'drin'
          ? `Warum enthält der Preis ${withUnit('19', '%')} Mehrwertsteuer?`
          : 'Ist in diesem Preis Mehrwertsteuer enthalten?',
      why: `Auf Wohnhäusern gilt ${show(tax.vatRate)} ${show(tax.vatLimit)}.`,
    },
    isOpen('geruest') && {
      question: isMissing('geruest') ? 'Was kostet das Gerüst?' : 'Steht das Gerüst im Preis?',
      why: 'Wenn nicht, gehört es als Zeile mit Betrag ins Angebot.',
    },
    isOpen('einbau') && {
      question: isMissing('einbau') ? 'Was kostet der Einbau?' : 'Steht der Einbau im Preis?',
      why: 'Dazu gehören Kabel, Schutzschalter und das Einstellen, als Zeile mit Betrag.',
    },
    isStorage && {
      question: 'Ist Notstrom dabei, und wer richtet ihn ein?',
      why: 'Nicht jeder Speicher versorgt das Haus bei Stromausfall, und der Umbau dafür kostet extra.',
    },
    isStorage && {
      question: 'Passt der Speicher zu meinem Wechselrichter?',
      why: 'Sonst kommt ein zweiter dazu, und auch dessen Preis gehört ins Angebot.',
    },
    isOpen('zaehlerschrank') && {
      question: 'Was kostet der Zählerschrank höchstens?',
      why: 'Lassen Sie sich eine Obergrenze hineinschreiben. „Nach Aufwand“ heißt: Das Risiko tragen Sie.',
    },
    isOpen('anmeldung') &&
      (isStorage
        ? {
            question: 'Wer meldet den Speicher beim Netzbetreiber und im Register an?',
            why: `Ins Marktstammdatenregister gehört er innerhalb von ${showDative(registration.registerDueByLaw)}.`,
          }
        : {
            question: 'Wer meldet die Anlage an, und wer ordnet sie der Einspeisung zu?',
            why: 'Ohne Anmeldung und Zuordnung zahlt der Netzbetreiber nichts.',
          }),
    offer.defects !== 'fuenf' && {
      question: `Wie lange stehen Sie für Mängel ein, auch ${isStorage ? 'am Speicher' : 'an Modulen und Geräten'}?`,
      why: `Das Gesetz verlangt mindestens ${show(rights.defectsOfPurchase)}. Die Frist gehört in den Vertrag.`,
    },
    isOpen('ueberwachung') && {
      question: 'Womit sehe ich, ob die Anlage liefert?',
      why: 'Die App des Wechselrichters kostet nichts, und die Zugangsdaten gehören Ihnen.',
    },
    total.verdict === 'above' && {
      question: 'Wie lange gilt das Angebot?',
      why: `Eile ist kein Grund. Wer zu Hause unterschreibt, kann meist ${show(rights.withdrawal)} lang widerrufen.`,
    },
    {
      question: isStorage
        ? 'Welcher Speicher genau, und wie viele Kilowattstunden sind nutzbar?'
        : `Welche Module, welcher Wechselrichter${offer.storageKWh > 0 ? ', welcher Speicher' : ''} genau?`,
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

/** Of two offers of one size the cheaper one; of two sizes how each lies in its own range. */
function comparisonVerdict(compared: OfferComparison): string {
  if (compared.kind === 'totals') {
    return compared.cheaper === null
      ? 'Beide Angebote kosten gleich viel, mit allem, was dazugehört.'
      : `Angebot ${compared.cheaper === 0 ? 'A' : 'B'} ist ${euro(compared.less)} günstiger, mit allem, was dazugehört.`;
  }
  const [first, second] = compared.fromMiddle.map((euros) =>
    euros === 0
      ? 'in der Mitte'
      : `${euro(Math.abs(euros))} ${euros > 0 ? 'über' : 'unter'} der Mitte`,
  );
  return `Zwei Größen: Angebot A liegt ${first} dessen, was für seine Größe üblich ist, Angebot B ${second}.`;
}

/** The same in a few words: „B: 900 € günstiger“. */
export function comparisonShort(compared: OfferComparison): string {
  const { names, short, both } = offerCheckPage.comparison;
  if (compared.kind === 'sizes') return listed([...names]);
  return compared.cheaper === null
    ? `${both} kosten gleich viel`
    : `${short[compared.cheaper]}: ${euro(compared.less)} günstiger`;
}

/** Euros per kWp that are usual, and ours, for the sizes of houses. */
export const usualBySize: readonly { size: number; usual: Span; own: Span }[] = systemPriceRows
  .filter(({ kWp: size }) => size <= 20)
  .map(({ kWp: size }) => ({ size, usual: usualPerKWp(size), own: ownPerKWp(size) }));

/** The same, before anything is entered. */
export const usualTable = {
  caption: 'Die Spanne, mit der wir rechnen (eigene Annahme), und unsere Preise, ohne Speicher',
  head: ['Größe', 'üblich je kWp', 'bei uns je kWp'],
  rows: usualBySize.map(({ size, usual, own }) => [kWp(size), euroSpan(usual), euroSpan(own)]),
};

/** Euros that a storage alone usually costs with its fitting, for the sizes of houses, and for each kWh. */
export const usualStorage = [5, 8, 10, 15].map((size) => {
  const rounded = (unit: number, by: number) =>
    usualTotal(0, size, 'speicher').map(
      (euros) => Math.round(euros / by / unit) * unit,
    ) as unknown as Span;
  return { size, usual: rounded(100, 1), perKWh: rounded(10, size) };
});

/** The same, before anything is entered. */
export const usualStorageTable = {
  caption: 'Heute üblich für einen Speicher mit Einbau',
  head: ['Größe', 'üblich', 'üblich je kWh'],
  rows: usualStorage.map(({ size, usual, perKWh }) => [
    kWh(size),
    euroSpan(usual),
    euroSpan(perKWh),
  ]),
};

/** „10 kWp, 8 kWh“, „8 kWh“ for a storage alone */
const sizeOf = ({ kind, kWp: size, storageKWh }: Offer) =>
  [...(kind === 'speicher' ? [] : [kWp(size)]), ...(storageKWh > 0 ? [kWh(storageKWh)] : [])].join(
    ', ',
  );

const missingCosts = (first: string) =>
  `Fehlt etwas, kommen dazu (${marketFigures.scaffold.source.split(':')[0]}): ${first}, Zählerschrank ${show(marketFigures.meterCabinet)}, Anmeldung ${show(marketFigures.gridRegistration)}.`;
const storageSource = `Speicher: ${marketFigures.storagePerKwh.source}`;
const fittingSource = `Einbau ${amount(marketFigures.storageFitting)}: unsere Annahme`;

export const offerCheckPage = {
  form: {
    kind: 'Was wird angeboten?',
    kinds: { anlage: 'Anlage', speicher: 'nur Speicher' } satisfies Record<OfferKind, string>,
    title: 'Ihr Angebot',
    contents: 'Was steht im Preis?',
    submit: 'Angebot prüfen',
    check: 'Bitte sehen Sie noch einmal nach:',
    second: 'Zweites Angebot daneben stellen',
    secondTitle: 'Zweites Angebot',
    house: 'Für Ihr Haus rechnen',
    houseHint: `Ohne Angaben rechnen wir mit ${kWh(standardHouses.family.verbrauch)} im Jahr und einem Dach nach Süden.`,
    anyDirection: 'keine Angabe',
    /** „27.900 €, 10 kWp, 8 kWh“, „Nur Speicher, 8 kWh, 6.400 €“ */
    line: (offer: Offer) =>
      offer.kind === 'speicher'
        ? `Nur Speicher, ${sizeOf(offer)}, ${euro(offer.price)}`
        : `${euro(offer.price)}, ${sizeOf(offer)}`,
    size: sizeOf,
    change: 'Ändern',
  },
  plate: {
    perKWp: 'je kWp',
    perKWh: 'je kWh',
    never: { label: `in ${showDative(marketFigures.storageLife)} bezahlt`, amount: 'nein' },
    neverShort: `nicht in ${showDative(marketFigures.storageLife)}`,
    life: `Ein Speicher hält etwa ${show(marketFigures.storageLife)}.`,
    /** For what a storage alone is, and its price without what is missing. */
    storage: ({ price, kWp: size }: Offer, { total }: JudgedOffer) =>
      `Nur der Speicher, zu ${kWp(size)} auf dem Dach${total.price === price ? '' : `, angeboten für ${euro(price)}`}.`,
    total: 'Gesamtpreis',
    paid: 'bezahlt nach',
    returnOf: 'Rendite im Jahr',
    foot: 'Unverbindlich; Preis und Technik, keine Rechtsberatung.',
  },
  scale: {
    title: 'Wo es in der Spanne liegt',
    intro: ({ kind, kWp: size, storageKWh }: Offer) =>
      `Fair ist die mittlere Hälfte der Spanne, mit der wir für ${kind === 'speicher' ? `${kWh(storageKWh)} mit Einbau` : `${kWp(size)}${storageKWh > 0 ? ` mit ${kWh(storageKWh)} Speicher` : ' ohne Speicher'}`} rechnen, ohne Mehrwertsteuer. ${asOfNote(valuesAsOf as IsoMonth)}.`,
    offer: 'Ihr Angebot, vollständig',
    cheap: verdictWords.cheap,
    fair: verdictWords.fair,
    dear: verdictWords.dear,
    text: ({ price, usual, fair, verdict }: JudgedPrice) =>
      `${euro(price)}: ${verdictWords[verdict]}. Üblich ${euroSpan(usual)}, fair ${euroSpan(fair)}.`,
    note: ({ kind }: Offer) =>
      kind === 'speicher'
        ? `${storageSource}; ${fittingSource}.`
        : `Anlage: ${market.systemPriceFactor.source}; ${storageSource}.`,
  },
  contents: {
    account: 'Was fehlt',
    note: 'Die Beträge sind unsere Annahmen für ein Einfamilienhaus.',
  },
  questions: { title: 'Das sollten Sie fragen' },
  comparison: {
    title: 'Beide Angebote nebeneinander',
    names: ['Angebot A', 'Angebot B'],
    short: ['A', 'B'],
    both: 'Beide',
    whole: 'vollständig',
    included: 'dabei',
    rows: {
      price: 'Preis im Angebot',
      size: { anlage: 'Anlage, Speicher', speicher: 'Speicher' } satisfies Record<
        OfferKind,
        string
      >,
      verdict: 'Urteil',
      withMissing: 'Gesamtpreis',
      paid: 'bezahlt nach',
      returnOf: 'Rendite im Jahr',
      perKWh: 'Preis je kWh',
      twenty: `bleibt ${inTwentyYears}`,
      defects: 'Gewährleistung',
    },
    verdict: comparisonVerdict,
    cautious: 'Jahre und Summe sind vorsichtig gerechnet, mit allem, was dazugehört.',
    notReckoned: 'nicht gerechnet',
  },
  before: {
    title: `Was heute üblich ist (${asOfNote(valuesAsOf as IsoMonth)})`,
    text: `Teilen Sie den Preis ohne Speicher durch die kWp. Speicher kosten heute ${show(marketFigures.storagePerKwhRange)}, bei uns ${amount(costs.storagePerKwhToday)}.`,
    own: `Wir sind selbst Anbieter. Unsere Spanne gilt bei ${show(costs.perKwpTodaySize)}; für andere Größen ist sie umgerechnet.`,
    storage: `Teilen Sie den Preis mit Einbau durch die nutzbaren kWh. Ein kleiner Speicher kostet je kWh mehr, weil der Einbau gleich viel Arbeit ist. ${storageSource}; ${fittingSource}.`,
    storageIncluded: missingCosts(`Einbau ${show(marketFigures.storageFitting)}`),
    ownStorage,
    rent: 'Miete, Cloud und Pauschalen rechnen wir nicht. Fragen Sie nach der Laufzeit, nach der Summe aller Raten und danach, was beim Verkauf des Hauses gilt.',
    included: `In diesen Preisen ist alles enthalten. ${missingCosts(`Gerüst ${show(marketFigures.scaffold)}`)}`,
  },
  calculator: 'Dasselbe Angebot im Solarrechner',
  request: 'Eigenes Angebot anfragen',
  requestShort: 'Anfragen',
  bar: 'Ihr Ergebnis in Kürze',
  closing:
    'Wir sind selbst Anbieter. Auch ein fremdes Angebot sehen wir mit Ihnen an, unverbindlich: Preis und Technik, keine Rechtsberatung.',
  article: 'Was eine Anlage kostet, und wie man ein Angebot liest',
} as const;
