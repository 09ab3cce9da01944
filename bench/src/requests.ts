import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, describeDatabase, siteSettings, startDatabase } from './database.ts';
import { withFolder } from './folder.ts';
import { type Load, wrk } from './load.ts';
import { say, sayTable } from './report.ts';
import { bareScript, siteScript, startServer } from './server-process.ts';
import { submitScript } from './submit-script.ts';

const connectionCounts = [1, 32, 200];
/** Each server runs so long unmeasured that Node has compiled what it uses. */
const warmUpSeconds = 5;
const seconds = 4;
const storedRows = 1_000_000;

const sides = {
  'contact.submit': { script: siteScript, path: '/trpc/contact.submit' },
  'bare route': { script: bareScript, path: '/' },
};
type Side = keyof typeof sides;

/** What the first requests of many new connections meet, and one load for each count of connections. */
type Measured = { firstBurst: Load; loads: Load[] };
type Loads = Record<Side, Measured>;

/**
 * `POST /trpc/contact.submit` (validation, idempotency key, row, bookkeeping, mail jobs, receipt, in
 * one transaction; the mails of the requests are sent meanwhile) beside a bare route that writes the
 * same rows and jobs by hand: on an empty database, and with a million requests stored.
 */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const database = await startDatabase(folder);
    try {
      say(await describeDatabase(database));
      const script = join(folder, 'submit.lua');
      await writeFile(script, submitScript);
      const measureSides = async (): Promise<Loads> => ({
        'contact.submit': await measure(database, 'contact.submit', script, siteSettings(folder)),
        'bare route': await measure(database, 'bare route', script),
      });

      const empty = await measureSides();
      report('empty database', empty);
      await store(database, storedRows);
      const full = await measureSides();
      report(`${storedRows.toLocaleString('en')} requests stored`, full);

      const slower = connectionCounts.map((connections, index) => {
        const before = empty['contact.submit'].loads[index]?.perSecond ?? Number.NaN;
        const later = full['contact.submit'].loads[index]?.perSecond ?? Number.NaN;
        return `${(before / later).toFixed(2)} at ${connections}`;
      });
      say(
        `Ratio: with ${storedRows.toLocaleString('en')} stored a request takes ${slower.join(', ')} connections of its time on an empty database`,
      );
    } finally {
      await database.stop();
    }
  });
}

function report(what: string, loads: Loads): void {
  const cell = (load: Load) => `${Math.round(load.perSecond)}/s, ${load.p99.toFixed(1)} ms`;
  say('', `${what}, ${seconds} s for each figure`, '');
  const rows = connectionCounts.flatMap((connections, index) => {
    const site = loads['contact.submit'].loads[index];
    const bare = loads['bare route'].loads[index];
    if (!site || !bare) return [];
    return {
      'connections (accepted per second, p99)': connections,
      'contact.submit': cell(site),
      'bare route': cell(bare),
      'of the bare route': (site.perSecond / bare.perSecond).toFixed(2),
      'its p99': `${(site.p99 / bare.p99).toFixed(1)} ×`,
    };
  });
  sayTable(rows);
  for (const side of Object.keys(sides) as Side[]) {
    const { p99 } = loads[side].firstBurst;
    say(
      `First second of 200 connections to a pool with none open, ${side}: p99 ${p99.toFixed(0)} ms`,
    );
  }
}

/** One server at a time; nothing of the one before is left for it to do. */
async function measure(
  database: Database,
  side: Side,
  script: string,
  settings: Record<string, string> = {},
): Promise<Measured> {
  await database.query(`delete from pgboss.job where name in ('mail', 'mail-dead')`);
  await database.query('vacuum pgboss.job');
  await database.query('checkpoint');
  const running = await startServer(sides[side].script, {
    ...settings,
    DATABASE_URL: database.url,
  });
  const url = running.url + sides[side].path;
  try {
    await wrk(url, 32, warmUpSeconds, [], script);
    // The pool closes what it has not used for ten seconds.
    await sleep(11_000);
    const firstBurst = await wrk(url, 200, 1, [], script);
    const loads: Load[] = [];
    for (const connections of connectionCounts) {
      await wrk(url, connections, 1, [], script);
      loads.push(await wrk(url, connections, seconds, [], script));
    }
    return { firstBurst, loads };
  } finally {
    await running.stop();
  }
}

/** Requests as the site would have stored them, spread over two years, their mails long sent. */
async function store(database: Database, count: number): Promise<void> {
  await database.query(
    `with message as (
       insert into contact_messages (name, email, phone, message, created_at)
         select 'Käthe Müller', 'k' || n || '@beispiel.example', '0351 98765', repeat('Guten Tag! ', 20),
           date_trunc('milliseconds', now()) - n * interval '60 seconds'
         from generate_series(1, $1::int) n
         returning id, created_at
     )
     insert into submissions (id, reference, kind, idempotency_key, digest, received_at, contact_message_id, search_text)
       select gen_random_uuid(), 'STORED-' || id, 'contact', gen_random_uuid(),
         encode(sha256(id::text::bytea), 'hex'), created_at, id,
         'stored-' || id || ' kathe muller k' || id || '@beispiel.example'
       from message`,
    [count],
  );
  await database.query('vacuum analyze');
}
