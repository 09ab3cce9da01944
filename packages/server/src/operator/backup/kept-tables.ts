import type { Client } from 'pg';

/**
 * The tables of a backup, each after those that it refers to: the site's own but for the list of migrations, the ways
 * into the desk (a session that has been ended would be back), the counts of mails of a day and what networks have tried
 * at own pages in one, and those of the job queue that hold what is still to be done; pg-boss creates its others at the start. The
 * foreign keys of `job` belong to its partitions, which are left out here, so its position is given by hand.
 */
const query = `
  with recursive kept as (
    select c.oid from pg_class c join pg_namespace n on n.oid = relnamespace
    where relkind in ('r', 'p') and not relispartition
      and (nspname = 'public' and relname not in ('mikro_orm_migrations', 'desk_sessions', 'sign_in_links',
           'own_page_tries', 'counted_mails', 'counting_keys')
        or nspname = 'pgboss' and relname in ('queue', 'schedule', 'job'))
  ), levels as (
    select oid, 0 as level from kept
    union
    select conrelid, level + 1 from levels
    join pg_constraint on confrelid = levels.oid and contype = 'f' and conrelid <> confrelid
    where conrelid in (select oid from kept)
  )
  select oid::regclass::text as name from levels group by oid
  order by max(level), array_position('{pgboss.queue,pgboss.schedule,pgboss.job}', oid::regclass::text), 1`;

export async function keptTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

/** What a database's tables were made by, as a backup notes it. */
export async function tableVersions(client: Client) {
  const migrations = await client.query<{ name: string }>(
    'select name from public.mikro_orm_migrations order by id',
  );
  const queue = await client.query<{ version: number }>('select version from pgboss.version');
  return {
    migrations: migrations.rows.map(({ name }) => name),
    queueVersion: queue.rows[0]?.version ?? 0,
  };
}
