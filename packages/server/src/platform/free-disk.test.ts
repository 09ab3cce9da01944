import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freeShareOf } from './free-disk.ts';

test('the free part of a disk is a share, and of a folder that is not there nothing is known', async () => {
  const share = await freeShareOf(import.meta.dirname);
  expect(share).toBeGreaterThan(0);
  expect(share).toBeLessThanOrEqual(1);
  expect(await freeShareOf(join(import.meta.dirname, 'missing'))).toBeUndefined();
});
