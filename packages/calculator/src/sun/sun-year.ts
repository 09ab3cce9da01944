import { apparentElevation, getRelativeAirmass, getSolarposition } from './sun-position.ts';

/** The model year has 365 days and begins on a Thursday, as 2026 does. */
export const modelYearStart = Date.UTC(2026, 0, 1);
export const hoursPerYear = 8760;
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
  dniExtra: Float64Array;
  airmass: Float64Array;
}

/** A place on earth, degrees; north and east are positive. */
export interface Location {
  latitude: number;
  longitude: number;
}

/**
 * The sun of the model year over a place, at one instant of each hour: about 4,340 hours of day in Dresden.
 *
 * @param minute of each hour UTC
 */
export function sunYear({ latitude, longitude }: Location, minute: number): SunYear {
  const hours: number[] = [];
  const positions: ReturnType<typeof getSolarposition>[] = [];
  for (let hour = 0; hour < hoursPerYear; hour++) {
    const time = modelYearStart + hour * 3_600_000 + minute * 60_000;
    const position = getSolarposition(time, latitude, longitude);
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
    dniExtra: Float64Array.from(positions, (position) => position.dniExtra),
    airmass: zenith.map((angle) =>
      getRelativeAirmass(apparentElevation(90 - (angle * 180) / Math.PI)),
    ),
  };
}
