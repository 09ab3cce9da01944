import { expect, test } from 'vitest';
import { stateOf } from './submission-record.ts';

test('an export names who looks after a request until it is done', () => {
  expect(stateOf({ state: 'new', holder: null, outcome: null })).toBe('neu');
  expect(stateOf({ state: 'waiting', holder: 'Anna', outcome: null })).toMatch(/, bei Anna$/);
  expect(stateOf({ state: 'done', holder: 'Anna', outcome: null })).toBe('erledigt');
});
