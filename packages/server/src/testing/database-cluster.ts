import { chown, mkdtemp, rm } from 'node:fs/promises';
import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openMails } from '../delivery/mail/mail-queue.ts';
import config from '../mikro-orm.config.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { withClient } from '../platform/database/with-client.ts';
import { stopBoss } from '../platform/jobs/boss.ts';
import { prepareSiteUser } from '../platform/site-user.ts';
import { silentLogger } from './silent-logger.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL whose role may create databases. */
    clusterUrl: string;
    /** A migrated, empty database on it, to be copied for each test file. */
    templateName: string;
  }
}

/**
 * One real PostgreSQL for the whole run: `TEST_DATABASE_URL`, else the embedded one in a folder of
 * its own. In it a template with the schema, which each test file copies in milliseconds.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL;
  const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
  await shareCompiled(folder);
  const embedded = external ? undefined : await startEmbeddedPostgres(folder, silentLogger);
  const clusterUrl = external ?? embedded?.url ?? '';
  if (embedded)
    await administrate(superuserUrl(embedded.url), 'alter role site createdb createrole');
  const templateName = `site_template_${process.pid}`;
  await administrate(clusterUrl, `create database ${templateName}`);

  const templateUrl = databaseUrl(clusterUrl, templateName);
  await migrate(templateUrl, config);
  const { boss } = await openMails(templateUrl, silentLogger);
  await stopBoss(boss);

  project.provide('clusterUrl', clusterUrl);
  project.provide('templateName', templateName);
  return async () => {
    await administrate(clusterUrl, `drop database if exists ${templateName} with (force)`);
    await embedded?.release();
    await rm(folder, { recursive: true, force: true });
  };
}

/** A site that root starts goes on as the site's user: without this it, and its threads, could keep nothing compiled. */
async function shareCompiled(dataDir: string): Promise<void> {
  const cache = process.env.NODE_COMPILE_CACHE;
  const user = await prepareSiteUser(dataDir);
  // Without a folder of ours Node takes one that all programs of the machine share.
  if (!cache || !user) return;
  enableCompileCache(cache);
  for (const folder of [cache, getCompileCacheDir()])
    if (folder) await chown(folder, user.uid, user.gid);
}

/** The embedded PostgreSQL's superuser, whose way in is the site's. */
function superuserUrl(embeddedUrl: string): string {
  const url = new URL(embeddedUrl);
  url.username = 'postgres';
  return url.href;
}

/** The same server, another database. */
export function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs one statement outside of any test's database. */
export async function administrate(clusterUrl: string, statement: string): Promise<void> {
  await withClient(clusterUrl, 'test', (client) => client.query(statement));
}

/**
 * Drops the database of a test. Not `with (force)`: that fails when it meets an autovacuum, which belongs to the
 * superuser. Without it PostgreSQL stops the autovacuum by itself.
 */
export async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name}' and usename = current_user`;
  await administrate(clusterUrl, terminate);
  await administrate(clusterUrl, `drop database ${name}`);
}

/** The only column of a query. */
export async function column(url: string, text: string): Promise<string[]> {
  const query = { text, rowMode: 'array' } as const;
  const { rows } = await withClient(url, 'test', (client) => client.query<[string]>(query));
  return rows.map(([value]) => value);
}
