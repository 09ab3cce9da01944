import { hoursPerYear, type Location, type SunYear, sunYear } from '../sun/sun-year.ts';
import { decodeAt } from './packed-text.ts';
import {
  packedClearness,
  packedDiffuseShare,
  packedTemperature,
  packedWind,
} from './packed-weather.ts';
import { clearnessStep, diffuseStep, noChange, windStep } from './packing.ts';

/** Irradiance on a plane facing the sun above which the packed data would be an outlier, W/m². */
const mostDni = 1050;

/** The weather of a typical year: one value for each of the 8,760 hours, UTC. */
export interface Weather {
  /** The values are instants, so many minutes after each full hour. */
  minute: number;
  /** Irradiance on the horizontal, in all and diffuse, and on a plane facing the sun, W/m². */
  ghi: Float64Array;
  dhi: Float64Array;
  dni: Float64Array;
  /** °C */
  tempAir: Float64Array;
  /** m/s */
  windSpeed: Float64Array;
}

/** Where a system stands: the sun over it and its weather. */
export interface Site {
  sun: SunYear;
  weather: Weather;
}

/** A place with its own weather, for `calculate`. */
export function createSite(location: Location, weather: Weather): Site {
  return { sun: sunYear(location, weather.minute), weather };
}

/** Where and when in the hour the packed weather was taken. */
const station: Location = { latitude: 51.05, longitude: 13.74 };
const stationMinute = 10.6;

let site: Site | undefined;

/** Dresden, with the packed typical year (see pack-data.ts), unpacked once. */
export function dresden(): Site {
  if (!site) {
    const sun = sunOfDresden();
    site = { sun, weather: unpack(sun) };
  }
  return site;
}

/** The sun over Dresden at the instants of its weather. */
export function sunOfDresden(): SunYear {
  return sunYear(station, stationMinute);
}

function unpack(sun: SunYear): Weather {
  const daylight = sun.hours.length;
  const ghi = new Float64Array(hoursPerYear);
  const dhi = new Float64Array(hoursPerYear);
  const dni = new Float64Array(hoursPerYear);
  for (let index = 0; index < daylight; index++) {
    const cosZenith = sun.cosZenith[index] as number;
    const above = (sun.dniExtra[index] as number) * cosZenith;
    const global = decodeAt(packedClearness, index) * clearnessStep * above;
    const diffuse = global * decodeAt(packedDiffuseShare, index) * diffuseStep;
    const hour = sun.hours[index] as number;
    ghi[hour] = global;
    dhi[hour] = diffuse;
    dni[hour] = Math.min(mostDni, (global - diffuse) / cosZenith);
  }

  const tempAir = new Float64Array(hoursPerYear);
  let before = 0;
  for (let step = 0; step < hoursPerYear / 3; step++) {
    const now = before + decodeAt(packedTemperature, step) - noChange;
    tempAir[step * 3] = now;
    if (step > 0) {
      tempAir[step * 3 - 2] = before + (now - before) / 3;
      tempAir[step * 3 - 1] = before + ((now - before) * 2) / 3;
    }
    before = now;
  }
  tempAir.fill(before, hoursPerYear - 2);

  const windSpeed = new Float64Array(hoursPerYear);
  for (let hour = 0; hour < hoursPerYear; hour++) {
    windSpeed[hour] = decodeAt(packedWind, Math.floor(hour / 24)) * windStep;
  }
  return { minute: stationMinute, ghi, dhi, dni, tempAir, windSpeed };
}
