import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { withDeadline } from './with-deadline.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn() }));

const never = new Promise<never>(() => undefined);

test('what is there in time is given on, a fault too, and the timer goes with it', async () => {
  vi.mocked(sleep).mockReturnValue(never);
  expect(await withDeadline(Promise.resolve('done'))).toBe('done');
  await expect(withDeadline(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  for (const [, , options] of vi.mocked(sleep).mock.calls)
    expect(options?.signal?.aborted).toBe(true);
  expect(sleep).toHaveBeenCalledTimes(2);
});

test('after four and a half seconds it is as if the database were away', async () => {
  vi.mocked(sleep).mockReset().mockResolvedValue(undefined);
  await expect(withDeadline(never)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 10,
    cause: { message: 'no answer in time', code: 'TOO_LATE' },
  });
  expect(vi.mocked(sleep).mock.calls[0]?.[0]).toBe(4_500);
});
