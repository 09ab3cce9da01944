import type { Client } from 'pg';
import { withClient } from '../../platform/database/with-client.ts';
import { type ArchivePart, checkArchive, type RowCounts, writeArchive } from './archive.ts';

/**
 * The job queue's tables that hold what is still to be done, in the order in which they refer to each
 * other (their constraints are on parts of them); the rest pg-boss makes anew.
 */
const queueTables = ['queue', 'schedule', 'job'];

type Table = { name: string; columns: string[]; references: string[] };

/**
 * Writes everything that visitors sent and every mail that is still to be sent to a new file, as of
 * one moment, while the site goes on. Then reads the file through.
 * @param url connection string of the site's database
 * @returns number of rows of each table
 * @throws Error with code EEXIST when the file is there already
 */
export async function backUp(url: string, file: string, now: Date): Promise<RowCounts> {
  await withClient(url, 'backup', async (client) => {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local timezone = 'UTC'`);
    await writeArchive(file, readDatabase(client, now));
    await client.query('commit');
  });
  return (await checkArchive(file)).rows;
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

async function* readDatabase(client: Client, now: Date): AsyncGenerator<ArchivePart> {
  const read = async <Row extends object>(text: string, values?: unknown[]) =>
    (await client.query<Row>(text, values)).rows;
  const [found] = await read<{ site: boolean; queue: boolean }>(
    `select to_regclass('public.mikro_orm_migrations') is not null as site,
       to_regclass('pgboss.version') is not null as queue`,
  );
  if (!found?.site || !found.queue) throw new Error('The site has never been started on it');

  const migrations = await read<{ name: string }>(
    'select name from public.mikro_orm_migrations order by id',
  );
  const [queue] = await read<{ version: number }>('select version from pgboss.version');
  yield {
    head: {
      format: 'rebhang-solar-backup',
      version: 1,
      createdAt: now.toISOString(),
      migrations: migrations.map(({ name }) => name),
      queueVersion: queue?.version ?? 0,
    },
  };

  const rows: RowCounts = {};
  for (const table of inOrderOfReferences(await read<Table>(tablesToKeep, [queueTables]))) {
    yield { table: { table: table.name, columns: table.columns } };
    rows[table.name] = 0;
    const columns = table.columns.map((column) => client.escapeIdentifier(column));
    await client.query(
      `declare kept no scroll cursor for
       select row_to_json(kept)::text as row from (select ${columns} from ${table.name}) kept`,
    );
    for (;;) {
      const part = await read<{ row: string }>('fetch 500 from kept');
      if (part.length === 0) break;
      rows[table.name] = (rows[table.name] ?? 0) + part.length;
      yield { rows: part.map(({ row }) => row) };
    }
    await client.query('close kept');
  }
  yield { end: rows };
}

/** The site's own tables but for the list of migrations, and the queue's, with what each refers to. */
const tablesToKeep = `
  select c.oid::regclass::text as name,
    (select json_agg(attname order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select coalesce(json_agg(confrelid::regclass::text), '[]') from pg_constraint
     where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as references
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p') and not relispartition
    and (nspname = 'public' and relname <> 'mikro_orm_migrations'
      or nspname = 'pgboss' and relname = any($1))
  order by nspname desc, array_position($1, relname::text), relname`;

/** So that each table comes after those it refers to. */
function inOrderOfReferences(tables: Table[]): Table[] {
  const waiting = [...tables];
  const ordered: Table[] = [];
  while (waiting.length > 0) {
    const isReady = ({ references }: Table) =>
      !references.some((name) => waiting.some((table) => table.name === name));
    const index = waiting.findIndex(isReady);
    if (index === -1) throw new Error(`Tables refer to each other: ${waiting[0]?.name}`);
    ordered.push(...waiting.splice(index, 1));
  }
  return ordered;
}
