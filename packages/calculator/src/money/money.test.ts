import { expect, test } from 'vitest';
import { withDefaults } from '../assumptions.ts';
import { sumFlows } from '../storage/simulate-year.ts';
import { buildSystem, simulate } from '../system.ts';
import { ageingYears, capacityLeft } from './ageing.ts';
import { cashFlow, leastReturn, paybackYears, returnOf } from './cash-flow.ts';
import { costsOfYear, purchase, replaced } from './costs.ts';
import { money, type PaidFlows } from './money.ts';
import { feedInTariff, feedInTariffOfYear, lawRates } from './tariff.ts';

test.each([
  ['2024-02', 8.11, 7.03, 5.74],
  ['2024-08', 8.03, 6.95, 5.68],
  ['2025-02', 7.94, 6.88, 5.62],
  ['2025-08', 7.86, 6.8, 5.56],
  ['2026-02', 7.78, 6.73, 5.5],
  ['2026-08', 7.7, 6.66, 5.44],
  ['2027-01', 7.7, 6.66, 5.44],
  ['2027-02', 7.62, 6.59, 5.38],
])('the bands of a start in %s', (month, small, middle, large) => {
  const cents = (kWp: number) => feedInTariff(kWp, month);
  expect(cents(10)).toBeCloseTo(small, 9);
  expect(cents(40) * 40 - cents(10) * 10).toBeCloseTo(30 * middle, 9);
  expect(cents(100) * 100 - cents(40) * 40).toBeCloseTo(60 * large, 9);
});

test.each([
  ['surplus', 15, 7.35],
  ['surplus', 20, 7.18],
  ['surplus', 30, 7.01],
  ['full', 10, 12.22],
  ['full', 15, 11.56],
] as const)('%s feeding in of %d kWp', (feedIn, kWp, cents) => {
  expect(Math.abs(feedInTariff(kWp, '2026-08', feedIn) - cents)).toBeLessThan(0.005 + 1e-9);
});

test.each(['2024-01', '2026-13', '2026-00', '2026', '2026-08-01', 'x2026-08', 'bald'])(
  '%s is no month of a start',
  (month) => {
    expect(() => feedInTariff(10, month)).toThrow(RangeError);
  },
);

test('the law’s rates are published in whole hundredths of a cent, and a roof of no size has the first', () => {
  expect(lawRates('2026-08')).toEqual([7.7, 6.66, 5.44]);
  expect(lawRates('2026-08', 'full')).toEqual([12.22, 10.24, 10.24]);
  // Half a year ends with its sixth month.
  expect(lawRates('2026-07')).toEqual(lawRates('2026-02'));
  expect(feedInTariff(0, '2026-08')).toBeCloseTo(7.7, 9);
});

test('the rate of a year is the mean of what was paid in it', () => {
  expect(feedInTariffOfYear(7, 2009)).toBe(43.01);
  // 8.11 from February and 8.03 from August.
  expect(feedInTariffOfYear(10, 2024)).toBeCloseTo(8.07, 9);
  expect([feedInTariffOfYear(10, 2007), feedInTariffOfYear(10, 2023)]).toEqual([49.21, 8.2]);
  expect(feedInTariffOfYear(20, 2026)).toBeLessThan(feedInTariffOfYear(10, 2026));
  expect(() => feedInTariffOfYear(7, 2006)).toThrow(RangeError);
});

test('a new inverter takes back what had come in', () => {
  const balances = [100, 100, -100, 100, 100];
  expect(paybackYears(150, balances)).toBe(3.5);
  expect(paybackYears(350, balances)).toBeNull();
  // To the euro is paid back, in the last year too.
  expect(paybackYears(200, [100, 100])).toBe(2);
  expect(paybackYears(100, [100, -1, 1])).toBe(3);
  expect(paybackYears(0, [-10, 20])).toBe(1.5);
});

test('what costs nothing is paid back at once, what brings too little never', () => {
  expect(paybackYears(0, [100])).toBe(0);
  expect(paybackYears(1000, [10, 10])).toBeNull();
  expect(paybackYears(1000, [-10, -10])).toBeNull();
});

test('a case calculated by hand', () => {
  const years = cashFlow(
    1000,
    Array.from({ length: 20 }, () => ({
      avoidedPurchase: 500 * 0.4,
      feedInRevenue: 500 * 0.08,
      costs: { insurance: 0, service: 0, metering: 0, inverter: 0, storage: 0 },
    })),
  );
  const balances = years.map(({ balance }) => balance);
  expect(balances[0]).toBe(240);
  expect(paybackYears(1000, balances)).toBeCloseTo(1000 / 240, 12);
  expect(years[19]?.cumulative).toBeCloseTo(20 * 240 - 1000, 9);
});

