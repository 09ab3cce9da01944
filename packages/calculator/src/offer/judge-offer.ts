import type { CalculatorInput } from '../input.ts';
import { carConsumption } from '../load/electric-car.ts';
import { heatPumpConsumption } from '../load/heat-pump.ts';
import { market, offerExtras, systemPrice } from '../market.ts';
import { isHousehold, limits, type Query } from '../query/query.ts';
import {
  type Offer,
  type OfferKind,
  type OfferPart,
  offerParts,
  type PartAnswer,
} from './offer-query.ts';

/** Euros from and to. */
export type Span = readonly [low: number, high: number];

/**
 * Where a price lies in what is paid today: `fair` is the middle half of that range, `below` and `above` are outside
 * of it.
 */
export type Verdict = 'below' | 'cheap' | 'fair' | 'dear' | 'above';

/** A price beside what is usual for the same size. */
export interface JudgedPrice {
  price: number;
  usual: Span;
  /** The middle half of what is usual. */
  fair: Span;
  verdict: Verdict;
}

/** A part that the offer leaves out, or does not name, and what it usually costs. */
interface MissingPart {
  part: OfferPart;
  answer: Exclude<PartAnswer, 'ja'>;
  usual: Span;
  /** Euros that are added for it. */
  middle: number;
}

export interface JudgedOffer {
  /** The price with all that is missing: the verdict of the offer. */
  total: JudgedPrice;
  /** The system without its storage; null where the offer does not say what the storage costs, or is for one alone. */
  perKWp: JudgedPrice | null;
  /** The storage without its system, one alone with its fitting; null without a storage, too. */
  perKWh: JudgedPrice | null;
  /** Euros above or below what is usual; 0 within, at least 100 without. */
  difference: number;
  /** Euros that the whole price lies above the middle of what is usual for its size; negative below it. */
  fromMiddle: number;
  missing: readonly MissingPart[];
  /** Value added tax in the price, euros; 0 where there is none, or the offer does not say. */
  vat: number;
}

const vatRate = 0.19;

const toTen = (value: number) => Math.round(value / 10) * 10;
const toHundred = (value: number) => Math.round(value / 100) * 100;
const each = ([low, high]: Span, change: (value: number) => number): Span => [
  change(low),
  change(high),
];
const middleHalf = ([low, high]: Span): Span => [low + (high - low) / 4, high - (high - low) / 4];

/** What one kWp of a system of this size usually costs without storage, euros to ten. */
export function usualPerKWp(kWp: number): Span {
  return each(market.systemPriceFactor.range, (factor) => toTen((systemPrice(kWp) / kWp) * factor));
}

/**
 * What a system of this size usually costs with its storage, or a storage alone with its fitting, euros. Both parts
 * are seldom at the same end of their ranges: their distances from the middle are added as squares.
 */
export function usualTotal(kWp: number, storageKWh: number, kind: OfferKind = 'anlage'): Span {
  const price = systemPrice(kWp);
  const other =
    kind === 'speicher'
      ? offerExtras.einbau
      : { value: price, range: each(market.systemPriceFactor.range, (factor) => price * factor) };
  const { value, range } = market.storageCostPerKWh;
  const middle = other.value + storageKWh * value;
  const away = (end: 0 | 1) =>
    Math.hypot(other.range[end] - other.value, storageKWh * (range[end] - value));
  return [middle - away(0), middle + away(1)];
}

/**
 * A price per kWp that holds for one size, as it would be for another: with the size it falls as the market's
 * prices do. Euros to ten.
 */
export function atSize(perKWp: Span, statedAt: number, kWp: number): Span {
  const share = systemPrice(kWp) / kWp / (systemPrice(statedAt) / statedAt);
  return each(perKWp, (value) => toTen(value * share));
}

/** The price with the middle of what each missing part costs, euros. */
export function wholePrice({ price, parts }: Offer): number {
  return missingOf(parts).reduce((sum, { middle }) => sum + middle, price);
}

function missingOf(parts: Offer['parts']): MissingPart[] {
  return offerParts.flatMap((part) => {
    const answer = parts[part];
    const { value, range } = offerExtras[part];
    return answer === undefined || answer === 'ja'
      ? []
      : [{ part, answer, usual: range, middle: value }];
  });
}

