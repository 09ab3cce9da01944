import { expect, test } from 'vitest';
import { contentHashOf, keyOfPostedForm } from '../requests/content-hash.ts';
import { foundBy } from '../requests/new-submission.ts';
import { createReference } from '../requests/reference.ts';
import { suspicionOf } from '../requests/suspicion.ts';
import { envelopeInput } from './envelope.ts';

test('a reference is easy to read aloud and does not repeat', () => {
  const references = Array.from({ length: 1_000 }, createReference);
  for (const reference of references) expect(reference).toMatch(/^PV(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  expect(new Set(references).size).toBe(1_000);
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
