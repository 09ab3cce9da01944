import { market, offerExtras, systemPrice } from '../market.ts';
import { type Offer, type OfferPart, offerParts, type PartAnswer } from './offer-query.ts';

/** Euros from and to. */
export type Span = readonly [low: number, high: number];

/** Where a price lies in what is usual today; `cheap` is below it, so much that something may be missing. */
export type Verdict = 'cheap' | 'fair' | 'dear';

/** A price beside what is usual for the same size. */
export interface JudgedPrice {
  price: number;
  usual: Span;
  verdict: Verdict;
}

/** A part that the offer leaves out, or does not name, and what it usually costs. */
interface MissingPart {
  part: OfferPart;
  answer: Exclude<PartAnswer, 'ja'>;
  usual: Span;
}

export interface JudgedOffer {
  /** All together: the verdict of the offer. */
  total: JudgedPrice;
  /** The system without its storage; null where the offer does not say what the storage costs. */
  perKWp: JudgedPrice | null;
  /** Null without a storage, too. */
  perKWh: JudgedPrice | null;
  /** Euros above or below what is usual; 0 within. */
  difference: number;
  /** The third of the usual range in which a fair price lies. */
  third: 'lower' | 'middle' | 'upper';
  missing: readonly MissingPart[];
  /** The price with everything that is missing; what is not named may be in it. */
  withMissing: Span;
}

const toTen = (value: number) => Math.round(value / 10) * 10;
const toHundred = (value: number) => Math.round(value / 100) * 100;
const each = ([low, high]: Span, change: (value: number) => number): Span => [
  change(low),
  change(high),
];

/** What one kWp of a system of this size usually costs without storage, euros to ten. */
export function usualPerKWp(kWp: number): Span {
  return each(market.systemPriceFactor.range, (factor) => toTen((systemPrice(kWp) / kWp) * factor));
}

/** What a system of this size usually costs with its storage, euros to a hundred. */
export function usualTotal(kWp: number, storageKWh: number): Span {
  const [storageLow, storageHigh] = market.storageCostPerKWh.range;
  const [low, high] = market.systemPriceFactor.range;
  const system = systemPrice(kWp);
  return [
    toHundred(system * low + storageKWh * storageLow),
    toHundred(system * high + storageKWh * storageHigh),
  ];
}

/**
 * A price per kWp that holds for one size, as it would be for another: with the size it falls as the market's
 * prices do. Euros to ten.
 */
export function atSize(perKWp: Span, statedAt: number, kWp: number): Span {
  const share = systemPrice(kWp) / kWp / (systemPrice(statedAt) / statedAt);
  return each(perKWp, (value) => toTen(value * share));
}

/** Compares an offer with today's market. */
export function judgeOffer(offer: Offer): JudgedOffer {
  const { price, kWp, storageKWh, storagePrice } = offer;
  const hasStorage = storageKWh > 0;
  const usual = usualTotal(kWp, storageKWh);
  const [low, high] = usual;
  // To a hundred, as what is usual is: by less than that no offer is too dear.
  const rounded = toHundred(price);
  const total = { ...judged(rounded, usual), price };
  const solar = hasStorage ? (storagePrice === null ? null : price - storagePrice) : price;
  const missing = offerParts.flatMap((part): MissingPart[] => {
    const answer = offer.parts[part];
    return answer === 'ja' ? [] : [{ part, answer, usual: offerExtras[part].range }];
  });
  const position = (price - low) / (high - low);
  return {
    total,
    perKWp: solar === null ? null : judged(toTen(solar / kWp), usualPerKWp(kWp)),
    perKWh:
      storagePrice === null || !hasStorage
        ? null
        : judged(toTen(storagePrice / storageKWh), market.storageCostPerKWh.range),
    difference: Math.max(0, rounded - high, low - rounded),
    third: position < 1 / 3 ? 'lower' : position > 2 / 3 ? 'upper' : 'middle',
    missing,
    withMissing: [
      price + sum(missing.filter(({ answer }) => answer === 'nein').map(({ usual }) => usual[0])),
      price + sum(missing.map(({ usual }) => usual[1])),
    ],
  };
}

function judged(price: number, usual: Span): JudgedPrice {
  const [low, high] = usual;
  return { price, usual, verdict: price < low ? 'cheap' : price > high ? 'dear' : 'fair' };
}

/**
 * The prices with which the model calculates an offer. Where it does not say what the storage costs, both
 * parts are as much above or below the market as the whole.
 */
export function offerPrices({ price, kWp, storageKWh, storagePrice }: Offer): {
  solarCostPerKWp: number;
  storageCostPerKWh: number;
} {
  const perKWh = market.storageCostPerKWh.value;
  const most = (value: number) => Math.min(value, mostCalculated);
  if (storageKWh === 0) return { solarCostPerKWp: most(price / kWp), storageCostPerKWh: perKWh };
  const usual = systemPrice(kWp) + storageKWh * perKWh;
  const storage = storagePrice ?? (price * storageKWh * perKWh) / usual;
  return {
    solarCostPerKWp: most((price - storage) / kWp),
    storageCostPerKWh: most(storage / storageKWh),
  };
}

/** Euros per kWp or kWh; the model takes no more, and nothing above it is ever paid for. */
const mostCalculated = 10_000;

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
