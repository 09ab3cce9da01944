import { expect, test } from 'vitest';
import { firstName, initialsOf } from './initials.tsx';

test.each([
  ['Anna Vogel', 'AV', 'Anna'],
  ['Büro', 'B', 'Büro'],
  ['Änne van  der groß (Lehrling)', 'ÄG', 'Änne'],
])('a colleague is known by initials and first name: %s', (name, letters, first) => {
  expect([initialsOf(name), firstName(name)]).toEqual([letters, first]);
});
