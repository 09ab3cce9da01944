import { expect, test } from 'vitest';
import { localDate } from './format-answer.ts';

process.env.TZ = 'Europe/Berlin';

test('a sheet that is printed in the first hours of a day bears that day', () => {
  expect(localDate(new Date('2026-07-01T00:30:00+02:00'))).toBe('01.07.2026');
  expect(localDate(new Date('2026-12-31T23:30:00+01:00'))).toBe('31.12.2026');
});
