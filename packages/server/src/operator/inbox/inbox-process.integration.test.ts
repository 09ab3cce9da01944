import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import { contactPayload } from '../../testing/payloads.ts';
import { fromTests, startSiteProcess } from '../../testing/site-process.ts';

const script = join(import.meta.dirname, 'inbox-cli.ts');

test('as a process: on nothing at all, and beside a running site', async ({ folder }) => {
  const inbox = async (...args: string[]) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...fromTests, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if (child.exitCode === null) await once(child, 'exit');
    return { code: child.exitCode, out, err };
  };
  const isRunning = () =>
    readFile(join(folder, 'postgres/postmaster.pid')).then(
      () => true,
      () => false,
    );

  expect(await inbox('export', '--json')).toEqual({ code: 0, out: '[]\n', err: '' });
  expect(await isRunning()).toBe(false);

  const site = await startSiteProcess({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactPayload),
  });
  const { reference } = (await response.json()) as { reference: string };
  const exported = await inbox('export', '--jsonl');
  expect(JSON.parse(exported.out)).toMatchObject({ reference, fields: contactPayload });
  const [rejected, unknown, missing] = await Promise.all([
    inbox('erase', reference),
    inbox('list'),
    inbox('erase', 'PV-0000-0000-0000', '--yes'),
  ]);
  expect(rejected.code).toBe(2);
  expect(rejected.err).toMatch(/^Ohne Rückfrage löscht der Befehl nur mit --yes\.\n/);
  expect(unknown.code).toBe(2);
  expect(unknown.err).toMatch(/^Den Befehl „list“ gibt es nicht\. Es gibt: export, /);
  expect(missing).toEqual({
    code: 1,
    out: '',
    err: 'Nichts gefunden zu „PV-0000-0000-0000“.\n',
  });
  // The site still has its database, and stops it when it goes.
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(await site.end('SIGTERM')).toBe(0);
  expect(await isRunning()).toBe(false);
});
