import { type Assumptions, marketRanges, withDefaults } from '../assumptions.ts';
import { type CalculatorInput, checkInput } from '../input.ts';
import { normalNumbers, randomNumbers } from '../load/random.ts';
import { ageingYears } from '../money/ageing.ts';
import { yearsCalculated } from '../money/cash-flow.ts';
import { money, type PaidFlows } from '../money/money.ts';
import { type Flows, sumFlows } from '../storage/simulate-year.ts';
import { buildSystem, daytimeFactors, type System, simulate } from '../system.ts';
import { rangeYears, weatherFactors } from '../weather/weather-years.ts';

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

/** What moves the years until the money is back. */
export type Cause =
  | 'solarCost'
  | 'storageCost'
  | 'electricityPrice'
  | 'priceGrowth'
  | 'weather'
  | 'load'
  | 'operatingCost'
  | 'ageing'
  | 'feedInLimit';

/** How far the result of `calculate` may be off, and why. */
export interface Ranges {
  /** Bad and good years (P10 to P90) together with what is uncertain before a visit (5 %). */
  yieldKWh: Range;
  /** Only the weather: a bad (P10), a middle and a good year (P90) of 2005 to 2025, kWh. */
  weatherYears: { bad: number; middle: number; good: number };
  selfSufficiencyShare: Range;
  selfConsumptionShare: Range;
  feedInKWh: Range;
  gridKWh: Range;
  /** Balance of the first year at the prices given, euros. */
  firstYearBalance: Range;
  payback: PaybackRange;
  /** Each cause alone, the one that moves most first. */
  causes: { cause: Cause; payback: PaybackRange }[];
}

/** Deviation of the yield by site and model beyond the weather (Thevenard and Pelland 2013). */
const siteDeviation = 0.05;
/** Between P10 and the mean of a normal distribution lie so many deviations. */
const deviationsToP10 = 1.2816;
const draws = 200;

/** Factors on the use by day, between which households with these answers lie. */
const daytimeBounds = { little: [0.5, 1], normal: [0.5, 1.5], much: [1, 1.5] } as const;

/**
 * How far the result may be off. Takes about as long as thirty calls of `calculate`: call it when
 * there is time. The same input always gives the same ranges.
 *
 * Prices and costs that stand in `overrides` are taken as the visitor's own; the others vary within the
 * market.
 *
 * @throws RangeError as `calculate` does
 */
export function ranges(input: CalculatorInput, overrides: Partial<Assumptions> = {}): Ranges {
  checkInput(input);
  const assumptions = withDefaults(overrides);
  const system = buildSystem(input, assumptions);
  const base = sumFlows(simulate(system));
  const variants = energyVariants(input, assumptions, system);
  const weathers = variants.weathers;
  const weatherYields = weathers.map(({ yieldKWh }) => yieldKWh);
  const [bad, middle, good] = [0.1, 0.5, 0.9].map((share) => quantile(weatherYields, share)) as [
    number,
    number,
    number,
  ];

  const site = deviationsToP10 * siteDeviation * base.yieldKWh;
  const outcomes = drawOutcomes(input, assumptions, overrides, system, base, variants);
  const paybacks = outcomes.map(({ payback }) => payback ?? Number.POSITIVE_INFINITY);
  const balances = outcomes.map(({ balance }) => balance);
  const own = money(input, assumptions, ageingYears(system, assumptions, base));
  return {
    yieldKWh: {
      low: base.yieldKWh - Math.hypot(Math.max(0, base.yieldKWh - bad), site),
      value: base.yieldKWh,
      high: base.yieldKWh + Math.hypot(Math.max(0, good - base.yieldKWh), site),
    },
    weatherYears: { bad, middle, good },
    selfSufficiencyShare: rangeOf(base, variants, selfSufficiency),
    selfConsumptionShare: rangeOf(base, variants, selfConsumption),
    feedInKWh: rangeOf(base, variants, ({ feedInKWh }) => feedInKWh),
    gridKWh: rangeOf(base, variants, ({ gridKWh }) => gridKWh),
    firstYearBalance: {
      low: Math.min(own.firstYear.balance, quantile(balances, 0.1)),
      value: own.firstYear.balance,
      high: Math.max(own.firstYear.balance, quantile(balances, 0.9)),
    },
    payback: around(own.paybackYears, [quantile(paybacks, 0.1), quantile(paybacks, 0.9)]),
    causes: causesOf(input, assumptions, overrides, system, base, variants, own.paybackYears),
  };
}

