import { type Assumptions, withDefaults } from '../assumptions.ts';
import { type CalculatorInput, checkInput } from '../input.ts';
import { normalNumbers, randomNumbers } from '../load/random.ts';
import { type MarketName, market } from '../market.ts';
import { ageingYears } from '../money/ageing.ts';
import { netPresentValue, paybackYears, yearsCalculated } from '../money/cash-flow.ts';
import { type Money, money, type PaidFlows } from '../money/money.ts';
import { type Flows, sumFlows } from '../storage/simulate-year.ts';
import { buildSystem, daytimeFactors, type System, simulate } from '../system.ts';
import { rangeYears, weatherFactors } from '../weather/weather-years.ts';

/**
 * The one definition of every range: of ten cases eight lie in it (the 10th to the 90th percentile). What is
 * drawn by chance is drawn evenly from the whole range of the market.
 */
const percentiles = [0.1, 0.9] as const;

/** A value and the range in which it can lie. */
export interface Range {
  low: number;
  value: number;
  high: number;
}

/** Years until the money is back; null stands for more than twenty. */
export interface PaybackRange {
  low: number | null;
  value: number | null;
  high: number | null;
}

/** What moves the money, each with the values of the market that it stands for. */
const marketCauses = {
  solarCost: ['systemPriceFactor'],
  storageCost: ['storageCostPerKWh'],
  electricityPrice: ['electricityPrice'],
  priceGrowth: ['priceGrowthShare'],
  runningCost: ['insurancePerYear', 'insurancePerKWp', 'servicePerYear'],
  inverter: ['inverterCostPerKWp'],
  storageLife: ['storageLifeYears'],
  marketValue: ['marketValue'],
} as const satisfies Record<string, readonly MarketName[]>;

/** What moves the years until the money is back. */
type Cause = keyof typeof marketCauses | 'weather' | 'load' | 'ageing' | 'negativePrices';

/** How far the result of `calculate` may be off, and why; see {@link percentiles}. */
export interface Ranges {
  /** Bad and good years together with what is uncertain before a visit (5 %). */
  yieldKWh: Range;
  /** Only the weather: a bad, a middle and a good year of 2005 to 2025, kWh. */
  weatherYears: { bad: number; middle: number; good: number };
  selfSufficiencyShare: Range;
  selfConsumptionShare: Range;
  feedInKWh: Range;
  gridKWh: Range;
  /** Euros. */
  investment: Range;
  firstYearBalance: Range;
  /** What a year brings in the mean of the twenty, the investment not taken off. */
  meanYearBalance: Range;
  sumAfterTwentyYears: Range;
  netPresentValue: Range;
  /** Never narrower than one of its causes. */
  payback: PaybackRange;
  /** In this part of the cases the money is back after twenty years, from 0 to 1. */
  paidShare: number;
  /** What has been earned at the end of each year, the investment taken off: the band of a drawing. */
  cumulative: Range[];
  /** Each cause alone, the one that moves most first. */
  causes: { cause: Cause; payback: PaybackRange }[];
}

/** Deviation of the yield by site and model beyond the weather (Thevenard and Pelland 2013). */
const siteDeviation = 0.05;
/** Between the 10th percentile and the mean of a normal distribution lie so many deviations. */
const deviationsToP10 = 1.2816;
const draws = 200;

/** Factors on the use by day, between which households with these answers lie. */
const daytimeBounds = { little: [0.5, 1], normal: [0.5, 1.5], much: [1, 1.5] } as const;

/** One house under everything that may come, for {@link rangesOf} and {@link storageRanges}. */
export interface Study {
  input: CalculatorInput;
  assumptions: Assumptions;
  /** What the visitor has said himself; it does not vary. */
  overrides: Partial<Assumptions>;
  base: Flows;
  years: PaidFlows[];
  variants: EnergyVariants;
  /** As it is expected. */
  own: Money;
  /** The same chances for each study with the same seed, in the same order. */
  outcomes: Outcome[];
}

/** Simulates and draws: as long as thirty calls of `calculate`. @throws RangeError as `calculate` does */
export function study(input: CalculatorInput, overrides: Partial<Assumptions> = {}): Study {
  checkInput(input);
  const assumptions = withDefaults(overrides);
  const system = buildSystem(input, assumptions);
  const base = sumFlows(simulate(system));
  const years = ageingYears(system, assumptions, base);
  const variants = energyVariants(input, assumptions, system);
  const found = { input, assumptions, overrides, base, years, variants };
  return { ...found, own: money(input, assumptions, years), outcomes: drawOutcomes(found) };
}

