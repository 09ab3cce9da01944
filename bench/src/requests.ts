import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, describeDatabase, siteSettings, startDatabase } from './database.ts';
import { withFolder } from './folder.ts';
import { type Load, wrk } from './load.ts';
import { say, sayTable } from './report.ts';
import { bareScript, siteScript, startServer } from './server-process.ts';
import { submitScript } from './submit-script.ts';

const connectionCounts = [1, 32, 200];
/** Both sides run so long unmeasured that Node has compiled what they use. */
const warmUpSeconds = 5;
const seconds = 5;
const storedRows = 1_000_000;

type Row = { connections: number; site: Load; bare: Load };

/**
 * `POST /trpc/contact.submit` (validation, idempotency key, row, bookkeeping, mail jobs, receipt, in
 * one transaction; the mails of the requests are sent meanwhile) beside a bare route with one INSERT:
 * on an empty database, and again with a million requests stored.
 */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const database = await startDatabase(folder);
    try {
      say(await describeDatabase(database));
      const script = join(folder, 'submit.lua');
      await writeFile(script, submitScript);
      const measureSides = async () => {
        const rows: Row[] = [];
        for (const connections of connectionCounts) {
          const site = await measure(database, siteScript, siteSettings(folder), {
            path: '/trpc/contact.submit',
            connections,
            script,
          });
          const bare = await measure(database, bareScript, {}, { path: '/', connections, script });
          rows.push({ connections, site, bare });
        }
        return rows;
      };

      const empty = await measureSides();
      report('empty database', empty);
      const million = storedRows.toLocaleString('en');
      await store(database, storedRows);
      const full = await measureSides();
      report(`${million} requests stored`, full);
      const slower = empty.map(({ connections, site }, index) => {
        const later = full[index]?.site.perSecond ?? Number.NaN;
        return `${(site.perSecond / later).toFixed(2)} at ${connections}`;
      });
      say(
        `Ratio: with ${million} stored a request takes ${slower.join(', ')} connections of its time on an empty database`,
      );
    } finally {
      await database.stop();
    }
  });
}

function report(what: string, rows: Row[]): void {
  const cell = ({ perSecond, p99 }: Load) => `${Math.round(perSecond)}/s, ${p99.toFixed(1)} ms`;
  say('', `${what}, ${seconds} s for each figure`, '');
  sayTable(
    rows.map(({ connections, site, bare }) => ({
      'connections (accepted per second, p99)': connections,
      'contact.submit': cell(site),
      'bare INSERT': cell(bare),
      'ratio of requests': (site.perSecond / bare.perSecond).toFixed(2),
      'ratio of p99': (site.p99 / bare.p99).toFixed(1),
    })),
  );
}

/** One server at a time, each time a new one; nothing of the one before is left for it to do. */
async function measure(
  database: Database,
  server: string,
  settings: Record<string, string>,
  { path, connections, script }: { path: string; connections: number; script: string },
): Promise<Load> {
  await database.query(`delete from pgboss.job where name = 'mail'`);
  await database.query('vacuum pgboss.job');
  await database.query('checkpoint');
  const running = await startServer(server, { ...settings, DATABASE_URL: database.url });
  try {
    await wrk(running.url + path, Math.max(connections, 8), warmUpSeconds, [], script);
    return await wrk(running.url + path, connections, seconds, [], script);
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
           now() - n * interval '60 seconds'
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
