import { stepsPerHour } from '../load/household.ts';
import type { Load } from '../load/load.ts';
import { monthStarts } from '../weather/calendar.ts';

/** A storage battery with its converter. */
export interface Storage {
  /** Usable, kWh. */
  capacityKWh: number;
  /** Most it takes or gives, kW. */
  powerKW: number;
  /** Share of the energy taken that ends up stored. */
  chargeEfficiency: number;
  /** Share of the stored energy that comes out. */
  dischargeEfficiency: number;
  /** Own use, at all times, kW. */
  standbyKW: number;
}

/** Where the energy of a month or a year went, kWh. */
export interface Flows {
  /** From the modules, after all losses of the system. */
  yieldKWh: number;
  /** Used in the house, with car and heat pump, without the storage's own use. */
  consumptionKWh: number;
  /** From the roof into the house (or into the storage's own use) at once. */
  directKWh: number;
  /** Taken from the roof to charge the storage. */
  chargedKWh: number;
  /** Given by the storage to the house (or to its own use). */
  dischargedKWh: number;
  /** Own use of the storage. */
  standbyKWh: number;
  feedInKWh: number;
  /** Lost, because no more may be fed in. */
  curtailedKWh: number;
  /** What of the two falls into times of negative prices. */
  negativeFeedInKWh: number;
  negativeCurtailedKWh: number;
  /** What a lower limit would curtail besides, and what of it falls into times of negative prices. */
  moreCurtailedKWh: number;
  negativeMoreCurtailedKWh: number;
  /** Taken from the grid. */
  gridKWh: number;
}

/** What a year is simulated with. */
export interface YearSetup {
  /** Power of the roof in each hour of the year, kW, before `solarFactors`. */
  solar: Float64Array;
  /** Factor on the roof's power in each of the twelve months. */
  solarFactors: readonly number[];
  load: Load;
  storage?: Storage | undefined;
  /** Most that may be fed in, kW. */
  feedInLimitKW: number;
  /** A lower limit, for `moreCurtailedKWh`: two laws in one simulation. */
  lowerLimitKW: number;
  /** 1 for each hour with a negative price; left out, there is none. */
  negativePrices?: Uint8Array | undefined;
  /**
   * Sees each step after it was computed, kW on average; for drawings of single days. Then no hour is taken whole. Where
   * all is fed in it sees each step of the roof, then each of the house.
   */
  onStep?: ((step: number, flows: StepFlows) => void) | undefined;
}

/** Power in one step of ten minutes, kW. */
export interface StepFlows {
  solar: number;
  load: number;
  direct: number;
  discharged: number;
  charged: number;
  grid: number;
  feedIn: number;
  curtailed: number;
}

/**
 * The year in steps of ten minutes, by month. In each step the roof serves first the house, then
 * the storage, then the grid up to its limit; what is left is lost. The storage serves only the
 * house and is never charged from the grid. An hour whose six steps all do the same is taken whole:
 * two thirds of them, and the sum is the same.
 */
export function simulateYear(setup: YearSetup): Flows[] {
  const months: Flows[] = [];
  let stored = 0;
  // A loop and a function for each month: with a callback of `map` that closes over `stored`, one of some 400
  // processes of Node 24.21 on an overloaded machine gave all twelve months the numbers of December.
  for (let month = 0; month < 12; month++) {
    const simulated = simulateMonth(setup, month, stored);
    months.push(simulated.flows);
    stored = simulated.stored;
  }
  return months;
}

