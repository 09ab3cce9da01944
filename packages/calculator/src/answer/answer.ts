import { type Assumptions, withDefaults } from '../assumptions.ts';
import { type CalculatorResult, calculate } from '../calculate.ts';
import { type CalculatorInput, roofPlanes } from '../input.ts';
import { type Regime, regimesOf } from '../law/regime.ts';
import { timeLine } from '../law/time-line.ts';
import { market, plugInSet, systemPrice } from '../market.ts';
import {
  answerKey,
  calculationOf,
  houseOf,
  isHousehold,
  type Query,
  type SizedQuery,
} from '../query/query.ts';
import { outcomesOf, type Plan, planOf } from './account.ts';
import { casesOf } from './cases.ts';
import { simulateEnergy } from './energy.ts';
import {
  hundred,
  type Measures,
  measuresOf,
  type PaybackRange,
  printedLines,
  type Range,
  returnIn,
  storageAlone,
  ten,
} from './measures.ts';
import { type House, type SizeSums, type Sizes, type Span, sizesOf } from './sizes.ts';
import { type TypicalDays, typicalDays } from './typical-days.ts';
import { type Cause, type Verdict, verdictOf, verdicts } from './verdict.ts';
import { type Ends, whatIfs } from './what-if.ts';

const energyNames = [
  'yield',
  'consumption',
  'direct',
  'charged',
  'discharged',
  'feedIn',
  'curtailed',
  'grid',
] as const;

/** Energy of a month or a year, whole kWh. */
export type Energy = Record<(typeof energyNames)[number], number>;

/** Years, counted from 0, in which a value stays the same; `to` is the year after the last. */
export type Run<Value> = { from: number; to: number; value: Value };

/** What one law makes of the house. */
export type LawAnswer = Measures & {
  /** What it pays in the first year, cents for each kWh. */
  cents: number;
  /** Euros of a year in the mean of the twenty, to ten: the lines add up to `meanYear`. */
  mean: Measures['lines'];
  /** What the law does in the twenty years: cents, per cent of the power, unpaid hours, euros of the meter. */
  lanes: {
    paid: Run<number>[];
    limit: Run<number | null>[];
    unpaid: Run<boolean>[];
    metering: Run<number>[];
  };
};

/** A size by the names of the address: kWp and kWh. */
export type NamedSize = Pick<SizedQuery, 'kwp' | 'speicher'>;

/** One size with what it leaves after twenty years, euros to a hundred. */
export type SizeColumn = { size: number; sum: number };

/**
 * Everything the calculator says about a house. Plain data, rounded once: worker, server and build compute it, and
 * page, sheet and request read it. Energy is that of a typical year.
 */
export type Answer = {
  /** Of the query that it answers. */
  key: string;
  /** What it is reckoned with: the visitor's own size, else the named one. */
  size: NamedSize;
  /** Euros to a hundred. */
  price: Range;
  year: Energy;
  months: Energy[];
  days: TypicalDays;
  /** Per cent; null without consumption. */
  selfSufficiency: number | null;
  /** Null where no household is asked for: others have prices and rules of their own. */
  money: MoneyAnswer | null;
};

/** What the money says, the medians of the cases. */
export type MoneyAnswer = {
  /** On the size that is reckoned with, and why where it is a no. */
  verdict: Verdict;
  cause: Cause | null;
  /** The named size and what it leaves more, euros to a hundred, where its verdict is better or the sum much larger. */
  better: (NamedSize & { more: number }) | null;
  /** The return of the size under the more cautious law without what is only planned, per cent a year. */
  withoutPlanned: number | null;
  /** A plug-in set for the same household, where no size pays. */
  plugIn: { left: number; payback: number | null } | null;
  /** The laws that may hold at the start, the more cautious first. */
  laws: [LawAnswer, ...LawAnswer[]];
  sizes: {
    named: NamedSize;
    kwp: Span;
    speicher: Span;
    /**
     * By law, the more cautious first: its own best size and what that would leave more; systems with the named
     * storage and storages with the named system, the same sizes under each.
     */
    laws: {
      best: NamedSize;
      more: number;
      systems: SizeColumn[];
      storages: SizeColumn[];
    }[];
  };
  /** By law: what is left if one thing comes otherwise. */
  whatIfs: Ends[][];
};

/** A named size that leaves so much more than the visitor's own one is told, euros. */
const muchMore = 300;

/** The answer to a query: a fifth of a second. */
export function answerTo(query: Query): Answer {
  const house = houseOf(query);
  const { assumptions } = calculationOf({ ...query, kwp: 0, speicher: 0 });
  const { input, money } = isHousehold(query)
    ? moneyAnswer(query, house, assumptions)
    : { input: withoutMoney(house), money: null };
  const result = calculate(input, assumptions);
  return {
    key: answerKey(query),
    size: { kwp: input.kWp, speicher: input.storageKWh },
    price: money?.laws[0].investment ?? usualPrice(result.money.investment),
    year: energyOf(result),
    months: result.months.map(energyOf),
    days: typicalDays(input, assumptions),
    selfSufficiency: percent(result.selfSufficiencyShare),
    money,
  };
}

