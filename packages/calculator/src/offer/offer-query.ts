import {
  calculationOf,
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

/** What a complete offer contains besides modules and inverter. */
export const offerParts = ['geruest', 'zaehlerschrank', 'anmeldung', 'ueberwachung'] as const;
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
  /** kWp. */
  kwp: { least: limits.kwp.least, most: 100 },
  /** Usable kWh; 0 is none. */
  speicher: { least: 0, most: 100 },
  /** Euros of the price that are the storage's. */
  davonspeicher: { least: 100, most: 200_000 },
} as const;

export type OfferNumber = keyof typeof offerLimits;
export type OfferField = OfferNumber | OfferPart | 'mwst' | 'gewaehrleistung';

const numbers = Object.keys(offerLimits) as OfferNumber[];
/** The fields of an offer as they stand in the address; those of a second one end in „2“. */
export const offerFields: readonly OfferField[] = [
  ...numbers,
  'mwst',
  ...offerParts,
  'gewaehrleistung',
];

export interface Offer {
  /** Euros, all together. */
  price: number;
  kWp: number;
  /** Usable kWh; 0 is none. */
  storageKWh: number;
  /** Euros; null where the offer does not say what the storage costs by itself. */
  storagePrice: number | null;
  vat: VatAnswer;
  parts: Record<OfferPart, PartAnswer>;
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
  /** What stands in the fields: as it was typed, '' where nothing was. */
  texts: Record<OfferField, string>;
}

/** The address of the offer check, read. */
export interface ParsedOffers {
  first: ParsedOffer;
  /** Null where the address has only one. */
  second: ParsedOffer | null;
  /** The visitor's own house; null where nothing is said about it. */
  house: { query: Query; mistakes: Partial<Record<QueryField, Mistake>> } | null;
  /** What was typed about the house. */
  houseTexts: Partial<Record<QueryField, string>>;
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
  const second = parseOffer(parameters, '2');
  // A form that was sent empty names its fields.
  const isSent = second !== null || parameters.get('angebot') !== null;
  const first = parseOffer(parameters, '', isSent) ?? (house && emptyOffer(parameters));
  if (first === null) return null;
  const isComplete =
    first.offer !== null &&
    (second === null || second.offer !== null) &&
    Object.keys(house?.mistakes ?? {}).length === 0;
  const houseTexts = Object.fromEntries(
    houseFields.flatMap((name) => {
      const text = textOf(parameters, name);
      return text === '' ? [] : [[name, text]];
    }),
  );
  return { first, second, house, houseTexts, isComplete };
}

/** Nothing of the offer is given yet, so nothing of it is wrong. */
const emptyOffer = (parameters: Parameters): ParsedOffer => ({
  offer: null,
  mistakes: {},
  texts: offerTexts(parameters, ''),
});

const offerTexts = (parameters: Parameters, suffix: '' | '2') =>
  Object.fromEntries(
    offerFields.map((field) => [field, textOf(parameters, field + suffix)]),
  ) as ParsedOffer['texts'];

function textOf(parameters: Parameters, name: string): string {
  return (parameters.get(name) ?? '').trim().slice(0, 40);
}

function parseHouse(parameters: Parameters): ParsedOffers['house'] {
  if (!houseFields.some((name) => textOf(parameters, name) !== '')) return null;
  const { query, mistakes } = parseQuery({
    get: (name) => ((houseFields as string[]).includes(name) ? parameters.get(name) : null),
  });
  return { query, mistakes };
}

function parseOffer(
  parameters: Parameters,
  suffix: '' | '2',
  // Sent empty, or beside a second one, it is a fault, or the form would come back without a word.
  isExpected = false,
): ParsedOffer | null {
  const mistakes: ParsedOffer['mistakes'] = {};
  const texts = offerTexts(parameters, suffix);
  if (!isExpected && numbers.every((field) => texts[field] === '')) return null;

  const number = (field: OfferNumber, isRequired: boolean): number | null => {
    if (texts[field] === '') {
      if (isRequired) mistakes[field] = { kind: 'missing' };
      return null;
    }
    const { least, most } = offerLimits[field];
    const value = parseNumber(texts[field]);
    if (value === null) mistakes[field] = { kind: 'number' };
    else if (value < least) mistakes[field] = { kind: 'low', least, most };
    else if (value > most) mistakes[field] = { kind: 'high', least, most };
    return value === null ? null : Math.round(value * 100) / 100;
  };
  const choice = <Answer extends string>(field: OfferField, answers: readonly Answer[]): Answer => {
    const text = texts[field];
    const found = answers.find((answer) => answer === text);
    if (found === undefined && text !== '') mistakes[field] = { kind: 'choice', choices: answers };
    return found ?? (answers.at(-1) as Answer);
  };

  const price = number('angebot', true) ?? 0;
  const kWp = number('kwp', true) ?? 0;
  const storageKWh = number('speicher', false) ?? 0;
  const storagePrice = number('davonspeicher', false);
  const parts = Object.fromEntries(
    offerParts.map((part) => [part, choice(part, partAnswers)]),
  ) as Offer['parts'];
  const vat = choice('mwst', vatAnswers);
  const defects = choice('gewaehrleistung', defectAnswers);
  if (storagePrice !== null && mistakes.davonspeicher === undefined) {
    if (storageKWh === 0) mistakes.speicher ??= { kind: 'no storage' };
    else if (storagePrice >= price && mistakes.angebot === undefined) {
      mistakes.davonspeicher = { kind: 'part of price' };
    }
  }
  const isRight = Object.keys(mistakes).length === 0;
  return {
    offer: isRight ? { price, kWp, storageKWh, storagePrice, vat, parts, defects } : null,
    mistakes,
    texts,
  };
}

/** The address of what was read: the same offers of the same house always have the same one. */
export function formatOffers({ first, second, house }: ParsedOffers): string {
  const parameters = [
    ...(first.offer ? offerParameters(first.offer, '') : []),
    ...(second?.offer ? offerParameters(second.offer, '2') : []),
  ];
  // Named one by one: the calculator's address would also have the size of its own system.
  const ofHouse = house === null ? [] : formatQuery(house.query).split('&');
  const isOfHouse = (parameter: string) =>
    (houseFields as string[]).includes(parameter.slice(0, parameter.indexOf('=')));
  return [...parameters, ...ofHouse.filter(isOfHouse)].join('&');
}

function offerParameters(offer: Offer, suffix: '' | '2'): string[] {
  const values: [OfferField, string | number | null][] = [
    ['angebot', offer.price],
    ['kwp', offer.kWp],
    ['speicher', offer.storageKWh],
    ['davonspeicher', offer.storagePrice],
    ['mwst', offer.vat],
    ...offerParts.map((part): [OfferField, string] => [part, offer.parts[part]]),
    ['gewaehrleistung', offer.defects],
  ];
  return values.flatMap(([name, value]) =>
    value === null || value === 'unklar' ? [] : [`${name}${suffix}=${value}`],
  );
}

/** What `calculate` takes for an offer on a visitor's house. */
export function calculationOfOffer(
  { kWp, storageKWh }: Offer,
  house: Query,
): ReturnType<typeof calculationOf> {
  return calculationOf({ ...house, kwp: kWp, speicher: storageKWh });
}
