import type { Assumptions } from '../assumptions.ts';
import { market } from '../market.ts';
import { leftOf, type Plan } from './account.ts';
import { type Cases, casesOf, useSpread } from './cases.ts';
import { hundred, medianOf } from './measures.ts';

/** What may come otherwise than expected, and moves the sum. */
export type WhatIf =
  | 'electricityPrice'
  | 'priceGrowthShare'
  | 'use'
  | 'systemPriceFactor'
  | 'servicePerYear'
  | 'marketValue';

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

const ofMarket = [
  'electricityPrice',
  'priceGrowthShare',
  'systemPriceFactor',
  'servicePerYear',
  'marketValue',
] as const;

/**
 * What twenty years leave if one thing alone lies at an end of its range, the one that moves most first. What the
 * visitor has entered is not asked, nor what moves nothing under this law.
 */
export function whatIfs(plan: Plan, overrides: Partial<Assumptions>): Ends[] {
  const { input, assumptions, cases } = plan;
  const left = (changed: Partial<Plan>) => hundred(medianOf(leftOf({ ...plan, ...changed })));
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
    .map((whatIf): Ends => {
      const end = (value: number): End => ({
        value,
        left: left({ cases: held(whatIf, value) }),
      });
      const [low, high] = market[whatIf].range;
      return { whatIf, ends: [end(low), end(high)] };
    });
  const most = useSpread[input.isUseTyped ? 'typed' : 'guessed'];
  const use = (value: number): End => ({
    value,
    left: left({ cases: { ...cases, use: cases.use.map(() => value) } }),
  });
  const width = ({ ends: [low, high] }: Ends) => Math.abs(high.left - low.left);
  return [...markets, { whatIf: 'use', ends: [use(-most), use(most)] } satisfies Ends]
    .filter((one) => width(one) > 0)
    .sort((one, other) => width(other) - width(one));
}
