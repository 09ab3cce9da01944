import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, describeDatabase, siteSettings, startDatabase } from './database.ts';
import { withFolder } from './folder.ts';
import { wrk } from './load.ts';
import { say, sayTable } from './report.ts';
import { type ServerProcess, siteScript, startServer } from './server-process.ts';
import { submitScript } from './submit-script.ts';

const instanceCounts = [1, 2, 4];
/** In all, spread evenly over the instances. */
const connections = 32;
const idleSeconds = 10;
const warmUpSeconds = 5;
const seconds = 5;

type Row = {
  instances: number;
  idlePerSecond: number;
  perSecond: number;
  p99: number;
  mostConnections: number;
};

/** Several instances on one PostgreSQL: what they ask of it idle, and what they take under load. */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const database = await startDatabase(folder);
    try {
      say(await describeDatabase(database));
      const script = join(folder, 'submit.lua');
      await writeFile(script, submitScript);
      const rows: Row[] = [];
      for (const instances of instanceCounts) {
        await database.query(`delete from pgboss.job where name = 'mail'`);
        const sites: ServerProcess[] = [];
        try {
          for (let count = 0; count < instances; count += 1) {
            sites.push(
              await startServer(siteScript, {
                ...siteSettings(folder),
                DATABASE_URL: database.url,
              }),
            );
          }
          rows.push({ instances, ...(await measure(database, sites, script)) });
        } finally {
          await Promise.all(sites.map((site) => site.stop()));
        }
      }
      say('', `${connections} connections over all instances, ${seconds} s for each figure`, '');
      sayTable(
        rows.map((row) => ({
          instances: row.instances,
          'accepted per second': Math.round(row.perSecond),
          'p99 of the slowest': `${Math.round(row.p99)} ms`,
          'most database connections': row.mostConnections,
          'transactions per second while idle': row.idlePerSecond.toFixed(1),
        })),
      );
      const alone = rows[0]?.perSecond ?? Number.NaN;
      const ratios = rows
        .slice(1)
        .map((row) => `${(row.perSecond / alone).toFixed(2)} with ${row.instances}`);
      say(`Ratio: ${ratios.join(', ')} instances, of the requests per second of one`);
    } finally {
      await database.stop();
    }
  });
}

async function measure(
  database: Database,
  sites: ServerProcess[],
  script: string,
): Promise<Omit<Row, 'instances'>> {
  const before = await transactions(database);
  await sleep(idleSeconds * 1_000);
  const idlePerSecond = ((await transactions(database)) - before) / idleSeconds;

  const each = (duration: number) =>
    Promise.all(
      sites.map((site) =>
        wrk(`${site.url}/trpc/contact.submit`, connections / sites.length, duration, [], script),
      ),
    );
  await each(warmUpSeconds);
  let mostConnections = 0;
  const watch = setInterval(async () => {
    mostConnections = Math.max(mostConnections, await siteConnections(database));
  }, 250);
  const loads = await each(seconds);
  clearInterval(watch);
  return {
    idlePerSecond,
    mostConnections,
    perSecond: loads.reduce((sum, load) => sum + load.perSecond, 0),
    p99: Math.max(...loads.map((load) => load.p99)),
  };
}

async function transactions(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()`,
  );
  return row?.count ?? Number.NaN;
}

async function siteConnections(database: Database): Promise<number> {
  const [row] = await database.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name in ('site', 'site jobs')`,
  );
  return row?.count ?? Number.NaN;
}
