import { calculate } from '@rebhang-solar/calculator';
import {
  bestSizes,
  recommendedSize,
  type Size,
  type Span,
} from '@rebhang-solar/calculator/compare/best-size';
import { type Headline, headline, roundedRanges } from '@rebhang-solar/calculator/compare/headline';
import { ranges } from '@rebhang-solar/calculator/compare/ranges';
import { type Season, typicalDays } from '@rebhang-solar/calculator/compare/typical-days';
import { type Verdict, verdictOf } from '@rebhang-solar/calculator/compare/verdict';
import { type WhatIf, whatIfs } from '@rebhang-solar/calculator/compare/what-ifs';
import { type Regime, regimesOf } from '@rebhang-solar/calculator/law/regime';
import type { Costs } from '@rebhang-solar/calculator/money/cost-lines';
import {
  boundsOf,
  calculationOf,
  formatQuery,
  type Query,
  type SizedQuery,
} from '@rebhang-solar/calculator/query/query';

/** Energy of a month or a year, whole kWh. */
export type Energy = {
  yield: number;
  consumption: number;
  direct: number;
  charged: number;
  discharged: number;
  feedIn: number;
  curtailed: number;
  grid: number;
};

/** What one law makes of the house, without ranges. */
export type QuickLaw = {
  regime: Regime;
  /** Euros of a year in the mean of the twenty, to ten. */
  meanYear: number;
  /** Euros left after twenty years, to a hundred. */
  afterTwenty: number;
  /** To half a year; null is more than twenty. */
  payback: number | null;
};

/**
 * Computed at every movement of a slider: sentence and plate. Plain data, rounded once, so that the server's page,
 * the browser's worker and what is read from the document are the same.
 */
export type QuickAnswer = {
  /** The address of the query that it answers. */
  key: string;
  /** The visitor's own size, or the recommended one. */
  kwp: number;
  speicher: number;
  verdict: Verdict;
  /** The laws that may hold at the start, the more cautious first. */
  laws: [QuickLaw, ...QuickLaw[]];
  year: Energy;
  months: Energy[];
  /** Per cent; null without consumption. */
  selfSufficiency: number | null;
  /** Per cent; null without yield. */
  selfConsumption: number | null;
  investment: { all: number; solar: number; storage: number };
  /** Tonnes of CO₂, to a tenth. */
  avoidedTonnes: number;
};

/** The mean day of a season, kW in each hour. */
export type Day = Record<
  'direct' | 'discharged' | 'charged' | 'feedIn' | 'curtailed' | 'grid',
  number[]
>;

/** Years, counted from 0, in which a value stays the same; `to` is the year after the last. */
export type Run<Value> = { from: number; to: number; value: Value };

/** What one law makes of the house, with ranges. */
export type LawAnswer = {
  regime: Regime;
  headline: Pick<
    Headline,
    | 'meanYearEuros'
    | 'afterTwentyYears'
    | 'netPresentValue'
    | 'payback'
    | 'paidPercent'
    | 'cumulative'
  >;
  /** What the law pays in the first year, cents for each kWh. */
  cents: number;
  /** Euros of a year in the mean of the twenty, to ten: they add up to the balance. */
  mean: { avoided: number; feedIn: number; costs: Costs; balance: number };
  /** What the law does in the twenty years: cents, per cent of the power, unpaid hours, euros of the meter. */
  lanes: {
    paid: Run<number>[];
    limit: Run<number | null>[];
    unpaid: Run<boolean>[];
    metering: Run<number>[];
  };
};

/** One size with what it leaves after twenty years, euros to a hundred. */
export type SizeColumn = { size: number; sum: number };

/** Computed when the input has stopped changing: ranges and comparisons. */
export type ThoroughAnswer = {
  key: string;
  /** The laws that may hold at the start, the more cautious first: what follows below is by it. */
  laws: [LawAnswer & { headline: Headline }, ...LawAnswer[]];
  sizes: {
    recommended: { kwp: number; speicher: number };
    kwp: Span;
    speicher: Span;
    /** By law, the more cautious first; the same sizes in each. */
    systems: { regime: Regime; best: number; columns: SizeColumn[] }[];
    storages: SizeColumn[];
  };
  /** The house without its storage under the more cautious law; null where there is none. */
  withoutStorage: {
    selfSufficiency: number | null;
    meanYear: number;
    investment: number;
    afterTwenty: number;
  } | null;
  whatIfs: { whatIf: WhatIf; meanYear: number; twenty: number; points: number | null }[];
  days: Record<Season, Day>;
};