/** Compares an offer with today's market. */
export function judgeOffer(offer: Offer): JudgedOffer {
  const { kind, price, kWp, storageKWh, storagePrice } = offer;
  const whole = wholePrice(offer);
  const usual = usualTotal(kWp, storageKWh, kind);
  // To a hundred: by less than that no price is beyond what is usual.
  const rounded = toHundred(whole);
  const total = {
    ...judged(rounded, each(usual, toHundred), each(middleHalf(usual), toHundred)),
    price: whole,
  };
  const [low, high] = total.usual;
  const hasStorage = storageKWh > 0;
  const solar = hasStorage ? (storagePrice === null ? null : whole - storagePrice) : whole;
  const ofKWh = (euros: number) => toTen(euros / storageKWh);
  return {
    total,
    perKWp: solar === null ? null : judged(toTen(solar / kWp), usualPerKWp(kWp)),
    perKWh:
      kind === 'speicher'
        ? {
            price: ofKWh(whole),
            usual: each(total.usual, ofKWh),
            fair: each(total.fair, ofKWh),
            verdict: total.verdict,
          }
        : storagePrice === null || !hasStorage
          ? null
          : judged(ofKWh(storagePrice), market.storageCostPerKWh.range),
    difference: Math.max(0, rounded - high, low - rounded),
    fromMiddle: toHundred(whole - (usual[0] + usual[1]) / 2),
    missing: missingOf(offer.parts),
    vat: offer.vat === 'drin' ? price - price / (1 + vatRate) : 0,
  };
}

function judged(price: number, usual: Span, fair = middleHalf(usual)): JudgedPrice {
  const verdict =
    price < usual[0]
      ? 'below'
      : price < fair[0]
        ? 'cheap'
        : price <= fair[1]
          ? 'fair'
          : price <= usual[1]
            ? 'dear'
            : 'above';
  return { price, usual, fair, verdict };
}

/** How two offers stand to each other. */
export type OfferComparison =
  /** Of one size: euros that the cheaper one costs less with all that is missing; null: hardly a difference. */
  | { kind: 'totals'; cheaper: 0 | 1 | null; less: number }
  /** Of two sizes: only how far each lies from the middle of its own range. */
  | { kind: 'sizes'; fromMiddle: readonly [number, number] };

/** So near each other two offers are of one size. */
const sameSize = { kWp: 0.5, storageKWh: 1 };

/** Two offers side by side: their totals if they are of one size, which no sum of twenty years replaces. */
export function compareOffers(first: Offer, second: Offer): OfferComparison {
  const isSame =
    Math.abs(first.kWp - second.kWp) <= sameSize.kWp &&
    Math.abs(first.storageKWh - second.storageKWh) <= sameSize.storageKWh;
  if (!isSame) {
    return {
      kind: 'sizes',
      fromMiddle: [judgeOffer(first).fromMiddle, judgeOffer(second).fromMiddle],
    };
  }
  const more = toHundred(wholePrice(first) - wholePrice(second));
  return { kind: 'totals', cheaper: more > 0 ? 1 : more < 0 ? 0 : null, less: Math.abs(more) };
}

/** All that a house uses in a year, kWh. */
export function allConsumption({ consumptionKWh, electricCar, heatPump }: CalculatorInput): number {
  return (
    consumptionKWh +
    (electricCar ? carConsumption(electricCar) : 0) +
    (heatPump ? heatPumpConsumption(heatPump) : 0)
  );
}

/** Usable kWh of storage for each MWh of all consumption, above which it stands idle too often. */
const mostStoragePerMWh = 1.5;

/** Usable kWh that are enough for a consumption, to a half; null where the storage is no larger. */
export function enoughStorage(storageKWh: number, consumptionKWh: number): number | null {
  const most = (consumptionKWh / 1000) * mostStoragePerMWh;
  return storageKWh > most ? Math.round(most * 2) / 2 : null;
}

/** Whether the model reckons with the offer: one household, and a size that the calculator takes. Others are told the price alone. */
export function isReckoned({ kWp }: Offer, house: Query | null): boolean {
  return kWp <= limits.kwp.most && (house === null || isHousehold(house));
}

/**
 * The prices with which the model calculates an offer, with all that is missing. Where it does not say what the
 * storage costs, both parts are as much above or below the market as the whole.
 */
export function offerPrices(offer: Offer): {
  solarCostPerKWp: number;
  storageCostPerKWh: number;
} {
  const { kWp, storageKWh, storagePrice } = offer;
  const whole = wholePrice(offer);
  const perKWh = market.storageCostPerKWh.value;
  const most = (value: number) => Math.min(value, mostCalculated);
  if (storageKWh === 0) return { solarCostPerKWp: most(whole / kWp), storageCostPerKWh: perKWh };
  const usual = systemPrice(kWp) + storageKWh * perKWh;
  const storage = storagePrice ?? (whole * storageKWh * perKWh) / usual;
  return {
    solarCostPerKWp: most((whole - storage) / kWp),
    storageCostPerKWh: most(storage / storageKWh),
  };
}

/** Euros per kWp or kWh; the model takes no more, and nothing above it is ever paid for. */
const mostCalculated = 10_000;
