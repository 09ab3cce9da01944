import { keep } from '../keep.ts';
import { hoursPerYear } from '../sun/sun-year.ts';
import { calendar, type DayKind, localHour, monthStarts } from '../weather/calendar.ts';
import { decodeAt, levels } from '../weather/packed-text.ts';
import { packedHousehold } from './packed-household.ts';
import { normalQuantile, randomNumbers } from './random.ts';

/** Ten-minute steps in an hour. */
export const stepsPerHour = 6;

/** The profile's days, in the order of BDEW's table. */
const dayKinds: Record<DayKind, number> = { saturday: 0, holiday: 1, workday: 2 };

/**
 * How much a household's days, hours and ten minutes differ from the mean of many households, as
 * deviations of the logarithm. Chosen so that the published matrix of HTW Berlin is met, see
 * README.md.
 */
const dayDeviation = 0.35;
const hourDeviation = 0.35;
/**
 * Coefficient of variation of the ten minutes of a household that uses so much or more. A smaller one has the
 * same kettle and hob, so its peaks stand higher above its mean.
 */
const stepVariation = 1.35;
const stepVariationFromKWh = 5000;
/** Rounded, so that neighbouring consumptions share a shape. */
const stepVariationStep = 0.1;

/** The coefficient of variation of a household's ten minutes by its consumption, kWh a year. */
function stepVariationOf(consumptionKWh: number): number {
  const smaller = Math.max(1, (stepVariationFromKWh / Math.max(1000, consumptionKWh)) ** 0.75);
  return Math.round((stepVariation * smaller) / stepVariationStep) * stepVariationStep;
}

/** Hours of German wall-clock time in which "by day" is meant, from and before. */
const dayFrom = 9;
const dayUntil = 16;

/** BDEW's factor for the day of the year (1 to 365), which evens out the steps between months. */
function dynamicFactor(day: number): number {
  return -3.92e-10 * day ** 4 + 3.2e-7 * day ** 3 - 7.02e-5 * day ** 2 + 2.1e-3 * day + 1.24;
}

/**
 * The mean household (BDEW H25, 2025) of the model year in German wall-clock time: kWh in each of
 * the 8,760 hours for 1,000,000 kWh a year before rounding.
 */
export function standardProfile(): Float64Array {
  const profile = new Float64Array(hoursPerYear);
  calendar.forEach(({ month, kind }, day) => {
    const factor = dynamicFactor(day + 1);
    for (let hour = 0; hour < 24; hour++) {
      const cell = ((month * 3 + dayKinds[kind]) * 24 + hour) * 2;
      const tenths = decodeAt(packedHousehold, cell) * levels + decodeAt(packedHousehold, cell + 1);
      profile[day * 24 + hour] = (tenths / 10) * factor;
    }
  });
  return profile;
}

/** What makes one household differ from the mean. */
interface HouseholdShape {
  /** Factor on what is used between 9 and 16 o'clock; the year's sum stays. */
  daytimeFactor: number;
  /** Of the random differences between days, hours and ten minutes. */
  seed: number;
  /** Decides how high its peaks are, kWh a year. */
  consumptionKWh: number;
}

const cache = new Map<string, Float32Array>();
const cachedShapes = 24;

/**
 * Power of one household that uses 1 kWh a year: kW in each of the year's 52,560 steps of ten
 * minutes, UTC. Do not write into it, it is shared.
 *
 * The mean of many households hides that each one uses its power in peaks: plain hourly means
 * overstate self-sufficiency without storage by five points. So each hour is spread over six
 * steps, and days and hours vary at random (always the same, by the seed).
 */
export function householdLoad({
  daytimeFactor,
  seed,
  consumptionKWh,
}: HouseholdShape): Float32Array {
  const variation = stepVariationOf(consumptionKWh);
  const key = `${daytimeFactor} ${seed} ${variation}`;
  return keep(cache, key, () => computeLoad(daytimeFactor, seed, variation), cachedShapes);
}

function computeLoad(daytimeFactor: number, seed: number, variation: number): Float32Array {
  const random = randomNumbers(seed);
  const profile = oneHousehold(daytimeFactor, random);
  const spread = lognormalQuantiles(stepsPerHour, Math.sqrt(Math.log(1 + variation ** 2)));
  const load = new Float64Array(hoursPerYear * stepsPerHour);
  let sum = 0;
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const mean = profile[localHour(hour)] as number;
    shuffle(spread, random);
    for (let step = 0; step < stepsPerHour; step++) {
      const power = mean * (spread[step] as number);
      load[hour * stepsPerHour + step] = power;
      sum += power;
    }
  }
  const scale = stepsPerHour / sum;
  const scaled = new Float32Array(load.length);
  for (let step = 0; step < load.length; step++) {
    scaled[step] = (load[step] as number) * scale;
  }
  return scaled;
}

/**
 * The standard profile with days and hours that differ. In each month the differences of the days,
 * and those of each hour of the day, are the quantiles of their distribution in random order: so
 * chance moves them about, but neither the month nor its mean day.
 */
function oneHousehold(daytimeFactor: number, random: () => number): Float64Array {
  const profile = standardProfile();
  for (let month = 0; month < 12; month++) {
    const firstDay = (monthStarts[month] as number) / 24;
    const days = (monthStarts[month + 1] as number) / 24 - firstDay;
    const byDay = lognormalQuantiles(days, dayDeviation);
    const byHour = lognormalQuantiles(days, hourDeviation);
    shuffle(byDay, random);
    for (let hour = 0; hour < 24; hour++) {
      const use = hour >= dayFrom && hour < dayUntil ? daytimeFactor : 1;
      shuffle(byHour, random);
      for (let day = 0; day < days; day++) {
        const index = (firstDay + day) * 24 + hour;
        profile[index] =
          (profile[index] as number) * use * (byDay[day] as number) * (byHour[day] as number);
      }
    }
  }
  return profile;
}

/** Equally likely values of a lognormal distribution, their mean is 1. */
function lognormalQuantiles(count: number, deviation: number): number[] {
  const values = Array.from({ length: count }, (_, index) =>
    Math.exp(deviation * normalQuantile((index + 0.5) / count)),
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  return values.map((value) => value / mean);
}

function shuffle(values: number[], random: () => number): void {
  for (let last = values.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [values[last], values[other]] = [values[other] as number, values[last] as number];
  }
}
