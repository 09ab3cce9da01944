import { expect, test } from 'vitest';
import {
  asOfNote,
  centsPerKWh,
  euro,
  formatNumber,
  germanDate,
  germanRange,
  kilometres,
  kW,
  kWh,
  kWp,
  listed,
  noBreak,
  numberWord,
  percent,
  sentenceBegin,
  signedEuro,
  watts,
  withSoftHyphens,
  withUnit,
} from './typography.ts';

test('numbers get a point for thousands and a comma for decimals', () => {
  expect(formatNumber(1050)).toBe('1.050');
  expect(formatNumber(150000)).toBe('150.000');
  expect(formatNumber(4.75)).toBe('4,75');
  expect(formatNumber(84.8)).toBe('84,8');
  expect(formatNumber(7.7, 2)).toBe('7,70');
  expect(formatNumber(5, 1)).toBe('5,0');
});

test.each([undefined, 0, 1, 2])('with %s places, numbers are set as Intl sets them', (decimals) => {
  const format = new Intl.NumberFormat('de-DE', {
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 2,
  });
  const values = [0, 0.07, 0.3, 7, 10.2, 64.88, 999.99, 1000, 12345.6, 1234567.89, -1, -1500.2];
  expect(values.map((value) => formatNumber(value, decimals))).toEqual(values.map(format.format));
});

test('ranges have an en dash without spaces', () => {
  expect(germanRange(1400, 1800)).toBe('1.400–1.800');
  expect(germanRange(0.5, 0.7)).toBe('0,5–0,7');
});

test('a narrow no-break space stands before a unit, none before the degree sign', () => {
  expect(withUnit('20', '%')).toBe('20\u202F%');
  expect(withUnit('8,11', 'ct/kWh')).toBe('8,11\u00A0ct/kWh');
  expect(withUnit('25–45', '°')).toBe('25–45°');
  expect(withUnit('99', '')).toBe('99');
});

test('before signs the space is narrow, before words it is wide, and none is where there is no unit', () => {
  expect(noBreak('40~%, 4~€, 20~°C, 5~km')).toBe('40\u202F%, 4\u202F€, 20\u202F°C, 5\u00A0km');
  expect(noBreak('ohne')).toBe('ohne');
});

test.each([
  [kWh, '1.234,5\u00A0kWh'],
  [kWp, '1.234,5\u00A0kWp'],
  [kW, '1.234,5\u00A0kW'],
  [watts, '1.234,5\u00A0W'],
  [kilometres, '1.234,5\u00A0km'],
  [percent, '1.234,5\u202F%'],
])('%o sets its unit: %s', (set, text) => {
  expect(set(1234.5)).toBe(text);
});

test('a share has as many places as are asked for', () => {
  expect([percent(37.5), percent(37.5, 0), percent(37, 1)]).toEqual([
    '37,5\u202F%',
    '38\u202F%',
    '37,0\u202F%',
  ]);
});

test('only the first letter of a sentence is made a capital', () => {
  expect(['bliebe es Beim', 'über', ''].map(sentenceBegin)).toEqual(['Bliebe es Beim', 'Über', '']);
});

test('money has two decimals or none', () => {
  expect(euro(64.88)).toBe('64,88\u202F€');
  expect(euro(61.6)).toBe('61,60\u202F€');
  expect(euro(8925)).toBe('8.925\u202F€');
});

test('days, months and years are written the German way', () => {
  expect(germanDate('2019-01-31')).toBe('31.01.2019');
  expect(germanDate('2026-08')).toBe('August 2026');
  expect(germanDate('2025')).toBe('2025');
  expect(asOfNote('2026-08')).toBe('Stand: August 2026');
});

test('a loss has a minus as wide as a plus, and cents are those of a kilowatt-hour', () => {
  expect([-1800, 0, 1800].map(signedEuro)).toEqual([
    '\u22121.800\u202F€',
    '0\u202F€',
    '1.800\u202F€',
  ]);
  expect(centsPerKWh(0.325)).toBe('32,5\u00A0ct/kWh');
});

test('names are listed with „und“ before the last', () => {
  expect([[], ['Dach'], ['Dach', 'Zähler'], ['Dach', 'Zähler', 'Speicher']].map(listed)).toEqual([
    '',
    'Dach',
    'Dach und Zähler',
    'Dach, Zähler und Speicher',
  ]);
});

test('a count is a word up to twelve, a figure from thirteen on', () => {
  expect([0, 1, 12, 13].map(numberWord)).toEqual(['Keine', 'Ein', 'Zwölf', '13']);
});

test('long compounds may be parted before their last word, short ones stay whole', () => {
  const parted = (text: string) => withSoftHyphens(text).replaceAll('\u00AD', '|');
  expect(parted('Mehrfamilienhaus')).toBe('Mehrfamilien|haus');
  expect(parted('Doppelhaushälfte')).toBe('Doppelhaus|hälfte');
  expect(parted('Rathaus')).toBe('Rathaus');
});
