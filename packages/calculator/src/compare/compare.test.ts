import { expect, test } from 'vitest';
import { whatIfValues } from '../assumptions.ts';
import { calculate } from '../calculate.ts';
import type { CalculatorInput } from '../input.ts';
import { headline } from './headline.ts';
import { quantile, type Range, ranges } from './ranges.ts';
import { storageAlone, storageSizes } from './storage-sizes.ts';
import { typicalDays } from './typical-days.ts';
import { whatIfs } from './what-ifs.ts';

const house: CalculatorInput = {
  kWp: 10,
  tilt: 30,
  azimuth: 180,
  consumptionKWh: 5000,
  storageKWh: 9,
};
const whole = (values: number[]) => values.map(Math.round);

test('bad, middle and good years of 2005 to 2025', () => {
  const { bad, middle, good } = ranges({ ...house, kWp: 1 }).weatherYears;
  expect(Math.abs(bad / 1011 - 1)).toBeLessThan(0.01);
  expect(Math.abs(middle / 1049 - 1)).toBeLessThan(0.01);
  expect(Math.abs(good / 1109 - 1)).toBeLessThan(0.01);
});

test.each<[string, CalculatorInput]>([
  ['with storage', house],
  ['without storage', { ...house, storageKWh: 0 }],
  ['hardly any sun', { ...house, kWp: 2, azimuth: 0, tilt: 60, consumptionKWh: 12_000 }],
  ['much more sun than used', { ...house, kWp: 30, consumptionKWh: 1500, storageKWh: 20 }],
  ['full feeding in', { ...house, feedIn: 'full' }],
  ['at home by day', { ...house, daytime: 'much' }],
])('each range contains its value, %s', (_, input) => {
  const { payback, causes, weatherYears, paidShare, cumulative, ...found } = ranges(input);
  const contains = ({ low, value, high }: Range) => low <= value && value <= high;
  expect(Object.values(found).map(contains)).toEqual(Object.values(found).map(() => true));
  expect(cumulative.every(contains)).toBe(true);
  expect(cumulative.at(-1)?.value).toBeCloseTo(found.sumAfterTwentyYears.value, 6);
  expect(paidShare).toBeGreaterThanOrEqual(0);
  expect(paidShare).toBeLessThanOrEqual(1);
  expect(weatherYears.bad).toBeLessThan(weatherYears.good);
  const years = (value: number | null) => value ?? Number.POSITIVE_INFINITY;
  const paybacks = [payback, ...causes.map((cause) => cause.payback)];
  expect(
    paybacks.every(
      ({ low, value, high }) => years(low) <= years(value) && years(value) <= years(high),
    ),
  ).toBe(true);
  expect(payback.value).toBe(calculate(input).money.paybackYears);
});

test('ranges of the case that HTW tested tools with', () => {
  const found = ranges(house);
  expect(
    whole([found.selfSufficiencyShare.low * 100, found.selfSufficiencyShare.high * 100]),
  ).toEqual([74, 79]);
  expect(found.causes.map(({ cause }) => cause)).toContain('solarCost');
});

test.each<[string, CalculatorInput]>([
  ['with storage', house],
  ['without storage', { ...house, storageKWh: 0 }],
  ['a small house', { ...house, kWp: 4, consumptionKWh: 3000, storageKWh: 4 }],
  ['full feeding in', { ...house, feedIn: 'full' }],
])('the whole is never narrower than a part, under either law, %s', (_, input) => {
  for (const regime of ['eeg2023', 'eeg2027'] as const) {
    const { payback, causes } = ranges(input, { regime });
    const years = (value: number | null) => value ?? Number.POSITIVE_INFINITY;
    expect(years(payback.low)).toBeLessThanOrEqual(
      Math.min(...causes.map((one) => years(one.payback.low))),
    );
    expect(years(payback.high)).toBeGreaterThanOrEqual(
      Math.max(...causes.map((one) => years(one.payback.high))),
    );
  }
});

test('an offer that is known makes the range narrower', () => {
  const market = ranges(house).sumAfterTwentyYears;
  const offer = ranges(house, { solarCostPerKWp: 1400, storageCostPerKWh: 600 });
  const width = ({ low, high }: Range) => high - low;
  expect(width(offer.sumAfterTwentyYears)).toBeLessThan(width(market));
  expect(offer.causes.map(({ cause }) => cause)).not.toContain('solarCost');
});

test('ranges are the same every time, and another seed hardly moves them', () => {
  expect(ranges(house)).toEqual(ranges(house));
  const other = ranges(house, { seed: 5 });
  expect(
    Math.abs(other.selfSufficiencyShare.low - ranges(house).selfSufficiencyShare.low),
  ).toBeLessThan(0.01);
});