/** @param storedAtStart kWh in the storage when the month begins */
function simulateMonth(setup: YearSetup, month: number, storedAtStart: number) {
  const { solar, load, feedInLimitKW, lowerLimitKW, negativePrices, onStep } = setup;
  const storage = setup.storage ?? noStorage;
  const { capacityKWh, powerKW, chargeEfficiency, dischargeEfficiency, standbyKW } = storage;
  const hours = 1 / stepsPerHour;
  const storedPerKW = hours * chargeEfficiency;
  const takenPerKW = hours / dischargeEfficiency;
  const kWPerStored = 1 / storedPerKW;
  const kWPerTaken = 1 / takenPerKW;
  const monthStart = monthStarts[month] as number;
  const monthEnd = monthStarts[month + 1] as number;
  const factor = setup.solarFactors[month] as number;
  let stored = storedAtStart;
  let yieldSum = 0;
  let consumption = 0;
  let direct = 0;
  let charged = 0;
  let discharged = 0;
  let feedIn = 0;
  let curtailed = 0;
  let grid = 0;
  let negativeFeedIn = 0;
  let negativeCurtailed = 0;
  let moreCurtailed = 0;
  let negativeMoreCurtailed = 0;
  for (let hour = monthStart; hour < monthEnd; hour++) {
    const sun = (solar[hour] as number) * factor;
    const used = load.sums[hour] as number;
    const least = (load.least[hour] as number) + standbyKW;
    const most = (load.most[hour] as number) + standbyKW;
    const needed = used + standbyKW * stepsPerHour;
    /** More than is needed in each step, or less in each. */
    const isBright = !onStep && sun >= most;
    const isDark = !onStep && sun <= least;
    const surplusOfHour = sun * stepsPerHour - needed;
    const missingOfHour = -surplusOfHour;
    const fedInBefore = feedIn;
    const curtailedBefore = curtailed;
    const moreCurtailedBefore = moreCurtailed;
    yieldSum += sun * stepsPerHour;
    consumption += used;
    if (isDark && stored === 0) {
      direct += sun * stepsPerHour;
      grid += missingOfHour;
    } else if (isDark && most - sun <= powerKW && missingOfHour * takenPerKW <= stored) {
      direct += sun * stepsPerHour;
      discharged += missingOfHour;
      stored -= missingOfHour * takenPerKW;
    } else if (
      isBright &&
      stored === capacityKWh &&
      (sun - least <= feedInLimitKW || sun - most >= feedInLimitKW) &&
      (sun - least <= lowerLimitKW || sun - most >= lowerLimitKW)
    ) {
      const fed = Math.min(surplusOfHour, feedInLimitKW * stepsPerHour);
      direct += needed;
      feedIn += fed;
      curtailed += surplusOfHour - fed;
      moreCurtailed += Math.max(0, fed - lowerLimitKW * stepsPerHour);
    } else if (
      isBright &&
      sun - least <= powerKW &&
      surplusOfHour * storedPerKW <= capacityKWh - stored
    ) {
      direct += needed;
      charged += surplusOfHour;
      stored += surplusOfHour * storedPerKW;
    } else {
      for (let step = hour * stepsPerHour, end = step + stepsPerHour; step < end; step++) {
        const house = load.steps[step] as number;
        const need = house + standbyKW;
        if (sun >= need) {
          const surplus = sun - need;
          const room = (capacityKWh - stored) * kWPerStored;
          const charge = Math.min(surplus, powerKW, room);
          // Exactly full, which the hours after it are asked for.
          stored = charge === room ? capacityKWh : stored + charge * storedPerKW;
          const left = surplus - charge;
          const fed = Math.min(left, feedInLimitKW);
          direct += need;
          charged += charge;
          feedIn += fed;
          curtailed += left - fed;
          moreCurtailed += Math.max(0, fed - lowerLimitKW);
          onStep?.(step, {
            solar: sun,
            load: house,
            direct: need,
            discharged: 0,
            charged: charge,
            grid: 0,
            feedIn: fed,
            curtailed: left - fed,
          });
        } else {
          const missing = need - sun;
          const held = stored * kWPerTaken;
          const discharge = Math.min(missing, powerKW, held);
          stored = discharge === held ? 0 : stored - discharge * takenPerKW;
          direct += sun;
          discharged += discharge;
          grid += missing - discharge;
          onStep?.(step, {
            solar: sun,
            load: house,
            direct: sun,
            discharged: discharge,
            charged: 0,
            grid: missing - discharge,
            feedIn: 0,
            curtailed: 0,
          });
        }
      }
    }
    if (negativePrices?.[hour] === 1) {
      negativeFeedIn += feedIn - fedInBefore;
      negativeCurtailed += curtailed - curtailedBefore;
      negativeMoreCurtailed += moreCurtailed - moreCurtailedBefore;
    }
  }
  const flows: Flows = {
    yieldKWh: yieldSum * hours,
    consumptionKWh: consumption * hours,
    directKWh: direct * hours,
    chargedKWh: charged * hours,
    dischargedKWh: discharged * hours,
    standbyKWh: (monthEnd - monthStart) * standbyKW,
    feedInKWh: feedIn * hours,
    curtailedKWh: curtailed * hours,
    negativeFeedInKWh: negativeFeedIn * hours,
    negativeCurtailedKWh: negativeCurtailed * hours,
    moreCurtailedKWh: moreCurtailed * hours,
    negativeMoreCurtailedKWh: negativeMoreCurtailed * hours,
    gridKWh: grid * hours,
  };
  return { flows, stored };
}

const noStorage: Storage = {
  capacityKWh: 0,
  powerKW: 0,
  chargeEfficiency: 1,
  dischargeEfficiency: 1,
  standbyKW: 0,
};

/** The year of twelve months together. */
export function sumFlows(months: readonly Flows[]): Flows {
  const names = Object.keys(months[0] ?? {}) as (keyof Flows)[];
  return Object.fromEntries(
    names.map((name) => [name, months.reduce((sum, month) => sum + month[name], 0)]),
  ) as unknown as Flows;
}
