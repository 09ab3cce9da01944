import { expect, test, vi } from 'vitest';
import {
  feedInReturn,
  feedInReturnWhole,
  incomeTaxLimit,
  maintenanceExample,
  penaltyOf,
  thirtyYearExample,
  typicalTotal,
  vatExample,
} from './examples.ts';
import { feedIn } from './feed-in.ts';
import { maintenance } from './maintenance.ts';
import { tax } from './tax.ts';

// The results below are those of these prices, whatever the company charges.
vi.mock('../company/prices.ts', async (original) => {
  const { prices, ...rest } = await original<typeof import('../company/prices.ts')>();
  const fixed = {
    perKwp: [1400, 1800],
    maintenance: [100, 300],
    service: [300, 500],
    cleaning: [150, 250],
  } as const;
  const changed = Object.entries(fixed).map(([name, value]) => [
    name,
    { ...prices[name as keyof typeof fixed], value },
  ]);
  return { ...rest, prices: { ...prices, ...Object.fromEntries(changed) } };
});

test('the feed-in examples give the dated and the current return', () => {
  expect(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwp2024)).toBe(64.88);
  expect(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent)).toBe(61.6);
  // Rounded to the cent, not down.
  expect(feedInReturn({ value: 1 }, { value: 7.86 })).toBe(0.08);
  expect(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwp2024)).toBe(567);
  expect(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwpCurrent)).toBe(539);
});

test('a missing entry in the register costs 10 € a month for each kW', () => {
  expect(penaltyOf({ value: 9.8 })).toBe(98);
});

test('the VAT examples give the gross prices of the specification', () => {
  expect(vatExample(tax.exampleSmallNet)).toEqual({ net: 7500, gross: 8925, saved: 1425 });
  expect(vatExample(tax.exampleMediumNet)).toEqual({ net: 15000, gross: 17850, saved: 2850 });
  expect(vatExample(tax.exampleLargeNet)).toEqual({ net: 22500, gross: 26775, saved: 4275 });
});

test('the income tax limit counts by home and ends at that of the person', () => {
  expect(incomeTaxLimit(1)).toBe(30);
  expect(incomeTaxLimit(3)).toBe(90);
  expect(incomeTaxLimit(5)).toBe(100);
});

test('the savings in Blasewitz follow from half of the power used at home', () => {
  const rate = feedIn.upTo10kwpFebruary2025.value / 100;
  const bought = maintenance.exampleElectricityPrice.value / 100;
  const [produced, savings] = [3000, 600];
  const ownUse = (savings - produced * rate) / (bought - rate) / produced;
  expect(ownUse).toBeGreaterThan(0.45);
  expect(ownUse).toBeLessThan(0.55);
});

test('maintenance brings 480 € and leaves 255 €', () => {
  expect(maintenanceExample()).toEqual({ gain: 480, cost: 225, left: 255 });
});

test('the average cost of maintenance is one service and one cleaning in two years at the lower price', () => {
  const everyTwoYears = maintenance.twoYearServiceCost.value[0] + maintenance.cleaningCost.value[0];
  expect(everyTwoYears / 2).toBe(maintenance.averageAnnualCost.value);
});

test('the 30-year example gives the totals of the specification', () => {
  expect(thirtyYearExample()).toEqual({
    production: 264000,
    return: 83900,
    investment: 15000,
    profit: 68900,
  });
});

test('the price of the usual size is that of the kWp, rounded outwards', () => {
  expect(typicalTotal.value).toEqual([11_000, 22_000]);
});
