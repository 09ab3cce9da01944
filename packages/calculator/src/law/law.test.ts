import { afterEach, expect, test } from 'vitest';
import { withDefaults } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import { usualStart } from '../market.ts';
import { meteringOf } from './metering.ts';
import { reform } from './reform.ts';
import { lastBeforeReform, regimesOf } from './regime.ts';
import { regimeOf, timeLine } from './time-line.ts';

const house = (kWp: number, more: Partial<CalculatorInput> = {}): CalculatorInput => ({
  kWp,
  tilt: 30,
  azimuth: 180,
  consumptionKWh: 4000,
  storageKWh: 0,
  ...more,
});
const today = { commissioning: '2026-11' };
const draft = { commissioning: '2027-02', regime: 'eeg2027' } as const;
const line = (input: CalculatorInput, overrides = {}) =>
  timeLine(input, withDefaults({ ...today, ...overrides }));
const limits = (years: ReturnType<typeof line>) => years.map((year) => year.feedInLimitShare);
const unpaid = (years: ReturnType<typeof line>) => years.map((year) => year.unpaidAtNegativePrices);
const years = <Value>(first: Value, from: number, then: Value) =>
  Array.from({ length: 20 }, (_, index) => (index + 1 < from ? first : then));

afterEach(() => {
  reform.state = 'draft';
});

test.each([
  ['draft', '2026-12', ['eeg2023']],
  ['draft', '2027-01', ['eeg2027', 'eeg2023']],
  ['draft', usualStart, ['eeg2027', 'eeg2023']],
  ['law', '2026-12', ['eeg2023']],
  ['law', '2027-01', ['eeg2027']],
  ['dropped', '2027-01', ['eeg2023']],
] as const)('while the reform is %s, a start in %s has %j', (state, start, regimes) => {
  reform.state = state;
  expect(regimesOf(start)).toEqual(regimes);
});

test('the limit of 60 % holds until meter and box come, then negative prices do', () => {
  const found = line(house(10));
  expect(limits(found)).toEqual(years(0.6, 3, null));
  expect(unpaid(found)).toEqual(years(false, 3, true));
});

test('to 7 kW no box comes by law: the limit stays; with much consumption both hold at once', () => {
  expect(limits(line(house(7)))).toEqual(years(0.6, 1, 0.6));
  expect(unpaid(line(house(7)))).toEqual(years(false, 1, false));
  const both = line(house(7, { consumptionKWh: 6001 }));
  expect(limits(both)).toEqual(years(0.6, 1, 0.6));
  expect(unpaid(both)).toEqual(years(false, 3, true));
});

test.each([
  [24.9, 0.6],
  [25, 0.6],
  [99.9, 0.6],
  [100, null],
])('the limit holds below 100 kW, not below 25: %d kWp', (kWp, share) => {
  expect(line(house(kWp))[0]?.feedInLimitShare).toBe(share);
});

test('starts before 25 February 2025 are neither limited nor unpaid', () => {
  const found = line(house(10), { commissioning: '2024-02' });
  expect(limits(found)).toEqual(years(null, 1, null));
  expect(unpaid(found)).toEqual(years(false, 1, false));
});

test.each([
  ['2025-02', null, false],
  ['2025-03', 0.6, true],
])('a start in %s has a limit of %s, and unpaid hours: %s', (commissioning, share, isUnpaid) => {
  const found = line(house(10), { commissioning });
  expect(found[0]?.feedInLimitShare).toBe(share);
  expect(found[19]?.unpaidAtNegativePrices).toBe(isUnpaid);
});

test('a heat pump has brought the meter: the January after the start ends what is paid at negative prices', () => {
  const heatPump = { heatKWh: 10_000, source: 'air' } as const;
  expect(unpaid(line(house(7, { heatPump })))).toEqual(years(false, 2, true));
});

test('a car brings the meter as a heat pump does, and a consumption only above its border', () => {
  const electricCar = { kilometresPerYear: 10_000, charging: 'arrival' } as const;
  expect(unpaid(line(house(7, { electricCar })))).toEqual(years(false, 2, true));
  expect(unpaid(line(house(7, { consumptionKWh: 6000 })))).toEqual(years(false, 1, false));
});

test('a limit or a rate that is given holds instead of the law’s, the rate for its years alone', () => {
  for (const input of [house(10), house(100), house(2, { plugIn: true })])
    expect(limits(line(input, { feedInLimitShare: 0.7 }))).toEqual(years(0.7, 1, 0.7));
  const given = line(house(10), { ...draft, feedInTariff: 0.1231, feedInYears: 9 });
  expect(given.map(({ paid }) => paid)).toEqual(years(0.1231, 10, 0));
  expect(given.some(({ isMarket }) => isMarket)).toBe(false);
});

test('a plug-in set is neither limited nor metered, and who feeds nothing in needs no box', () => {
  const plugIn = line(house(2, { plugIn: true }));
  expect(plugIn[5]).toMatchObject({ feedInLimitShare: null, metering: 0 });
  const closed = line(house(10, { feedIn: 'none' }), draft);
  expect(closed[5]).toMatchObject({ feedInLimitShare: null, paid: 0, metering: 25 });
});

test('below 2 kW nothing is unpaid', () => {
  expect(unpaid(line(house(2, { consumptionKWh: 7000 })))).toEqual(years(false, 3, true));
  const found = line(house(1.9, { consumptionKWh: 7000 }));
  expect(unpaid(found)).toEqual(years(false, 1, false));
});

const withPump = { heatPump: { heatKWh: 9000, source: 'air' } } as const;