/** Years with other weather, other households and other losses; energy of the first year. */
interface EnergyVariants {
  weathers: Flows[];
  /** The least and the most use by day. */
  shapes: [Flows, Flows];
  /** A tenth less sun. */
  darker: Flows;
  /** With the losses of peaks at their lowest, where the limit of feeding in cuts most. */
  mostCut: Flows;
}

function energyVariants(
  input: CalculatorInput,
  assumptions: Assumptions,
  system: System,
): EnergyVariants {
  const year = (changed: Partial<Assumptions>) =>
    sumFlows(simulate(buildSystem(input, { ...assumptions, ...changed })));
  const [least, most] = daytimeBounds[input.daytime ?? 'normal'];
  const factor =
    (assumptions.daytimeFactor ?? daytimeFactors[input.daytime ?? 'normal']) /
    daytimeFactors[input.daytime ?? 'normal'];
  return {
    weathers: rangeYears.map((number) =>
      sumFlows(simulate(system, { solarFactors: weatherFactors(number) })),
    ),
    shapes: [year({ daytimeFactor: least * factor }), year({ daytimeFactor: most * factor })],
    darker: sumFlows(simulate(system, { solarFactors: Array.from({ length: 12 }, () => 0.9) })),
    mostCut: year({ peakLossShare: marketRanges.peakLossShare[0] }),
  };
}

interface Outcome {
  balance: number;
  payback: number | null;
}

/** Everything by chance at once, many times; the same chances every time. */
function drawOutcomes(
  input: CalculatorInput,
  assumptions: Assumptions,
  overrides: Partial<Assumptions>,
  system: System,
  base: Flows,
  variants: EnergyVariants,
): Outcome[] {
  const random = randomNumbers(assumptions.seed);
  const normal = normalNumbers(random);
  const years = ageingYears(system, assumptions, base);
  return Array.from({ length: draws }, () => {
    const weather = variants.weathers[Math.floor(random() * variants.weathers.length)] as Flows;
    const byDay = random();
    const site = siteDeviation * normal();
    const limit = random();
    const prices = marketAt(overrides, random);
    const energy = years.map((flows, index) =>
      shifted(flows, base, [
        [weather, 1],
        [variants.shapes[0], Math.max(0, 1 - 2 * byDay)],
        [variants.shapes[1], Math.max(0, 2 * byDay - 1)],
        [variants.mostCut, limit],
        [variants.darker, -10 * (site + ageing(assumptions, prices.degradationShare, index))],
      ]),
    );
    const own = money(input, assumptions, energy);
    const market = money(input, { ...assumptions, ...prices }, energy);
    return { balance: own.firstYear.balance, payback: market.paybackYears };
  });
}

/** Prices and costs by chance where they are not known. */
function marketAt(overrides: Partial<Assumptions>, random: () => number) {
  const between = (name: keyof typeof marketRanges) => {
    const [low, high] = marketRanges[name];
    const value = low + (high - low) * random();
    return overrides[name] ?? value;
  };
  return {
    electricityPrice: between('electricityPrice'),
    solarCostPerKWp: between('solarCostPerKWp'),
    storageCostPerKWh: between('storageCostPerKWh'),
    priceGrowthShare: between('priceGrowthShare'),
    operatingCostShare: between('operatingCostShare'),
    degradationShare: between('degradationShare'),
  };
}

