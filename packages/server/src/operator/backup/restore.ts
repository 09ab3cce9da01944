import type { Client } from 'pg';
import config from '../../mikro-orm.config.ts';
import { migrate, migrationNames } from '../../platform/database/migrate.ts';
import { silent } from '../../platform/database/open-database.ts';
import { withClient } from '../../platform/database/with-client.ts';
import { startBoss, stopBoss } from '../../platform/jobs/boss.ts';
import { type ArchiveHead, checkArchive, type RowCounts, readArchive } from './archive.ts';

/**
 * Puts a backup into a database that holds no requests: all of it or nothing. A backup of an older
 * release comes into its own tables first, which are then brought up to date.
 * @param url connection string of the site's database
 * @returns number of rows of each table
 * @throws Error when the file cannot be read through, or the two do not fit
 */
export async function restore(url: string, file: string): Promise<RowCounts> {
  const { head, rows: expected } = await checkArchive(file);
  const known = migrationNames();
  if (head.migrations.some((name, index) => known[index] !== name)) {
    throw new Error(
      `${file} is of another release, to whose tables this one does not lead; restore it with that one`,
    );
  }
  await withClient(url, 'restore', (client) => refuseUnlessEmpty(client, head));

  await migrate(url, config, head.migrations.at(-1));
  await stopBoss(await startBoss(url, silent));
  await withClient(url, 'restore', (client) => load(client, file, head, expected));
  await migrate(url, config);
  return expected;
}

async function refuseUnlessEmpty(client: Client, head: ArchiveHead): Promise<void> {
  const { rows } = await client.query(
    `select to_regclass('public.mikro_orm_migrations') is not null as "isUsed"`,
  );
  if (!rows[0].isUsed) return;
  const applied = await client.query<{ name: string }>(
    'select name from public.mikro_orm_migrations order by id',
  );
  const isSame = applied.rows.map(({ name }) => name).join() === head.migrations.join();
  if (applied.rows.length > 0 && !isSame) {
    throw new Error(
      'The database has the tables of another release; restore into a new, empty database',
    );
  }
  const count = await countRows(client, 'public.submissions');
  if (count > 0) {
    throw new Error(`The database holds ${count} requests; restore into a new, empty database`);
  }
}

async function countRows(client: Client, table: string): Promise<number> {
  const { rows } = await client.query(`select count(*)::int as count from ${table}`);
  return rows[0].count;
}

async function load(
  client: Client,
  file: string,
  head: ArchiveHead,
  expected: RowCounts,
): Promise<void> {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version');
  if (rows[0]?.version !== head.queueVersion) {
    throw new Error(
      `The backup is of a release with another job queue (${head.queueVersion}, here ${rows[0]?.version}); restore it with that release, then update`,
    );
  }
  await client.query('begin');
  let insert = '';
  for await (const part of readArchive(file)) {
    if ('table' in part) {
      const { table, columns } = part.table;
      // What the first start has put there, such as schedules of the queue.
      await client.query(`truncate ${table} cascade`);
      const list = columns.map((column) => client.escapeIdentifier(column));
      insert = `insert into ${table} (${list}) overriding system value
        select ${list} from json_populate_recordset(null::${table}, $1::json)`;
    }
    if ('rows' in part) await client.query(insert, [`[${part.rows}]`]);
  }
  for (const [table, count] of Object.entries(expected)) {
    await continueNumbers(client, table);
    if ((await countRows(client, table)) !== count) {
      throw new Error(`${table} does not hold what the file does`);
    }
  }
  await client.query('commit');
}

/** Columns that number their rows go on after the highest number. */
async function continueNumbers(client: Client, table: string): Promise<void> {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `select attname as column, pg_get_serial_sequence($1, attname) as sequence
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
       and pg_get_serial_sequence($1, attname) is not null`,
    [table],
  );
  for (const { column, sequence } of rows) {
    const name = client.escapeIdentifier(column);
    await client.query(`select setval($1, coalesce(max(${name}), 0) + 1, false) from ${table}`, [
      sequence,
    ]);
  }
}
