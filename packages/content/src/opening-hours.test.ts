import { expect, test } from 'vitest';
import { daysOf, formatClosedDays, formatHours } from './opening-hours.ts';

test.each([
  [['Mo'], 'Mo'],
  [['Mo', 'Tu'], 'Mo, Di'],
  [['Fr', 'We', 'Th'], 'Mi–Fr'],
  [['Mo', 'We', 'Fr'], 'Mo, Mi, Fr'],
  [['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'], 'Mo–So'],
])('%j are written as „%s“', (codes, days) => {
  expect(daysOf(codes)).toBe(days);
});

test('hours are written with their days and „Uhr“', () => {
  expect(formatHours({ days: 'Mo–Fr', opens: '8:00', closes: '18:00' })).toBe(
    'Mo–Fr 8:00–18:00\u00A0Uhr',
  );
});

test('closed days are written with their reason, a single one once', () => {
  const day = { from: '2026-12-24', to: '2026-12-24', reason: 'Heiligabend' } as const;
  expect(formatClosedDays(day)).toBe('Heiligabend 24.12.2026');
  expect(formatClosedDays({ ...day, to: '2027-01-03' })).toBe('Heiligabend 24.12.2026–03.01.2027');
});
