import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import { type Horizon, heightAt, visibleSky } from './horizon.ts';

const radians = Math.PI / 180;
const at = (...heights: number[]) => heights as unknown as Horizon;
const none = at(0, 0, 0, 0, 0, 0, 0, 0);
const west = at(0, 0, 0, 0, 0, 0, 30, 0);

test('between two directions the height lies on their line', () => {
  expect(heightAt(west, 270 * radians)).toBeCloseTo(30 * radians, 9);
  expect(heightAt(west, 247.5 * radians)).toBeCloseTo(15 * radians, 9);
  expect(heightAt(west, 90 * radians)).toBe(0);
  expect(heightAt(west, -90 * radians)).toBeCloseTo(30 * radians, 9);
  const northWest = at(10, 0, 0, 0, 0, 0, 0, 30);
  expect(heightAt(northWest, 337.5 * radians)).toBeCloseTo(20 * radians, 9);
});

test('a level horizon hides nothing, a wall around all but nothing is left', () => {
  const flat = 30 * radians;
  expect(visibleSky(flat, Math.PI, none)).toBe(1);
  // Of a flat roof all that lies above the ring: the square of its cosine.
  expect(visibleSky(0, 0, at(60, 60, 60, 60, 60, 60, 60, 60))).toBeCloseTo(0.25, 3);
  expect(visibleSky(0, 0, at(30, 30, 30, 30, 30, 30, 30, 30))).toBeCloseTo(0.75, 3);
  // A roof that looks away from the wall sees it not at all.
  expect(visibleSky(flat, 270 * radians, west)).toBeCloseTo(0.917, 3);
  expect(visibleSky(flat, 90 * radians, west)).toBe(1);
  expect(visibleSky(flat, Math.PI, west)).toBeLessThan(1);
});

test('shade costs the roof most that looks at it, and never gives anything', () => {
  const loss = (azimuth: number, horizon: Horizon) => {
    const input = { kWp: 10, tilt: 30, azimuth, consumptionKWh: 5000, storageKWh: 0 };
    return 1 - calculate({ ...input, horizon }).yieldKWh / calculate(input).yieldKWh;
  };
  expect(loss(180, none)).toBeCloseTo(0, 9);
  expect(loss(270, west)).toBeGreaterThan(loss(180, west));
  expect(loss(180, west)).toBeGreaterThan(loss(90, west));
  // Behind its own ridge a roof sees nothing of what stands there.
  expect(loss(90, west)).toBeGreaterThanOrEqual(0);
  const south = at(0, 0, 0, 20, 30, 20, 0, 0);
  expect(loss(180, south)).toBeCloseTo(0.166, 3);
  expect(loss(270, west)).toBeCloseTo(0.133, 3);
});