test('the return is the interest at which the balances are worth the price', () => {
  expect(returnOf(100, [0, 121])).toBeCloseTo(0.1, 4);
  expect(returnOf(120, [60, 60])).toBeCloseTo(0, 4);
  expect(returnOf(200, [60, 60, 60])).toBeCloseTo(-0.0509, 4);
  expect(returnOf(1000, [1, 1])).toBe(leastReturn);
  expect(returnOf(0, [10])).toBe(0);
});

test('a part is paid in the year after its life, the last one for the years within the twenty', () => {
  const due = (life: number) =>
    Array.from({ length: 20 }, (_, index) => replaced(index + 1, life)).flatMap((share, index) =>
      share === 0 ? [] : [[index + 1, share]],
    );
  expect(due(20)).toEqual([]);
  expect(due(19)).toEqual([[20, 1 / 19]]);
  expect(due(10)).toEqual([[11, 1]]);
  expect(due(8)).toEqual([
    [9, 1],
    [17, 4 / 8],
  ]);
  expect(due(12.4)).toEqual([[13, 8 / 12.4]]);
  expect(due(12.6)).toEqual([[14, 7 / 12.6]]);
});

const roof = { tilt: 30, azimuth: 180, kWp: 10, consumptionKWh: 5000, storageKWh: 6 };

test('a system is insured and looked after, a plug-in set and no system are not', () => {
  const assumptions = withDefaults();
  const costs = (changed: object, year = 1) =>
    costsOfYear(year, { ...roof, ...changed }, assumptions, 3600, 75);
  const plain = { insurance: 75, service: 120, metering: 75, inverter: 0, storage: 0 };
  expect(costs({})).toEqual(plain);
  expect(costs({}, 16)).toEqual({ ...plain, inverter: (2250 * 5) / 15 });
  expect(costs({}, 14)).toEqual({ ...plain, storage: expect.closeTo(1938.46, 2) });
  for (const changed of [{ kWp: 0 }, { kWp: 1, plugIn: true }])
    expect(costs(changed)).toMatchObject({ insurance: 0, service: 0 });
  // Its inverter ages as any other.
  expect(costs({ kWp: 1, plugIn: true }, 16).inverter).toBe((225 * 5) / 15);
});

test('what is bought is the roof at its price, and the storage unless all is fed in', () => {
  const bought = (changed: object, overrides = {}) =>
    purchase({ ...roof, ...changed }, withDefaults(overrides));
  expect(bought({})).toEqual({ investment: 17_600, storageCost: 3600 });
  expect(bought({}, { systemPriceFactor: 1.1 }).investment).toBeCloseTo(19_000, 9);
  expect(bought({ feedIn: 'full' })).toEqual({ investment: 14_000, storageCost: 0 });
  // A price that is given is the visitor's own, and no range of the market moves it.
  expect(bought({}, { solarCostPerKWp: 1200, systemPriceFactor: 1.1 }).investment).toBe(15_600);
});

test('the energy of each year is that of a roof and a storage of its age', () => {
  for (const storageLifeYears of [13, 7, 25]) {
    const assumptions = withDefaults({ storageLifeYears });
    const system = buildSystem(roof, assumptions);
    const ofAge = (year: number) =>
      sumFlows(
        simulate(system, {
          solarFactors: Array.from({ length: 12 }, () => 0.995 ** year),
          storageFactor: Math.max(0.7, 1 - 0.02 * (year % storageLifeYears)),
        }),
      );
    const years = ageingYears(system, assumptions, sumFlows(simulate(system)));
    expect(years).toHaveLength(20);
    const last = Math.min(storageLifeYears, 20) - 1;
    for (const year of [0, last]) expect(years[year]?.gridKWh).toBeCloseTo(ofAge(year).gridKWh, 6);
    for (let begin = storageLifeYears; begin < 20; begin += storageLifeYears) {
      const end = Math.min(begin + storageLifeYears, 20);
      const ages = Array.from({ length: end - begin }, (_, index) => ofAge(begin + index).gridKWh);
      const mean = ages.reduce((sum, kWh) => sum + kWh, 0) / ages.length;
      // A year's age is eight kWh in the mean.
      expect(Math.abs((years[begin]?.gridKWh ?? 0) - mean)).toBeLessThan(1.5);
      expect(years[end - 1]).toEqual(years[begin]);
    }
  }
  expect([0, 10, 15, 16, 30].map((years) => capacityLeft(withDefaults(), years))).toEqual([
    1, 0.8, 0.7, 0.7, 0.7,
  ]);
});

