import { expect, test } from 'vitest';
import { costs } from './costs.ts';
import {
  feedInReturn,
  feedInReturnWhole,
  incomeTaxLimit,
  maintenanceExample,
  oneYearExample,
  priceRange,
  selfConsumptionFor,
  storageExample,
  thirtyYearExample,
  typicalTotal,
  vatExample,
  yieldAt,
} from './examples.ts';
import { feedIn } from './feed-in.ts';
import { maintenance } from './maintenance.ts';
import { roof } from './roof.ts';
import { tax } from './tax.ts';

test('the feed-in examples give the dated and the current return', () => {
  expect(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwp2024)).toBe(64.88);
  expect(feedInReturn(feedIn.exampleMonth, feedIn.upTo10kwpCurrent)).toBe(61.6);
  expect(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwp2024)).toBe(567);
  expect(feedInReturnWhole(feedIn.exampleYear, feedIn.upTo10kwpCurrent)).toBe(539);
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

test('the price ranges hold the price of each example', () => {
  expect(priceRange(tax.exampleSmallSize)).toEqual([7000, 9000]);
  expect(priceRange(tax.exampleMediumSize)).toEqual([14000, 18000]);
  expect(priceRange(tax.exampleLargeSize)).toEqual([21000, 27000]);
  for (const [size, price] of [
    [tax.exampleSmallSize, tax.exampleSmallNet],
    [tax.exampleMediumSize, tax.exampleMediumNet],
    [tax.exampleLargeSize, tax.exampleLargeNet],
  ] as const) {
    const [from, to] = priceRange(size);
    expect(price.value).toBeGreaterThanOrEqual(from);
    expect(price.value).toBeLessThanOrEqual(to);
  }
});

test('the yield falls with the orientation', () => {
  expect(yieldAt(roof.dresden, roof.yieldSouth)).toBe(1050);
  expect(yieldAt(roof.dresden, roof.yieldEastWest)).toBe(892);
  expect(yieldAt(roof.saxony, roof.yieldNorth)).toBe(618);
});

test('the example of one year adds up, and its price is back after ten years without running costs', () => {
  expect(oneYearExample()).toEqual({
    usedAtHome: 3000,
    saved: 960,
    fedIn: 7000,
    earned: 539,
    total: 1499,
    payback: 10,
    paybackAfterCosts: [11, 13],
  });
});

test('the year of the example feeds in what the feed-in example names', () => {
  expect(oneYearExample().fedIn).toBe(feedIn.exampleYear.value);
});

test('without running costs the example lies within the usual years', () => {
  const [from, to] = costs.paybackUsual.value;
  expect(oneYearExample().payback).toBeGreaterThanOrEqual(from);
  expect(oneYearExample().payback).toBeLessThanOrEqual(to);
});

test('the best case of seven years takes more than half of the power to be used at home', () => {
  expect(selfConsumptionFor(costs.paybackBestCase)).toBe(57);
});

test('own use is worth more than four times the feed-in, as the text says', () => {
  const { value } = maintenance.exampleElectricityPrice;
  expect(value / feedIn.upTo10kwpCurrent.value).toBeGreaterThan(4);
});

test('the storage example can be followed from line to line', () => {
  const example = storageExample();
  expect(example).toEqual({
    price: 5000,
    gainPerKwh: 24.3,
    money: [340, 500],
    energy: [1400, 2060],
    capacity: [4, 6],
    fullCharges: [230, 500],
  });
  expect(example.energy.map((kWh) => (kWh * example.gainPerKwh) / 100)).toEqual([
    expect.closeTo(example.money[0], -1),
    expect.closeTo(example.money[1], -1),
  ]);
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
