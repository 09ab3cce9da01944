import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test as base, expect } from 'vitest';
import { readArchive, readTable } from './archive.ts';

const head = {
  format: 'rebhang-solar-backup',
  version: 1,
  createdAt: '2026-11-24T03:00:00.000Z',
  migrations: [],
  queueVersion: 30,
};

const test = base.extend<{ archive: (...lines: string[]) => Promise<string> }>({
  archive: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'archive-'));
    await use(async (...lines) => {
      const file = join(folder, 'site.backup.gz');
      await writeFile(file, gzipSync([JSON.stringify(head), ...lines, ''].join('\n')));
      return file;
    });
    await rm(folder, { recursive: true });
  },
});

test('a backup is read table by table, some rows at a time, and one table by itself', async ({
  archive,
}) => {
  const many = Array.from({ length: 501 }, (_, id) => `{"id":${id}}`);
  const file = await archive('"submissions"', ...many, '"photographs"', '"notes"', '{}');
  const used: [string, number][] = [];
  const { counts } = await readArchive(file, async (table, rows) => {
    used.push([table, rows.length]);
  });
  expect(used).toEqual([
    ['submissions', 500],
    ['submissions', 1],
    ['notes', 1],
  ]);
  expect(counts).toEqual({ submissions: 501, photographs: 0, notes: 1 });
  expect((await readTable(file, 'notes')).rows).toEqual(['{}']);
  expect((await readTable(file, 'photographs')).rows).toEqual([]);
  expect((await readTable(file, 'missing')).rows).toEqual([]);
});

test('five hundred photographs are never in memory at once', async ({ archive }) => {
  const large = `{"jpeg":"${'0'.repeat(3 * 1024 * 1024)}"}`;
  const sizes: number[] = [];
  const file = await archive('"photographs"', large, large, large, large);
  await readArchive(file, async (_table, rows) => {
    sizes.push(rows.length);
  });
  expect(sizes).toEqual([2, 2]);
});
