import { expect, test } from 'vitest';
import { AppError } from '../platform/errors/app-error.ts';
import { digestOf } from './digest.ts';
import { envelopeInput, openEnvelope } from './envelope.ts';
import { createRateLimit } from './rate-limit.ts';
import { createReference } from './reference.ts';
import { suspicionOf } from './suspicion.ts';

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

const now = new Date('2026-11-21T05:03:00Z');
const sentAfter = (milliseconds: number) =>
  suspicionOf(envelopeInput.parse({ formStartedAt: now.getTime() - milliseconds }), {}, now);

test('a form that was sent at once is suspicious; a slow one, or a clock that is fast, is not', () => {
  expect(sentAfter(0)).toBe('too-fast');
  expect(sentAfter(249)).toBe('too-fast');
  expect(sentAfter(250)).toBeNull();
  expect(sentAfter(-10_000)).toBeNull();
  expect(suspicionOf({}, {}, now)).toBeNull();
  expect(suspicionOf({ website: 'x' }, {}, now)).toBe('hidden-field');
});

test.each([
  ['https://kaufen.example/1', 'only-link'],
  [' WWW.kaufen.example ', 'only-link'],
  ['kurz.example/x', 'only-link'],
  ['https://kaufen.example/1\nhttps://kaufen.example/2 an@kaufen.example', 'only-link'],
  ['Siehe https://rebhang.example/galerie, geht das?', null],
  ['24.12.2026', null],
  ['PV 9,8 kWp', null],
  ['9.8/10', null],
  ['03.2012/05.2014', null],
  ['1.8.0/2.8.0', null],
  ['z.B./oder', null],
  ['anna@beispiel.example', null],
  ['a@'.repeat(5_000), null],
  ['anna@beispiel.example/bernd@beispiel.example', null],
  ['', null],
])('a message „%s“: %s', (message, suspicion) => {
  expect(suspicionOf({}, { message }, now)).toBe(suspicion);
});

test('the time of the first touch may come as a number or as digits', () => {
  expect(envelopeInput.parse({ formStartedAt: 1_800_000_000_000 }).formStartedAt).toBe(1.8e12);
  expect(envelopeInput.parse({ formStartedAt: '1800000000000' }).formStartedAt).toBe(1.8e12);
  expect(envelopeInput.parse({ formStartedAt: '' }).formStartedAt).toBeUndefined();
  expect(envelopeInput.safeParse({ formStartedAt: 'gestern' }).success).toBe(false);
});

test('the envelope is taken off', () => {
  expect(openEnvelope({ name: 'A', website: '', privacyVersion: '2026-11' })).toEqual({
    fields: { name: 'A' },
    envelope: { website: '', privacyVersion: '2026-11' },
  });
});

test('a count that is taken back leaves its place to another; what is rejected counts nothing', async () => {
  const limit = createRateLimit(1);
  await limit.count('203.0.113.7', 'submission');
  await expect(limit.count('203.0.113.7', 'submission')).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
  await limit.count('203.0.113.8', 'submission');
  await limit.takeBack('203.0.113.7', 'submission');
  await limit.count('203.0.113.7', 'submission');
  await expect(limit.count('203.0.113.7', 'submission')).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
});

test('rejections count like submissions, but for those of a foreign origin and those that are our fault', async () => {
  const limit = createRateLimit(1);
  const address = '2001:db8:1:200::1';
  for (const code of ['foreignOrigin', 'busy', 'unavailable'] as const) {
    expect(await limit.countRejection(address, new AppError(code))).toMatchObject({ code });
  }
  const invalid = new AppError('invalid');
  expect(await limit.countRejection(address, invalid)).toBe(invalid);
  expect(await limit.countRejection('2001:db8:1:2ff::1', invalid)).toMatchObject({
    code: 'tooManyRequests',
  });
  await expect(limit.count(address, 'submission')).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
});

test('with 0 nothing is counted', async () => {
  const limit = createRateLimit(0);
  for (const counted of ['submission', 'attempt', 'page', 'document'] as const) {
    await limit.count('203.0.113.7', counted, 1_000_000);
    await limit.count('203.0.113.7', counted);
  }
});
