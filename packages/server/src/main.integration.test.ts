import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { company } from '@rebhang-solar/content/company-in-texts';
import getPort from 'get-port';
import { expect, vi } from 'vitest';
import { openMails } from './delivery/mail/mail-queue.ts';
import { startEmbeddedPostgres } from './platform/database/embedded-postgres.ts';
import { stopBoss } from './platform/jobs/boss.ts';
import { column } from './testing/database-cluster.ts';
import { test } from './testing/fixtures.ts';
import { killUnderLoad, postmasterOf, readLedger } from './testing/kill-under-load.ts';
import { load, post } from './testing/load.ts';
import { smtpSettings } from './testing/mail-server.ts';
import { contactPayload } from './testing/payloads.ts';
import { deskLine, pressSignIn } from './testing/printed-sign-in.ts';
import { silentLogger } from './testing/silent-logger.ts';
import { runSiteProcess, startSiteProcess } from './testing/site-process.ts';

test('killed twice under load, the site loses no request that it accepted', async ({ folder }) => {
  const outcome = await killUnderLoad(folder, { rounds: 2, victim: 'site' });
  expect(outcome).toMatchObject({ lost: [], withoutJobs: 0, unsent: [] });
});

test('killed before a digest goes out, and again once the mail server has taken it, the site sends it, twice at most', async ({
  database,
  folder,
  mailServer,
}) => {
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    RATE_LIMIT: '100',
    ...smtpSettings(mailServer.url),
    LOG_LEVEL: 'warn',
  };
  mailServer.answer = 'refuse for now';
  const first = await startSiteProcess(settings);
  for (let count = 0; count < 10; count += 1) expect(await post(first.url)).toBeDefined();
  const collected = [await post(first.url), await post(first.url), await post(first.url)];
  const waiting = async () => {
    const rows = await database.query<{ reference: string }>(
      `select reference from submissions where digest_mail = 'waiting' order by received_at`,
    );
    return rows.map(({ reference }) => reference);
  };
  expect(await waiting()).toEqual(collected);
  await first.end('SIGKILL');

  mailServer.answer = 'take';
  const digests = () =>
    mailServer.received.filter(({ mail }) => mail.messageId?.startsWith('<digest.'));
  const { boss } = await openMails(database.url, silentLogger);
  /** The ten minutes are over, of the first job and of the schedule. */
  const mailUntil = (isDone: () => Promise<void>) =>
    vi.waitFor(
      async () => {
        await database.query(
          `update pgboss.job set start_after = now() where name = 'digest-mail' and state = 'created'`,
        );
        await boss.send('digest-mail');
        await isDone();
      },
      { timeout: 40_000, interval: 500 },
    );
  const second = await startSiteProcess(settings);
  mailServer.onTaken = ({ mail }) => {
    if (mail.messageId?.startsWith('<digest.')) process.kill(second.pid, 'SIGKILL');
  };
  await mailUntil(async () => expect(second.hasEnded()).toBe(true));
  mailServer.onTaken = () => undefined;
  const third = await startSiteProcess(settings);
  await mailUntil(async () => expect(await waiting()).toEqual([]));
  await stopBoss(boss);
  expect(digests().length).toBeLessThanOrEqual(2);
  expect(new Set(digests().map(({ mail }) => mail.messageId)).size).toBe(1);
  for (const reference of collected) expect(digests()[0]?.mail.text).toContain(reference);
  expect(await third.end('SIGTERM')).toBe(0);
});

