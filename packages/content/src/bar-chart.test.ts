import { expect, test } from 'vitest';
import { bar, evenTicks, scaleEnd } from './bar-chart.ts';

test('a scale ends with the cell that holds the longest bar, and bears its unit there alone', () => {
  const rows = [bar('', '', [9000, 18_000]), bar('', '', 20_000)];
  expect(scaleEnd(rows, 5000)).toBe(20_000);
  expect(scaleEnd([...rows, bar('', '', 20_001)], 5000)).toBe(25_000);
  expect(evenTicks(20_000, 2, '€')).toEqual([
    { at: 0, label: '0' },
    { at: 10_000, label: '10.000' },
    { at: 20_000, label: '20.000\u202F€' },
  ]);
});

test('a bar of one value is sure up to it, one of two only to the lower', () => {
  expect(bar('', '', 7)).toMatchObject({ start: 0, least: 7, most: 7 });
  expect(bar('', '', [3, 7])).toMatchObject({ start: 0, least: 3, most: 7 });
});
