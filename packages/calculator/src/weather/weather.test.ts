import { expect, test } from 'vitest';
import { climateCelsius, modules } from '../../tools/pack-data.ts';
import { nightBelowCosZenith } from '../sun/sun-year.ts';
import { sourceData } from '../testing/source-data.ts';
import { calendar, localHour, monthStarts } from './calendar.ts';
import { negativePriceHours } from './negative-prices.ts';
import { decodeAt, encode } from './packed-text.ts';
import { placeFactors, weatherPlace } from './places.ts';
import { packedSite } from './weather-year.ts';
import {
  meanIrradiation,
  monthlyIrradiation,
  rangeYears,
  weatherFactors,
} from './weather-years.ts';

const months = Array.from({ length: 12 }, (_, month) => month);
const monthOf = (hour: number) => months.findLast((month) => hour >= (monthStarts[month] ?? 0));

interface Irradiation {
  years: Record<string, number[]>;
}
const measured = JSON.parse(sourceData('cmsaf-monthly-ghi-1991-2025.json')) as Record<
  'Dresden' | 'Meissen' | 'Radebeul' | 'Klipphausen' | 'Klotzsche',
  Irradiation
>;
const meanOf = ({ years }: Irradiation) =>
  rangeYears
    .filter((year) => year <= 2023)
    .reduce((sum, year) => sum + (years[year] ?? []).reduce((all, kWh) => all + kWh, 0), 0) / 19;

const hourly = sourceData('dresden-tmy-smoothed.csv')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').map(Number));

/** Those that `pnpm weather` has not written anew for another place. */
const ofTheData = Object.entries(modules)
  .map(([file, write]) => ({ file, written: write(), checkedIn: sourceData(`../${file}`) }))
  .filter(({ checkedIn }) => checkedIn.split('\n')[0]?.includes('pack-data.ts'));

test.each(ofTheData)('$file is what the script packs from the source data', (module) => {
  expect(module.checkedIn).toBe(module.written);
});

test('which hours are day does not hang on the last digit of a cosine', () => {
  const distances = [...packedSite().sun.cosZenith].map((cos) => cos - nightBelowCosZenith);
  expect(Math.min(...distances)).toBeGreaterThan(1e-7);
});

test('the months have the mean irradiation of the satellite', () => {
  const sums = months.map(() => 0);
  const { sun, weather } = packedSite();
  sun.hours.forEach((hour) => {
    const month = monthOf(hour) ?? 0;
    sums[month] = (sums[month] ?? 0) + (weather.ghi[hour] ?? 0) / 1000;
  });
  const errors = sums.map((sum, month) => Math.abs(sum - meanIrradiation(month)));
  expect(Math.max(...errors)).toBeLessThan(0.5);
});

test('the packed year is the year of the source', () => {
  const { ghi, dhi } = packedSite().weather;
  const sum = (values: Iterable<number>) => [...values].reduce((all, value) => all + value, 0);
  const sourceSum = (column: number) => sum(hourly.map((row) => row[column] ?? Number.NaN));
  expect(Math.abs(sum(ghi) / sourceSum(1) - 1)).toBeLessThan(0.001);
  expect(Math.abs(sum(dhi) / sourceSum(3) - 1)).toBeLessThan(0.003);
});

test('each month is as warm as the climate, and January takes 17 % of a heat pump’s heat', () => {
  const temperature = [...packedSite().weather.tempAir];
  const months = monthStarts
    .slice(0, 12)
    .map((start, month) => temperature.slice(start, monthStarts[month + 1]));
  const mean = (values: number[]) => values.reduce((all, value) => all + value, 0) / values.length;
  for (const [month, hours] of months.entries()) {
    expect(mean(hours), `month ${month + 1}`).toBeCloseTo(climateCelsius[month] ?? 0, 0);
  }
  const degreeDays = months.map((hours) =>
    Array.from({ length: hours.length / 24 }, (_, day) =>
      Math.max(0, 15 - mean(hours.slice(day * 24, day * 24 + 24))),
    ).reduce((all, value) => all + value, 0),
  );
  const year = degreeDays.reduce((all, value) => all + value, 0);
  const share = (month: number) => (0.85 * (degreeDays[month] ?? 0)) / year + 0.15 / 12;
  expect(Math.abs(share(0) - 0.17)).toBeLessThan(0.01);
  expect(Math.abs(share(11) - 0.16)).toBeLessThan(0.01);
});

test('the packed years are the years of the source', () => {
  const errors = Object.entries(measured.Dresden.years).flatMap(([year, values]) =>
    values.map((value, month) => Math.abs(value - monthlyIrradiation(Number(year), month))),
  );
  expect(errors.length).toBe(35 * 12);
  expect(Math.max(...errors)).toBeLessThan(0.051);
});

test('each place has its irradiation compared with Dresden', () => {
  const factor = (place: keyof typeof measured) =>
    Number((meanOf(measured[place]) / meanOf(measured.Dresden)).toFixed(3));
  expect(placeFactors).toEqual({
    dresden: 1,
    meissen: factor('Meissen'),
    radebeul: factor('Radebeul'),
    klipphausen: factor('Klipphausen'),
  });
  expect(factor('Klotzsche')).toBe(0.994);
});