test('told to stop under load, the site answers what it has begun, sends others away and ends', async ({
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
    timeout: 60_000,
    interval: 5,
  });
  const body = JSON.stringify({ ...contactPayload, name: 'Mitten im Satz' });
  const head = `POST /api/contact HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n`;
  const inFlight = openSocket(site.url);
  const late = openSocket(site.url);
  const never = openSocket(site.url);
  await Promise.all([
    inFlight.write(head),
    late.write('GET /readyz HTTP/1.1\r\n'),
    never.write(head),
  ]);
  // The site says so itself once it has read a head: only such a request is in flight at the stop.
  await Promise.all([inFlight.until(/^HTTP\/1.1 100 /), never.until(/^HTTP\/1.1 100 /)]);
  await Promise.all([inFlight.write(body.slice(0, 40)), never.write('{')]);

  const ended = site.end('SIGTERM');
  // The first rejected request shows that the stop has begun.
  await vi.waitFor(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(503), {
    timeout: 10_000,
    interval: 5,
  });
  await Promise.all([late.write('host: x\r\n\r\n'), inFlight.write(body.slice(40))]);
  expect(await late.answer()).toMatch(/^HTTP\/1.1 503 .*\r\nretry-after: 5\r\n/is);
  const answer = await inFlight.answer();
  expect(answer).toMatch(/^HTTP\/1.1 201 /m);
  accepted.add(/PV(-\w{4}){3}/.exec(answer)?.[0] ?? '');

  expect(await ended).toBe(0);
  await stopLoad();
  const rows = await database.query<{ reference: string }>('select reference from submissions');
  // A request may be stored and its answer still be cut off by the end of the 3 s, on a busy machine.
  expect(rows.map((row) => row.reference)).toEqual(expect.arrayContaining([...accepted]));
});

/** A client that sends these bytes, and no more. */
function openSocket(url: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (chunk) => {
    answer += chunk;
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.once('error', () => resolve());
  });
  return {
    write: (text: string) => new Promise<void>((resolve) => socket.write(text, () => resolve())),
    /** Resolves once what came back so far matches. */
    async until(pattern: RegExp) {
      while (!pattern.test(answer)) await once(socket, 'data');
    },
    /** All that came back until the other side closed. */
    async answer() {
      await closed;
      return answer;
    },
  };
}

