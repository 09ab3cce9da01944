import { expect, test } from 'vitest';
import { givenUpInput } from './mails.input.ts';

const ids = (count: number) =>
  Array.from({ length: count }, () => '00000000-0000-4000-8000-000000000001');

test.each([
  ['one', { ids: ids(1) }, true],
  ['as many as are shown', { ids: ids(100) }, true],
  ['all there are', { ids: 'all' }, true],
  ['none', { ids: [] }, false],
  ['more than are shown', { ids: ids(101) }, false],
  ['another word', { ids: 'some' }, false],
  ['no number of a mail', { ids: ['x'] }, false],
  ['another field', { ids: 'all', how: 'resend' }, false],
])('a decision about mails that were given up names %s', (_what, input, isTaken) => {
  expect(givenUpInput.safeParse(input).success).toBe(isTaken);
});