test('each kWh of storage saves less than the one before', () => {
  const { sizes, bestKWh } = storageSizes(house);
  const saved = sizes.slice(1).map(({ savedKWhPerKWh }) => savedKWhPerKWh);
  const step = (from: number, to: number) =>
    ((sizes[from]?.gridKWh ?? 0) - (sizes[to]?.gridKWh ?? 0)) / (to - from);
  expect(saved.length).toBe(20);
  expect(saved.every((kWh, index) => index === 0 || kWh < (saved[index - 1] ?? 0))).toBe(true);
  expect(Math.abs(step(0, 5) / 298 - 1)).toBeLessThan(0.02);
  expect(Math.abs(step(6, 9) / 113 - 1)).toBeLessThan(0.08);
  const sums = sizes.map(({ sumAfterTwentyYears }) => sumAfterTwentyYears);
  expect(sums.indexOf(Math.max(...sums))).toBe(bestKWh);
  expect(storageSizes(house, { storageCostPerKWh: 3000 }).bestKWh).toBe(0);
});

test('the storage alone may lose money', () => {
  const sums = [400, 600, 800].map(
    (storageCostPerKWh) => storageAlone(house, { storageCostPerKWh })?.sumAfterTwentyYears ?? 0,
  );
  // Its price and a third of its successor's are 12 € for each euro of a kWh.
  expect((sums[0] ?? 0) - (sums[1] ?? 0)).toBeCloseTo(200 * 12, 6);
  expect((sums[1] ?? 0) - (sums[2] ?? 0)).toBeCloseTo(200 * 12, 6);
  expect(storageAlone(house, { storageCostPerKWh: 1500 })?.sumAfterTwentyYears).toBeLessThan(0);
  expect(storageAlone(house, { storageCostPerKWh: 1500 })?.paybackYears).toBeNull();
  expect(storageAlone({ ...house, storageKWh: 0 })).toBeNull();
});

test('typical days: the sun of summer is high, and nothing shines at midnight', () => {
  const { winter, spring, summer } = typicalDays(house);
  const sun = (day: typeof winter) => day.reduce((sum, { solar }) => sum + solar, 0);
  expect([winter, spring, summer].map((day) => day.length)).toEqual([24, 24, 24]);
  expect(sun(winter)).toBeLessThan(sun(spring));
  expect(sun(spring)).toBeLessThan(sun(summer));
  expect(summer[0]?.solar).toBe(0);
  const year = calculate(house);
  const summerYield =
    (year.months[5]?.yieldKWh ?? 0) +
    (year.months[6]?.yieldKWh ?? 0) +
    (year.months[7]?.yieldKWh ?? 0);
  expect(sun(summer) * 92).toBeCloseTo(summerYield, 0);
});

test('what-ifs have their difference', () => {
  const found = whatIfs(house);
  const difference = (name: string) => found.find(({ whatIf }) => whatIf === name)?.difference;
  expect(found.map(({ whatIf }) => whatIf)).toEqual([
    'electricCar',
    'heatPump',
    'eastWest',
    'highPrice',
    'lowPrice',
    'shade',
    'noFeedIn',
  ]);
  expect(difference('highPrice')?.meanYearBalance).toBeGreaterThan(0);
  expect(difference('noFeedIn')?.meanYearBalance).toBeLessThan(0);
  expect(difference('eastWest')?.yieldKWh).toBeLessThan(-1500);
  expect(difference('lowPrice')?.firstYearBalance).toBeLessThan(0);
});

test('what already is so is no what-if', () => {
  const found = whatIfs(
    {
      ...house,
      planes: [
        { tilt: 15, azimuth: 90 },
        { tilt: 15, azimuth: 270 },
      ],
      electricCar: { kilometresPerYear: 10_000, charging: 'arrival' },
      heatPump: { heatKWh: 10_000, source: 'ground' },
      feedIn: 'full',
    },
    { electricityPrice: whatIfValues.lowPrice },
  );
  expect(found.map(({ whatIf }) => whatIf)).toEqual(['highPrice', 'shade']);
});

test('a quantile lies between its neighbours', () => {
  expect(quantile([4, 1, 2, 3], 0.5)).toBe(2.5);
  expect(quantile([1, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY], 1)).toBe(
    Number.POSITIVE_INFINITY,
  );
});

test('the first sentences of the case that HTW tested tools with', () => {
  const found = headline(house);
  expect(found.yieldKWh.value).toBe(10_500);
  expect(found.withoutStorage).toEqual({ low: 29, value: 37, high: 42 });
  expect(found.withStorage).toEqual({ low: 74, value: 77, high: 79, storageKWh: 9 });
});

test('without storage there is one sentence, without consumption none', () => {
  expect(headline({ ...house, storageKWh: 0 }).withStorage).toBeNull();
  expect(headline({ ...house, consumptionKWh: 0 }).withoutStorage).toBeNull();
});

test('a roof to the north is offered its other side, one to the south is not', () => {
  const otherSide = (azimuth: number) =>
    whatIfs({ ...house, azimuth }).find(({ whatIf }) => whatIf === 'otherSide');
  expect(otherSide(180)).toBeUndefined();
  expect(otherSide(90)).toBeUndefined();
  expect(otherSide(0)?.result.yieldKWh).toBeCloseTo(calculate(house).yieldKWh, 6);
});
