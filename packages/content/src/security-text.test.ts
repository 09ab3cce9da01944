import { expect, test } from 'vitest';
import { securityTextOf } from './security-text.ts';

test('the address for reports holds for half a year from the start, as a date of RFC 3339', () => {
  const text = securityTextOf('https://www.example.org', new Date('2026-11-24T10:00:00+01:00'));
  expect(text.split('\n')).toContain('Expires: 2027-05-23T09:00:00.000Z');
});
