import { expect, test } from 'vitest';
import { correctionsInput, remarkInput, timesInput } from './changes.input.ts';

test('one time comes as a text, several as a list, and none is a choice too', () => {
  expect(timesInput.parse({ zeiten: 'a' })).toEqual({ zeiten: ['a'] });
  expect(timesInput.parse({ zeiten: ['a', 'b'] })).toEqual({ zeiten: ['a', 'b'] });
  expect(timesInput.parse({})).toEqual({ zeiten: [] });
  expect(timesInput.safeParse({ zeiten: { a: 'b' } }).success).toBe(false);
});

test('of what is posted to a visitor’s page only the fields of its form are taken', () => {
  expect(remarkInput.parse({ text: 'a', by: 'Anna' })).toEqual({ text: 'a' });
  expect(correctionsInput.parse({ phone: '1', name: 'Eva' })).toEqual({ phone: '1' });
  expect(correctionsInput.safeParse({ email: ['a', 'b'] }).success).toBe(false);
});
