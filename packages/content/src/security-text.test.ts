import { expect, test } from 'vitest';
import { contact } from './company/contact.ts';
import { securityTextOf } from './security-text.ts';

test('the address for reports holds for half a year from the start, as a date of RFC 3339', () => {
  const text = securityTextOf('https://www.example.org', new Date('2026-11-24T10:00:00+01:00'));
  expect(text.split('\n')).toEqual([
    `Contact: mailto:${contact.securityEmail}`,
    'Expires: 2027-05-23T09:00:00.000Z',
    'Preferred-Languages: de, en',
    'Canonical: https://www.example.org/.well-known/security.txt',
    '',
  ]);
});
