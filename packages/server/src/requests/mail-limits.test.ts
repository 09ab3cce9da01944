import { expect, test } from 'vitest';
import { mailboxOf } from './mail-limits.ts';

test('addresses that lead to one mailbox are one', () => {
  expect(mailboxOf('Anna+Solar@Example.de')).toBe(mailboxOf('anna@example.de'));
  expect(mailboxOf('an.na+1@googlemail.com')).toBe(mailboxOf('anna@gmail.com'));
  expect(mailboxOf('an.na@example.de')).not.toBe(mailboxOf('anna@example.de'));
});

test('what is different at one provider stays two mailboxes', () => {
  expect(mailboxOf('Anna+Solar+Dach@Example.de')).toBe('anna@example.de');
  for (const address of ['A.N.na@GoogleMail.com', 'an.na@gmail.com'])
    expect(mailboxOf(address)).toBe('anna@gmail.com');
  expect(mailboxOf('an.na@gmail.com.example')).toBe('an.na@gmail.com.example');
  expect(mailboxOf('anna-1@example.de')).toBe('anna-1@example.de');
});
