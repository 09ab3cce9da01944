import { join } from 'node:path';
import { startEmbeddedPostgres } from '@rebhang-solar/server/embedded-postgres';
import { administrate, superuserUrl } from '@rebhang-solar/server/testing/database-cluster';
import { Client, type QueryResultRow } from 'pg';
import { siteScript, startServer } from './server-process.ts';

export type Database = {
  url: string;
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
};

const silent = { info() {}, warn() {}, error() {} };

/** The site's own embedded PostgreSQL with its schema, in a folder of its own. */
export async function startDatabase(folder: string): Promise<Database> {
  const embedded = await startEmbeddedPostgres(join(folder, 'data'), silent);
  const client = new Client({ connectionString: embedded.url });
  await client.connect();
  await administrate(superuserUrl(embedded.url), 'grant pg_checkpoint to site');
  // The site makes its tables.
  const site = await startServer(siteScript, {
    ...siteSettings(folder),
    DATABASE_URL: embedded.url,
  });
  await site.stop();
  return {
    url: embedded.url,
    query: async (text, values) => (await client.query(text, values)).rows,
    async stop() {
      await client.end();
      await embedded.release();
    },
  };
}

/** How the benches run the site: mails go to disk, nobody is limited. */
export function siteSettings(folder: string): Record<string, string> {
  return {
    DATA_DIR: join(folder, 'site'),
    RATE_LIMIT: '0',
    CONFIRMATIONS_PER_DOMAIN: '0',
    CONFIRMATIONS_PER_DAY: '0',
  };
}

/** PostgreSQL's version and the two settings that make a commit wait for the disk. */
export async function describeDatabase(database: Database): Promise<string> {
  const rows = await database.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('server_version', 'fsync', 'synchronous_commit')`,
  );
  const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
  return `PostgreSQL ${settings.server_version}, fsync ${settings.fsync}, synchronous_commit ${settings.synchronous_commit}`;
}
