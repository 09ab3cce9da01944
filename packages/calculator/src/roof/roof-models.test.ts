import { expect, test } from 'vitest';
import { getRelativeAirmass } from '../sun/sun-position.ts';
import { martinRuiz, martinRuizDiffuse } from './incidence.ts';
import { faiman } from './module-power.ts';
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