test('a storage without years of its own is new each year, and its life is counted in whole years', () => {
  const yearsWith = (storageLifeYears: number, storageKWh = 6) => {
    const assumptions = withDefaults({ storageLifeYears });
    const system = buildSystem({ ...roof, storageKWh }, assumptions);
    return ageingYears(system, assumptions, sumFlows(simulate(system)));
  };
  expect(yearsWith(12.6)).toEqual(yearsWith(13));
  expect(yearsWith(12.4)).toEqual(yearsWith(12));
  const single = yearsWith(1);
  expect(single).toHaveLength(20);
  // Only the modules age: less is stored, and more is bought, year by year.
  for (const [year, { gridKWh }] of single.entries())
    expect(gridKWh).toBeGreaterThan(single[year - 1]?.gridKWh ?? 0);
  // Nothing is replaced where there is no storage.
  expect(yearsWith(5, 0)).toEqual(yearsWith(13, 0));
});

/** 600 of 1,000 kWh are not bought; 500 are fed in, and 50 more without a limit. */
const everyYear: PaidFlows = {
  consumptionKWh: 1000,
  gridKWh: 400,
  feedInKWh: 500,
  curtailedKWh: 50,
  negativeFeedInKWh: 100,
  negativeCurtailedKWh: 10,
  moreCurtailedKWh: 7,
  negativeMoreCurtailedKWh: 3,
};
const reckoned = (kWp: number, overrides = {}) =>
  money(
    { ...roof, kWp },
    withDefaults({
      commissioning: '2026-11',
      electricityPrice: 0.3,
      priceGrowthShare: 0,
      ...overrides,
    }),
    Array.from({ length: 20 }, () => everyYear),
  );

test('what is saved is worth its price, which rises from the second year on', () => {
  const { years, sums } = reckoned(10);
  expect(years[0]?.avoidedPurchase).toBeCloseTo(180, 9);
  expect(sums.avoidedPurchase).toBeCloseTo(3600, 9);
  const rising = reckoned(10, { priceGrowthShare: 0.02 }).years;
  expect(rising[0]?.avoidedPurchase).toBeCloseTo(180, 9);
  expect(rising[1]?.avoidedPurchase).toBeCloseTo(183.6, 9);
  expect(rising[2]?.avoidedPurchase).toBeCloseTo(187.272, 9);
});

test('what is fed in is paid: under its limit, without it, and without the hours of negative prices', () => {
  // 7.7 ct for 500 kWh; then meter and box come: 550 kWh less 110.
  const { years, sums } = reckoned(10);
  expect(years[1]?.feedInRevenue).toBeCloseTo(38.5, 9);
  expect(years[2]?.feedInRevenue).toBeCloseTo(33.88, 9);
  expect(sums.feedInRevenue).toBeCloseTo(2 * 38.5 + 18 * 33.88, 9);
  // Limited and unpaid at once: 400 kWh at the draft's 5.2 ct in its third year.
  const draft = reckoned(10, { commissioning: '2027-02', regime: 'eeg2027' }).years;
  expect(draft[2]?.feedInRevenue).toBeCloseTo(20.8, 9);
  // A start before the limit: all 550 kWh at 8.11 ct.
  const early = reckoned(10, { commissioning: '2024-02' }).years;
  expect(early[19]?.feedInRevenue).toBeCloseTo(44.605, 9);
});

test('the account names its law, its price and the sums of its lines, and ends with what is left', () => {
  const account = reckoned(10);
  expect(account).toMatchObject({ regime: 'eeg2023', investment: 17_600, storageCost: 3600 });
  expect(account.sums.costs).toEqual({
    insurance: 20 * 75,
    service: 20 * 120,
    metering: 18 * 75,
    inverter: 750,
    storage: expect.closeTo(1938.46, 2),
  });
  expect(account.sumAfterTwentyYears).toBeCloseTo(
    3600 + 2 * 38.5 + 18 * 33.88 - (1500 + 2400 + 1350 + 750 + 1938.4615) - 17_600,
    3,
  );
  expect(account.paybackYears).toBeNull();
  expect(account.returnPerYear).toBe(leastReturn);
});
