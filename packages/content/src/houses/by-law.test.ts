import { calculate } from '@rebhang-solar/calculator';
import { answerTo, lawsOf } from '@rebhang-solar/calculator/answer/answer';
import { reform } from '@rebhang-solar/calculator/law/reform';
import { usualStart } from '@rebhang-solar/calculator/market';
import { calculationOf } from '@rebhang-solar/calculator/query/query';
import { afterEach, expect, test } from 'vitest';
import { installation } from '../figures/installation.ts';
import { marketFigures } from '../figures/market.ts';
import { hasCalculator } from '../with-calculator.ts';
import {
  afterTwenty,
  euroRange,
  houseByLaw,
  paidToday,
  paybackRange,
  spanOf,
  verdictOn,
  yearsOf,
} from './by-law.ts';
import { houseResults } from './results.ts';
import { type StandardHouse, standardHouses } from './standard-houses.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

afterEach(() => {
  reform.state = 'draft';
});

/** Whether a house pays, in the words of the texts. */
const verdictWords = {
  yes: 'ja',
  rather: 'eher ja',
  today: 'nur, wenn das heutige Gesetz bleibt',
  no: 'nein',
};

if (hasCalculator) {
  test.each([
    ['draft', 'eeg2027', 'eeg2023'],
    ['law', 'eeg2027', undefined],
    ['dropped', 'eeg2023', undefined],
  ] as const)(
    'while the reform is %s, a house is shown by %s and beside it by %s',
    (state, first, second) => {
      reform.state = state;
      const { cautious, other } = houseByLaw('family');
      expect([cautious.regime, other?.regime]).toEqual([first, second]);
    },
  );

  test('while it is a draft, the more cautious result comes first', () => {
    for (const house of Object.keys(standardHouses) as StandardHouse[]) {
      const { cautious, other } = houseByLaw(house);
      const sum = (law: typeof cautious) => law.result.system.afterTwenty.value;
      expect(other && sum(cautious) <= sum(other), house).toBe(true);
    }
  });

  test('each law has its words, and years are told of both, the cautious one first', () => {
    const { cautious, other } = houseByLaw('family');
    expect([cautious.label, cautious.condition]).toEqual([
      'nach dem Entwurf',
      'käme der Entwurf zum EEG 2027',
    ]);
    expect([other?.label, other?.condition]).toEqual([
      'nach heutigem Gesetz',
      'bliebe es beim heutigen Gesetz',
    ]);
    const years = (law: typeof other) => yearsOf(law?.result.system.payback.value ?? null);
    expect(plain(paidToday())).toBe(
      `${years(cautious)} Jahre nach dem Entwurf, ${years(other)} Jahre nach heutigem Gesetz`,
    );
    reform.state = 'dropped';
    expect(plain(paidToday())).toMatch(/^[^,]*(,\d)? Jahre nach heutigem Gesetz$/);
  });

  test('there are at most five houses, in the sizes that the calculator names, and their results are the model’s', () => {
    expect(Object.keys(standardHouses).length).toBeLessThanOrEqual(5);
    for (const [name, query] of Object.entries(standardHouses)) {
      const { size, money } = answerTo(query);
      expect(verdictOn(name as StandardHouse)).toBe(money && verdictWords[money.verdict]);
      const { input } = calculationOf({ ...query, ...size });
      for (const regime of ['eeg2023', 'eeg2027'] as const) {
        const { system } = houseResults[name as StandardHouse][regime];
        const [{ left, returnPercent }] = lawsOf(input, {}, [regime]);
        expect({ kwp: system.kWp, speicher: system.storageKWh }).toEqual(size);
        expect(system.yieldKWh).toBe(Math.round(calculate(input, { regime }).yieldKWh));
        expect(system.afterTwenty).toEqual(left);
        expect(system.returnPercent).toEqual(returnPercent);
      }
    }
  });
} else {
  test('without weather of the company’s state no house is shown', () => {
    expect(() => houseByLaw('family')).toThrow('pnpm weather');
  });
}

test('the usual start is the month of the prices and the longest lead time of the company', () => {
  const [, weeks] = installation.total.value;
  const start = new Date(`${marketFigures.usualStart.asOf}-15T12:00:00Z`);
  start.setUTCDate(start.getUTCDate() + weeks * 7);
  expect(start.toISOString().slice(0, 7)).toBe(usualStart);
});

test('sums and years are said with their range', () => {
  const range = { low: -4300, value: -1200, high: 7200 };
  expect(plain(euroRange({ low: 400, value: 3700, high: 11_700 }))).toBe(
    'rund 3.700 € (400–11.700 €)',
  );
  expect(plain(afterTwenty(range))).toBe('fehlen nach 20 Jahren rund 1.200 € (−4.300 bis 7.200 €)');
  expect(plain(afterTwenty({ low: -3500, value: 0, high: 4000 }))).toBe(
    'geht es nach 20 Jahren gerade auf (−3.500 bis 4.000 €)',
  );
  expect(plain(paybackRange({ low: 11.5, value: 17, high: 19.5 }))).toBe('17 Jahren (11,5–19,5)');
  expect(plain(paybackRange({ low: 14.5, value: null, high: null }))).toBe(
    'mehr als 20 Jahren (14,5 bis mehr als 20)',
  );
  expect(plain(paybackRange({ low: 14.5, value: 18, high: null }))).toBe(
    '18 Jahren (14,5 bis mehr als 20)',
  );
  expect([yearsOf(17), yearsOf(11.5), yearsOf(null)]).toEqual(['17', '11,5', 'mehr als 20']);
  expect(plain(spanOf({ low: -100, value: 0, high: 100 }))).toBe('−100 bis 100 €');
  expect(plain(afterTwenty({ low: 400, value: 3700, high: 11_700 }))).toBe(
    'bleiben nach 20 Jahren rund 3.700 € (400–11.700 €)',
  );
  expect(plain(paybackRange({ low: null, value: null, high: null }))).toBe(
    'mehr als 20 Jahren (in keinem der Fälle früher)',
  );
  expect(plain(euroRange({ low: -4300, value: -1200, high: -100 }))).toBe(
    'rund −1.200 € (−4.300 bis −100 €)',
  );
  expect(plain(euroRange({ low: 0, value: 1200, high: 2400 }))).toBe('rund 1.200 € (0–2.400 €)');
});
