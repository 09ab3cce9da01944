import { expect, test } from 'vitest';
import { hardlyEuros } from '../assumptions.ts';
import { calculate } from '../calculate.ts';
import type { CalculatorInput } from '../input.ts';
import { type Bounds, bestSizes, recommendedSize } from './best-size.ts';
import { verdictOf } from './verdict.ts';

const house: CalculatorInput = {
  kWp: 0,
  tilt: 30,
  azimuth: 180,
  consumptionKWh: 5000,
  storageKWh: 0,
};
const roof: Bounds = { mostKWp: 12 };
const car = { kilometresPerYear: 15_000, charging: 'surplus' } as const;

const sum = (input: CalculatorInput, regime: 'eeg2023' | 'eeg2027') =>
  calculate(input, { regime }).money.sumAfterTwentyYears;

test.each<[string, CalculatorInput, Bounds]>([
  ['a family', house, roof],
  ['a small house', { ...house, consumptionKWh: 2000 }, { mostKWp: 6 }],
  ['with a car', { ...house, electricCar: car }, roof],
  ['to the north', { ...house, azimuth: 0 }, roof],
  ['a farm', { ...house, consumptionKWh: 20_000 }, { mostKWp: 30 }],
  ['everything fed in', { ...house, feedIn: 'full' }, { mostKWp: 30 }],
])('at most 40 simulations, and no neighbour leaves more, %s', (_, input, bounds) => {
  const found = bestSizes(input, {}, bounds);
  expect(found.simulations).toBeLessThanOrEqual(40);
  const { kWp, storageKWh } = found.recommended;
  expect(kWp).toBeLessThanOrEqual(bounds.mostKWp);
  const [{ bySize }] = found.laws;
  const best = sum({ ...input, kWp, storageKWh }, 'eeg2027');
  for (const other of [...bySize, ...found.byStorage]) {
    expect(other.sumAfterTwentyYears).toBeLessThanOrEqual(best + 1e-6);
  }
  expect(found.kWp.from).toBeLessThanOrEqual(kWp);
  expect(found.kWp.to).toBeGreaterThanOrEqual(kWp);
});

test('it is the best of all sizes, found by trying each', () => {
  const all = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((kWp) =>
    [0, 3, 4, 5, 6, 7, 8, 9, 10, 12].map((storageKWh) => ({
      kWp,
      storageKWh,
      left: sum({ ...house, kWp, storageKWh }, 'eeg2027'),
    })),
  );
  const { kWp, storageKWh } = all.reduce((best, one) => (one.left > best.left ? one : best));
  expect(recommendedSize(house, {}, roof)).toEqual({ kWp, storageKWh });
});

test('the more cautious law comes first, and today’s asks for a larger system', () => {
  const { laws } = bestSizes(house, {}, roof);
  expect(laws.map(({ regime }) => regime)).toEqual(['eeg2027', 'eeg2023']);
  expect(laws[1]?.best.kWp).toBeGreaterThan(laws[0].best.kWp);
  expect(laws[1]?.bySize.map(({ kWp }) => kWp)).toEqual(laws[0].bySize.map(({ kWp }) => kWp));
  const before = bestSizes(house, { commissioning: '2026-12' }, roof);
  expect(before.laws.map(({ regime }) => regime)).toEqual(['eeg2023']);
});

test('between the ends of a span there is hardly a difference', () => {
  const { kWp, laws, recommended } = bestSizes(house, {}, roof);
  const [{ bySize }] = laws;
  const best = bySize.find((one) => one.kWp === recommended.kWp)?.sumAfterTwentyYears ?? 0;
  for (const one of bySize) {
    const isWithin = one.kWp >= kWp.from && one.kWp <= kWp.to;
    if (isWithin) expect(best - one.sumAfterTwentyYears).toBeLessThanOrEqual(hardlyEuros);
  }
  expect(kWp.to).toBeGreaterThan(kWp.from);
});

test('roof, budget and what is settled bound the size', () => {
  expect(recommendedSize({ ...house, electricCar: car }, {}, { mostKWp: 5 }).kWp).toBe(5);
  const cheap = bestSizes(house, {}, { ...roof, budget: 9000 });
  for (const { investment } of [...cheap.laws[0].bySize, ...cheap.byStorage]) {
    expect(investment).toBeLessThanOrEqual(9000);
  }
  expect(recommendedSize(house, {}, { ...roof, kWp: 10 }).kWp).toBe(10);
  expect(recommendedSize(house, {}, { ...roof, storageKWh: 0 }).storageKWh).toBe(0);
  // Nothing is affordable: the smallest.
  expect(recommendedSize(house, {}, { ...roof, budget: 1000 })).toEqual({
    kWp: 2,
    storageKWh: 0,
  });
});

test.each([
  [[[2500, 14_000]], 'yes'],
  [[[1000, 14_000]], 'narrow'],
  [
    [
      [2500, 14_000],
      [7000, 14_000],
    ],
    'yes',
  ],
  [
    [
      [-1200, 19_000],
      [3700, 19_000],
    ],
    'today',
  ],
  [
    [
      [-1200, 19_000],
      [-100, 19_000],
    ],
    'no',
  ],
  [[[0, 0]], 'no'],
] as const)('%j is the verdict %s', (laws, verdict) => {
  expect(
    verdictOf(
      laws.map(([sumAfterTwentyYears, investment]) => ({ sumAfterTwentyYears, investment })),
    ),
  ).toBe(verdict);
});