/** The range of the market around a price. */
function usualPrice(price: number): Range {
  const [low, high] = market.systemPriceFactor.range;
  return { low: hundred(price * low), value: hundred(price), high: hundred(price * high) };
}

/** The size of whom no money is reckoned for: the visitor's own, else the whole roof without storage. */
function withoutMoney({ input, layouts: [layout], bounds }: House): CalculatorInput {
  const kWp = bounds.kWp ?? bounds.mostKWp;
  return { ...input, kWp, storageKWh: bounds.storageKWh ?? 0, planes: layout(kWp) };
}

function moneyAnswer(
  query: Query,
  house: House,
  assumptions: Partial<Assumptions>,
): { input: CalculatorInput; money: MoneyAnswer } {
  const unsettled = {
    ...house,
    bounds: { ...house.bounds, kWp: undefined, storageKWh: undefined },
  };
  const sizes = sizesOf(unsettled, assumptions);
  const isOwn = query.kwp !== null || query.speicher !== null;
  const own = isOwn ? sizesOf(house, assumptions).named : sizes.named;
  const input = inputOf(house.input, own);
  const laws = lawsOf(input, assumptions, sizes.regimes);
  const [cautious] = laws;
  const verdict = verdictOf(own.returns);
  const today = house.today && simulatedPlan(inputOf(house.today, own), assumptions);
  const ofNamed = verdictOf(sizes.named.returns);
  const othersPay = ofNamed !== 'no';
  const money: MoneyAnswer = {
    verdict,
    cause: verdict !== 'no' ? null : othersPay ? 'size' : causeOf(query, input, assumptions),
    better: isOwn ? betterThan(verdict, own, sizes, ofNamed) : null,
    withoutPlanned: today ? returnIn(outcomesOf(today, cautious.regime)) : null,
    plugIn: ofNamed === 'no' ? plugInFor(input, assumptions, cautious.regime) : null,
    laws,
    sizes: {
      named: nameOf(sizes.named),
      kwp: sizes.kWp,
      speicher: sizes.storageKWh,
      laws: sizes.regimes.map((_, law) => {
        const best = sizes.best[law] as SizeSums;
        const columns = (of: readonly SizeSums[], size: (one: SizeSums) => number) =>
          of.map((one) => ({ size: size(one), sum: leftBy(one, law) }));
        return {
          best: nameOf(best),
          more: moreOf(best, sizes.named, law),
          systems: columns(sizes.systems, ({ kWp }) => kWp),
          storages: columns(sizes.storages, ({ storageKWh }) => storageKWh),
        };
      }),
    },
    whatIfs: whatIfs(simulatedPlan(input, assumptions), sizes.regimes, assumptions),
  };
  return { input, money };
}

/** Modules that look so far from north, and flat ones, are not called northern; degrees. */
const north = { within: 67.5, tilt: 10 } as const;
/** From this share of the yield on shade is a cause. */
const muchShade = 0.1;

function causeOf(query: Query, input: CalculatorInput, assumptions: Partial<Assumptions>): Cause {
  const { solarCostPerKWp, storageCostPerKWh } = assumptions;
  const usual = (systemPrice(input.kWp) / input.kWp) * market.systemPriceFactor.range[1];
  if (
    (solarCostPerKWp ?? 0) > usual ||
    (storageCostPerKWh ?? 0) > market.storageCostPerKWh.range[1]
  ) {
    return 'price';
  }
  if (query.einspeisung === 'alles') return 'fullFeedIn';
  const fromNorth = (azimuth: number) => Math.min(azimuth, 360 - azimuth);
  const used = roofPlanes(input).filter(({ share }) => share > 0);
  if (used.every(({ azimuth, tilt }) => fromNorth(azimuth) <= north.within && tilt > north.tilt)) {
    return 'north';
  }
  const { yieldKWh } = calculate(input, assumptions);
  const free = calculate({ ...input, shading: 'none', horizon: undefined }, assumptions).yieldKWh;
  return 1 - yieldKWh / free > muchShade ? 'shade' : 'consumption';
}

function plugInFor(
  input: CalculatorInput,
  overrides: Partial<Assumptions>,
  regime: Regime,
): MoneyAnswer['plugIn'] {
  const set: CalculatorInput = {
    ...input,
    kWp: plugInSet.kWp,
    storageKWh: 0,
    feedIn: 'none',
    plugIn: true,
  };
  const assumptions = { ...overrides, solarCostPerKWp: plugInSet.price / plugInSet.kWp };
  const { left, payback } = measuresOf(simulatedPlan(set, assumptions), regime);
  return { left: left.value, payback: payback.value };
}

