import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { expect, vi } from 'vitest';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { withClient } from '../platform/database/with-client.ts';
import { load } from './load.ts';
import { silentLogger } from './silent-logger.ts';
import { startSiteProcess } from './site-process.ts';

/** Accepted between two kills, so that each one meets a site that is busy. */
const requestsPerRound = 40;

/** What is in the database, compared with what clients were answered. */
type Ledger = {
  stored: string[];
  /** References that were given out and are not in the database. */
  lost: string[];
  /** Stored submissions without the jobs of the mails that were decided for them. */
  withoutJobs: number;
};

/** Looks into the embedded database of a folder. */
export async function readLedger(folder: string, accepted: Set<string>): Promise<Ledger> {
  const embedded = await startEmbeddedPostgres(folder, silentLogger);
  const { rows } = await withClient(embedded.url, 'test', (client) =>
    client.query<{ reference: string; jobs: number; mails: number }>(
      `select s.reference,
         (select count(*)::int from pgboss.job j
          where j.name = 'mail' and j.data->>'submissionId' = s.id::text) as jobs,
         (digest_mail is null)::int + (confirmed_at is not null)::int as mails
       from submissions s join contact_messages c on c.id = s.contact_message_id`,
    ),
  );
  await embedded.release();
  const stored = rows.map((row) => row.reference);
  const known = new Set(stored);
  return {
    stored,
    lost: [...accepted].filter((reference) => !known.has(reference)),
    withoutJobs: rows.filter(({ jobs, mails }) => jobs !== mails).length,
  };
}

/**
 * Kills the site, or the PostgreSQL that it brings along, time and again while eight clients post.
 * Then waits for its mails and returns what is missing.
 */
export async function killUnderLoad(
  folder: string,
  { rounds, victim }: { rounds: number; victim: 'site' | 'database' },
) {
  const settings = {
    DATA_DIR: folder,
    RATE_LIMIT: '0',
    CONFIRMATIONS_PER_DOMAIN: '0',
    CONFIRMATIONS_PER_DAY: '0',
    LOG_LEVEL: 'warn',
  };
  const port = await getPort();
  const accepted = new Set<string>();
  let site = await startSiteProcess(settings, port);
  for (let round = 1; round <= rounds; round += 1) {
    const before = accepted.size;
    const stopLoad = load(site.url, accepted);
    await vi.waitFor(
      () => expect(accepted.size).toBeGreaterThanOrEqual(before + requestsPerRound),
      { timeout: 60_000, interval: 5 },
    );
    if (victim === 'site') await site.end('SIGKILL');
    else process.kill(await postmasterOf(folder), 'SIGKILL');
    await stopLoad();
    if (victim === 'site') site = await startAgain(folder, settings, port);
  }

  const ledger = await readLedger(folder, accepted);
  // Every stored submission, also those whose answer the kill cut off, reaches both mailboxes.
  const expected = ledger.stored.flatMap((reference) => [
    `${reference}-company.eml`,
    `${reference}-visitor.eml`,
  ]);
  const unsent = async () => {
    const written = new Set(await readdir(join(folder, 'mail')));
    return expected.filter((name) => !written.has(name));
  };
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), {
    timeout: 120_000,
    interval: 250,
  });
  expect(await site.end('SIGTERM'), site.output()).toBe(0);
  return { ...ledger, accepted: accepted.size, unsent: await unsent() };
}

/** Starts a site that was killed so long ago that the jobs which it had taken are taken up at once. */
async function startAgain(folder: string, settings: Record<string, string>, port: number) {
  const embedded = await startEmbeddedPostgres(folder, silentLogger);
  await withClient(embedded.url, 'test', (client) =>
    client.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '16 seconds'`),
  );
  const site = await startSiteProcess(settings, port);
  await embedded.release();
  return site;
}

/** Process of the PostgreSQL that runs on a folder. */
export async function postmasterOf(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
}
