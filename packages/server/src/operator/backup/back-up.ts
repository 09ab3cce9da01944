import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { withClient } from '../../platform/database/with-client.ts';
import { type ArchiveHead, type RowCounts, readArchive } from './archive.ts';
import { keptTables, tableVersions } from './kept-tables.ts';

/**
 * Writes everything that visitors sent and every mail that is still to be sent to a file that its owner
 * alone may read, as of one moment, while the site goes on. Then reads the file through.
 * @param url connection string of the site's database
 * @returns number of rows of each table
 */
export async function backUp(url: string, file: string, now: Date): Promise<RowCounts> {
  const unfinished = `${file}.part`;
  try {
    await withClient(url, 'backup', async (client) => {
      await client.query('begin isolation level repeatable read read only');
      await client.query(`set local timezone = 'UTC'`);
      const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
      await pipeline(Readable.from(linesOf(client, now)), createGzip(), out);
    });
    const { counts } = await readArchive(unfinished);
    await rename(unfinished, file);
    return counts;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** The lines of a backup, see `archive.ts`. */
async function* linesOf(client: Client, now: Date): AsyncGenerator<string> {
  const { rows: found } = await client.query(
    `select 1 where to_regclass('public.mikro_orm_migrations') is not null
       and to_regclass('pgboss.version') is not null`,
  );
  if (found.length === 0) throw new Error('The site has never been started on it');
  const head: ArchiveHead = {
    format: 'rebhang-solar-backup',
    version: 1,
    createdAt: now.toISOString(),
    ...(await tableVersions(client)),
  };
  yield `${JSON.stringify(head)}\n`;
  for (const table of await keptTables(client)) {
    yield `"${table}"\n`;
    await client.query(
      `declare kept no scroll cursor for select row_to_json(kept)::text as row from ${table} kept`,
    );
    const fetch = `fetch ${await rowsAtOnce(client, table)} from kept`;
    for (;;) {
      const { rows } = await client.query<{ row: string }>(fetch);
      if (rows.length === 0) break;
      yield rows.map(({ row }) => `${row}\n`).join('');
    }
    await client.query('close kept');
  }
}

/** Photographs come one by one: five hundred of them would not fit into memory. */
async function rowsAtOnce(client: Client, table: string): Promise<number> {
  const { rowCount } = await client.query(
    `select 1 from pg_attribute where attrelid = $1::regclass and atttypid = 'bytea'::regtype`,
    [table],
  );
  return rowCount === 0 ? 500 : 1;
}

/** Notes how the nightly backup went, for the watch over the site (operator/watch). */
export async function noteBackup(url: string, at: Date, ok: boolean): Promise<void> {
  await withClient(url, 'backup', (client) =>
    client.query(
      `insert into last_backup (id, at, ok) values (1, $1, $2)
       on conflict (id) do update set at = excluded.at, ok = excluded.ok`,
      [at, ok],
    ),
  );
}