/** How much less the modules have lost after some years than with the assumed loss a year. */
function ageing({ degradationShare }: Assumptions, other: number, years: number): number {
  return (1 - other) ** years - (1 - degradationShare) ** years;
}

/** A year's energy, moved by the difference of other years from the base, each with its weight. */
function shifted(flows: PaidFlows, base: Flows, others: [Flows, number][]): PaidFlows {
  const move = (name: keyof PaidFlows) =>
    others.reduce((sum, [other, weight]) => sum + weight * (other[name] - base[name]), flows[name]);
  return {
    consumptionKWh: flows.consumptionKWh,
    gridKWh: Math.min(flows.consumptionKWh * 1.2, Math.max(0, move('gridKWh'))),
    feedInKWh: Math.max(0, move('feedInKWh')),
  };
}

function causesOf(
  input: CalculatorInput,
  assumptions: Assumptions,
  overrides: Partial<Assumptions>,
  system: System,
  base: Flows,
  variants: EnergyVariants,
  own: number | null,
): Ranges['causes'] {
  const years = ageingYears(system, assumptions, base);
  const withPrices = (changed: Partial<Assumptions>) =>
    money(input, { ...assumptions, ...changed }, years).paybackYears;
  const withEnergy = (other: Flows) =>
    money(
      input,
      assumptions,
      years.map((flows) => shifted(flows, base, [[other, 1]])),
    ).paybackYears;
  const market = (name: keyof typeof marketRanges) =>
    overrides[name] === undefined
      ? marketRanges[name].map((value) => withPrices({ [name]: value }))
      : [];
  const byYield = [...variants.weathers].sort((one, other) => one.yieldKWh - other.yieldKWh);
  const nth = (share: number) => byYield[Math.round(share * (byYield.length - 1))] as Flows;
  const outcomes: Record<Cause, (number | null)[]> = {
    solarCost: market('solarCostPerKWp'),
    storageCost: system.storage ? market('storageCostPerKWh') : [],
    electricityPrice: market('electricityPrice'),
    priceGrowth: market('priceGrowthShare'),
    weather: [withEnergy(nth(0.1)), withEnergy(nth(0.9))],
    load: variants.shapes.map(withEnergy),
    operatingCost: market('operatingCostShare'),
    ageing:
      overrides.degradationShare === undefined
        ? marketRanges.degradationShare.map(
            (share) =>
              money(
                input,
                assumptions,
                years.map((flows, index) =>
                  shifted(flows, base, [
                    [variants.darker, -10 * ageing(assumptions, share, index)],
                  ]),
                ),
              ).paybackYears,
          )
        : [],
    feedInLimit:
      variants.mostCut.curtailedKWh > base.curtailedKWh ? [withEnergy(variants.mostCut)] : [],
  };
  const causes = (Object.keys(outcomes) as Cause[])
    .filter((cause) => outcomes[cause].length > 0)
    .map((cause) => ({
      cause,
      payback: around(
        own,
        outcomes[cause].map((years) => years ?? Number.POSITIVE_INFINITY),
      ),
    }));
  const width = ({ low, high }: PaybackRange) =>
    (high ?? yearsCalculated * 2) - (low ?? yearsCalculated * 2);
  return causes.sort((one, other) => width(other.payback) - width(one.payback));
}

/** The range from the least to the most of these, the value included. */
function around(value: number | null, others: number[]): PaybackRange {
  const all = [value ?? Number.POSITIVE_INFINITY, ...others];
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
  const bounds = [value, ...shapes.map(read), quantile(weather, 0.1), quantile(weather, 0.9)];
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
  const sorted = [...values].sort((one, other) => one - other);
  const position = share * (sorted.length - 1);
  const below = Math.floor(position);
  const low = sorted[below] as number;
  const high = sorted[Math.ceil(position)] as number;
  return low === high ? low : low + (position - below) * (high - low);
}