export type Answer = { quick: QuickAnswer; thorough: ThoroughAnswer };

const to =
  (unit: number) =>
  (value: number): number =>
    // Adding 0 makes the 0 of a small negative number a plain one.
    Math.round(value / unit) * unit + 0;
const whole = to(1);
const ten = to(10);
const hundred = to(100);
const percent = (share: number | null) => (share === null ? null : whole(share * 100));

type Result = ReturnType<typeof calculate>;

/** The size of the query asked last, as sentence and plate are computed for the same house as the rest. */
let lastSize: { key: string; size: Size } | undefined;

/** The query with the sizes that the visitor leaves open: those that leave most after twenty years. */
export function sized(query: Query): SizedQuery {
  const { kwp, speicher } = query;
  if (kwp !== null && speicher !== null) return { ...query, kwp, speicher };
  const key = formatQuery(query);
  const size =
    lastSize?.key === key ? lastSize.size : recommendedSize(...house(query), boundsOf(query));
  lastSize = { key, size };
  return { ...query, kwp: size.kWp, speicher: size.storageKWh };
}

/** Input and assumptions without regard to the size. */
function house(query: Query) {
  const { input, assumptions } = calculationOf({ ...query, kwp: 0, speicher: 0 });
  return [input, assumptions] as const;
}

/** One typical year with its money under each law: 10 ms, where the best size is asked for 40. */
export function quickAnswer(asked: Query): QuickAnswer {
  const query = sized(asked);
  const { input, assumptions } = calculationOf(query);
  const [cautious, ...others] = regimesOf(query.start);
  const byLaw = (regime: Regime) => calculate(input, { ...assumptions, regime });
  const result = byLaw(cautious);
  const results = [result, ...others.map(byLaw)] as const;
  const { money } = result;
  return {
    key: formatQuery(asked),
    kwp: query.kwp,
    speicher: query.speicher,
    verdict: verdictOf(results.map((one) => one.money)),
    laws: results.map(quickLaw) as [QuickLaw, ...QuickLaw[]],
    year: energyOf(result),
    months: result.months.map(energyOf),
    selfSufficiency: percent(result.selfSufficiencyShare),
    selfConsumption: percent(result.selfConsumptionShare),
    investment: {
      all: hundred(money.investment),
      solar: hundred(money.solarCost),
      storage: hundred(money.storageCost),
    },
    avoidedTonnes: whole(result.avoidedEmissionsKg / 100) / 10,
  };
}

function quickLaw({ money }: Result): QuickLaw {
  const { regime, paybackYears, sumAfterTwentyYears } = money;
  return {
    regime,
    meanYear: ten(meanYear(money)),
    afterTwenty: hundred(sumAfterTwentyYears),
    payback: paybackYears === null ? null : whole(paybackYears * 2) / 2,
  };
}

function energyOf(flows: Result['months'][number]): Energy {
  return {
    yield: whole(flows.yieldKWh),
    consumption: whole(flows.consumptionKWh),
    direct: whole(flows.directKWh),
    charged: whole(flows.chargedKWh),
    discharged: whole(flows.dischargedKWh),
    feedIn: whole(flows.feedInKWh),
    curtailed: whole(flows.curtailedKWh),
    grid: whole(flows.gridKWh),
  };
}