/** The house with a system of one size, its modules where they leave most. */
export function systemOn(query: SizedQuery, overrides: Partial<Assumptions>): CalculatorInput {
  const house = houseOf(query);
  return inputOf(house.input, sizesOf(house, overrides).named);
}

/**
 * The size that leaves much more than a system of this size in the same house, both at the prices of the market;
 * null where none does.
 */
export function betterSize(query: Query, { kwp, speicher }: NamedSize): MoneyAnswer['better'] {
  const open = { ...query, kwp: null, speicher: null, preispv: null, preisspeicher: null };
  const { assumptions } = calculationOf({ ...open, kwp: 0, speicher: 0 });
  const house = houseOf(open);
  const { named } = sizesOf(house, assumptions);
  const bounds = { ...house.bounds, kWp: kwp, storageKWh: speicher };
  const more = moreOf(named, sizesOf({ ...house, bounds }, assumptions).named, 0);
  return more >= muchMore ? { ...nameOf(named), more } : null;
}

/** A storage by itself under one law; null where there is none. */
export function storageOf(
  input: CalculatorInput,
  assumptions: Partial<Assumptions>,
  regime: Regime,
): { left: Range; payback: PaybackRange } | null {
  if (input.storageKWh === 0 || input.feedIn === 'full') return null;
  return storageAlone(
    simulatedPlan(input, assumptions),
    simulatedPlan({ ...input, storageKWh: 0 }, assumptions),
    regime,
  );
}

const leftBy = ({ left }: SizeSums, law: number) => hundred(left[law] as number);
/** What one leaves more, of both as they are printed. */
const moreOf = (one: SizeSums, other: SizeSums, law: number) =>
  leftBy(one, law) - leftBy(other, law);
const nameOf = ({ kWp, storageKWh }: SizeSums): NamedSize => ({ kwp: kWp, speicher: storageKWh });
const inputOf = (
  house: CalculatorInput,
  { kWp, storageKWh, layout }: SizeSums,
): CalculatorInput => ({
  ...house,
  kWp,
  storageKWh,
  planes: layout(kWp),
});

/** A system in all its cases. */
export function simulatedPlan(input: CalculatorInput, overrides: Partial<Assumptions>): Plan {
  const assumptions = withDefaults(overrides);
  const cases = casesOf(input, assumptions, overrides);
  return planOf(input, assumptions, simulateEnergy(input, overrides), cases);
}

/**
 * What each law makes of one size, the cases the same.
 *
 * @throws RangeError as `calculate` does
 */
export function lawsOf(
  input: CalculatorInput,
  overrides: Partial<Assumptions>,
  regimes: readonly [Regime, ...Regime[]] = regimesOf(withDefaults(overrides).commissioning),
): [LawAnswer, ...LawAnswer[]] {
  const [first, ...others] = regimes;
  const plan = simulatedPlan(input, overrides);
  return [lawOf(plan, first), ...others.map((regime) => lawOf(plan, regime))];
}

function lawOf(plan: Plan, regime: Regime): LawAnswer {
  const measures = measuresOf(plan, regime);
  const { lines, meanYear } = measures;
  const law = timeLine(plan.input, { ...plan.assumptions, regime });
  return {
    ...measures,
    cents: inCents(law[0]?.paid ?? 0),
    mean: printedLines(lines, 1, meanYear.value, ten),
    lanes: {
      paid: runs(law.map(({ paid }) => inCents(paid))),
      limit: runs(law.map(({ feedInLimitShare }) => percent(feedInLimitShare))),
      unpaid: runs(law.map(({ unpaidAtNegativePrices }) => unpaidAtNegativePrices)),
      metering: runs(law.map(({ metering }) => Math.round(metering))),
    },
  };
}

function betterThan(
  verdict: Verdict,
  own: SizeSums,
  { named }: Sizes,
  ofNamed: Verdict,
): MoneyAnswer['better'] {
  const more = moreOf(named, own, 0);
  const isHigher = verdicts.indexOf(ofNamed) < verdicts.indexOf(verdict);
  return isHigher || more >= muchMore ? { ...nameOf(named), more } : null;
}

function energyOf(flows: CalculatorResult['months'][number]): Energy {
  return Object.fromEntries(
    energyNames.map((name) => [name, Math.round(flows[`${name}KWh`])]),
  ) as Energy;
}

/** Equal neighbours together. */
function runs<Value>(values: readonly Value[]): Run<Value>[] {
  const found: Run<Value>[] = [];
  for (const [year, value] of values.entries()) {
    const last = found.at(-1);
    if (last?.value === value) last.to = year + 1;
    else found.push({ from: year, to: year + 1, value });
  }
  return found;
}

const percent = <Share extends number | null>(share: Share) =>
  (share === null ? null : Math.round(share * 100) + 0) as Share;
const inCents = (euros: number) => Math.round(euros * 10_000) / 100;
