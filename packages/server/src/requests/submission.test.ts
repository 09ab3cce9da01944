import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { digestOf } from './digest.ts';
import { createFormTokens } from './form-token.ts';
import { addressPrefix, createSubmissionRateLimit } from './rate-limit.ts';
import { createReference } from './reference.ts';

test('a reference is easy to read aloud and does not repeat', () => {
  const references = Array.from({ length: 1_000 }, createReference);
  for (const reference of references) expect(reference).toMatch(/^PV(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(references).size).toBe(1_000);
});

test('the digest depends on kind and values, not on their order', () => {
  const digest = digestOf('contact', { name: 'A', message: 'B' });
  expect(digestOf('contact', { message: 'B', name: 'A' })).toBe(digest);
  expect(digestOf('consultation', { name: 'A', message: 'B' })).not.toBe(digest);
  expect(digestOf('contact', { name: 'A', message: 'B ' })).not.toBe(digest);
});

test('a form token tells a robot’s haste, and cannot be made up', () => {
  let now = 1_800_000_000_000;
  const tokens = createFormTokens(randomBytes(32), () => now);
  const token = tokens.issue();
  now += 100;
  expect(tokens.check(token)).toBe('too-fast');
  now += 10_000;
  expect(tokens.check(token)).toBeUndefined();
  const [, signature] = token.split('.');
  expect(tokens.check(`0.${signature}`)).toBe('forged-token');
  expect(tokens.check('')).toBe('forged-token');
  expect(createFormTokens(randomBytes(32), () => now).check(token)).toBe('forged-token');
});

test('one household counts as one address', () => {
  expect(addressPrefix('203.0.113.7')).toBe('203.0.113.7');
  expect(addressPrefix('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressPrefix('2001:db8:1:2:aaaa::1')).toBe(addressPrefix('2001:db8:1:2:bbbb::2'));
  expect(addressPrefix('2001:db8:1:2::1')).not.toBe(addressPrefix('2001:db8:1:3::1'));
});

test('a count that is taken back leaves its place to another; what is refused counts nothing', async () => {
  const limit = createSubmissionRateLimit(1);
  await limit.count('203.0.113.7');
  await expect(limit.count('203.0.113.7')).rejects.toMatchObject({ code: 'tooManyRequests' });
  await limit.count('203.0.113.8');
  await limit.takeBack('203.0.113.7');
  await limit.count('203.0.113.7');
  await expect(limit.count('203.0.113.7')).rejects.toMatchObject({ code: 'tooManyRequests' });
});