/** Ranges and comparisons: a fifth of a second. */
export function thoroughAnswer(asked: Query): ThoroughAnswer {
  // Beside the visitor's own size stands the best one.
  const bounds = { ...boundsOf(asked), kWp: undefined, storageKWh: undefined };
  const sizes = bestSizes(...house(asked), bounds);
  const { kWp, storageKWh } = sizes.recommended;
  if (asked.kwp === null && asked.speicher === null) {
    lastSize = { key: formatQuery(asked), size: sizes.recommended };
  }
  const query = sized(asked);
  const { input, assumptions } = calculationOf(query);
  const days = typicalDays(input, assumptions);
  const [cautious, ...others] = regimesOf(query.start);
  return {
    key: formatQuery(asked),
    laws: [cautiousLaw(query, cautious), ...others.map((regime) => otherLaw(query, regime))],
    sizes: {
      recommended: { kwp: kWp, speicher: storageKWh },
      kwp: sizes.kWp,
      speicher: sizes.storageKWh,
      systems: sizes.laws.map(({ regime, best, bySize }) => ({
        regime,
        best: best.kWp,
        columns: bySize.map((one) => ({ size: one.kWp, sum: hundred(one.sumAfterTwentyYears) })),
      })),
      storages: sizes.byStorage.map((one) => ({
        size: one.storageKWh,
        sum: hundred(one.sumAfterTwentyYears),
      })),
    },
    withoutStorage: withoutStorage(query),
    whatIfs: whatIfs(input, assumptions).map(({ whatIf, difference }) => ({
      whatIf,
      meanYear: ten(difference.meanYearBalance),
      twenty: hundred(difference.sumAfterTwentyYears),
      points: percent(difference.selfSufficiencyShare),
    })),
    days: { winter: dayOf(days.winter), spring: dayOf(days.spring), summer: dayOf(days.summer) },
  };
}

function withoutStorage(query: SizedQuery): ThoroughAnswer['withoutStorage'] {
  const { input, assumptions } = calculationOf(query);
  if (query.speicher === 0 || input.feedIn === 'full') return null;
  const { money, selfSufficiencyShare } = calculate({ ...input, storageKWh: 0 }, assumptions);
  return {
    selfSufficiency: percent(selfSufficiencyShare),
    meanYear: ten(meanYear(money)),
    investment: hundred(money.investment),
    afterTwenty: hundred(money.sumAfterTwentyYears),
  };
}

function meanYear({ sumAfterTwentyYears, investment, years }: Result['money']): number {
  return (sumAfterTwentyYears + investment) / years.length;
}

function cautiousLaw(query: SizedQuery, regime: Regime): LawAnswer & { headline: Headline } {
  const { input, assumptions } = calculationOf(query);
  return { ...lawOf(query, regime), headline: headline(input, { ...assumptions, regime }) };
}

/** Beside the more cautious law only these are shown: the document carries, and the worker draws, no more. */
function otherLaw(query: SizedQuery, regime: Regime): LawAnswer {
  const { input, assumptions } = calculationOf(query);
  const { meanYearEuros, afterTwentyYears, netPresentValue, payback, paidPercent, cumulative } =
    roundedRanges(ranges(input, { ...assumptions, regime }));
  return {
    ...lawOf(query, regime),
    headline: {
      meanYearEuros,
      afterTwentyYears,
      netPresentValue,
      payback,
      paidPercent,
      cumulative,
    },
  };
}

function lawOf(query: SizedQuery, regime: Regime): Omit<LawAnswer, 'headline'> {
  const { input, assumptions } = calculationOf(query);
  const { money } = calculate(input, { ...assumptions, regime });
  const { sums, law, years } = money;
  const mean = (sum: number) => ten(sum / years.length);
  const balance = ten(meanYear(money));
  const costs = Object.fromEntries(
    Object.entries(sums.costs).map(([line, sum]) => [line, mean(sum)]),
  ) as Costs;
  const feedIn = mean(sums.feedInRevenue);
  // Rounded lines have to add up: what is not bought is the largest of them and takes the rest.
  const avoided = balance - feedIn + Object.values(costs).reduce((sum, cost) => sum + cost, 0);
  return {
    regime,
    cents: whole((law[0]?.paid ?? 0) * 10_000) / 100,
    mean: { avoided, feedIn, costs, balance },
    lanes: {
      paid: runs(law.map(({ paid }) => whole(paid * 10_000) / 100)),
      limit: runs(law.map(({ feedInLimitShare }) => percent(feedInLimitShare))),
      unpaid: runs(law.map(({ unpaidAtNegativePrices }) => unpaidAtNegativePrices)),
      metering: runs(law.map(({ metering }) => whole(metering))),
    },
  };
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

function dayOf(hours: ReturnType<typeof typicalDays>[Season]): Day {
  const kilowatts = (value: number) => Math.round(value * 100) / 100;
  const part = (name: keyof Day) => hours.map((flows) => kilowatts(flows[name]));
  return {
    direct: part('direct'),
    discharged: part('discharged'),
    charged: part('charged'),
    feedIn: part('feedIn'),
    curtailed: part('curtailed'),
    grid: part('grid'),
  };
}
