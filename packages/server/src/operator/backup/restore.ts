import type { Client } from 'pg';
import config from '../../mikro-orm.config.ts';
import { migrate, migrationNames } from '../../platform/database/migrate.ts';
import { silent } from '../../platform/database/open-database.ts';
import { withClient } from '../../platform/database/with-client.ts';
import { startBoss, stopBoss } from '../../platform/jobs/boss.ts';
import { type ArchiveHead, type RowCounts, readArchive } from './archive.ts';
import { eraseAgain, erasedSince } from './erased-since.ts';
import { keptTables, tableVersions } from './kept-tables.ts';

export type Restored = { counts: RowCounts; leftOut: number };

/**
 * Puts a backup into a database that holds no submissions: all of it or nothing. A backup of an older
 * release comes into its own tables first, which are then brought up to date. What was erased after it was made
 * stays erased, as far as a list says so (`erasedSince`).
 * @param url connection string of the site's database
 * @returns number of rows of each table, and how many submissions were left out as erased
 * @throws Error when the file cannot be read through, or the two do not fit
 */
export async function restore(url: string, file: string): Promise<Restored> {
  const { head } = await readArchive(file);
  const known = migrationNames();
  if (head.migrations.some((name, index) => known[index] !== name)) {
    throw new Error(
      `${file} is of another release, to whose tables this one does not lead; restore it with that one`,
    );
  }
  const erased = await withClient(url, 'restore', async (client) => {
    await rejectUsed(client);
    return erasedSince(client, file);
  });
  await migrate(url, config, head.migrations.at(-1));
  await stopBoss(await startBoss(url, silent));
  const restored = await withClient(url, 'restore', (client) => load(client, file, head, erased));
  await migrate(url, config);
  return restored;
}

async function rejectUsed(client: Client): Promise<void> {
  const { rows: found } = await client.query(`select to_regclass('public.submissions') as name`);
  if (!found[0].name) return;
  const { rows } = await client.query('select count(*)::int as count from public.submissions');
  if (rows[0].count > 0) {
    throw new Error(
      `The database holds ${rows[0].count} requests; restore into a new, empty database`,
    );
  }
}

async function load(
  client: Client,
  file: string,
  head: ArchiveHead,
  erased: string[],
): Promise<Restored> {
  const { migrations, queueVersion } = await tableVersions(client);
  if (migrations.join() !== head.migrations.join() || queueVersion !== head.queueVersion) {
    throw new Error(
      'The backup is of a release with other tables; restore it into a new, empty database, or with that release',
    );
  }
  const tables = await keptTables(client);
  await client.query('begin');
  // Migrations and pg-boss have inserted rows already, such as the queue's schedules.
  await client.query(`truncate ${tables.join()} cascade`);
  const { counts } = await readArchive(file, async (table, rows) => {
    // A table's name cannot be a parameter: from the file it would be part of the statement unchecked.
    if (!tables.includes(table)) throw new Error(`${file} has a table that no backup holds`);
    await client.query(
      `insert into ${table} select * from json_populate_recordset(null::${table}, $1)`,
      [`[${rows}]`],
    );
  });
  const leftOut = await eraseAgain(client, erased);
  await continueNumbers(client);
  await client.query('commit');
  return { counts, leftOut };
}

/** Columns that number their rows go on after the highest number. */
async function continueNumbers(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(
    `select quote_ident(table_name) as table, quote_ident(column_name) as column,
       pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
     from information_schema.columns where table_schema = 'public'`,
  );
  for (const { table, column, sequence } of rows.filter((row) => row.sequence)) {
    await client.query(`select setval($1, coalesce(max(${column}), 0) + 1, false) from ${table}`, [
      sequence,
    ]);
  }
}
