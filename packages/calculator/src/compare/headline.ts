import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import { type PaybackRange, type Range, type Ranges, ranges } from './ranges.ts';

/**
 * The numbers of the first sentences, rounded as far as they can be relied on. Rounding keeps each
 * value within its range.
 */
export interface Headline {
  /** kWh, to a hundred. */
  yieldKWh: Range;
  /** Self-sufficiency in whole per cent without storage. Null without consumption. */
  withoutStorage: Range | null;
  /** The same with the storage of the input; null without storage. */
  withStorage: (Range & { storageKWh: number }) | null;
  /** Share of the yield that is used at home, in whole per cent. */
  selfConsumption: Range;
  /** Balance of the first year, euros to ten. */
  firstYearEuros: Range;
  /** Years to a half; null stands for more than twenty. */
  payback: PaybackRange;
  /** What moves the pay-back, the cause that moves it most first. */
  causes: Ranges['causes'];
}

/** The first sentences of the answer: about as long as two calls of `ranges`. */
export function headline(input: CalculatorInput, overrides?: Partial<Assumptions>): Headline {
  const found = ranges(input, overrides);
  const hasStorage = input.storageKWh > 0 && input.feedIn !== 'full';
  const without = hasStorage ? ranges({ ...input, storageKWh: 0 }, overrides) : found;
  const { consumptionKWh, electricCar, heatPump } = input;
  const consumes = consumptionKWh > 0 || electricCar !== undefined || heatPump !== undefined;
  const share = (range: Range) => rounded(range, (value) => Math.round(value * 100));
  return {
    yieldKWh: rounded(found.yieldKWh, (value) => Math.round(value / 100) * 100),
    withoutStorage: consumes ? share(without.selfSufficiencyShare) : null,
    withStorage:
      consumes && hasStorage
        ? { ...share(found.selfSufficiencyShare), storageKWh: input.storageKWh }
        : null,
    selfConsumption: share(found.selfConsumptionShare),
    firstYearEuros: rounded(found.firstYearBalance, (value) => Math.round(value / 10) * 10),
    payback: inHalves(found.payback),
    causes: found.causes.map(({ cause, payback }) => ({ cause, payback: inHalves(payback) })),
  };
}

function rounded({ low, value, high }: Range, round: (value: number) => number): Range {
  return { low: round(low), value: round(value), high: round(high) };
}

function inHalves({ low, value, high }: PaybackRange): PaybackRange {
  return { low: toHalf(low), value: toHalf(value), high: toHalf(high) };
}

function toHalf(years: number | null): number | null {
  return years === null ? null : Math.round(years * 2) / 2;
}
