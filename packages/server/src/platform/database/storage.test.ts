import { expect, onTestFinished, test, vi } from 'vitest';
import type { Orm } from './orm.ts';
import { storageOf } from './storage.ts';

/** A database of which is seen only how often it was written to. */
function openStorage() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const execute = vi.fn(async (_statement: string) => []);
  const storage = storageOf({ em: { fork: () => ({ execute }) } } as unknown as Orm);
  return { storage, execute };
}

test('a check that worked holds for five seconds, for everybody', async () => {
  const { storage, execute } = openStorage();
  expect(await Promise.all([storage.works(), storage.works(), storage.works()])).toEqual([
    true,
    true,
    true,
  ]);
  expect(execute).toHaveBeenCalledOnce();
  expect(execute.mock.calls[0]?.[0]).toMatch(/^create temporary table .* on commit drop/);
  vi.advanceTimersByTime(5_000);
  expect(await storage.works()).toBe(true);
  expect(execute).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(await storage.works()).toBe(true);
  expect(execute).toHaveBeenCalledTimes(2);
});

test('one that failed holds for nobody after it, and takes back what worked before', async () => {
  const { storage, execute } = openStorage();
  expect(await storage.works()).toBe(true);
  execute.mockRejectedValueOnce(new Error('disk full'));
  await expect(storage.check()).rejects.toThrow('disk full');
  execute.mockRejectedValueOnce(new Error('disk full'));
  expect(await storage.works()).toBe(false);
  expect(await storage.works()).toBe(true);
  expect(execute).toHaveBeenCalledTimes(4);
});
