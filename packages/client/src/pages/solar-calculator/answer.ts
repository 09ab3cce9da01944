import { calculate } from '@rebhang-solar/calculator';
import { type Headline, headline } from '@rebhang-solar/calculator/compare/headline';
import { storageAlone, storageSizes } from '@rebhang-solar/calculator/compare/storage-sizes';
import { type Season, typicalDays } from '@rebhang-solar/calculator/compare/typical-days';
import { type WhatIf, whatIfs } from '@rebhang-solar/calculator/compare/what-ifs';
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
  /** Euros of the first year, to ten. */
  money: {
    withoutSystem: number;
    withSystem: number;
    /** Null when there is no storage to leave out. */
    withoutStorage: number | null;
    avoided: number;
    feedIn: number;
    operating: number;
    balance: number;
  };
  investment: { all: number; solar: number; storage: number };
  tariff: { cents: number; known: boolean };
  /** Tonnes of CO₂, to a tenth. */
  avoidedTonnes: number;
};

/** The mean day of a season, kW in each hour. */
export type Day = Record<'direct' | 'discharged' | 'grid' | 'solar', number[]>;

/** Computed when the input has stopped changing: ranges and comparisons. */
export type ThoroughAnswer = {
  key: string;
  headline: Headline;
  /** Each size of storage from 0 kWh on: self-sufficiency in per cent, euros a year, kWh of the last kWh. */
  sizes: { share: number; euros: number; saved: number }[];
  hardlyMoreFromKWh: number | null;
  storage: {
    saved: number;
    euros: number;
    cost: number;
    years: number | null;
    afterTwentyYears: number;
  } | null;
  /** Euros that are left after twenty years, to a hundred. */
  afterTwentyYears: number;
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
  const { avoidedPurchase, feedInRevenue, operatingCost, balance } = money.firstYear;
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
      avoided: ten(avoidedPurchase),
      feedIn: ten(feedInRevenue),
      operating: ten(operatingCost),
      balance: ten(balance),
    },
    investment: {
      all: hundred(money.investment),
      solar: hundred(money.solarCost),
      storage: hundred(money.storageCost),
    },
    tariff: { cents: whole(money.tariff.cents * 100) / 100, known: money.tariff.known },
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
  const { sizes, hardlyMoreFromKWh } = storageSizes({ ...input, feedIn: 'surplus' }, assumptions);
  const alone = storageAlone(input, assumptions);
  const days = typicalDays(input, assumptions);
  return {
    key: formatQuery(query),
    headline: headline(input, assumptions),
    sizes: sizes.map(({ selfSufficiencyShare, gainedEuros, savedKWhPerKWh }) => ({
      share: percent(selfSufficiencyShare) ?? 0,
      euros: ten(gainedEuros),
      saved: whole(savedKWhPerKWh),
    })),
    hardlyMoreFromKWh,
    storage: alone && {
      saved: ten(alone.savedKWh),
      euros: ten(alone.gainedEuros),
      cost: hundred(alone.costEuros),
      years: alone.paybackYears === null ? null : Math.round(alone.paybackYears * 2) / 2,
      afterTwentyYears: hundred(alone.sumAfterTwentyYears),
    },
    afterTwentyYears: hundred(calculate(input, assumptions).money.sumAfterTwentyYears),
    whatIfs: whatIfs(input, assumptions).map(({ whatIf, difference }) => ({
      whatIf,
      euros: ten(difference.firstYearBalance),
      points: percent(difference.selfSufficiencyShare),
    })),
    days: { winter: dayOf(days.winter), spring: dayOf(days.spring), summer: dayOf(days.summer) },
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
