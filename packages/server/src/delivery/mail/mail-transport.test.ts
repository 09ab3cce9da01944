import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { openMailTransport } from './mail-transport.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'mails-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const mail = {
  from: { name: 'Website', address: 'w@x.example' },
  to: ['eva@x.example'],
  subject: 'Größe',
  text: 'Guten Tag\n',
  html: '<p>Guten Tag</p>',
  headers: {},
};

test('without a mail server a mail is a whole file, for its owner’s eyes alone, and one sent again is the same file', async ({
  folder,
}) => {
  const mails = join(folder, 'mail');
  const transport = await openMailTransport(undefined, mails);
  expect((await stat(mails)).mode & 0o777).toBe(0o700);
  expect(transport.keepsMails).toBe(true);
  await transport.send({ ...mail, text: 'Zuerst' }, 'PV-1-company');
  await transport.send(mail, 'PV-1-company');
  expect(await readdir(mails)).toEqual(['PV-1-company.eml']);
  const path = join(mails, 'PV-1-company.eml');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const written = await readFile(path, 'utf8');
  expect(written).toContain('To: eva@x.example\r\n');
  expect(written).toContain('\r\nGuten Tag\r\n');
  expect(written).not.toContain('Zuerst');
  transport.close();
});

test('a link that somebody has put in a mail’s place is not followed', async ({ folder }) => {
  const transport = await openMailTransport(undefined, join(folder, 'mail'));
  const elsewhere = join(folder, 'elsewhere');
  await writeFile(elsewhere, 'bleibt');
  await symlink(elsewhere, join(folder, 'mail/a.eml.part'));
  await expect(transport.send(mail, 'a')).rejects.toThrow('ELOOP');
  expect(await readFile(elsewhere, 'utf8')).toBe('bleibt');
});

test('with a mail server nothing is kept, and no folder is made', async ({ folder }) => {
  const transport = await openMailTransport('smtp://127.0.0.1:1', join(folder, 'mail'));
  expect(transport.keepsMails).toBe(false);
  expect(await readdir(folder)).toEqual([]);
  transport.close();
});
