import { expect, test } from 'vitest';
import { reviewDate, reviewTexts } from './review-texts.ts';

test('a review of a day says its month, and how long ago once it is known what day is today', () => {
  expect(reviewDate('2026-05-12')).toBe('im Mai 2026');
  const on = (day: string) => reviewDate('2026-05-12', new Date(`${day}T10:00:00Z`));
  expect(on('2026-05-12')).toBe('heute');
  expect(reviewDate('2026-05-12', new Date('2026-05-12T23:59:59Z'))).toBe('heute');
  expect(reviewDate('2026-05-12', new Date('2026-05-13T00:00:00Z'))).toBe('vor 1 Tag');
  expect(reviewDate('2026-05-12', new Date('2026-05-19T00:00:00Z'))).toBe('vor 1 Woche');
  expect(on('2026-06-10')).toBe('vor 4 Wochen');
  expect(on('2027-05-11')).toBe('vor 12 Monaten');
  expect(on('2027-05-12')).toBe('vor 1 Jahr');
  expect(on('2026-05-18')).toBe('vor 6 Tagen');
  expect(on('2026-05-26')).toBe('vor 2 Wochen');
  expect(on('2026-06-11')).toBe('vor 1 Monat');
  expect(on('2028-05-13')).toBe('vor 2 Jahren');
  expect(reviewDate('vor 2 Wochen', new Date())).toBe('vor 2 Wochen');
});

test('stars are counted out of five', () => {
  expect(reviewTexts.stars(4.9)).toBe('4,9 von 5 Sternen');
  expect(reviewTexts.stars(5)).toBe('5 von 5 Sternen');
});
