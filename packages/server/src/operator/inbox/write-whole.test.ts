import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { test as base, expect } from 'vitest';
import { writeWhole } from './write-whole.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test('a file takes the place of an older one once it is whole, for its owner alone', async ({
  folder,
}) => {
  const path = join(folder, 'anfragen.csv');
  await writeFile(path, 'alt');
  const result = await writeWhole(path, async (file) => {
    await pipeline(Readable.from(['neu']), file);
    expect(await readFile(path, 'utf8')).toBe('alt');
    return 7;
  });
  expect(result).toBe(7);
  expect(await readFile(path, 'utf8')).toBe('neu');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['anfragen.csv']);
});

test('what cannot be written to its end leaves the older file, and nothing beside it', async ({
  folder,
}) => {
  const path = join(folder, 'anfragen.csv');
  await writeFile(path, 'alt');
  const failed = writeWhole(path, async (file) => {
    await pipeline(Readable.from(['neu']), file);
    throw new Error('The database is away');
  });
  await expect(failed).rejects.toThrow('The database is away');
  expect(await readFile(path, 'utf8')).toBe('alt');
  expect(await readdir(folder)).toEqual(['anfragen.csv']);
});
