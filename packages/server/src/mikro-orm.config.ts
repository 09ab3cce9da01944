import { Migrator } from '@mikro-orm/migrations';
import { defineConfig } from '@mikro-orm/postgresql';
import { DeskSession } from './desk/sign-in/desk-session.entity.ts';
import { SignInLink } from './desk/sign-in/sign-in-link.entity.ts';
import { requestTables } from './forms/request-tables.ts';
import { LastBackup } from './platform/database/last-backup.entity.ts';
import { migrationsFolder } from './platform/database/migrate.ts';
import { User } from './platform/users/user.entity.ts';
import { CountedMail } from './requests/counted-mail.entity.ts';
import { CountingKey } from './requests/counting-key.entity.ts';
import { ErasedReference } from './requests/erasing/erased-reference.entity.ts';
import { Erasure } from './requests/erasing/erasure.entity.ts';
import { OwnPage } from './requests/own-page/own-page.entity.ts';
import { OwnPageTries } from './requests/own-page/own-page-tries.entity.ts';
import { Photograph } from './requests/photographs/photograph.entity.ts';
import { RequestEvent } from './requests/request-event.entity.ts';
import { RequestStatus } from './requests/request-status.entity.ts';
import { Submission } from './requests/submission.entity.ts';

/**
 * All tables of the site, and how a change of them becomes a migration. Where the database is, and how
 * long it may take, is added by `createOrm` and `migrate`.
 */
export default defineConfig({
  entities: [
    ...Object.values(requestTables).map(({ entity }) => entity),
    CountedMail,
    CountingKey,
    DeskSession,
    ErasedReference,
    Erasure,
    RequestStatus,
    RequestEvent,
    LastBackup,
    OwnPage,
    OwnPageTries,
    Photograph,
    SignInLink,
    Submission,
    User,
  ],
  // Each procedure call forks its own EntityManager: batched calls that share one hang.
  allowGlobalContext: false,
  extensions: [Migrator],
  migrations: {
    path: migrationsFolder,
    fileName: (timestamp, name = 'change') => `${timestamp}-${name}`,
    // The tables after the last migration: a new one is written without a database.
    snapshotName: '.snapshot',
    snapshotOnMigrate: false,
    silent: true,
  },
});
