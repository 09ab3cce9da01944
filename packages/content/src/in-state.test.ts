import { expect, test } from 'vitest';
import { region } from './company/region.ts';
import { inState, leftOutSoFar } from './in-state.ts';

const other = region.state === 'HH' ? 'HB' : 'HH';

test('what holds here is shown, what holds elsewhere is named by its first words, cut at sixty', () => {
  const before = leftOutSoFar().length;
  expect(inState(region.state, 'Hier gilt es.')).toBe('Hier gilt es.');
  const question = { id: 'foerderung', title: 'Was das Land zahlt', to: '/faq' };
  expect(inState(other, question)).toBeUndefined();
  expect(inState(other, ` – ${'Das Land zahlt '.repeat(5)}`)).toBeUndefined();
  expect(leftOutSoFar().slice(before)).toEqual([
    { state: other, begins: 'Was das Land zahlt' },
    { state: other, begins: 'Das Land zahlt Das Land zahlt Das Land zahlt Das Land zahlt…' },
  ]);
});
