import { weatherStation } from '../weather/places.ts';
import { apparentElevation, relativeAirMass, sunPosition } from './sun-position.ts';

/** The model year has 365 days and begins on a Thursday, as 2026 does. */
export const modelYearStart = Date.UTC(2026, 0, 1);
export const hoursPerYear = 8760;
/** The weather's values are instants, this many minutes after each full hour UTC. */
const sampleMinute = 10.6;
/** Below this cosine of the zenith (0.6° of elevation) it counts as night. */
export const nightBelowCosZenith = 0.01;

/** One value for each hour of the model year, UTC. */
export interface SunYear {
  /** Indexes of the hours in which the sun is up; every other array has one value for each. */
  hours: Uint16Array;
  cosZenith: Float64Array;
  sinZenith: Float64Array;
  zenith: Float64Array;
  azimuth: Float64Array;
  extraterrestrial: Float64Array;
  airMass: Float64Array;
}

let sunYearOfDresden: SunYear | undefined;

/** The sun over Dresden in the model year; computed once, about 4,340 hours of day. */
export function sunYear(): SunYear {
  sunYearOfDresden ??= computeSunYear();
  return sunYearOfDresden;
}

function computeSunYear(): SunYear {
  const hours: number[] = [];
  const positions: ReturnType<typeof sunPosition>[] = [];
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const time = modelYearStart + hour * 3_600_000 + sampleMinute * 60_000;
    const position = sunPosition(time, weatherStation.latitude, weatherStation.longitude);
    if (position.cosZenith > nightBelowCosZenith) {
      hours.push(hour);
      positions.push(position);
    }
  }
  const zenith = Float64Array.from(positions, ({ cosZenith }) => Math.acos(cosZenith));
  return {
    hours: Uint16Array.from(hours),
    cosZenith: Float64Array.from(positions, ({ cosZenith }) => cosZenith),
    sinZenith: zenith.map(Math.sin),
    zenith,
    azimuth: Float64Array.from(positions, ({ azimuth }) => azimuth),
    extraterrestrial: Float64Array.from(positions, (position) => position.extraterrestrial),
    airMass: zenith.map((angle) =>
      relativeAirMass(apparentElevation(90 - (angle * 180) / Math.PI)),
    ),
  };
}
