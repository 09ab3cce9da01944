import { expect, test } from 'vitest';
import { outcomeOf } from './outcome-of.ts';

test('an order that is done again stays an order, unless it came to nothing', () => {
  expect(outcomeOf({ outcome: 'order' }, 'answered')).toBe('order');
  expect(outcomeOf({ outcome: 'order' }, 'without')).toBe('without');
  expect(outcomeOf({ outcome: null }, 'answered')).toBe('answered');
  expect(outcomeOf({ outcome: 'answered' }, 'order')).toBe('order');
});
