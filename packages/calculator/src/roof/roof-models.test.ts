import { expect, test } from 'vitest';
import { getRelativeAirmass } from '../sun/sun-position.ts';
import { martinRuiz, martinRuizDiffuse } from './incidence.ts';
import { faiman, huld } from './module-power.ts';
import { perez, perezCoefficients } from './perez.ts';

const radians = Math.PI / 180;

// Hours of pvlib's tests, on a plane of 40° to the south; their zenith is the apparent one.
test.each([
  {
    dhi: 40.46149818,
    dni: 316.1949056,
    zenith: 82.85457044,
    azimuth: 66.71410338,
    sky: 31.46046871,
  },
  {
    dhi: 118.45831879,
    dni: 939.95469881,
    zenith: 10.56413562,
    azimuth: 144.76567754,
    sky: 109.084332,
  },
  {
    dhi: 62.03376265,
    dni: 646.22886049,
    zenith: 72.41687122,
    azimuth: 287.04104128,
    sky: 45.45539877,
  },
])('Perez gives $sky W/m² from the sky', ({ dhi, dni, zenith, azimuth, sky }) => {
  const cosZenith = Math.cos(zenith * radians);
  const cosIncidence =
    Math.cos(40 * radians) * cosZenith +
    Math.sin(40 * radians) * Math.sin(zenith * radians) * Math.cos((azimuth - 180) * radians);
  const [circumsolar, horizon] = perezCoefficients({
    dhi: dhi,
    dni: dni,
    dniExtra: 1321.1655834833093,
    zenith: zenith * radians,
    cosZenith,
    airmass: getRelativeAirmass(90 - zenith),
  });
  const found = perez(dhi, circumsolar, horizon, cosIncidence, cosZenith, 40 * radians);
  expect(Math.abs(found - sky)).toBeLessThan(0.01);
});

test('at night the sky gives nothing', () => {
  expect(perez(0, 0, 0, -0.5, -0.55, 40 * radians)).toBe(0);
});

test.each([
  [900, 20, 5, 35.203],
  [500, 10, 5, 18.446],
])('Faiman for %d W/m², %d °C and %d m/s', (irradiance, celsius, wind, cell) => {
  expect(faiman(irradiance, celsius, wind, 25, 6.84)).toBeCloseTo(cell, 3);
});

test('Faiman with other losses', () => {
  expect(faiman(900, 20, 5, 22, 6)).toBeCloseTo(37.308, 3);
});

test('Martin and Ruiz for direct light', () => {
  expect(martinRuiz(Math.cos(45 * radians), 0.16)).toBeCloseTo(0.98986965, 8);
  expect(martinRuiz(Math.cos(60 * radians), 0.18)).toBeCloseTo(0.9414631, 7);
  expect(martinRuiz(0)).toBe(0);
});

test('Martin and Ruiz for diffuse light', () => {
  const { sky, ground } = martinRuizDiffuse(30 * radians, 0.16);
  expect(sky).toBeCloseTo(0.9549735, 7);
  expect(ground).toBeCloseTo(0.7944426, 7);
});

test('no light comes through from behind, nor from the ground below a flat roof', () => {
  expect(martinRuiz(-0.1)).toBe(0);
  expect(martinRuizDiffuse(0).ground).toBe(0);
  expect(martinRuizDiffuse(0).sky).toBeCloseTo(0.954186, 6);
  expect(martinRuizDiffuse(90 * radians).ground).toBeCloseTo(0.954186, 6);
});

test.each([
  [1000, 25, 1],
  [1000, 45, 0.90796],
  [500, 10, 0.53224],
  [200, 25, 0.18459],
  [0, 25, 0],
  [-1, 25, 0],
  [1, 25, 0],
])('Huld for %d W/m² and a cell of %d °C is %d kW', (irradiance, celsius, kW) => {
  expect(huld(irradiance, celsius)).toBeCloseTo(kW, 5);
});

test('a sky without diffuse light has no bright parts, and a horizon in the way takes the even light alone', () => {
  const sky = { dni: 500, dniExtra: 1361, zenith: 0.8, cosZenith: 0.7, airmass: 1.4 };
  expect(perezCoefficients({ ...sky, dhi: 0 })).toEqual([0, 0]);
  // Flat below an even sky; half of it seen; a bright ring around the sun, seen whole.
  expect(perez(100, 0, 0, 0.7, 0.7, 0)).toBeCloseTo(100, 9);
  expect(perez(100, 0, 0, 0.7, 0.7, 0, 0.5)).toBeCloseTo(50, 9);
  expect(perez(100, 0.4, 0, 0.7, 0.7, 0, 0.5)).toBeCloseTo(70, 9);
  expect(perez(100, 0, -2, 0, 0.7, 90 * radians)).toBe(0);
});
