import { expect, test } from 'vitest';
import type { StoredSubmission } from '../find-submissions.ts';
import { isSame } from './is-same.ts';
import { hasCode, secondFactOf } from './second-fact.ts';

test.each([
  ['0351 98765', 'a@x.example', 'phone'],
  ['0351 98765', '', 'phone'],
  ['keine', 'a@x.example', 'mail'],
  [null, 'a@x.example', 'mail'],
  [null, '', null],
])('beside its link a page with „%s“ and „%s“ is opened by: %s', (phone, email, second) => {
  const contactMessage = { name: 'Eva', phone, email };
  const submission = { kind: 'contact', contactMessage } as unknown as StoredSubmission;
  expect(secondFactOf(submission)).toBe(second);
});

test('a code is good until the moment at which it ends', () => {
  const codeExpiresAt = new Date('2026-11-24T10:10:00.000Z');
  expect(hasCode({ codeExpiresAt }, new Date('2026-11-24T10:09:59.999Z'))).toBe(true);
  expect(hasCode({ codeExpiresAt }, codeExpiresAt)).toBe(false);
  expect(hasCode({ codeExpiresAt: null }, codeExpiresAt)).toBe(false);
});

test('two secrets are the same to the last sign, also where their bytes are more than their signs', () => {
  expect(isSame('abc', 'abc')).toBe(true);
  for (const other of ['abd', 'xbc', 'ab', 'abcd', ''])
    expect(isSame('abc', other), other).toBe(false);
  expect(isSame('ä', 'ab')).toBe(false);
});
