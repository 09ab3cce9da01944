import { keep } from '../keep.ts';
import { hoursPerYear } from '../sun/sun-year.ts';
import type { Site } from '../weather/weather-year.ts';
import { type Horizon, heightAt, visibleSky } from './horizon.ts';
import { martinRuiz, martinRuizDiffuse } from './incidence.ts';
import { faiman, huld } from './module-power.ts';
import { perez, perezCoefficients } from './perez.ts';

const groundAlbedo = 0.2;
const radians = Math.PI / 180;

/** One kWp on a plane: a value for each of the 8,760 hours UTC, shared, so not to be written into. */
interface Plane {
  /** Direct current before the losses of the system, kW. */
  power: Float64Array;
  /** Irradiance on the plane, W/m². */
  poaGlobal: Float64Array;
}

/** What is kept for a place: the brightness of its sky, the same for every plane, and the planes computed. */
interface Kept {
  circumsolar: Float64Array;
  horizon: Float64Array;
  planes: Map<string, Plane>;
}

const keptOf = new WeakMap<Site, Kept>();
const mostPlanes = 24;

function skyOf({ sun, weather }: Site): Kept {
  const circumsolar = new Float64Array(sun.hours.length);
  const horizon = new Float64Array(sun.hours.length);
  for (let index = 0; index < sun.hours.length; index++) {
    const hour = sun.hours[index] as number;
    [circumsolar[index], horizon[index]] = perezCoefficients({
      dhi: weather.dhi[hour] as number,
      dni: weather.dni[hour] as number,
      dniExtra: sun.dniExtra[index] as number,
      zenith: sun.zenith[index] as number,
      cosZenith: sun.cosZenith[index] as number,
      airmass: sun.airmass[index] as number,
    });
  }
  return { circumsolar, horizon, planes: new Map() };
}

/**
 * One kWp on a plane in a typical year.
 *
 * @param tilt degrees, 0 is flat
 * @param azimuth degrees clockwise from north, 180 is south
 * @param horizon what stands around the roof; left out, nothing does
 */
export function planeOf(site: Site, tilt: number, azimuth: number, horizon?: Horizon): Plane {
  const kept = keptOf.get(site) ?? skyOf(site);
  keptOf.set(site, kept);
  const key = `${tilt} ${azimuth} ${horizon ?? ''}`;
  const compute = () => computePlane(site, kept, tilt * radians, azimuth * radians, horizon);
  return keep(kept.planes, key, compute, mostPlanes);
}

function computePlane(
  { sun, weather }: Site,
  { circumsolar, horizon: brightness }: Kept,
  tilt: number,
  azimuth: number,
  horizon: Horizon | undefined,
): Plane {
  const seen = horizon ? visibleSky(tilt, azimuth, horizon) : 1;
  const through = martinRuizDiffuse(tilt);
  const sinTilt = Math.sin(tilt);
  const cosTilt = Math.cos(tilt);
  const groundView = groundAlbedo * 0.5 * (1 - cosTilt);

  const power = new Float64Array(hoursPerYear);
  const poaGlobal = new Float64Array(hoursPerYear);
  for (let index = 0; index < sun.hours.length; index++) {
    const hour = sun.hours[index] as number;
    const ghi = weather.ghi[hour] as number;
    if (ghi <= 0) {
      continue;
    }
    const cosZenith = sun.cosZenith[index] as number;
    const cosIncidence = Math.max(
      0,
      cosTilt * cosZenith +
        sinTilt *
          (sun.sinZenith[index] as number) *
          Math.cos((sun.azimuth[index] as number) - azimuth),
    );
    // Behind a house or a tree neither the sun nor the bright sky around it is seen.
    const isBehind =
      horizon !== undefined &&
      Math.asin(cosZenith) < heightAt(horizon, sun.azimuth[index] as number);
    const cosSeen = isBehind ? 0 : cosIncidence;
    const direct = (weather.dni[hour] as number) * cosSeen;
    const sky = perez(
      weather.dhi[hour] as number,
      circumsolar[index] as number,
      brightness[index] as number,
      cosSeen,
      cosZenith,
      tilt,
      seen,
    );
    const ground = ghi * groundView;
    const behindGlass = direct * martinRuiz(cosSeen) + sky * through.sky + ground * through.ground;
    const poa = direct + sky + ground;
    poaGlobal[hour] = poa;
    const celsius = faiman(poa, weather.tempAir[hour] as number, weather.windSpeed[hour] as number);
    power[hour] = huld(behindGlass, celsius);
  }
  return { power, poaGlobal };
}
