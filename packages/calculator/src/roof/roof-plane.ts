import { hoursPerYear, sunYear } from '../sun/sun-year.ts';
import { weatherYear } from '../weather/weather-year.ts';
import { diffuseTransmission, directTransmission } from './incidence.ts';
import { cellTemperature, modulePower } from './module-power.ts';
import { skyBrightening, skyDiffuse } from './perez.ts';

const groundAlbedo = 0.2;
const radians = Math.PI / 180;

/** What the sky does in each hour of day, the same for every plane; computed once. */
let brightening: { aroundSun: Float64Array; horizon: Float64Array } | undefined;

function skyOfYear() {
  if (!brightening) {
    const sun = sunYear();
    const weather = weatherYear();
    const aroundSun = new Float64Array(sun.hours.length);
    const horizon = new Float64Array(sun.hours.length);
    for (let index = 0; index < sun.hours.length; index++) {
      [aroundSun[index], horizon[index]] = skyBrightening({
        diffuseHorizontal: weather.diffuseHorizontal[index] as number,
        directNormal: weather.directNormal[index] as number,
        extraterrestrial: sun.extraterrestrial[index] as number,
        zenith: sun.zenith[index] as number,
        cosZenith: sun.cosZenith[index] as number,
        airMass: sun.airMass[index] as number,
      });
    }
    brightening = { aroundSun, horizon };
  }
  return brightening;
}

/** Planes already computed, the latest last. */
const cache = new Map<string, Float64Array>();
const cachedPlanes = 24;

/**
 * Direct-current power of one kWp on a plane in the typical year of Dresden, before the losses of
 * the system: kW for each of the 8,760 hours UTC. Do not write into it, it is shared.
 *
 * @param tilt degrees, 0 is flat
 * @param azimuth degrees clockwise from north, 180 is south
 */
export function planePower(tilt: number, azimuth: number): Float64Array {
  const key = `${tilt} ${azimuth}`;
  const cached = cache.get(key);
  if (cached) {
    cache.delete(key);
    cache.set(key, cached);
    return cached;
  }
  const power = computePlane(tilt * radians, azimuth * radians);
  cache.set(key, power);
  if (cache.size > cachedPlanes) {
    cache.delete(cache.keys().next().value as string);
  }
  return power;
}

function computePlane(tilt: number, azimuth: number): Float64Array {
  const sun = sunYear();
  const weather = weatherYear();
  const { aroundSun, horizon } = skyOfYear();
  const through = diffuseTransmission(tilt);
  const sinTilt = Math.sin(tilt);
  const cosTilt = Math.cos(tilt);
  const groundView = groundAlbedo * 0.5 * (1 - cosTilt);

  const power = new Float64Array(hoursPerYear);
  for (let index = 0; index < sun.hours.length; index++) {
    const global = weather.globalHorizontal[index] as number;
    if (global <= 0) {
      continue;
    }
    const hour = sun.hours[index] as number;
    const cosZenith = sun.cosZenith[index] as number;
    const cosIncidence = Math.max(
      0,
      cosTilt * cosZenith +
        sinTilt *
          (sun.sinZenith[index] as number) *
          Math.cos((sun.azimuth[index] as number) - azimuth),
    );
    const direct = (weather.directNormal[index] as number) * cosIncidence;
    const sky = skyDiffuse(
      weather.diffuseHorizontal[index] as number,
      aroundSun[index] as number,
      horizon[index] as number,
      cosIncidence,
      cosZenith,
      tilt,
    );
    const ground = global * groundView;
    const behindGlass =
      direct * directTransmission(cosIncidence) + sky * through.sky + ground * through.ground;
    const celsius = cellTemperature(
      direct + sky + ground,
      weather.temperature[hour] as number,
      weather.wind[hour] as number,
    );
    power[hour] = modulePower(behindGlass, celsius);
  }
  return power;
}
