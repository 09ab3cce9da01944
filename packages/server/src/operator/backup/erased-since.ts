import { readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Client } from 'pg';
import { readTable } from './archive.ts';

/** The table of the references that were erased; a backup holds it as it was when it was made. */
const listName = 'erased_references';

/**
 * The rows of the list of erased references that an older backup does not have yet: those of the database that it
 * is restored into, and of the newest of the later backups beside it. The list only ever grows, so that the newest
 * one holds all others.
 * @param client of the database before anything is restored
 * @returns rows as JSON texts
 */
export async function erasedSince(client: Client, file: string): Promise<string[]> {
  return [...(await listOf(client)), ...(await newestListBeside(file))];
}

async function listOf(client: Client): Promise<string[]> {
  const { rows: found } = await client.query('select to_regclass($1) as name', [
    `public.${listName}`,
  ]);
  if (!found[0].name) return [];
  const { rows } = await client.query<{ row: string }>(
    `select row_to_json(kept)::text as row from public.${listName} kept`,
  );
  return rows.map(({ row }) => row);
}

async function newestListBeside(file: string): Promise<string[]> {
  const folder = dirname(file);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.backup.gz'));
  let newest = await readTable(file, listName);
  for (const name of names) {
    const path = join(folder, name);
    if (path === resolve(file)) continue;
    // A damaged one may be why an older one is restored; another of the others has the list then.
    const other = await readTable(path, listName).catch(() => undefined);
    if (other && other.head.createdAt > newest.head.createdAt) newest = other;
  }
  return newest.rows;
}

/**
 * Erases from a database what a list of erased references names, and keeps the list.
 * @param client in the transaction that restores
 * @param list rows as `erasedSince` gives them
 * @returns number of submissions that are gone
 */
export async function eraseAgain(client: Client, list: string[]): Promise<number> {
  await client.query(
    `insert into ${listName} select * from json_populate_recordset(null::${listName}, $1)
     on conflict do nothing`,
    [`[${list}]`],
  );
  const erased = `from submissions where reference in (select reference from ${listName})`;
  await client.query(
    `delete from pgboss.job where data->>'submissionId' in (select id::text ${erased})`,
  );
  // What a submission refers to: the row with what the visitor wrote. What refers to it goes with it.
  const { rows } = await client.query<{ table: string; column: string }>(
    `select confrelid::regclass::text as table, quote_ident(attname) as column
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where conrelid = 'submissions'::regclass and contype = 'f'`,
  );
  const { rows: counted } = await client.query<{ count: number }>(`select count(*)::int ${erased}`);
  for (const { table, column } of rows) {
    await client.query(`delete from ${table} where id in (select ${column} ${erased})`);
  }
  await client.query(`delete ${erased}`);
  return counted[0]?.count ?? 0;
}
