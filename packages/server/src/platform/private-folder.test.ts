import { mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { makePrivateFolder, rejectLink } from './private-folder.ts';
import { openUnnamedFile } from './unnamed-file.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'private-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test('a folder of mails is its owner’s alone, and may be there already', async ({ folder }) => {
  const path = join(folder, 'data', 'mail');
  await makePrivateFolder(path);
  await makePrivateFolder(path);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test('neither a file nor a link stands for a folder', async ({ folder }) => {
  const [file, link] = [join(folder, 'file'), join(folder, 'link')];
  await writeFile(file, '');
  await symlink(folder, link);
  await expect(makePrivateFolder(file)).rejects.toThrow('EEXIST');
  await expect(makePrivateFolder(link)).rejects.toThrow(`${link} is a link`);
  await rejectLink(join(folder, 'missing'));
});

test('what a visitor sends lies in a file without a name, for nobody else to open', async () => {
  const file = await openUnnamedFile();
  const { mode, nlink } = await file.stat();
  expect([mode & 0o777, nlink]).toEqual([0o600, 0]);
  await file.close();
});
