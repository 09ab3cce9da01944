import { expect, test } from 'vitest';
import { newUuid } from './new-uuid.ts';

test('each is another one, of version 4', () => {
  const some = Array.from({ length: 50 }, newUuid);
  for (const uuid of some) {
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  }
  expect(new Set(some).size).toBe(50);
});
