import { expect, test } from 'vitest';
import { isBelowTrpc } from './trpc-error.ts';

test.each([
  ['/trpc', true],
  ['/trpc/contact.submit', true],
  ['/trpc?batch=1', true],
  ['/trpcs', false],
  ['/faq/trpc', false],
])('%s is answered as a call: %s', (url, expected) => {
  expect(isBelowTrpc(url)).toBe(expected);
});
