import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { test as base } from './testing/fixtures.ts';
import { contactPayload } from './testing/payloads.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { freePort, runSiteProcess, startSiteProcess } from './testing/site-process.ts';

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the fixture's needs from this pattern.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-data-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
});

async function post(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(contactPayload),
    });
    if (response.status !== 201) return undefined;
    return ((await response.json()) as { reference: string }).reference;
  } catch {
    return undefined;
  }
}

/** Posts from several hands until told to stop. */
function load(url: string, accepted: Set<string>) {
  let running = true;
  const hands = Array.from({ length: 8 }, async () => {
    while (running) {
      const reference = await post(url);
      if (reference) accepted.add(reference);
      else await new Promise(setImmediate);
    }
  });
  return async () => {
    running = false;
    await Promise.all(hands);
  };
}

test('killed five times under load, the site loses no request that it accepted', async ({
  folder,
}) => {
  const settings = { DATA_DIR: folder, RATE_LIMIT: '0', LOG_LEVEL: 'warn' };
  const port = await freePort();
  const accepted = new Set<string>();
  for (let round = 1; round <= 5; round += 1) {
    const site = await startSiteProcess(settings, port);
    const before = accepted.size;
    const stopLoad = load(site.url, accepted);
    await vi.waitFor(() => expect(accepted.size).toBeGreaterThanOrEqual(before + 40), {
      timeout: 30_000,
      interval: 5,
    });
    await site.end('SIGKILL');
    await stopLoad();
  }

  const site = await startSiteProcess(settings, port);
  const embedded = await startEmbeddedPostgres(folder, silentLogger);
  const client = new Client({ connectionString: embedded.url });
  await client.connect();
  const { rows: stored } = await client.query(
    `select s.reference, c.message from submissions s join contact_messages c on c.id = s.contact_message_id`,
  );
  const references = new Set(stored.map((row) => row.reference));
  expect([...accepted].filter((reference) => !references.has(reference))).toEqual([]);
  expect(stored.every((row) => row.message === contactPayload.message)).toBe(true);

  // Every stored request, also those whose answer the kill cut off, reaches both mailboxes.
  const expected = stored.flatMap(({ reference }) => [
    `${reference}-company.eml`,
    `${reference}-visitor.eml`,
  ]);
  await vi.waitFor(
    async () => {
      const written = new Set(await readdir(join(folder, 'mail')));
      expect(expected.filter((name) => !written.has(name))).toEqual([]);
    },
    { timeout: 60_000, interval: 250 },
  );
  await client.end();
  await embedded.release();
  expect(await site.end('SIGTERM')).toBe(0);
}, 180_000);

test('told to stop under load, the site answers what it has begun and ends in order', async ({
  database,
  folder,
}) => {
  const site = await startSiteProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
  });
  const accepted = new Set<string>();
  const stopLoad = load(site.url, accepted);
  await vi.waitFor(() => expect(accepted.size).toBeGreaterThan(20), {
    timeout: 20_000,
    interval: 5,
  });
  expect(await site.end('SIGTERM')).toBe(0);
  await stopLoad();
  const rows = await database.query<{ reference: string }>('select reference from submissions');
  expect(new Set(rows.map((row) => row.reference))).toEqual(accepted);
});

test('a wrong setting stops the start with one line that names it', async ({ folder }) => {
  const { code, output } = await runSiteProcess({ DATA_DIR: folder, PORT: 'achtzig' });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain('PORT');
});

test('a port that is taken stops the start with one line, and the database with it', async ({
  folder,
}) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const settings = { DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn' };
  const { code, output } = await runSiteProcess(settings);
  taken.close();
  expect(code).toBe(1);
  expect(output).toContain('EADDRINUSE');
  await expect(readFile(join(folder, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('while the database is away the site says so, and works again without a restart', async ({
  folder,
}) => {
  const site = await startSiteProcess({ DATA_DIR: folder, RATE_LIMIT: '0', LOG_LEVEL: 'warn' });
  expect(await post(site.url)).toBeDefined();
  // The postmaster and with it every connection, without a goodbye.
  const pidFile = await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8');
  process.kill(Number.parseInt(pidFile, 10), 'SIGKILL');
  const response = await fetch(`${site.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactPayload),
  });
  expect([201, 503]).toContain(response.status);
  await vi.waitFor(async () => expect(await post(site.url)).toBeDefined(), {
    timeout: 30_000,
    interval: 100,
  });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  expect(await site.end('SIGTERM'), site.output()).toBe(0);
});
