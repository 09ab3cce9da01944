import type { LawAnswer, MoneyAnswer } from '@rebhang-solar/calculator/answer/answer';
import { defaultQuery, parseQuery } from '@rebhang-solar/calculator/query/query';
import { expect, test } from 'vitest';
import {
  eurosRange,
  fieldTexts,
  houseLine,
  localDate,
  meanYearRows,
  plusMinusEuro,
  sizeTitle,
} from './format-answer.ts';

process.env.TZ = 'Europe/Berlin';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test('a sheet that is printed in the first hours of a day bears that day', () => {
  expect(localDate(new Date('2026-07-01T00:30:00+02:00'))).toBe('01.07.2026');
  expect(localDate(new Date('2026-12-31T23:30:00+01:00'))).toBe('31.12.2026');
});

test('the consumption that follows from the persons is not typed into its field, nor is what is wrong replaced', () => {
  const texts = fieldTexts({ ...defaultQuery, personen: 4, verbrauch: 4200 }, { kwp: 'zehn' });
  expect(texts).toMatchObject({ personen: '4', verbrauch: '', kwp: 'zehn', speicher: '' });
  expect(fieldTexts({ ...defaultQuery, verbrauch: 4200 }, {}).verbrauch).toBe('4.200');
});

test.each([
  ['personen=5', 'Einfamilienhaus · Süd · 5+ Personen'],
  ['personen=1', 'Einfamilienhaus · Süd · 1 Person'],
  ['verbrauch=4200', 'Einfamilienhaus · Süd · 4.200 kWh'],
  ['verbrauch=450000', 'Einfamilienhaus · Süd'],
  ['personen=9', 'Einfamilienhaus · Süd'],
])('the line about the house of %s names no consumption that is wrong', (address, line) => {
  expect(plain(houseLine(parseQuery(new URLSearchParams(address))))).toBe(line);
});

test('a gain has its plus, a loss its minus, and nothing neither', () => {
  expect([1200, 0, -1200].map((euros) => plain(plusMinusEuro(euros)))).toEqual([
    '+1.200 €',
    '0 €',
    '−1.200 €',
  ]);
});

test('a price that was entered is no range', () => {
  expect(plain(eurosRange({ low: 14_000, value: 14_000, high: 14_000 }))).toBe('14.000 €');
  expect(plain(eurosRange({ low: -300, value: -300, high: -100 }))).toBe('−300 bis −100 €');
});

test.each([
  ['rather', null, 'Wir raten zu 7 kWp und 5 kWh'],
  ['no', 'size', 'Wir raten zu 7 kWp und 5 kWh'],
  ['no', 'consumption', 'Am ehesten 7 kWp und 5 kWh'],
])(
  'below a verdict of „%s“ for the cause „%s“ the named size is advised, or not',
  (verdict, cause, title) => {
    const money = { verdict, cause, sizes: { named: { kwp: 7, speicher: 5 } } };
    expect(plain(sizeTitle(money as MoneyAnswer))).toBe(title);
  },
);

test('the account of a year takes its costs off, and leaves out what is nothing', () => {
  const costs = { insurance: 60, service: 120, metering: 0, inverter: 150, storage: 200 };
  const year = { mean: { avoided: 900, feedIn: 0, costs }, meanYear: { value: 370 } };
  expect(meanYearRows(year as LawAnswer).map((row) => row.map(plain))).toEqual([
    ['Strom, den Sie nicht kaufen', '+900 €'],
    ['Versicherung und Wartung', '−180 €'],
    ['Wechselrichter und Speicher, neu', '−350 €'],
    ['Das bleibt im Jahr', '+370 €'],
  ]);
});
