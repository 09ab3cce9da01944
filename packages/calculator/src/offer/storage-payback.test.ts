import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import { feedInTariff } from '../money/tariff.ts';
import { parseOffers } from './offer-query.ts';
import { storageLife, storagePayback } from './storage-payback.ts';

const house = { tilt: 30, azimuth: 180, consumptionKWh: 5000, isUseTyped: true } as const;
const said = { electricityPrice: 0.325, priceGrowthShare: 0 };

function paybackOf(price: number, kWh: number, since?: number, kWp = 7, commissioning?: string) {
  const address = `was=speicher&angebot=${price}&kwp=${kWp}&speicher=${kWh}&seit=${since ?? ''}&einbau=ja&zaehlerschrank=ja&anmeldung=ja`;
  const offer = parseOffers(new URLSearchParams(address))?.first.offer;
  if (!offer) throw new Error(`No offer in ${address}`);
  return storagePayback(
    offer,
    { ...house, kWp, storageKWh: kWh },
    { ...said, ...(commissioning && { commissioning }) },
  );
}

/** Euros that a storage brings in its middle year: kWh saved × Arbeitspreis − kWh not fed in × rate. */
function yearlyGain(kWh: number, cents: number): number {
  const [less, more] = [0, kWh * 0.88].map((storageKWh) =>
    calculate({ ...house, kWp: 7, storageKWh }, { commissioning: '2026-11' }),
  );
  if (!less || !more) throw new Error('Both are calculated');
  const saved = less.gridKWh - more.gridKWh;
  const notFedIn = less.feedInKWh + less.curtailedKWh - more.feedInKWh - more.curtailedKWh;
  expect(notFedIn).toBeGreaterThan(saved);
  return saved * said.electricityPrice - (notFedIn * cents) / 100;
}

test.each([
  ['not paid any more', 2006, 0],
  ['paid by the rate of its year', 2016, 12.31],
  ['paid by one of the last rates', 2023, 8.2],
])('a storage for a system that is %s is paid as reckoned by hand', (_, since, cents) => {
  const price = 2800;
  const found = paybackOf(price, 8, since);
  expect(found.cents).toBeCloseTo(cents, 9);
  expect(found.paidUntil).toBe(since + 20);
  const byHand = price / yearlyGain(8, cents);
  expect(Math.abs((found.payback.value ?? Number.NaN) - byHand)).toBeLessThan(0.75);
});

test('once the rate of the system ends, each stored kilowatt-hour counts in full', () => {
  // Three years at 43.01 ct, from 2027 to 2029.
  const byHand = 3 + (1500 - 3 * yearlyGain(8, 43.01)) / yearlyGain(8, 0);
  // To the end of the twentieth year after the start: that of 2007 gets it in 2027 alone.
  expect([2006, 2007].map((since) => paybackOf(1500, 8, since).cents)).toEqual([0, 49.21]);
  const { cents, payback } = paybackOf(1500, 8, 2009);
  expect(cents).toBe(43.01);
  expect(Math.abs((payback.value ?? Number.NaN) - byHand)).toBeLessThan(0.75);
});

test('the higher the rate of the system, the later a storage is paid, and after its life it never is', () => {
  const years = [2006, 2023, 2019, 2013].map((since) => paybackOf(2200, 8, since).payback.value);
  expect(years).toEqual(years.toSorted((one, other) => (one ?? 99) - (other ?? 99)));
  expect(new Set(years).size).toBe(years.length);
  expect(paybackOf(9000, 8).payback.value).toBeNull();
  expect(storageLife).toBeLessThan(20);
});

test('a storage starts in the year to come, whenever a link lets a new system of the house start', () => {
  expect(paybackOf(3000, 8, 2003, 7, '2024-02')).toEqual(paybackOf(3000, 8, 2003));
  expect(paybackOf(3000, 8, 2006, 7, '2026-12')).toEqual(paybackOf(3000, 8, 2006));
});

test('where nobody says when the system started, today’s rate is taken for all years', () => {
  const open = paybackOf(3000, 8);
  expect(open.cents).toBe(feedInTariff(7, '2026-11'));
  expect(open.paidUntil).toBe(2046);
});

test('a smaller storage is named where it is paid a year earlier, and is as dear', () => {
  const { payback, smaller } = paybackOf(6000, 15, 2006, 10);
  expect(smaller).not.toBeNull();
  expect(smaller?.kWh).toBeLessThan(15);
  expect(smaller?.years).toBeLessThanOrEqual((payback.value ?? storageLife) - 1);
  const again = smaller && paybackOf(smaller.price, smaller.kWh, 2006, 10);
  expect(again?.payback.value).toBe(smaller?.years);
  expect(again?.smaller).toBeNull();
  expect(paybackOf(3000, 4, 2006).smaller).toBeNull();
});

test.each([
  // By a year just now, and at the same part of what such a storage usually costs.
  [4040, 10, 7, 6.5, { kWh: 4, price: 2100, years: 5.5 }],
  [4570, 12, 7, 7, { kWh: 4, price: 2000, years: 5.5 }],
  [6000, 15, 10, 8.5, { kWh: 4, price: 2200, years: 5.5 }],
  [3000, 8, 7, 5.5, null],
  // What is not paid within its life is as late as that.
  [8200, 10, 7, null, { kWh: 4, price: 4200, years: 12 }],
  [8600, 10, 7, null, null],
])(
  'beside %d € for %d kWh stands the storage that is paid soonest, where by a year at least',
  (price, kWh, kWp, years, smaller) => {
    const found = paybackOf(price, kWh, 2006, kWp);
    expect([found.payback.value, found.smaller]).toEqual([years, smaller]);
  },
);