test('two sites on one folder share its database, say so while it is away and work again without a restart, and the last one stops it; at its end a part that cannot be closed keeps no other open', async ({
  folder,
}) => {
  const failingClose = `
    import { createRequire } from 'node:module';
    const { Pool } = createRequire(${JSON.stringify(import.meta.url)})('pg');
    process.once('SIGTERM', () => {
      Pool.prototype.end = async () => { throw new Error('not closed'); };
    });`;
  const settings = { DATA_DIR: folder, RATE_LIMIT: '0', LOG_LEVEL: 'warn' };
  const [first, second] = await Promise.all([
    startSiteProcess(settings),
    startSiteProcess(settings, undefined, [
      '--import',
      `data:text/javascript,${encodeURIComponent(failingClose)}`,
    ]),
  ]);
  const accepted = new Set<string>();
  const stopLoads = [load(first.url, accepted), load(second.url, accepted)];
  const untilAccepted = (count: number) =>
    vi.waitFor(() => expect(accepted.size).toBeGreaterThan(count), {
      timeout: 60_000,
      interval: 5,
    });
  await untilAccepted(20);

  // The postmaster and with it every connection, without a goodbye.
  process.kill(await postmasterOf(folder), 'SIGKILL');
  const response = await fetch(`${second.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactPayload),
  });
  expect([201, 503]).toContain(response.status);
  for (const { url } of [first, second]) {
    await vi.waitFor(async () => expect(await post(url)).toBeDefined(), {
      timeout: 60_000,
      interval: 100,
    });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  }
  const postmaster = await postmasterOf(folder);
  const presences = `select count(*)::text from pg_stat_activity where application_name = 'site presence'`;
  const third = await startEmbeddedPostgres(folder, silentLogger);
  await vi.waitFor(async () => expect(await column(third.url, presences)).toEqual(['3']), {
    timeout: 30_000,
    interval: 100,
  });
  await third.release();

  expect(await first.end('SIGTERM')).toBe(0);
  await untilAccepted(accepted.size + 20);
  expect(await postmasterOf(folder)).toBe(postmaster);
  await Promise.all(stopLoads.map((stop) => stop()));
  expect(await readLedger(folder, accepted)).toMatchObject({ lost: [], withoutJobs: 0 });
  expect(await second.end('SIGTERM')).toBe(1);
  expect(second.output()).toContain('Not closed: the job queue');
  // The database least of all.
  await expect(readFile(join(folder, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('killed after the mail server has taken a mail, it sends that mail once more at most', async ({
  database,
  folder,
  mailServer,
}) => {
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    ...smtpSettings(mailServer.url),
    LOG_LEVEL: 'warn',
  };
  const site = await startSiteProcess(settings);
  mailServer.onTaken = () => process.kill(site.pid, 'SIGKILL');
  await post(site.url);
  expect(await site.ended()).toBe(null);
  mailServer.onTaken = () => undefined;
  // Its last sign of life is long enough ago.
  await database.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '16 seconds'`);
  const port = await getPort();
  const next = await startSiteProcess({ ...settings, DESK_PORT: String(port) });
  // Whoever has a mail server is no newcomer, and signs in by mail.
  expect(await deskLine(next)).toBe(`The office's desk: http://localhost:${port}`);
  await vi.waitFor(
    async () =>
      expect(await database.query(`select state from pgboss.job where name = 'mail'`)).toEqual([
        { state: 'completed' },
        { state: 'completed' },
      ]),
    { timeout: 40_000, interval: 100 },
  );
  const times = new Map<string, number>();
  for (const { mail } of mailServer.received) {
    const id = String(mail.messageId);
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  expect(times.size).toBe(2);
  expect(Math.max(...times.values())).toBeLessThanOrEqual(2);
  expect(await next.end('SIGTERM')).toBe(0);
});

/** Runs a site whose start fails. @returns all that it writes, which is one line */
async function runInVain(settings: Record<string, string>): Promise<string> {
  const { code, output } = await runSiteProcess({ LOG_LEVEL: 'warn', ...settings });
  expect(code).toBe(1);
  expect(output.trimEnd().split('\n')).toEqual([expect.any(String)]);
  return output;
}

test('a setting that cannot be used stops the start with one line that names it', async ({
  database,
}) => {
  // Node's own recursive mkdir tries for ever there.
  expect(await runInVain({ DATA_DIR: '/proc/x', DATABASE_URL: database.url })).toBe(
    "The site does not start: DATA_DIR cannot be used: ENOENT: no such file or directory, mkdir '/proc/x'\n",
  );
});

test('a port that is taken stops the start with one line, and the database with it', async ({
  folder,
}) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const output = await runInVain({ DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port) });
  expect(output).toBe(
    `The site does not start: HOST and PORT cannot be listened at: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
  );
  taken.close();
  await expect(readFile(join(folder, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
});

test('whoever tries the site out gets a link to the desk in the second line, which signs in once', async ({
  database,
  folder,
}) => {
  const port = await getPort();
  const site = await startSiteProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'warn',
    DESK_PORT: String(port),
  });
  const line = await deskLine(site);
  const lines = site.output().split('\n');
  expect(lines.indexOf(line)).toBe(
    lines.findIndex((one) => one.startsWith(`${company.shortName}: `)) + 1,
  );
  const [href = ''] = /http:\S+/.exec(line) ?? [];
  expect(href).toMatch(new RegExp(`^http://localhost:${port}/anmelden/[\\w-]{43}$`));
  expect((await pressSignIn(href)).status).toBe(303);
  expect((await pressSignIn(href)).status).toBe(410);
  expect(await site.end('SIGTERM')).toBe(0);
});

test('a public site without DESK_URL says that it has no desk; its figures are on a port of their own and on this machine only', async ({
  database,
  folder,
}) => {
  const adminPort = await getPort();
  const site = await startSiteProcess({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    HOST: '0.0.0.0',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'https://www.firma.example',
    DESK_PORT: '',
    ADMIN_PORT: String(adminPort),
  });
  expect(await deskLine(site)).toBe(
    "The office's desk: none, as PUBLIC_URL is public and DESK_URL is not set",
  );
  expect(site.output()).toContain('PUBLIC_URL is https, but TRUST_PROXY is not set');
  expect((await fetch(`http://127.0.0.1:${adminPort}/health`)).status).toBe(200);
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  // Another address of this machine: the site listens there, its figures do not.
  const elsewhere = (port: string | number) => fetch(`http://127.0.0.2:${port}/healthz`);
  expect((await elsewhere(new URL(site.url).port)).status).toBe(200);
  await expect(elsewhere(adminPort)).rejects.toThrow();
  expect(await site.end('SIGTERM')).toBe(0);
});