/**
 * How far the result may be off. Call it when there is time. The same input always gives the same ranges.
 *
 * Prices and costs that stand in `overrides` are taken as the visitor's own; the others vary within the
 * market.
 *
 * @throws RangeError as `calculate` does
 */
export function ranges(input: CalculatorInput, overrides: Partial<Assumptions> = {}): Ranges {
  return rangesOf(study(input, overrides));
}

/** The ranges of a house that has been studied. */
export function rangesOf(of: Study): Ranges {
  const { base, variants, own, outcomes } = of;
  const weatherYields = variants.weathers.map(({ yieldKWh }) => yieldKWh);
  const [low, high] = percentiles;
  const bad = quantile(weatherYields, low);
  const good = quantile(weatherYields, high);
  const site = deviationsToP10 * siteDeviation * base.yieldKWh;
  const causes = causesOf(of);
  const paybacks = outcomes.map(({ investment, balances }) =>
    orInfinity(paybackYears(investment, balances)),
  );
  return {
    yieldKWh: {
      low: base.yieldKWh - Math.hypot(Math.max(0, base.yieldKWh - bad), site),
      value: base.yieldKWh,
      high: base.yieldKWh + Math.hypot(Math.max(0, good - base.yieldKWh), site),
    },
    weatherYears: { bad, middle: quantile(weatherYields, 0.5), good },
    selfSufficiencyShare: rangeOf(base, variants, selfSufficiency),
    selfConsumptionShare: rangeOf(base, variants, selfConsumption),
    feedInKWh: rangeOf(base, variants, ({ feedInKWh }) => feedInKWh),
    gridKWh: rangeOf(base, variants, ({ gridKWh }) => gridKWh),
    investment: drawn(
      own.investment,
      outcomes.map(({ investment }) => investment),
    ),
    firstYearBalance: drawn(
      own.firstYear.balance,
      outcomes.map(({ balances }) => balances[0] as number),
    ),
    meanYearBalance: drawn(
      meanOf(outcomeOf(own).balances),
      outcomes.map(({ balances }) => meanOf(balances)),
    ),
    sumAfterTwentyYears: drawn(own.sumAfterTwentyYears, outcomes.map(sumOf)),
    netPresentValue: drawn(
      own.netPresentValue,
      outcomes.map(({ investment, balances }) =>
        netPresentValue(investment, balances, of.assumptions.discountRate),
      ),
    ),
    payback: around(own.paybackYears, [
      quantile(paybacks, low),
      quantile(paybacks, high),
      ...causes.flatMap(({ payback }) => [orInfinity(payback.low), orInfinity(payback.high)]),
    ]),
    paidShare: outcomes.filter((outcome) => sumOf(outcome) >= 0).length / outcomes.length,
    cumulative: cumulativeOf(own, outcomes),
    causes,
  };
}

/** What the storage brings by itself, beside the same roof without it; both studied with the same seed. */
export function storageRanges(
  withStorage: Study,
  without: Study,
): { sumAfterTwentyYears: Range; payback: PaybackRange } {
  const alone = (more: Outcome, less: Outcome): Outcome => ({
    investment: more.investment - less.investment,
    balances: more.balances.map((balance, year) => balance - (less.balances[year] as number)),
  });
  const own = alone(outcomeOf(withStorage.own), outcomeOf(without.own));
  const outcomes = withStorage.outcomes.map((outcome, draw) =>
    alone(outcome, without.outcomes[draw] as Outcome),
  );
  const paybacks = outcomes.map(({ investment, balances }) =>
    orInfinity(paybackYears(investment, balances)),
  );
  return {
    sumAfterTwentyYears: drawn(sumOf(own), outcomes.map(sumOf)),
    payback: around(
      paybackYears(own.investment, own.balances),
      percentiles.map((share) => quantile(paybacks, share)),
    ),
  };
}

/** Years with other weather, other households and less sun; energy of the first year. */
interface EnergyVariants {
  weathers: Flows[];
  /** The least and the most use by day. */
  shapes: [Flows, Flows];
  /** A tenth less sun. */
  darker: Flows;
}

function energyVariants(
  input: CalculatorInput,
  assumptions: Assumptions,
  system: System,
): EnergyVariants {
  const { daytime = 'normal' } = input;
  const factor = (assumptions.daytimeFactor ?? daytimeFactors[daytime]) / daytimeFactors[daytime];
  const [least, most] = daytimeBounds[daytime].map((bound) =>
    sumFlows(simulate(buildSystem(input, { ...assumptions, daytimeFactor: bound * factor }))),
  ) as [Flows, Flows];
  return {
    weathers: rangeYears.map((number) =>
      sumFlows(simulate(system, { solarFactors: weatherFactors(number) })),
    ),
    shapes: [least, most],
    darker: sumFlows(simulate(system, { solarFactors: Array.from({ length: 12 }, () => 0.9) })),
  };
}

