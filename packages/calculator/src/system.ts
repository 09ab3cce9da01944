import type { Assumptions } from './assumptions.ts';
import { type CalculatorInput, type Daytime, roofPlanes, type Shading } from './input.ts';
import { keep, keptFor } from './keep.ts';
import { timeLine } from './law/time-line.ts';
import { addCar } from './load/electric-car.ts';
import { addCycles, heatPumpPower } from './load/heat-pump.ts';
import { householdLoad } from './load/household.ts';
import { type Load, loadOf } from './load/load.ts';
import { planeOf } from './roof/roof-plane.ts';
import {
  type Flows,
  type Storage,
  simulateYear,
  sumFlows,
  type YearSetup,
} from './storage/simulate-year.ts';
import { hoursPerYear } from './sun/sun-year.ts';
import { negativePriceHours } from './weather/negative-prices.ts';
import { placeFactors, weatherPlace } from './weather/places.ts';
import { packedSite, type Site } from './weather/weather-year.ts';

/** Rough shares that shade takes from the yield. */
const shadingLoss: Record<Shading, number> = { none: 0, some: 0.05, strong: 0.15 };

/** Factors on the use between 9 and 16 o'clock. */
export const daytimeFactors: Record<Daytime, number> = { little: 0.75, normal: 1, much: 1.25 };

/**
 * A small storage, or one with little sun to store, has less standby: at most so many watts for each
 * kWh of capacity and for each MWh that the roof yields in a year.
 */
const mostStandbyWatts = { perKWh: 4, perYieldMWh: 4 };

/** A house with its system, ready to be simulated. */
export interface System {
  /** Power of the new roof, kW in each hour of the year. */
  solar: Float64Array;
  /** Irradiation of a year on its planes. */
  poaKWhPerM2: number;
  load: Load;
  storage: Storage | undefined;
  /** Of the first year. */
  feedInLimitKW: number;
  /** The draft's, which is never higher. */
  lowerLimitKW: number;
  negativePrices: Uint8Array;
  /** Everything is fed in, and everything used comes from the grid. */
  feedsInAll: boolean;
}

const everyMonthAsIs: readonly number[] = Array.from({ length: 12 }, () => 1);

/** Puts a system together; roofs and loads are kept for the next call with the same ones. */
export function buildSystem(
  input: CalculatorInput,
  assumptions: Assumptions,
  site: Site = packedSite(),
): System {
  const solar = roofPower(input, assumptions, site);
  return {
    solar: solar.power,
    poaKWhPerM2: solar.poaKWhPerM2,
    load: houseLoad(input, assumptions, solar, site),
    storage: storageOf(input, assumptions, solar.yieldKWh),
    feedInLimitKW: feedInLimitKW(input, assumptions),
    lowerLimitKW: feedInLimitKW(input, { ...assumptions, regime: 'eeg2027' }),
    negativePrices: negativePriceHours(site, assumptions.negativePriceShare),
    feedsInAll: input.feedIn === 'full',
  };
}

/** How a year differs from the first typical one. */
interface Variation {
  /** Factors on the roof's power in each month. */
  solarFactors?: readonly number[];
  /** Factor on the storage's capacity. */
  storageFactor?: number;
  onStep?: YearSetup['onStep'];
}

/** One year of a system, by month. */
export function simulate(
  { solar, load, storage, feedInLimitKW, lowerLimitKW, negativePrices, feedsInAll }: System,
  { solarFactors = everyMonthAsIs, storageFactor = 1, onStep }: Variation = {},
): Flows[] {
  const setup: YearSetup = {
    solar,
    solarFactors,
    load,
    storage: storage && { ...storage, capacityKWh: storage.capacityKWh * storageFactor },
    feedInLimitKW,
    lowerLimitKW,
    negativePrices,
    onStep,
  };
  if (!feedsInAll) {
    return simulateYear(setup);
  }
  const roof = simulateYear({ ...setup, load: loadOf(new Float32Array(load.steps.length)) });
  const house = simulateYear({ ...setup, solar: new Float64Array(hoursPerYear) });
  return roof.map((flows, month) => sumFlows([flows, house[month] as Flows]));
}

