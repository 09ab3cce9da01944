import { expect, test } from 'vitest';
import { createClientLimits } from './client-limits.ts';
import { AppError } from './errors/app-error.ts';

test('a count that is taken back leaves its place to another; what is rejected counts nothing', async () => {
  const limits = createClientLimits(1);
  await limits.count('203.0.113.7', 'submission');
  await expect(limits.count('203.0.113.7', 'submission')).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
  await limits.count('203.0.113.8', 'submission');
  await limits.takeBack('203.0.113.7', 'submission');
  await limits.count('203.0.113.7', 'submission');
  await expect(limits.count('203.0.113.7', 'submission')).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
});

test('rejections count like submissions, but for those of a foreign origin and those that are our fault', async () => {
  const limits = createClientLimits(1);
  const address = '2001:db8:1:200::1';
  for (const code of ['foreignOrigin', 'busy', 'unavailable'] as const) {
    expect(await limits.countRejection(address, new AppError(code))).toMatchObject({ code });
  }
  const invalid = new AppError('invalid');
  expect(await limits.countRejection(address, invalid)).toBe(invalid);
  expect(await limits.countRejection('2001:db8:1:2ff::1', invalid)).toMatchObject({
    code: 'tooManyRequests',
  });
  await expect(limits.count(address, 'submission')).rejects.toMatchObject({
    code: 'tooManyRequests',
  });
});

test('with 0 nothing is counted', async () => {
  const limits = createClientLimits(0);
  for (const counted of ['submission', 'attempt', 'page', 'document'] as const) {
    await limits.count('203.0.113.7', counted, 1_000_000);
    await limits.count('203.0.113.7', counted);
  }
});
