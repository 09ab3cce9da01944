import { expect, test } from 'vitest';
import { contentHashOf, keyOfPostedForm, uuidOf } from '../requests/content-hash.ts';
import { foundBy } from '../requests/new-submission.ts';
import { createReference } from '../requests/reference.ts';
import { suspicionOf } from '../requests/suspicion.ts';
import { envelopeInput } from './envelope.ts';

test('a reference is easy to read aloud and does not repeat', () => {
  const references = Array.from({ length: 1_000 }, createReference);
  for (const reference of references) expect(reference).toMatch(/^PV(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(references).size).toBe(1_000);
  // Of 12,000 signs each of the 32 is there.
  expect([...new Set(references.join(''))].sort().join('')).toBe(
    '-0123456789ABCDEFGHJKMNPQRSTVWXYZ',
  );
});

test('the same text makes the same key, of the version that is made of anything', () => {
  // SHA-256 of nothing: e3b0c44298fc1c149afbf4c8996fb92427ae41e4…
  expect(uuidOf('')).toBe('e3b0c442-98fc-8c14-8afb-f4c8996fb924');
});

test('the content hash depends on kind and values, not on their order', () => {
  const hash = contentHashOf('contact', { name: 'A', message: 'B' });
  expect(contentHashOf('contact', { message: 'B', name: 'A' })).toBe(hash);
  expect(contentHashOf('consultation', { name: 'A', message: 'B' })).not.toBe(hash);
  expect(contentHashOf('contact', { name: 'A', message: 'B ' })).not.toBe(hash);
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
  ['kurz.example/', 'only-link'],
  ['häuser-1.kurz.example:8080/x', 'only-link'],
  ['HTTP://kaufen.example', 'only-link'],
  ['kurz.example', null],
  ['anna@kaufen.example https://kaufen.example/1 bitte', null],
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

test('of several signs of spam the surest is noted', () => {
  const sent = { formStartedAt: now.getTime() };
  const message = 'https://kaufen.example/1';
  expect(suspicionOf({ ...sent, website: 'x' }, { message }, now)).toBe('hidden-field');
  expect(suspicionOf(sent, { message }, now)).toBe('only-link');
  expect(suspicionOf(sent, { message: 'Hallo' }, now)).toBe('too-fast');
  expect(suspicionOf({ website: '' }, {}, now)).toBeNull();
});

test.each<
  [
    key: 'website' | 'privacyVersion' | 'submissionId' | 'formStartedAt',
    value: unknown,
    ok: boolean,
  ]
>([
  ['website', 'x'.repeat(2_000), true],
  ['website', 'x'.repeat(2_001), false],
  ['website', 5, false],
  ['privacyVersion', 'x'.repeat(50), true],
  ['privacyVersion', 'x'.repeat(51), false],
  ['privacyVersion', 'v2.1_a-b', true],
  ['privacyVersion', '', true],
  ['privacyVersion', 'v 2', false],
  ['submissionId', '7', false],
  ['submissionId', 'b7e2a9c4-1f6d-4a3b-8c5e-9d0f1a2b3c4d', true],
  ['formStartedAt', '1'.repeat(15), true],
  ['formStartedAt', '1'.repeat(16), false],
  ['formStartedAt', 0, true],
  ['formStartedAt', -1, false],
  ['formStartedAt', 1.5, false],
])('beside its fields a form brings %s, as %j: %s', (key, value, ok) => {
  expect(envelopeInput.safeParse({ [key]: value }).success).toBe(ok);
});

test('the time of the first touch may come as a number or as digits', () => {
  expect(envelopeInput.parse({ formStartedAt: 1_800_000_000_000 }).formStartedAt).toBe(1.8e12);
  expect(envelopeInput.parse({ formStartedAt: '1800000000000' }).formStartedAt).toBe(1.8e12);
  expect(envelopeInput.parse({ formStartedAt: '' }).formStartedAt).toBeUndefined();
  expect(envelopeInput.safeParse({ formStartedAt: 'gestern' }).success).toBe(false);
});

test('a form that a browser posts again is the same on one day, and a new one on the next', () => {
  const body = { name: 'A', message: 'B' };
  const key = keyOfPostedForm(body, new Date('2026-11-21T05:03:00Z'));
  expect(envelopeInput.parse({ submissionId: key })).toEqual({ submissionId: key });
  expect(keyOfPostedForm({ ...body }, new Date('2026-11-21T23:59:59Z'))).toBe(key);
  expect(keyOfPostedForm(body, new Date('2026-11-22T00:00:00Z'))).not.toBe(key);
  expect(keyOfPostedForm({ ...body, name: 'a' }, new Date('2026-11-21T05:03:00Z'))).not.toBe(key);
});

test('callers without address or number are not taken for one person', () => {
  expect(foundBy('', 'keine')).toEqual({ mailbox: null, phoneNumbers: null });
  expect(foundBy('A@x.example', '0351 98765 / 0172 1234567')).toEqual({
    mailbox: 'a@x.example',
    phoneNumbers: '035198765 01721234567',
  });
});