test('the model year has 365 days, one hour is skipped in March and one is doubled in October', () => {
  const hours = Array.from({ length: 8760 }, (_, hour) => localHour(hour));
  const seen = new Set(hours);
  const twice = hours.filter((hour, index) => hours.indexOf(hour) !== index);
  const never = Array.from({ length: 8760 }, (_, hour) => hour).filter((hour) => !seen.has(hour));
  expect(calendar.length).toBe(365);
  expect(never).toEqual([(31 + 28 + 28) * 24 + 2]);
  expect(twice).toEqual([(365 - 31 - 30 - 7) * 24 + 2]);
});

test('Christmas Eve and the last day of the year are half holidays, the days before them are not', () => {
  const kinds = [23, 24, 30, 31].map(
    (day) => calendar[(monthStarts[11] ?? 0) / 24 + day - 1]?.kind,
  );
  expect(kinds).toEqual(['workday', 'saturday', 'workday', 'saturday']);
});

test('prices are negative in the sunniest hours, on days of rest with less sun, up to their share of it', () => {
  const site = packedSite();
  const { ghi } = site.weather;
  const negative = negativePriceHours(site, 0.16);
  const sunOf = (hours: number[]) => hours.reduce((sum, hour) => sum + (ghi[hour] ?? 0), 0);
  const hours = [...ghi.keys()];
  const found = hours.filter((hour) => negative[hour] === 1);
  const share = sunOf(found) / sunOf(hours);
  expect(share).toBeLessThanOrEqual(0.16);
  expect(share).toBeGreaterThan(0.159);
  const atWork = (hour: number) => calendar[Math.floor(localHour(hour) / 24)]?.kind === 'workday';
  const least = (isWork: boolean) =>
    Math.min(...found.filter((hour) => atWork(hour) === isWork).map((hour) => ghi[hour] ?? 0));
  expect(least(true) / least(false)).toBeCloseTo(1.35, 1);
  // The same for a share that was asked for before, and another one for another.
  expect(negativePriceHours(site, 0.08)).not.toEqual(negative);
  expect(negativePriceHours(site, 0.16)).toEqual(negative);
});

test('the kinds of day are those of Saxony in a year that begins on a Thursday', () => {
  const kindOf = (month: number, day: number) =>
    calendar[(monthStarts[month - 1] ?? 0) / 24 + day - 1]?.kind;
  expect([1, 2, 3, 4, 5].map((day) => kindOf(1, day))).toEqual([
    'holiday',
    'workday',
    'saturday',
    'holiday',
    'workday',
  ]);
  // Good Friday, Reformation Day on a Saturday, the day of repentance on a Wednesday.
  expect([kindOf(4, 3), kindOf(10, 31), kindOf(11, 18), kindOf(11, 17)]).toEqual([
    'holiday',
    'holiday',
    'holiday',
    'workday',
  ]);
  expect([calendar[30]?.month, calendar[31]?.month, calendar[364]?.month]).toEqual([0, 1, 11]);
});

test('ranges are taken from the years from 2005 on, and no other than the packed ones is known', () => {
  expect([rangeYears[0], rangeYears.at(-1), rangeYears.length]).toEqual([2005, 2025, 21]);
  expect(() => monthlyIrradiation(1990, 0)).toThrow('year must be from 1991 to 2025, not 1990');
  expect(() => monthlyIrradiation(2026, 0)).toThrow(RangeError);
  // The years of the mean are the typical year together.
  const juneOf = rangeYears
    .filter((year) => year <= 2023)
    .map((year) => weatherFactors(year)[5] ?? 0);
  expect(juneOf.reduce((sum, factor) => sum + factor, 0) / 19).toBeCloseTo(1, 9);
  expect(weatherFactors(2025)).toHaveLength(12);
});

test('the place that is taken where none is chosen is Dresden', () => {
  expect(weatherPlace).toMatchObject({ id: 'dresden', name: 'Dresden', factor: 1 });
});

test('each number from 0 to 85 is one character that needs no escape, and no other is taken', () => {
  const numbers = Array.from({ length: 86 }, (_, number) => number);
  const text = encode(numbers);
  expect(text).toHaveLength(86);
  expect(text).not.toMatch(/[\\'\s]/);
  expect(numbers.map((index) => decodeAt(text, index))).toEqual(numbers);
  for (const wrong of [-1, 86, 1.5, Number.NaN])
    expect(() => encode([wrong])).toThrow(`${wrong} does not fit into one character`);
});

test('between its third hours the air is as warm as on the line, and the year ends as its last value', () => {
  const { tempAir, dni } = packedSite().weather;
  const [from = 0, first = 0, second = 0, to = 0] = [...tempAir.slice(300, 304)];
  expect(from).not.toBe(to);
  expect(first).toBeCloseTo((2 * from + to) / 3, 9);
  expect(second).toBeCloseTo((from + 2 * to) / 3, 9);
  expect(tempAir[8759]).toBe(tempAir[8757]);
  expect(Math.max(...dni)).toBeLessThanOrEqual(1050);
});
