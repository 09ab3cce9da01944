import { expect, test } from 'vitest';
import { mailboxOf } from './mail-limits.ts';

test('addresses that lead to one mailbox are one', () => {
  expect(mailboxOf('Anna+Solar@Example.de')).toBe(mailboxOf('anna@example.de'));
  expect(mailboxOf('an.na+1@googlemail.com')).toBe(mailboxOf('anna@gmail.com'));
  expect(mailboxOf('an.na@example.de')).not.toBe(mailboxOf('anna@example.de'));
});
