import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, MikroORM } from '@mikro-orm/postgresql';
import { ContactMessage } from '../contact/contact-message.entity.ts';
import { GridConnection } from '../grid-connection/grid-connection.entity.ts';
import { Submission } from '../submission/submission.entity.ts';
import { migrations } from './migrations/list.ts';
import { Secret } from './secret.entity.ts';
import { User } from './user.entity.ts';

export type Orm = Awaited<ReturnType<typeof createOrm>>;

/** Seconds after which a visitor is told that the database is away, instead of waiting for it. */
const patienceSeconds = 4;

/**
 * The object-relational mapper on a PostgreSQL. Opening it does not connect yet.
 * @param url connection string
 */
export async function createOrm(url: string) {
  return MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities: [ContactMessage, GridConnection, Secret, Submission, User],
      extensions: [Migrator],
      migrations: {
        migrationsList: migrations,
        snapshot: false,
        snapshotOnMigrate: false,
        silent: true,
      },
      pool: { min: 0, max: 20 },
      driverOptions: {
        application_name: 'site',
        connectionTimeoutMillis: patienceSeconds * 1_000,
        query_timeout: patienceSeconds * 1_000,
        keepAlive: true,
      },
      // Each procedure call forks its own; a shared one would hang on batched calls.
      allowGlobalContext: false,
    }),
  );
}
