import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import type { Client } from 'pg';
import { expect, vi } from 'vitest';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { withClient } from '../platform/database/with-client.ts';
import { mixedLoad } from './mixed-load.ts';
import { signInByPrintedLink } from './printed-sign-in.ts';
import { silentLogger } from './silent-logger.ts';
import { startSiteProcess } from './site-process.ts';

/** Acknowledged between two kills, so that each one meets a site that is busy. */
const thingsPerRound = 40;

/** What is in the database, compared with what clients were answered. */
type Ledger = {
  /** References of the submissions. */
  stored: string[];
  /** What was acknowledged and is not in the database. */
  lost: string[];
  /** Stored submissions that have not just the jobs of the mails that were decided for them. */
  withoutJobs: number;
  /** Files of the mails about requests and withdrawals that are to be there in the end. */
  mails: string[];
};

// A line is a reference, and behind it what was done to that request: its type, and what tells it from others.
const storedThings = `
  select reference as line from submissions
  union all select concat_ws(' ', reference, type, note)
    from handling_events e join submissions s on s.id = e.submission_id
  union all select concat_ws(' ', reference, 'photograph', p.id)
    from photographs p join submissions s on s.id = p.submission_id
  union all select concat_ws(' ', reference, 'phone', coalesce(c.phone, g.an_telefon))
    from submissions s left join contact_messages c on c.id = s.contact_message_id
    left join grid_connections g on g.id = s.grid_connection_id
  union all select concat_ws(' ', reference, 'withdrawn')
    from erased_references where reference not in (select reference from submissions)`;

// The office is not mailed what it has entered itself. A mail about what was added has a job that waits ten minutes.
const mailsOfSubmissions = `
  select reference, decided, array(
      select data->>'recipient' from pgboss.job where name = 'mail'
        and data->>'submissionId' = s.id::text and data - '{submissionId,recipient}'::text[] = '{}'
      union all select distinct 'added' from pgboss.job
        where name = 'visitor-additions' and data->>'submissionId' = s.id::text
      order by 1) as jobs
  from submissions s,
    lateral (select array(select type from handling_events where submission_id = s.id) as types) e,
    lateral (select array_remove(array[
      case when types && '{remark,corrected,times,photographs}' then 'added' end,
      case when digest_mail is null and 'entered' <> all (types) then 'company' end,
      case when confirmed_at is not null then 'visitor' end], null) as decided) d`;

const withDatabase = async <T>(folder: string, work: (client: Client) => Promise<T>) => {
  const embedded = await startEmbeddedPostgres(folder, silentLogger);
  try {
    return await withClient(embedded.url, 'test', work);
  } finally {
    await embedded.release();
  }
};

/**
 * Looks into the embedded database of a folder.
 * @param acknowledged references, and what `mixedLoad` adds to them
 */
export function readLedger(folder: string, acknowledged: Set<string>): Promise<Ledger> {
  return withDatabase(folder, async (client) => {
    const things = await client.query<{ line: string }>(storedThings);
    const { rows } = await client.query<{ reference: string; decided: string[]; jobs: string[] }>(
      mailsOfSubmissions,
    );
    const known = new Set(things.rows.map(({ line }) => line));
    const withdrawn = [...known].filter((line) => line.endsWith(' withdrawn'));
    return {
      stored: rows.map(({ reference }) => reference),
      lost: [...acknowledged].filter((line) => !known.has(line)),
      withoutJobs: rows.filter(({ decided, jobs }) => `${decided}` !== `${jobs}`).length,
      mails: [
        ...rows.flatMap(({ reference, decided }) =>
          decided.filter((mail) => mail !== 'added').map((mail) => `${reference}-${mail}.eml`),
        ),
        ...withdrawn.map((line) => `${line.replace(' ', '-')}.eml`),
      ],
    };
  });
}

/**
 * Kills the site, or the PostgreSQL that it brings along, time and again while visitors and the office work.
 * Then waits for its mails and returns what is missing.
 */
export async function killUnderLoad(
  folder: string,
  { rounds, victim }: { rounds: number; victim: 'site' | 'database' },
) {
  const settings = {
    DATA_DIR: folder,
    DESK_PORT: String(await getPort()),
    RATE_LIMIT: '0',
    CONFIRMATIONS_PER_DOMAIN: '0',
    CONFIRMATIONS_PER_DAY: '0',
    LOG_LEVEL: 'warn',
  };
  const port = await getPort();
  const acknowledged = new Set<string>();
  let site = await startSiteProcess(settings, port);
  const desk = await signInByPrintedLink(site);
  for (let round = 1; round <= rounds; round += 1) {
    const before = acknowledged.size;
    const stopLoad = mixedLoad(site.url, desk, acknowledged);
    await vi.waitFor(
      () => expect(acknowledged.size).toBeGreaterThanOrEqual(before + thingsPerRound),
      { timeout: 60_000, interval: 5 },
    );
    if (victim === 'site') await site.end('SIGKILL');
    else process.kill(await postmasterOf(folder), 'SIGKILL');
    await stopLoad();
    if (victim === 'site') site = await startAgain(folder, settings, port);
    await vi.waitFor(async () => expect((await fetch(`${site.url}/readyz`)).status).toBe(200), {
      timeout: 60_000,
      interval: 50,
    });
  }

  const { mails, ...ledger } = await readLedger(folder, acknowledged);
  // Everything stored is mailed, also that whose answer the kill cut off.
  const unsent = async () => {
    const written = new Set(await readdir(join(folder, 'mail')));
    return mails.filter((name) => !written.has(name));
  };
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), {
    timeout: 120_000,
    interval: 250,
  });
  expect(await site.end('SIGTERM'), site.output()).toBe(0);
  return {
    ...ledger,
    acknowledged: [...acknowledged],
    mails: mails.length,
    unsent: await unsent(),
  };
}

/** Starts a site that was killed so long ago that the jobs which it had taken are taken up at once. */
async function startAgain(folder: string, settings: Record<string, string>, port: number) {
  return withDatabase(folder, async (client) => {
    await client.query(`update pgboss.job set heartbeat_on = heartbeat_on - interval '16 seconds'`);
    return startSiteProcess(settings, port);
  });
}

/** Process of the PostgreSQL that runs on a folder. */
export async function postmasterOf(folder: string): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
}
