import { calculate } from '@rebhang-solar/calculator';
import { type Headline, headline } from '@rebhang-solar/calculator/compare/headline';
import { storageAlone, storageSizes } from '@rebhang-solar/calculator/compare/storage-sizes';
import { type Season, typicalDays } from '@rebhang-solar/calculator/compare/typical-days';
import { type WhatIf, whatIfs } from '@rebhang-solar/calculator/compare/what-ifs';
import { type Regime, regimesOf } from '@rebhang-solar/calculator/law/regime';
import type { Costs } from '@rebhang-solar/calculator/money/cost-lines';
import { calculationOf, formatQuery, type Query } from '@rebhang-solar/calculator/query/query';

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

/**
 * Computed at every movement of a slider: one typical year and its money. Plain data, rounded once, so
 * that the server's page, the browser's worker and what is read from the document are the same.
 */
export type QuickAnswer = {
  /** The address of the query that it answers. */
  key: string;
  year: Energy;
  months: Energy[];
  /** Per cent; null without consumption. */
  selfSufficiency: number | null;
  /** The same without the storage; null when there is none. */
  selfSufficiencyWithout: number | null;
  /** Per cent; null without yield. */
  selfConsumption: number | null;
  /** Euros of the first year, to ten; of the more cautious law where two may hold. */
  money: {
    withoutSystem: number;
    withSystem: number;
    /** Null when there is no storage to leave out. */
    withoutStorage: number | null;
    balance: number;
  };
  investment: { all: number; solar: number; storage: number };
  /** Tonnes of CO₂, to a tenth. */
  avoidedTonnes: number;
};

/** The mean day of a season, kW in each hour. */
export type Day = Record<'direct' | 'discharged' | 'grid' | 'solar', number[]>;

/** What one law makes of the house. */
export type LawAnswer = {
  regime: Regime;
  headline: Pick<Headline, 'firstYearEuros' | 'afterTwentyYears' | 'netPresentValue' | 'payback'>;
  /** What the law pays in the first year, cents for each kWh. */
  cents: number;
  /** Euros of the first year, to ten. */
  first: { avoided: number; feedIn: number; operating: number; balance: number };
  /** Euros of twenty years, to a hundred. */
  twenty: { avoided: number; feedIn: number; costs: Costs; investment: number };
};

/** Computed when the input has stopped changing: ranges and comparisons. */
export type ThoroughAnswer = {
  key: string;
  /** The laws that may hold at the start, the more cautious first: what follows below is by it. */
  laws: [LawAnswer & { headline: Headline }, ...LawAnswer[]];
  /** Each size of storage from 0 kWh on: self-sufficiency in per cent, euros of a year, euros of twenty. */
  sizes: { share: number; euros: number; twenty: number }[];
  bestKWh: number;
  storage: { saved: number; euros: number; cost: number } | null;
  whatIfs: { whatIf: WhatIf; euros: number; points: number | null }[];
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

/** One typical year with its money: 7 ms, after a change of the roof 10. */
export function quickAnswer(query: Query): QuickAnswer {
  const { input, assumptions } = calculationOf(query);
  const result = calculate(input, assumptions);
  const hasStorage = query.speicher > 0 && input.feedIn !== 'full';
  const without = hasStorage ? calculate({ ...input, storageKWh: 0 }, assumptions) : null;
  const { money } = result;
  return {
    key: formatQuery(query),
    year: energyOf(result),
    months: result.months.map(energyOf),
    selfSufficiency: percent(result.selfSufficiencyShare),
    selfSufficiencyWithout: without && percent(without.selfSufficiencyShare),
    selfConsumption: percent(result.selfConsumptionShare),
    money: {
      withoutSystem: ten(money.purchaseWithoutSystem),
      withSystem: ten(yearlyCost(result)),
      withoutStorage: without && ten(yearlyCost(without)),
      balance: ten(money.firstYear.balance),
    },
    investment: {
      all: hundred(money.investment),
      solar: hundred(money.solarCost),
      storage: hundred(money.storageCost),
    },
    avoidedTonnes: whole(result.avoidedEmissionsKg / 100) / 10,
  };
}

/** What the first year costs: electricity and running cost, the tariff taken off. */
function yearlyCost({ money }: Result): number {
  const { feedInRevenue, operatingCost } = money.firstYear;
  return money.purchaseWithSystem + operatingCost - feedInRevenue;
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

/** Ranges and comparisons: a third of a second. */
export function thoroughAnswer(query: Query): ThoroughAnswer {
  const { input, assumptions } = calculationOf(query);
  const { sizes, bestKWh } = storageSizes({ ...input, feedIn: 'surplus' }, assumptions);
  const alone = storageAlone(input, assumptions);
  const days = typicalDays(input, assumptions);
  const [cautious, ...others] = regimesOf(query.start);
  const byLaw = (regime: Regime) => lawAnswer(query, regime);
  return {
    key: formatQuery(query),
    laws: [byLaw(cautious), ...others.map((regime) => withoutCauses(byLaw(regime)))],
    sizes: sizes.map(({ selfSufficiencyShare, gainedEuros, sumAfterTwentyYears }) => ({
      share: percent(selfSufficiencyShare) ?? 0,
      euros: ten(gainedEuros),
      twenty: hundred(sumAfterTwentyYears),
    })),
    bestKWh,
    storage: alone && {
      saved: ten(alone.savedKWh),
      euros: ten(alone.gainedEuros),
      cost: hundred(alone.costEuros),
    },
    whatIfs: whatIfs(input, assumptions).map(({ whatIf, difference }) => ({
      whatIf,
      euros: ten(difference.firstYearBalance),
      points: percent(difference.selfSufficiencyShare),
    })),
    days: { winter: dayOf(days.winter), spring: dayOf(days.spring), summer: dayOf(days.summer) },
  };
}

/** Beside the more cautious law only these are shown; the document carries no more than that. */
function withoutCauses({ headline, ...law }: LawAnswer): LawAnswer {
  const { firstYearEuros, afterTwentyYears, netPresentValue, payback } = headline;
  return { ...law, headline: { firstYearEuros, afterTwentyYears, netPresentValue, payback } };
}

function lawAnswer(query: Query, regime: Regime): LawAnswer & { headline: Headline } {
  const { input, assumptions } = calculationOf(query);
  const overrides = { ...assumptions, regime };
  const { money } = calculate(input, overrides);
  const { avoidedPurchase, feedInRevenue, operatingCost, balance } = money.firstYear;
  const { sums } = money;
  return {
    regime,
    headline: headline(input, overrides),
    cents: whole((money.law[0]?.paid ?? 0) * 10_000) / 100,
    first: {
      avoided: ten(avoidedPurchase),
      feedIn: ten(feedInRevenue),
      operating: ten(operatingCost),
      balance: ten(balance),
    },
    twenty: {
      avoided: hundred(sums.avoidedPurchase),
      feedIn: hundred(sums.feedInRevenue),
      costs: Object.fromEntries(
        Object.entries(sums.costs).map(([line, sum]) => [line, hundred(sum)]),
      ) as Costs,
      investment: hundred(money.investment),
    },
  };
}

function dayOf(hours: ReturnType<typeof typicalDays>[Season]): Day {
  const kilowatts = (value: number) => Math.round(value * 100) / 100;
  return {
    direct: hours.map(({ direct }) => kilowatts(direct)),
    discharged: hours.map(({ discharged }) => kilowatts(discharged)),
    grid: hours.map(({ grid }) => kilowatts(grid)),
    solar: hours.map(({ solar }) => kilowatts(solar)),
  };
}
