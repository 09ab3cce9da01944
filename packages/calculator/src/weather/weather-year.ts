import { hoursPerYear, sunYear } from '../sun/sun-year.ts';
import { decodeAt } from './packed-text.ts';
import {
  packedClearness,
  packedDiffuseShare,
  packedTemperature,
  packedWind,
} from './packed-weather.ts';
import { clearnessStep, diffuseStep, noChange, windStep } from './packing.ts';

/** Irradiance on a plane facing the sun above which the packed data would be an outlier, W/m². */
const mostDirectNormal = 1050;

/** The typical year of Dresden, hours in UTC. */
export interface WeatherYear {
  /** For each hour of day (see `sunYear().hours`), W/m². */
  globalHorizontal: Float64Array;
  diffuseHorizontal: Float64Array;
  directNormal: Float64Array;
  /** For each of the 8,760 hours, °C. */
  temperature: Float64Array;
  /** For each of the 8,760 hours, m/s. */
  wind: Float64Array;
}

let year: WeatherYear | undefined;

/** The packed weather year (see pack-data.ts), unpacked once. */
export function weatherYear(): WeatherYear {
  year ??= unpack();
  return year;
}

function unpack(): WeatherYear {
  const sun = sunYear();
  const daylight = sun.hours.length;
  const globalHorizontal = new Float64Array(daylight);
  const diffuseHorizontal = new Float64Array(daylight);
  const directNormal = new Float64Array(daylight);
  for (let index = 0; index < daylight; index++) {
    const cosZenith = sun.cosZenith[index] as number;
    const above = (sun.extraterrestrial[index] as number) * cosZenith;
    const global = decodeAt(packedClearness, index) * clearnessStep * above;
    const diffuse = global * decodeAt(packedDiffuseShare, index) * diffuseStep;
    globalHorizontal[index] = global;
    diffuseHorizontal[index] = diffuse;
    directNormal[index] = Math.min(mostDirectNormal, (global - diffuse) / cosZenith);
  }

  const temperature = new Float64Array(hoursPerYear);
  let before = 0;
  for (let step = 0; step < hoursPerYear / 3; step++) {
    const now = before + decodeAt(packedTemperature, step) - noChange;
    temperature[step * 3] = now;
    if (step > 0) {
      temperature[step * 3 - 2] = before + (now - before) / 3;
      temperature[step * 3 - 1] = before + ((now - before) * 2) / 3;
    }
    before = now;
  }
  temperature.fill(before, hoursPerYear - 2);

  const wind = new Float64Array(hoursPerYear);
  for (let hour = 0; hour < hoursPerYear; hour++) {
    wind[hour] = decodeAt(packedWind, Math.floor(hour / 24)) * windStep;
  }
  return { globalHorizontal, diffuseHorizontal, directNormal, temperature, wind };
}
