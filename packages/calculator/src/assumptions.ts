import { checkNumber } from './check-number.ts';
import type { Regime } from './law/regime.ts';
import { market, usualStart } from './market.ts';

/** All assumptions of the calculation. Shares are from 0 to 1, money is in euros. */
export interface Assumptions {
  /** kWh a year for each kWp: scales the weather so that the roof yields just this. */
  specificYieldKWhPerKWp: number | undefined;
  /** All losses from the modules to the meter, inverter included, as PVGIS takes them. */
  systemLossShare: number;
  /** The losses in the hours of most sun, where the limit of feeding in cuts; usually lower. */
  peakLossShare: number;
  /** Most that may be fed in for good, kW for each kWp. Left out, what the law says for each year. */
  feedInLimitShare: number | undefined;

  storageChargeEfficiency: number;
  /** Share that stays in the storage between charging and discharging. */
  storageHoldingEfficiency: number;
  storageDischargeEfficiency: number;
  storageKWPerKWh: number;
  /** Own use of the storage's electronics, watts at all times. */
  standbyWatts: number;

  /** The modules lose this share of their power every year. */
  degradationShare: number;
  /** The storage loses this share of its capacity every year, down to the least. */
  storageAgeingShare: number;
  storageLeastShare: number;

  /** Of the random differences between the household's days, hours and ten minutes. */
  seed: number;
  /** Factor on what is used between 9 and 16 o'clock; left out, the input's `daytime` decides. */
  daytimeFactor: number | undefined;

  /** Euros for each kWh from the grid. */
  electricityPrice: number;
  /** The price rises by this share every year. */
  priceGrowthShare: number;
  /** Euros for each kWp, everything included except the storage. Left out, the price of its size. */
  solarCostPerKWp: number | undefined;
  /** Factor on the price of its size, for the range of the market. */
  systemPriceFactor: number;
  /** Euros for each usable kWh. */
  storageCostPerKWh: number;
  /** Euros a year: whatever the size, and for each kWp. */
  insurancePerYear: number;
  insurancePerKWp: number;
  /** Euros a year. */
  servicePerYear: number;
  /** Euros for each kWp whenever the inverter is replaced. */
  inverterCostPerKWp: number;
  /** Years until inverter and storage are replaced at their prices; the last one is counted by the years it serves. */
  inverterLifeYears: number;
  storageLifeYears: number;

  /** Month in which the system starts, as "2027-02": decides on the law. */
  commissioning: string;
  /** The law to be calculated with. Left out, the more cautious of those that may hold at the start. */
  regime: Regime | undefined;
  /** The year at whose end a mandatory smart meter and control box come in. */
  meterYear: number;
  /** Euros for each kWh fed in over so many of the first years, nothing after them, instead of what the law pays. */
  feedInTariff: number | undefined;
  feedInYears: number;
  /** Share of Germany's solar power in times of negative prices: decides which hours these are. */
  negativePriceShare: number;
  /** Euros for each kWh once the draft's transition payment has ended, and the supplement of marketing. */
  marketValue: number;
  marketingBonus: number;
}

/** The default of each assumption, its least and its most. See README.md for the sources. */
const numbers: Record<
  Exclude<keyof Assumptions, 'commissioning' | 'regime'>,
  readonly [value: number | undefined, least: number, most: number]
> = {
  specificYieldKWhPerKWp: [undefined, 1, 3000],
  systemLossShare: [0.14, 0, 0.9],
  peakLossShare: [market.peakLossShare.value, 0, 0.9],
  feedInLimitShare: [undefined, 0, 10],
  storageChargeEfficiency: [0.94, 0.1, 1],
  storageHoldingEfficiency: [0.95, 0.1, 1],
  storageDischargeEfficiency: [0.94, 0.1, 1],
  storageKWPerKWh: [0.5, 0.01, 10],
  standbyWatts: [12.5, 0, 1000],
  degradationShare: [market.degradationShare.value, 0, 0.1],
  storageAgeingShare: [0.02, 0, 0.5],
  storageLeastShare: [0.7, 0, 1],
  seed: [3, 0, 4_294_967_295],
  daytimeFactor: [undefined, 0, 5],
  electricityPrice: [market.electricityPrice.value, 0, 2],
  priceGrowthShare: [market.priceGrowthShare.value, -0.1, 0.1],
  solarCostPerKWp: [undefined, 0, 10_000],
  storageCostPerKWh: [market.storageCostPerKWh.value, 0, 10_000],
  systemPriceFactor: [market.systemPriceFactor.value, 0, 10],
  insurancePerYear: [market.insurancePerYear.value, 0, 10_000],
  insurancePerKWp: [market.insurancePerKWp.value, 0, 1000],
  servicePerYear: [market.servicePerYear.value, 0, 10_000],
  inverterCostPerKWp: [market.inverterCostPerKWp.value, 0, 10_000],
  inverterLifeYears: [market.inverterLifeYears.value, 1, 100],
  storageLifeYears: [market.storageLifeYears.value, 1, 100],
  meterYear: [market.meterYear.value, 0, 100],
  feedInTariff: [undefined, 0, 2],
  feedInYears: [20, 0, 20],
  negativePriceShare: [market.negativePriceShare.value, 0, 1],
  marketValue: [market.marketValue.value, 0, 2],
  marketingBonus: [market.marketingBonus.value, 0, 2],
};

export const defaultAssumptions = {
  ...Object.fromEntries(Object.entries(numbers).map(([name, [value]]) => [name, value])),
  commissioning: usualStart,
  regime: undefined,
} as Assumptions;

/** Usual annual performance factors of heat pumps (Fraunhofer ISE's field tests: about 3.4 for air). */
export const usualPerformance = { air: 3.3, ground: 4.3 } as const;

/** A car and a heat pump of which nothing but the plan is known; sources in README.md. */
export const planned = {
  kilometresPerYear: 15_000,
  heatKWh: 15_000,
} as const;

/** The defaults with the overrides of the caller; a RangeError for an impossible value. */
export function withDefaults(overrides: Partial<Assumptions> = {}): Assumptions {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  const assumptions: Assumptions = { ...defaultAssumptions, ...Object.fromEntries(given) };
  for (const [name, value] of given) {
    if (name === 'commissioning' || name === 'regime') {
      continue;
    }
    const known = numbers[name as keyof typeof numbers];
    if (!known) throw new RangeError(`There is no assumption ${name}`);
    checkNumber(name, value, known[1], known[2]);
  }
  return assumptions;
}