/** What a case costs, and what each of its years brings, euros. */
interface Outcome {
  investment: number;
  balances: number[];
}

function outcomeOf({ investment, years }: Money): Outcome {
  return { investment, balances: years.map(({ balance }) => balance) };
}

function meanOf(balances: readonly number[]): number {
  return balances.reduce((sum, balance) => sum + balance, 0) / balances.length;
}

/** Year by year the percentiles of what all cases have earned so far. */
function cumulativeOf(own: Money, outcomes: readonly Outcome[]): Range[] {
  const sums = outcomes.map(({ investment }) => -investment);
  return own.years.map(({ cumulative }, year) => {
    for (const [index, { balances }] of outcomes.entries()) {
      sums[index] = (sums[index] as number) + (balances[year] as number);
    }
    return drawn(cumulative, sums);
  });
}

function sumOf({ investment, balances }: Outcome): number {
  return balances.reduce((sum, balance) => sum + balance, -investment);
}

/** Everything by chance at once, many times; the same chances every time. */
function drawOutcomes(of: Omit<Study, 'own' | 'outcomes'>): Outcome[] {
  const { input, assumptions, overrides, base, years, variants } = of;
  const random = randomNumbers(assumptions.seed);
  const normal = normalNumbers(random);
  return Array.from({ length: draws }, () => {
    const weather = variants.weathers[Math.floor(random() * variants.weathers.length)] as Flows;
    const byDay = random();
    const site = siteDeviation * normal();
    const prices = marketAt(overrides, random);
    const negative = prices.negativePriceShare / assumptions.negativePriceShare;
    const energy = years.map((flows, index) =>
      withNegativePrices(
        shifted(flows, base, [
          [weather, 1],
          [variants.shapes[0], Math.max(0, 1 - 2 * byDay)],
          [variants.shapes[1], Math.max(0, 2 * byDay - 1)],
          [variants.darker, -10 * (site + ageing(assumptions, prices.degradationShare, index))],
        ]),
        negative,
      ),
    );
    return outcomeOf(money(input, { ...assumptions, ...prices }, energy));
  });
}

/** What is drawn: not what hardly moves the sum, nor the bonus that nobody has yet. */
const drawnNames = (Object.keys(market) as MarketName[]).filter(
  (name) => !['meterYear', 'peakLossShare', 'marketingBonus'].includes(name),
);

/** Prices and costs by chance where they are not known. */
function marketAt(overrides: Partial<Assumptions>, random: () => number) {
  return Object.fromEntries(
    drawnNames.map((name) => {
      const [low, high] = market[name].range;
      const value = low + (high - low) * random();
      return [name, overrides[name] ?? value];
    }),
  ) as Record<MarketName, number>;
}

/** How much less the modules have lost after some years than with the assumed loss a year. */
function ageing({ degradationShare }: Assumptions, other: number, years: number): number {
  return (1 - other) ** years - (1 - degradationShare) ** years;
}

/** A year's energy, moved by the difference of other years from the base, each with its weight. */
function shifted(flows: PaidFlows, base: Flows, others: [Flows, number][]): PaidFlows {
  const move = (name: keyof PaidFlows) => {
    let moved = flows[name];
    for (const [other, weight] of others) {
      moved += weight * (other[name] - base[name]);
    }
    return Math.max(0, moved);
  };
  return {
    consumptionKWh: flows.consumptionKWh,
    gridKWh: Math.min(flows.consumptionKWh * 1.2, move('gridKWh')),
    feedInKWh: move('feedInKWh'),
    curtailedKWh: move('curtailedKWh'),
    negativeFeedInKWh: move('negativeFeedInKWh'),
    negativeCurtailedKWh: move('negativeCurtailedKWh'),
  };
}

/** The same energy where more or less of it falls into times of negative prices. */
function withNegativePrices(flows: PaidFlows, factor: number): PaidFlows {
  return {
    ...flows,
    negativeFeedInKWh: Math.min(flows.feedInKWh, flows.negativeFeedInKWh * factor),
    negativeCurtailedKWh: Math.min(flows.curtailedKWh, flows.negativeCurtailedKWh * factor),
  };
}

