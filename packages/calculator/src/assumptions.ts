import { checkNumber } from './check-number.ts';

/** All assumptions of the calculation. Shares are from 0 to 1, money is in euros. */
export interface Assumptions {
  /** kWh a year for each kWp: scales the weather so that the roof yields just this. */
  specificYieldKWhPerKWp: number | undefined;
  /** All losses from the modules to the meter, inverter included, as PVGIS takes them. */
  systemLossShare: number;
  /** The losses in the hours of most sun, where the limit of feeding in cuts; usually lower. */
  peakLossShare: number;
  /** Rated power of the inverter for each kWp. Left out, the system's losses cover the inverter. */
  inverterKWPerKWp: number | undefined;
  /** Most that may be fed in, kW for each kWp. Left out, the law's 0.6 below 25 kWp, else no limit. */
  feedInLimitShare: number | undefined;

  storageChargeEfficiency: number;
  /** Share that stays in the storage between charging and discharging. */
  storageHoldingEfficiency: number;
  storageDischargeEfficiency: number;
  storageKWPerKWh: number;
  /** Own use of the storage, watts for each MWh of the household's consumption. */
  standbyWattsPerMWh: number;

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
  /** Euros for each kWp, everything included except the storage. */
  solarCostPerKWp: number;
  /** Euros for each usable kWh. */
  storageCostPerKWh: number;
  /** Running cost of a year, as a share of the cost of the roof's system. */
  operatingCostShare: number;
  /** Month in which the system starts, as "2026-11": decides on the tariff. */
  commissioning: string;
  /** Euros for each kWh fed in, instead of the tariff by law. */
  feedInTariff: number | undefined;
  /** Share of what is fed in that is not paid (times of negative prices). */
  unpaidFeedInShare: number;
  /** Emissions of electricity from the grid, kg CO₂ for each kWh. */
  gridEmissions: number;
}

/** The month whose prices and tariffs the defaults are. */
export const valuesAsOf = '2026-11';

/** See README.md for the source of each value. */
export const defaultAssumptions: Assumptions = {
  specificYieldKWhPerKWp: undefined,
  systemLossShare: 0.14,
  peakLossShare: 0.14,
  inverterKWPerKWp: undefined,
  feedInLimitShare: undefined,
  storageChargeEfficiency: 0.94,
  storageHoldingEfficiency: 0.95,
  storageDischargeEfficiency: 0.94,
  storageKWPerKWh: 0.5,
  standbyWattsPerMWh: 2.5,
  degradationShare: 0.005,
  storageAgeingShare: 0.02,
  storageLeastShare: 0.7,
  seed: 3,
  daytimeFactor: undefined,
  electricityPrice: 0.37,
  priceGrowthShare: 0,
  solarCostPerKWp: 1400,
  storageCostPerKWh: 600,
  operatingCostShare: 0.015,
  commissioning: valuesAsOf,
  feedInTariff: undefined,
  unpaidFeedInShare: 0,
  gridEmissions: 0.344,
};

/** Most that may be fed in by law while no control box is installed, kW for each kWp (§ 9 EEG). */
export const feedInLimit = { share: 0.6, belowKWp: 25 } as const;

/** Market prices, used where the visitor has not entered an offer; sources in README.md. */
export const marketRanges = {
  electricityPrice: [0.315, 0.4],
  solarCostPerKWp: [1000, 1800],
  storageCostPerKWh: [400, 800],
  priceGrowthShare: [0, 0.03],
  operatingCostShare: [0.01, 0.02],
  degradationShare: [0.003, 0.008],
  peakLossShare: [0.03, 0.14],
} as const;

/** Usual annual performance factors of heat pumps (Fraunhofer ISE's field tests: about 3.4 for air). */
export const usualPerformance = { air: 3.3, ground: 4.3 } as const;

/** Below so many kWh a year another kWh of storage is hardly worth it. */
export const hardlyWorthKWh = 50;

/** Values of the what-ifs; sources in README.md. */
export const whatIfValues = {
  kilometresPerYear: 15_000,
  heatKWh: 15_000,
  moreStorageKWh: 3,
  lowPrice: 0.32,
  /** Share of Germany's solar power of 2025 that fell into times of negative prices. */
  negativePriceShare: 0.16,
} as const;

const limits: Record<Exclude<keyof Assumptions, 'commissioning'>, readonly [number, number]> = {
  specificYieldKWhPerKWp: [1, 3000],
  systemLossShare: [0, 0.9],
  peakLossShare: [0, 0.9],
  inverterKWPerKWp: [0.1, 5],
  feedInLimitShare: [0, 10],
  storageChargeEfficiency: [0.1, 1],
  storageHoldingEfficiency: [0.1, 1],
  storageDischargeEfficiency: [0.1, 1],
  storageKWPerKWh: [0.01, 10],
  standbyWattsPerMWh: [0, 100],
  degradationShare: [0, 0.1],
  storageAgeingShare: [0, 0.5],
  storageLeastShare: [0, 1],
  seed: [0, 4_294_967_295],
  daytimeFactor: [0, 5],
  electricityPrice: [0, 2],
  priceGrowthShare: [-0.1, 0.1],
  solarCostPerKWp: [0, 10_000],
  storageCostPerKWh: [0, 10_000],
  operatingCostShare: [0, 0.5],
  feedInTariff: [0, 2],
  unpaidFeedInShare: [0, 1],
  gridEmissions: [0, 2],
};

/** The defaults with the overrides of the caller; a RangeError for an impossible value. */
export function withDefaults(overrides: Partial<Assumptions> = {}): Assumptions {
  const given = Object.entries(overrides).filter(([, value]) => value !== undefined);
  const assumptions: Assumptions = { ...defaultAssumptions, ...Object.fromEntries(given) };
  for (const [name, value] of given) {
    if (name === 'commissioning') {
      continue;
    }
    const range = limits[name as keyof typeof limits];
    if (!range) {
      throw new RangeError(`There is no assumption ${name}`);
    }
    checkNumber(name, value, ...range);
  }
  return assumptions;
}