interface Roof {
  key: string;
  /** kW in each hour of the year. */
  power: Float64Array;
  yieldKWh: number;
  /** Irradiation on the planes, by their shares. */
  poaKWhPerM2: number;
}

/** By place, then by what matters of the input. */
const roofsOf = new WeakMap<Site, Map<string, Roof>>();

function roofPower(input: CalculatorInput, assumptions: Assumptions, site: Site): Roof {
  const planes = roofPlanes(input);
  const { systemLossShare, specificYieldKWhPerKWp } = assumptions;
  const { kWp, place = weatherPlace.id, shading = 'none', horizon } = input;
  const key = JSON.stringify([
    planes,
    kWp,
    place,
    shading,
    horizon,
    systemLossShare,
    specificYieldKWhPerKWp,
  ]);
  return keep(keptFor(roofsOf, site), key, () => {
    const power = new Float64Array(hoursPerYear);
    let poa = 0;
    for (const { tilt, azimuth, share } of planes) {
      const plane = planeOf(site, tilt, azimuth, horizon);
      for (let hour = 0; hour < hoursPerYear; hour++) {
        power[hour] = (power[hour] as number) + share * (plane.power[hour] as number);
        poa += (share * (plane.poaGlobal[hour] as number)) / 1000;
      }
    }
    const factor = placeFactors[place] * (1 - shadingLoss[shading]) * (1 - systemLossShare);
    const sum = power.reduce((all, direct) => all + direct, 0);
    const scale =
      kWp * (specificYieldKWhPerKWp === undefined ? factor : specificYieldKWhPerKWp / sum);
    for (let hour = 0; hour < hoursPerYear; hour++) {
      power[hour] = (power[hour] as number) * scale;
    }
    return { key, power, yieldKWh: sum * scale, poaKWhPerM2: poa };
  });
}

const loadsOf = new WeakMap<Site, Map<string, Load>>();

function houseLoad(input: CalculatorInput, assumptions: Assumptions, roof: Roof, site: Site): Load {
  const { consumptionKWh, daytime = 'normal', electricCar, heatPump, feedIn } = input;
  const { seed, daytimeFactor = daytimeFactors[daytime] } = assumptions;
  // Only a car looks at the roof.
  const key = JSON.stringify([
    consumptionKWh,
    daytimeFactor,
    seed,
    heatPump,
    electricCar && [electricCar, feedIn, roof.key],
  ]);
  return keep(keptFor(loadsOf, site), key, () => {
    const household = householdLoad({ daytimeFactor, seed, consumptionKWh });
    const steps = household.map((power) => power * consumptionKWh);
    if (heatPump) {
      addCycles(steps, heatPumpPower(heatPump, site.weather));
    }
    const sun = feedIn === 'full' ? new Float64Array(hoursPerYear) : roof.power;
    if (electricCar) addCar(steps, sun, electricCar);
    return loadOf(steps);
  });
}

function storageOf(
  input: CalculatorInput,
  assumptions: Assumptions,
  yieldKWh: number,
): Storage | undefined {
  const capacityKWh = input.feedIn === 'full' ? 0 : input.storageKWh;
  if (capacityKWh === 0) {
    return undefined;
  }
  const holding = Math.sqrt(assumptions.storageHoldingEfficiency);
  const standbyWatts = Math.min(
    assumptions.standbyWatts,
    mostStandbyWatts.perKWh * capacityKWh,
    (mostStandbyWatts.perYieldMWh * yieldKWh) / 1000,
  );
  return {
    capacityKWh,
    powerKW: assumptions.storageKWPerKWh * capacityKWh,
    chargeEfficiency: assumptions.storageChargeEfficiency * holding,
    dischargeEfficiency: assumptions.storageDischargeEfficiency * holding,
    standbyKW: standbyWatts / 1000,
  };
}

function feedInLimitKW(input: CalculatorInput, assumptions: Assumptions): number {
  if (input.feedIn === 'none') {
    return 0;
  }
  const { systemLossShare, peakLossShare } = assumptions;
  const share = timeLine(input, assumptions)[0]?.feedInLimitShare ?? Number.POSITIVE_INFINITY;
  // Losses that are lower at the peaks than on average lift the peaks: the limit cuts as if it
  // were lower by as much.
  return (share * input.kWp * (1 - systemLossShare)) / (1 - peakLossShare);
}
