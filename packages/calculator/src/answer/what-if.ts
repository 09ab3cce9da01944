import type { Assumptions } from '../assumptions.ts';
import type { Regime } from '../law/regime.ts';
import { drawnUse, market } from '../market.ts';
import { leftOf, type Plan, planOf } from './account.ts';
import { type Cases, casesOf } from './cases.ts';
import { hundred, medianOf } from './measures.ts';

/** What of the market moves the sum. */
const ofMarket = [
  'electricityPrice',
  'priceGrowthShare',
  'systemPriceFactor',
  'servicePerYear',
  'marketValue',
] as const;

/** What may come otherwise than expected, and moves the sum. */
export type WhatIf = (typeof ofMarket)[number] | 'use';

/** A value held at an end of its range, and what is left then, euros to a hundred: the median of the same cases. */
export interface End {
  value: number;
  left: number;
}

/** One thing at both ends of its range. */
export interface Ends {
  whatIf: WhatIf;
  ends: readonly [low: End, high: End];
}

/**
 * What twenty years leave if one thing alone lies at an end of its range, the one that moves most first. What the
 * visitor has entered is not asked, nor what moves nothing under this law.
 */
export function whatIfs(
  plan: Plan,
  regimes: readonly Regime[],
  overrides: Partial<Assumptions>,
): Ends[][] {
  const { input, assumptions, cases } = plan;
  const end = (value: number, changed: Cases) => ({
    value,
    left: leftOf(planOf(input, assumptions, plan.energy, changed), regimes).map((left) =>
      hundred(medianOf(left)),
    ),
  });
  /** The prices of all years follow from two of them; the others stand for themselves. */
  const held = (name: (typeof ofMarket)[number], value: number): Cases =>
    name === 'electricityPrice' || name === 'priceGrowthShare'
      ? casesOf(input, assumptions, { ...overrides, [name]: value })
      : { ...cases, market: { ...cases.market, [name]: cases.market[name].map(() => value) } };
  const isGiven = (name: (typeof ofMarket)[number]) =>
    overrides[name] !== undefined ||
    (name === 'systemPriceFactor' && overrides.solarCostPerKWp !== undefined);
  const markets = ofMarket
    .filter((name) => !isGiven(name))
    .map((whatIf) => ({
      whatIf,
      ends: market[whatIf].range.map((value) => end(value, held(whatIf, value))),
    }));
  const most = drawnUse[input.isUseTyped ? 'typed' : 'guessed'];
  const use = [-most, most].map((value) =>
    end(value, { ...cases, use: cases.use.map(() => value) }),
  );
  const width = ({ ends: [low, high] }: Ends) => Math.abs(high.left - low.left);
  return regimes.map((_, law) =>
    [...markets, { whatIf: 'use' as const, ends: use }]
      .map(({ whatIf, ends }): Ends => {
        const [low, high] = ends.map(({ value, left }) => ({ value, left: left[law] as number }));
        return { whatIf, ends: [low as End, high as End] };
      })
      .filter((one) => width(one) > 0)
      .sort((one, other) => width(other) - width(one)),
  );
}
