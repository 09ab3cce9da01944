import { expect, test } from 'vitest';
import { phoneNumberOf } from './phone-number.ts';

test.each([
  ['0351 98765', '035198765'],
  ['0351/98765', '035198765'],
  ['(0351) 98 76-5', '035198765'],
  ['+49 351 98765', '035198765'],
  ['+49 (0)351 98765', '035198765'],
  ['0049 351 98765', '035198765'],
  ['0351 98765, abends 0171 39200 24', '035198765'],
  ['Büro: 0351 98765', '035198765'],
  ['+43 1 58858', '0043158858'],
  ['0043 1 58858', '0043158858'],
  ['110', null],
  ['', null],
  ['bitte mailen', null],
])('„%s“ is the number %s', (typed, number) => {
  expect(phoneNumberOf(typed)).toBe(number);
});
