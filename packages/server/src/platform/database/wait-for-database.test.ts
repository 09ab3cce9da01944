import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { waitForDatabase } from './wait-for-database.ts';
import { withClient } from './with-client.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: vi.fn(async () => undefined) }));
vi.mock('./with-client.ts', () => ({ withClient: vi.fn() }));

const url = 'postgresql://site:secret@db.firma.example:5433/site';
const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

beforeEach(() => {
  vi.mocked(sleep).mockClear();
  vi.mocked(withClient).mockReset();
});

test('a database that starts later is asked every two seconds, and each minute a line says so', async () => {
  const log = { warn: vi.fn() };
  for (let tries = 0; tries < 31; tries += 1) vi.mocked(withClient).mockRejectedValueOnce(away());
  await waitForDatabase(url, log);
  expect(withClient).toHaveBeenCalledTimes(32);
  expect(vi.mocked(sleep).mock.calls).toEqual(Array.from({ length: 31 }, () => [2_000]));
  expect(log.warn.mock.calls.map(([, line]) => line)).toEqual([
    'Waiting for the database at db.firma.example:5433',
    'Waiting for the database at db.firma.example:5433',
  ]);
});

test('one that is there costs no wait, and a wrong password ends it at once', async () => {
  const log = { warn: vi.fn() };
  await waitForDatabase(url, log);
  const refused = Object.assign(new Error('password authentication failed'), { code: '28P01' });
  vi.mocked(withClient).mockRejectedValueOnce(refused);
  await expect(waitForDatabase(url, log)).rejects.toBe(refused);
  expect(withClient).toHaveBeenCalledTimes(2);
  expect(sleep).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
});
