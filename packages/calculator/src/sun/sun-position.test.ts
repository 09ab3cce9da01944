import { expect, test } from 'vitest';
import { apparentElevation, getRelativeAirmass, getSolarposition } from './sun-position.ts';
import { sunYear } from './sun-year.ts';

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

test.each([
  [-1, -0.3416],
  [0, 0.4819],
  [3, 3.2287],
  [10, 10.0915],
  [86, 86],
])('a sun at %d° seems to stand at %d°', (elevation, apparent) => {
  expect(apparentElevation(elevation)).toBeCloseTo(apparent, 4);
});

test.each([
  [90, 0.9997],
  [10, 5.586],
  [0, 37.9196],
  [-3, 37.9196],
])('light from %d° goes through %d masses of air', (elevation, airmass) => {
  expect(getRelativeAirmass(elevation)).toBeCloseTo(airmass, 4);
});

test('the earth is nearest to the sun in January', () => {
  const above = (time: string) => getSolarposition(Date.parse(time), 51, 13.7).dniExtra;
  expect(above('2026-01-04T12:00Z')).toBeCloseTo(1407.6, 0);
  expect(above('2026-07-05T12:00Z')).toBeCloseTo(1316.5, 0);
});

test('the day of the model year has so many hours of sun, counted from its start in UTC', () => {
  const { hours, zenith, cosZenith, sinZenith } = sunYear(
    { latitude: 51.05, longitude: 13.74 },
    30,
  );
  const ofDay = (day: number) =>
    [...hours].filter((hour) => Math.floor(hour / 24) === day).map((hour) => hour % 24);
  expect(ofDay(0)).toEqual([7, 8, 9, 10, 11, 12, 13, 14]);
  expect(ofDay(171)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18]);
  const noon = hours.indexOf(171 * 24 + 11);
  expect(((zenith[noon] ?? 0) * 180) / Math.PI).toBeCloseTo(27.8, 0);
  expect((cosZenith[noon] ?? 0) ** 2 + (sinZenith[noon] ?? 0) ** 2).toBeCloseTo(1, 12);
});
