import { valuesAsOf } from '../market.ts';
import {
  defaultQuery,
  formatQuery,
  limits,
  type Mistake,
  type Parameters,
  parseNumber,
  parseQuery,
  type Query,
  type QueryField,
} from '../query/query.ts';

/** A system with or without a storage, or a storage alone for a system that exists; both offers are of one kind. */
export const offerKinds = ['anlage', 'speicher'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** What a complete offer contains besides modules, inverter and storage. */
export const offerParts = [
  'geruest',
  'einbau',
  'zaehlerschrank',
  'anmeldung',
  'ueberwachung',
] as const;
export type OfferPart = (typeof offerParts)[number];

/** Whether a part is in the price: the offer says yes, says no, or does not name it. */
export const partAnswers = ['ja', 'nein', 'unklar'] as const;
export type PartAnswer = (typeof partAnswers)[number];

/** Whether value added tax is in the price: 19 %, none, or the offer does not say. */
export const vatAnswers = ['drin', 'keine', 'unklar'] as const;
export type VatAnswer = (typeof vatAnswers)[number];

/** For how many years the seller answers for defects, as the offer says. */
export const defectAnswers = ['zwei', 'fuenf', 'unklar'] as const;
export type DefectAnswer = (typeof defectAnswers)[number];

/** Least and most of each number of an offer. */
export const offerLimits = {
  /** Euros, all together. */
  angebot: { least: 1000, most: 999_999 },
  /** kWp; for a storage alone of the system that exists. */
  kwp: { least: limits.kwp.least, most: 100 },
  /** Usable kWh; 0 is none. */
  speicher: { least: 0, most: 100 },
  /** Euros of the price that are the storage's. */
  davonspeicher: { least: 100, most: 200_000 },
  /** The year in which the system that exists started. */
  seit: { least: 2000, most: Number(valuesAsOf.slice(0, 4)) },
} as const;

export type OfferNumber = keyof typeof offerLimits;
/** The questions of which one answer is chosen, in their order. */
export const offerChoices = ['mwst', ...offerParts, 'gewaehrleistung'] as const;
export type OfferChoice = (typeof offerChoices)[number];
export type OfferField = OfferNumber | OfferChoice;

const numbers = Object.keys(offerLimits) as OfferNumber[];
/** The fields of an offer as they stand in the address; those of a second one end in „2“, their kind is `was`. */
export const offerFields: readonly OfferField[] = [...numbers, ...offerChoices];

const foreign: Record<OfferKind, readonly OfferField[]> = {
  anlage: ['einbau', 'seit'],
  speicher: ['davonspeicher', 'geruest', 'ueberwachung', 'gewaehrleistung'],
};
/** Whether offers of a kind are asked for a field, the second one with the suffix: the system that exists is one. */
export const isAsked = (field: OfferField, kind: OfferKind, suffix: Suffix = ''): boolean =>
  !foreign[kind].includes(field) &&
  (suffix === '' || kind === 'anlage' || (field !== 'kwp' && field !== 'seit'));

export const suffixes = ['', '2'] as const;
export type Suffix = (typeof suffixes)[number];

export interface Offer {
  kind: OfferKind;
  /** Euros, all together. */
  price: number;
  /** For a storage alone those of the system that exists. */
  kWp: number;
  /** The year in which that started; null where nobody says. */
  since: number | null;
  /** Usable kWh; 0 is none. */
  storageKWh: number;
  /** Euros; null where the offer does not say what the storage costs by itself. */
  storagePrice: number | null;
  vat: VatAnswer;
  /** Those that offers of its kind contain. */
  parts: Partial<Record<OfferPart, PartAnswer>>;
  defects: DefectAnswer;
}

/** What is wrong with a field of an offer. */
export type OfferMistake =
  | Mistake
  | { kind: 'missing' }
  /** The storage costs more than everything together. */
  | { kind: 'part of price' }
  /** A price for a storage of no size. */
  | { kind: 'no storage' };

export interface ParsedOffer {
  /** Null while a field is wrong. */
  offer: Offer | null;
  mistakes: Partial<Record<OfferField, OfferMistake>>;
}

type OfferName = 'was' | `${OfferField}${Suffix}` | QueryField;

/** The address of the offer check, read. */
export interface ParsedOffers {
  kind: OfferKind;
  first: ParsedOffer;
  /** Null where the address has only one. */
  second: ParsedOffer | null;
  /** The visitor's own house; null where nothing is said about it. */
  house: { query: Query; mistakes: Partial<Record<QueryField, Mistake>> } | null;
  /** What stands in the fields as it was typed, also in those that offers of this kind are not asked for. */
  texts: Partial<Record<OfferName, string>>;
  /** An offer is given, and nothing about it is wrong. */
  isComplete: boolean;
}

const ofSystem = ['kwp', 'speicher', 'preispv', 'preisspeicher', 'einspeisung', 'budget'];

/** The fields of the calculator's address that describe the house and not the system. */
export const houseFields = [...new Set([...Object.keys(defaultQuery), 'personen'])].filter(
  (name) => !ofSystem.includes(name),
) as QueryField[];

/** Reads the parameters of /angebot-pruefen; never throws. Null where they name neither an offer nor a house. */
export function parseOffers(parameters: Parameters): ParsedOffers | null {
  const house = parseHouse(parameters);
  const texts = textsOf(parameters);
  const kind = offerKinds.find((one) => one === texts.was) ?? 'anlage';
  const isGiven = (suffix: Suffix) =>
    numbers.some((field) => isAsked(field, kind, suffix) && texts[`${field}${suffix}`]);
  // Beside a second one, or sent empty, it is a fault, or the form would come back without a word.
  const isSent = isGiven('') || isGiven('2') || parameters.get('angebot') !== null;
  if (!isSent && house === null && kind === 'anlage') return null;
  const first = isSent ? parseOffer(kind, texts, '') : emptyOffer;
  const second = isGiven('2') ? parseOffer(kind, texts, '2', first.offer) : null;
  const isComplete =
    first.offer !== null &&
    (second === null || second.offer !== null) &&
    Object.keys(house?.mistakes ?? {}).length === 0;
  return { kind, first, second, house, texts, isComplete };
}

/** Nothing of the offer is given yet, so nothing of it is wrong. */
const emptyOffer: ParsedOffer = { offer: null, mistakes: {} };

/** All that the form of the offer check sends. */
export const offerNames: readonly OfferName[] = [
  'was',
  ...suffixes.flatMap((suffix) => offerFields.map((field) => `${field}${suffix}` as const)),
  ...houseFields,
];

const textsOf = (parameters: Parameters): ParsedOffers['texts'] =>
  Object.fromEntries(
    offerNames.flatMap((name) => {
      const text = (parameters.get(name) ?? '').trim().slice(0, 40);
      return text === '' ? [] : [[name, text]];
    }),
  );

function parseHouse(parameters: Parameters): ParsedOffers['house'] {
  if (!houseFields.some((name) => parameters.get(name)?.trim())) return null;
  const { query, mistakes } = parseQuery({
    get: (name) => ((houseFields as string[]).includes(name) ? parameters.get(name) : null),
  });
  return { query, mistakes };
}

function parseOffer(
  kind: OfferKind,
  texts: ParsedOffers['texts'],
  suffix: Suffix,
  // Its system is that of a second storage, too.
  beside: Offer | null = null,
): ParsedOffer {
  const mistakes: ParsedOffer['mistakes'] = {};
  const textOf = (field: OfferField) =>
    (isAsked(field, kind, suffix) && texts[`${field}${suffix}`]) || '';

  const number = (field: OfferNumber, isRequired: boolean): number | null => {
    if (textOf(field) === '') {
      if (isRequired) mistakes[field] = { kind: 'missing' };
      return null;
    }
    const { least, most } = offerLimits[field];
    const value = parseNumber(textOf(field));
    if (value === null) mistakes[field] = { kind: 'number' };
    else if (value < least) mistakes[field] = { kind: 'low', least, most };
    else if (value > most) mistakes[field] = { kind: 'high', least, most };
    return value === null ? null : Math.round(value * 100) / 100;
  };
  const choice = <Answer extends string>(field: OfferField, answers: readonly Answer[]): Answer => {
    const text = textOf(field);
    const found = answers.find((answer) => answer === text);
    if (found === undefined && text !== '') mistakes[field] = { kind: 'choice', choices: answers };
    return found ?? (answers.at(-1) as Answer);
  };

  const price = number('angebot', true) ?? 0;
  const hasPlant = isAsked('kwp', kind, suffix);
  const kWp = (hasPlant ? number('kwp', true) : beside?.kWp) ?? 0;
  const storageKWh = number('speicher', kind === 'speicher') ?? 0;
  const since = (hasPlant ? number('seit', false) : beside?.since) ?? null;
  const storagePrice = number('davonspeicher', false);
  const parts: Offer['parts'] = Object.fromEntries(
    offerParts
      .filter((part) => isAsked(part, kind))
      .map((part) => [part, choice(part, partAnswers)]),
  );
  const vat = choice('mwst', vatAnswers);
  const defects = choice('gewaehrleistung', defectAnswers);
  if (storagePrice !== null && mistakes.davonspeicher === undefined) {
    if (storageKWh === 0) mistakes.speicher ??= { kind: 'no storage' };
    else if (storagePrice >= price && mistakes.angebot === undefined) {
      mistakes.davonspeicher = { kind: 'part of price' };
    }
  }
  if (kind === 'speicher' && storageKWh < 1) {
    mistakes.speicher ??= { kind: 'low', least: 1, most: offerLimits.speicher.most };
  }
  const isRight = Object.keys(mistakes).length === 0;
  const offer: Offer = { kind, price, kWp, since, storageKWh, storagePrice, vat, parts, defects };
  return { offer: isRight ? offer : null, mistakes };
}

/** The address of what was read: the same offers of the same house always have the same one. */
export function formatOffers({ kind, first, second, house, texts }: ParsedOffers): string {
  const parameters = [
    ...(kind === 'anlage' ? [] : [`was=${kind}`]),
    ...(first.offer ? offerParameters(first.offer, '') : []),
    ...(second?.offer ? offerParameters(second.offer, '2') : []),
    // What is not asked for now stands in its field again once it is.
    ...suffixes.flatMap((suffix) =>
      offerFields.flatMap((field) => {
        const text = texts[`${field}${suffix}`];
        return text === undefined || isAsked(field, kind, suffix)
          ? []
          : [`${field}${suffix}=${encodeURIComponent(text)}`];
      }),
    ),
  ];
  // Named one by one: the calculator's address would also have the size of its own system.
  const ofHouse = house === null ? [] : formatQuery(house.query).split('&');
  const isOfHouse = (parameter: string) =>
    (houseFields as string[]).includes(parameter.slice(0, parameter.indexOf('=')));
  return [...parameters, ...ofHouse.filter(isOfHouse)].join('&');
}

function offerParameters(offer: Offer, suffix: Suffix): string[] {
  const values: [OfferField, string | number | null][] = [
    ['angebot', offer.price],
    ['kwp', offer.kWp],
    ['seit', offer.since],
    ['speicher', offer.storageKWh],
    ['davonspeicher', offer.storagePrice],
    ['mwst', offer.vat],
    ...offerParts.map((part): [OfferField, string] => [part, offer.parts[part] ?? 'unklar']),
    ['gewaehrleistung', offer.defects],
  ];
  return values.flatMap(([name, value]) =>
    value === null || value === 'unklar' || !isAsked(name, offer.kind, suffix)
      ? []
      : [`${name}${suffix}=${value}`],
  );
}
