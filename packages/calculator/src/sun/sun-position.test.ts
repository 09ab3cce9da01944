import { expect, test } from 'vitest';
import { apparentElevation, getSolarposition } from './sun-position.ts';

const degrees = 180 / Math.PI;
const golden = { latitude: 39.742476, longitude: -105.1786 };

// Values of pvlib's SPA.
test.each([
  ['2003-10-17T12:30:30-07:00', 39.872046, 194.340241],
  ['2003-10-18T12:30:30-07:00', 39.505196, 194.311132],
])('the sun over Golden at %s', (time, elevation, azimuth) => {
  const sun = getSolarposition(Date.parse(time), golden.latitude, golden.longitude);
  const trueElevation = 90 - Math.acos(sun.cosZenith) * degrees;
  expect(trueElevation).toBeGreaterThan(elevation - 0.05);
  expect(trueElevation).toBeLessThan(elevation + 0.05);
  expect(Math.abs(sun.azimuth * degrees - azimuth)).toBeLessThan(0.05);
});

test('refraction lifts the sun over Golden', () => {
  expect(90 - apparentElevation(39.872046)).toBeCloseTo(50.111622, 2);
});

test.each([
  ['2015-01-02T07:21:55-07:00'],
  ['2015-01-02T16:47:43-07:00'],
  ['2015-08-02T05:00:27-07:00'],
  // pvlib lists it for the 2nd, by the day in UTC.
  ['2015-08-01T19:13:58-07:00'],
])('the sun rises or sets over Golden at %s', (time) => {
  const sun = getSolarposition(Date.parse(time), golden.latitude, golden.longitude);
  expect(Math.abs(90 - Math.acos(sun.cosZenith) * degrees + 0.833)).toBeLessThan(0.05);
});
