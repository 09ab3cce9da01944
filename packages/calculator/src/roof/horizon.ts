const radians = Math.PI / 180;
const sector = Math.PI / 4;

/**
 * How high houses, trees and hills stand around a roof, seen from it: degrees above the level, in eight directions
 * clockwise from north. Between two of them the height lies on their line.
 */
export type Horizon = readonly [
  north: number,
  northEast: number,
  east: number,
  southEast: number,
  south: number,
  southWest: number,
  west: number,
  northWest: number,
];

/** The height in a direction; both in radians, clockwise from north. */
export function heightAt(horizon: Horizon, azimuth: number): number {
  const position = (((azimuth / sector) % 8) + 8) % 8;
  const index = Math.floor(position);
  const from = horizon[index] as number;
  const to = horizon[(index + 1) % 8] as number;
  return (from + (position - index) * (to - from)) * radians;
}

const azimuths = 72;
const elevations = 30;

/**
 * The part of an evenly bright sky's light that still reaches a plane, from 0 to 1.
 *
 * @param tilt radians, as `azimuth`
 */
export function visibleSky(tilt: number, azimuth: number, horizon: Horizon): number {
  let all = 0;
  let seen = 0;
  for (let column = 0; column < azimuths; column++) {
    const direction = ((column + 0.5) / azimuths) * 2 * Math.PI;
    const height = heightAt(horizon, direction);
    for (let row = 0; row < elevations; row++) {
      const elevation = (((row + 0.5) / elevations) * Math.PI) / 2;
      const cosIncidence =
        Math.cos(tilt) * Math.sin(elevation) +
        Math.sin(tilt) * Math.cos(elevation) * Math.cos(direction - azimuth);
      const light = Math.max(0, cosIncidence) * Math.cos(elevation);
      all += light;
      seen += elevation > height ? light : 0;
    }
  }
  return seen / all;
}
