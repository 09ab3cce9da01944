import { expect, test } from 'vitest';
import { chooseCoding } from './resource.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br ; q=1.000 , gzip', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0.5, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=nonsense', 'identity'],
  ['zstd, deflate', 'identity'],
])('Accept-Encoding „%s“ is answered with %s', (header, coding) => {
  expect(chooseCoding(header, ['br', 'gzip', 'identity'])).toBe(coding);
});

test('a coding there is no form in is not chosen', () => {
  expect(chooseCoding('br, gzip', ['identity'])).toBe('identity');
  expect(chooseCoding('br, gzip;q=0.1', ['gzip', 'identity'])).toBe('gzip');
});
