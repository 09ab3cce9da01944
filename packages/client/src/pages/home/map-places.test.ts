import { expect, test } from 'vitest';
import { apart, onMap } from './map-places.ts';

const klipphausen = { latitude: 51.0667, longitude: 13.5333 };

test('the centre lies in the middle, north above it and east to its right', () => {
  expect(onMap(klipphausen, klipphausen)).toEqual({ x: 0, y: 0 });
  const dresden = onMap({ latitude: 51.0509, longitude: 13.7383 }, klipphausen);
  // As the crow flies it is 14.4 km from Klipphausen to Dresden.
  expect(Math.hypot(dresden.x, dresden.y)).toBeCloseTo(14.4, 0);
  const byTwo = onMap({ latitude: 51.0509, longitude: 13.7383 }, klipphausen, 2);
  expect(Math.hypot(byTwo.x, byTwo.y)).toBeCloseTo(7.2, 0);
  expect(dresden.x).toBeGreaterThan(0);
  expect(onMap({ latitude: 51.2, longitude: 13.5333 }, klipphausen).y).toBeLessThan(0);
});

test('points in one place and near ones are moved apart, all others stay', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
    { x: 5, y: 0 },
    { x: -30, y: 20 },
  ];
  const moved = apart(points, 8);
  for (const [index, one] of moved.entries()) {
    for (const other of moved.slice(index + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(7.9);
    }
  }
  expect(moved[3]).toEqual(points[3]);
  // In their order from west to east, and none further away than it takes.
  expect(moved.slice(0, 3).map(({ x }) => x)).toEqual(
    moved
      .slice(0, 3)
      .map(({ x }) => x)
      .sort((one, other) => one - other),
  );
  expect(Math.abs(moved[0]?.x ?? 99)).toBeLessThan(10);
});
