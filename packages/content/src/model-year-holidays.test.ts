import { holidays } from '@rebhang-solar/calculator/weather/packed-holidays';
import { expect, test } from 'vitest';
import { modelYearHolidays } from './model-year-holidays.ts';
import { hasCalculator } from './with-calculator.ts';

if (hasCalculator) {
  test('the calculator’s calendar has the holidays of company/region.ts', () => {
    expect(holidays, 'pnpm weather --holidays packs them anew').toEqual(modelYearHolidays());
  });
}

test('what is packed of a holiday is its month and its day', () => {
  expect(modelYearHolidays()).toEqual(expect.arrayContaining(['1-1', '5-1', '10-3', '12-26']));
});
