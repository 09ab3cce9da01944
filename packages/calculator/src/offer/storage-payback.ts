import { simulatedPlan } from '../answer/answer.ts';
import { type PaybackRange, storageAlone } from '../answer/measures.ts';
import { storageSizes } from '../answer/sizes.ts';
import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import { market, usualStart, valuesAsOf } from '../market.ts';
import { yearsCalculated } from '../money/cash-flow.ts';
import { feedInTariff, feedInTariffOfYear } from '../money/tariff.ts';
import { usualTotal, wholePrice } from './judge-offer.ts';
import type { Offer } from './offer-query.ts';

/** So long a storage lasts; a second one is not reckoned. */
export const storageLife = market.storageLifeYears.value;

/** What a storage alone makes of a system that exists. */
export interface StoragePayback {
  /** Null stands for more than its life. */
  payback: PaybackRange;
  /** What the system is paid for each kWh fed in, and the last year in which it is; 0 once that has passed. */
  cents: number;
  paidUntil: number;
  /** The storage that is paid soonest of the smaller ones, where by a year at least; its price as dear as the offer. */
  smaller: { kWh: number; price: number; years: number } | null;
}

/**
 * When an offered storage is paid by what it saves at the Arbeitspreis, less what is no longer fed in at the system's
 * own rate. The median of the same cases as everywhere, with and without it.
 *
 * @param input the visitor's house with the system that exists
 */
export function storagePayback(
  offer: Offer,
  input: CalculatorInput,
  overrides: Partial<Assumptions>,
): StoragePayback {
  const { storageKWh } = offer;
  const { started, paidUntil, feedInYears, cents } = feedInOf(offer);
  const assumptions: Partial<Assumptions> = {
    ...overrides,
    commissioning: `${started}-06`,
    feedInTariff: cents / 100,
    feedInYears,
    storageLifeYears: storageLife,
  };
  const plan = (kWh: number) => simulatedPlan({ ...input, storageKWh: kWh }, assumptions);
  const without = plan(0);
  const paybackOf = (kWh: number, price: number) =>
    storageAlone(plan(kWh), without, 'eeg2023', price, storageLife).payback;
  const price = wholePrice(offer);
  const payback = paybackOf(storageKWh, price);
  const share = price / usualPrice(storageKWh);
  let smaller: StoragePayback['smaller'] = null;
  for (const kWh of storageSizes.filter((size) => size > 0 && size < storageKWh)) {
    const alike = Math.round((share * usualPrice(kWh)) / 100) * 100;
    const years = paybackOf(kWh, alike).value;
    // From the soonest on every larger one is paid later.
    if (smaller && (years === null || years > smaller.years)) break;
    if (years !== null && years < (smaller?.years ?? Number.POSITIVE_INFINITY)) {
      smaller = { kWh, price: alike, years };
    }
  }
  const isSooner = smaller && smaller.years <= (payback.value ?? storageLife) - 1;
  return { payback, cents, paidUntil, smaller: isSooner ? smaller : null };
}

/** What the system that exists is paid from the storage's first year on, and for how many years. */
function feedInOf({ kWp, since }: Offer) {
  const firstYear = Number(usualStart.slice(0, 4));
  const started = since ?? Number(valuesAsOf.slice(0, 4));
  // To the end of the twentieth year after the start.
  const paidUntil = started + yearsCalculated;
  const feedInYears = Math.min(yearsCalculated, Math.max(0, paidUntil - firstYear + 1));
  const rate = () =>
    since === null ? feedInTariff(kWp, valuesAsOf) : feedInTariffOfYear(kWp, since);
  return { started, paidUntil, feedInYears, cents: feedInYears === 0 ? 0 : rate() };
}

/** The middle of what a storage with its fitting costs, euros. */
function usualPrice(kWh: number): number {
  const [low, high] = usualTotal(0, kWh, 'speicher');
  return (low + high) / 2;
}
