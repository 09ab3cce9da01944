import type { TestDatabase } from './fixtures.ts';

/**
 * Every row of every table of every schema, as text: the schema, the table, the row. Left out is the list of
 * references that were erased, which is all that stays of a request.
 */
export async function dumpDatabase(database: TestDatabase): Promise<string> {
  const tables = await database.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_name <> 'erased_references'
       and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const rows = await database.query<{ row: string }>(`select t::text as row from ${name} t`);
    lines.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return lines.join('\n');
}

/** What a stored submission can be known by beside the words of its visitor. */
export async function identifiersOf(database: TestDatabase, where: string): Promise<string[]> {
  const rows = await database.query<Record<string, string | null>>(
    `select id::text, reference, idempotency_key::text, digest from submissions where ${where}`,
  );
  return rows.flatMap((row) => Object.values(row).filter((value) => value !== null));
}
