import { hoursPerYear, type Location, type SunYear, sunYear } from '../sun/sun-year.ts';
import { station } from './packed-place.ts';
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

/** A typical year as it is packed (tools/pack.ts). */
export type PackedWeather = {
  packedClearness: string;
  packedDiffuseShare: string;
  packedTemperature: string;
  packedWind: string;
};

/** A place with packed weather. @param minute after each full hour at which it was taken */
export function unpackSite(location: Location, minute: number, packed: PackedWeather): Site {
  const sun = sunYear(location, minute);
  return { sun, weather: unpack(sun, minute, packed) };
}

let site: Site | undefined;

/** The place whose weather is packed with its typical year, unpacked once. */
export function packedSite(): Site {
  site ??= unpackSite(station, station.minute, {
    packedClearness,
    packedDiffuseShare,
    packedTemperature,
    packedWind,
  });
  return site;
}

function unpack(sun: SunYear, minute: number, packed: PackedWeather): Weather {
  const { packedClearness, packedDiffuseShare, packedTemperature, packedWind } = packed;
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
  return { minute, ghi, dhi, dni, tempAir, windSpeed };
}