function causesOf(of: Omit<Study, 'outcomes'>): Ranges['causes'] {
  const { input, assumptions, overrides, base, years, variants, own } = of;
  const withPrices = (changed: Partial<Assumptions>) =>
    money(input, { ...assumptions, ...changed }, years).paybackYears;
  const withEnergy = (change: (flows: PaidFlows, index: number) => PaidFlows) =>
    money(input, assumptions, years.map(change)).paybackYears;
  const like = (other: Flows) => withEnergy((flows) => shifted(flows, base, [[other, 1]]));
  const at = (name: MarketName, share: number) => {
    const [low, high] = market[name].range;
    return low + (high - low) * share;
  };
  const byMarket = (names: readonly MarketName[]) =>
    names.some((name) => overrides[name] !== undefined)
      ? []
      : percentiles.map((share) =>
          withPrices(Object.fromEntries(names.map((name) => [name, at(name, share)]))),
        );
  const byYield = [...variants.weathers].sort((one, other) => one.yieldKWh - other.yieldKWh);
  const nth = (share: number) => byYield[Math.round(share * (byYield.length - 1))] as Flows;
  /** Between the least and the most use by day lies the base; evenly drawn, the ends are a fifth nearer. */
  const shapeWeight = percentiles[1] - percentiles[0];
  const outcomes: Record<Cause, (number | null)[]> = {
    ...(Object.fromEntries(
      Object.entries(marketCauses).map(([cause, names]) => [cause, byMarket(names)]),
    ) as Record<keyof typeof marketCauses, (number | null)[]>),
    weather: percentiles.map((share) => like(nth(share))),
    load: variants.shapes.map((shape) =>
      withEnergy((flows) => shifted(flows, base, [[shape, shapeWeight]])),
    ),
    ageing:
      overrides.degradationShare === undefined
        ? percentiles.map((share) =>
            withEnergy((flows, index) =>
              shifted(flows, base, [
                [variants.darker, -10 * ageing(assumptions, at('degradationShare', share), index)],
              ]),
            ),
          )
        : [],
    negativePrices: percentiles.map((share) =>
      withEnergy((flows) =>
        withNegativePrices(flows, at('negativePriceShare', share) / assumptions.negativePriceShare),
      ),
    ),
  };
  if (overrides.solarCostPerKWp !== undefined) {
    outcomes.solarCost = [];
  }
  // What the law of the case or the lack of a storage makes irrelevant moves nothing.
  const moves = (years: number | null) => years !== own.paybackYears;
  const width = ({ low, high }: PaybackRange) =>
    (high ?? yearsCalculated * 2) - (low ?? yearsCalculated * 2);
  return (Object.keys(outcomes) as Cause[])
    .filter((cause) => outcomes[cause].some(moves))
    .map((cause) => ({
      cause,
      payback: around(own.paybackYears, outcomes[cause].map(orInfinity)),
    }))
    .sort((one, other) => width(other.payback) - width(one.payback));
}

function orInfinity(years: number | null): number {
  return years ?? Number.POSITIVE_INFINITY;
}

/** The percentiles of what was drawn, the value included. */
function drawn(value: number, others: readonly number[]): Range {
  const [low, high] = percentiles;
  return {
    low: Math.min(value, quantile(others, low)),
    value,
    high: Math.max(value, quantile(others, high)),
  };
}

/** The range from the least to the most of these, the value included. */
function around(value: number | null, others: readonly number[]): PaybackRange {
  const all = [orInfinity(value), ...others];
  const orNull = (years: number) => (Number.isFinite(years) ? years : null);
  return { low: orNull(Math.min(...all)), value, high: orNull(Math.max(...all)) };
}

/** From a bad to a good year and from the least to the most use by day, the base included. */
function rangeOf(
  base: Flows,
  { shapes, weathers }: EnergyVariants,
  read: (flows: Flows) => number,
): Range {
  const value = read(base);
  const weather = weathers.map(read);
  const bounds = [
    value,
    ...shapes.map(read),
    ...percentiles.map((share) => quantile(weather, share)),
  ];
  return { low: Math.min(...bounds), value, high: Math.max(...bounds) };
}

function selfSufficiency({ consumptionKWh, gridKWh }: Flows): number {
  return consumptionKWh > 0 ? Math.max(0, 1 - gridKWh / consumptionKWh) : 0;
}

function selfConsumption({ yieldKWh, feedInKWh, curtailedKWh }: Flows): number {
  return yieldKWh > 0 ? Math.max(0, 1 - (feedInKWh + curtailedKWh) / yieldKWh) : 0;
}

/** The value that the given share of all does not exceed, between neighbours on their line. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below] as number;
  const high = sorted[Math.ceil(position)] as number;
  return low === high ? low : low + (position - below) * (high - low);
}