test.each([
  [10, {}, 75],
  [15, {}, 75],
  [15.1, {}, 135],
  [25, {}, 135],
  [25.1, {}, 165],
  [7, {}, 0],
  [7, { consumptionKWh: 6500 }, 0],
  [7, { consumptionKWh: 11_000 }, 0],
  [7, withPump, 0],
  [10, withPump, 0],
  [15, withPump, 0],
  [10, { consumptionKWh: 6500 }, 60],
  [10, { consumptionKWh: 11_000 }, 50],
  // A class of consumption begins above its border.
  [10, { consumptionKWh: 6000 }, 75],
  [10, { consumptionKWh: 10_000 }, 60],
  [20, { electricCar: { kilometresPerYear: 10_000, charging: 'arrival' } }, 60],
  [20, withPump, 60],
  [10, { feedIn: 'none' }, 25],
  [6, {}, 55, true],
  [2, {}, 0, true],
  [2.1, {}, 55, true],
  [7, {}, 55, true],
  [7.1, {}, 75],
  [6, { feedIn: 'none' }, 0, true],
] as const)(
  'the meter of %d kWp and %j costs %d € a year more',
  (kWp, more, euros, byDraft?: boolean) => {
    expect(
      meteringOf(house(kWp, { consumptionKWh: 4000, ...more }), byDraft === true).costPerYear,
    ).toBe(euros);
  },
);

test('the draft pays 5.2 ct for 36 months, then an assumed value, and limits to 50 % for good', () => {
  const found = line(house(10), draft);
  expect(found.map(({ paid }) => paid)).toEqual(years(0.052, 4, 0.015));
  expect(limits(found)).toEqual(years(0.5, 1, 0.5));
  expect(unpaid(found)).toEqual(Array.from({ length: 20 }, (_, index) => index === 2));
  expect(found.map(({ isMarket }) => isMarket)).toEqual(years(false, 4, true));
  // A premium is no mean of the market: negative prices take it for good.
  const large = line(house(25), draft);
  expect(large.map(({ paid }) => paid)).toEqual(years(0.052, 1, 0.052));
  expect(unpaid(large)).toEqual(years(false, 3, true));
});

test('the bonus of the draft is paid for 48 months after the transition', () => {
  const found = line(house(10), { ...draft, marketValue: 0.03, marketingBonus: 0.015 });
  expect(found.slice(2, 8).map(({ paid }) => Math.round(paid * 1000))).toEqual([
    52, 45, 45, 45, 45, 30,
  ]);
  // Who is offered no transition gets it from the first year on.
  const late = { ...draft, commissioning: '2029-01', marketValue: 0.03, marketingBonus: 0.015 };
  expect(line(house(10), late).map(({ paid }) => Math.round(paid * 1000))).toEqual(
    years(45, 5, 30),
  );
});

test.each([
  [49, '2027-12', 0.052],
  [24, '2028-12', 0.052],
  [24, '2029-01', 0.015],
  [6.9, '2030-12', 0.052],
  [7, '2029-01', 0.015],
  [25, '2029-01', 0.052],
  [24.9, '2029-01', 0.015],
])(
  'the draft offers the transition by size and start: %d kWp in %s',
  (kWp, commissioning, paid) => {
    expect(line(house(kWp), { ...draft, commissioning })[0]?.paid).toBe(paid);
  },
);

test('the draft has no supplement for feeding in everything', () => {
  expect(line(house(10, { feedIn: 'full' }), draft)[0]?.paid).toBe(0.052);
});

test('today pays the rate of the start for twenty years', () => {
  expect(new Set(line(house(10)).map(({ paid }) => paid))).toEqual(new Set([0.077]));
  const february = line(house(10), { commissioning: '2027-02', regime: 'eeg2023' });
  expect(february[19]?.paid).toBeCloseTo(0.0762, 9);
});

test('what is closed to the grid is not paid by the market either, and nothing given counts as given', () => {
  const closed = line(house(10, { feedIn: 'none' }), draft);
  expect(closed.some(({ isMarket }) => isMarket)).toBe(false);
  const given = line(house(10), { feedInTariff: 0, feedInLimitShare: 0 });
  expect(given.map(({ paid }) => paid)).toEqual(years(0, 1, 0));
  expect(limits(given)).toEqual(years(0, 1, 0));
});

test('a plug-in set is paid for all hours, whatever the house uses', () => {
  const plugIn = line(house(2, { plugIn: true, consumptionKWh: 7000 }));
  expect(unpaid(plugIn)).toEqual(years(false, 1, false));
});

test('the year of meter and box is the one that is assumed', () => {
  const late = line(house(10), { meterYear: 3 });
  expect(limits(late)).toEqual(years(0.6, 4, null));
  expect(unpaid(late)).toEqual(years(false, 4, true));
  expect(late.map(({ metering }) => metering)).toEqual(years(0, 4, 75));
});

test('the law that is asked for holds, whatever may come; else the more cautious one', () => {
  expect(regimeOf(withDefaults({ commissioning: '2027-02' }))).toBe('eeg2027');
  expect(regimeOf(withDefaults({ commissioning: '2027-02', regime: 'eeg2023' }))).toBe('eeg2023');
  expect(regimeOf(withDefaults({ commissioning: lastBeforeReform }))).toBe('eeg2023');
});

test.each([
  [2, {}, true, false, false],
  [2.1, {}, true, true, true],
  [7, {}, false, false, false],
  [7.1, {}, false, true, true],
  [7, { consumptionKWh: 6001 }, false, true, false],
  [10, { feedIn: 'none' }, true, true, false],
  [5, withPump, false, true, false],
] as const)(
  '%d kWp and %j, by the draft %s: smart meter %s, box %s',
  (kWp, more, byDraft, smartMeter, controlBox) => {
    expect(meteringOf(house(kWp, more), byDraft)).toMatchObject({ smartMeter, controlBox });
  },
);
