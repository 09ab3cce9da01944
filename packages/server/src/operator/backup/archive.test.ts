import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test as base, expect } from 'vitest';
import { describeRows, readArchive, readTable } from './archive.ts';

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

test('a row that stands alone, and as many as are read at once, are each read once', async ({
  archive,
}) => {
  const sizes: number[] = [];
  const many = Array.from({ length: 500 }, () => '{}');
  const file = await archive('"submissions"', ...many, '"notes"', '{"of":"notes"}', '"last"', '{}');
  const { head: found, counts } = await readArchive(file, async (_table, rows) => {
    sizes.push(rows.length);
  });
  expect(sizes).toEqual([500, 1, 1]);
  expect(counts).toEqual({ submissions: 500, notes: 1, last: 1 });
  expect(found).toEqual(head);
  // Of one table no row of the next.
  expect(await readTable(file, 'notes')).toEqual({ head, rows: ['{"of":"notes"}'] });
});

test('a file of another format, or of none, is named with what is wrong about it', async ({
  archive,
}) => {
  const file = await archive();
  const other = async (content: string) => {
    await writeFile(file, gzipSync(content));
    const [whole, table] = await Promise.allSettled([readArchive(file), readTable(file, 'notes')]);
    expect(whole).toEqual(table);
    return whole.status === 'rejected' ? whole.reason.message : undefined;
  };
  const newer = `${file} is no backup of this site, or was made by a newer release`;
  for (const changed of [
    { version: 2 },
    { format: 'other-backup' },
    { createdAt: 'gestern' },
    { queueVersion: 30.5 },
    { migrations: null },
  ])
    expect(await other(`${JSON.stringify({ ...head, ...changed })}\n`)).toBe(newer);
  expect(await other('[]\n')).toBe(newer);
  expect(await other('no JSON\n')).toBe(newer);
  expect(await other('')).toBe(`${file} is empty`);
  await writeFile(file, 'not gzipped');
  await expect(readArchive(file)).rejects.toThrow(`${file} is damaged or no backup`);
  await expect(readArchive(`${file}.missing`)).rejects.toThrow('ENOENT');
});

test('what a command prints of a backup are its requests and its jobs', () => {
  expect(describeRows({ submissions: 3, 'pgboss.job': 7, users: 2 })).toBe('3 requests, 7 jobs');
  expect(describeRows({})).toBe('0 requests, 0 jobs');
});
