import { join } from 'node:path';
import { company } from '@rebhang-solar/content/company';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { composeSite } from './compose.ts';
import { createFileTransport, createSmtpTransport } from './delivery/mail/mail-transport.ts';
import { doubtAbout, type Environment } from './environment.ts';
import { scheduleRetention } from './operator/retention/purge.ts';
import { migrate } from './platform/database/migrate.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { makePrivateFolder } from './platform/private-folder.ts';

/** Seconds a stop may take: answers in flight and mails in hand are finished within. */
const stopSeconds = 9;

/** Schema, mail queue, then the door; closes in the other order. */
export async function serve(
  environment: Environment,
  database: Promise<string>,
  logger: Logger,
  releaseDatabase: () => Promise<void>,
): Promise<void> {
  const { publicUrl } = environment;
  const doubt = doubtAbout(environment);
  if (doubt) logger.warn(doubt);
  const databaseUrl = await database;
  await waitForDatabase(databaseUrl, logger);
  await migrate(databaseUrl);

  const mailFolder = join(environment.DATA_DIR, 'mail');
  const site = await composeSite({
    databaseUrl,
    environment,
    transport: await openTransport(environment.SMTP_URL, mailFolder),
    mailAddresses: {
      from: environment.MAIL_FROM ?? company.email,
      company: environment.MAIL_TO ?? company.email,
      host: new URL(publicUrl).hostname,
    },
    logger,
  });
  // Never on another interface: it is for whoever is on the machine.
  if (environment.ADMIN_PORT) {
    await site.admin.listen({ port: environment.ADMIN_PORT, host: '127.0.0.1' });
  }
  await site.start({ port: environment.PORT, host: environment.HOST });
  const months = environment.RETENTION_MONTHS;
  await scheduleRetention(site.boss, site.orm, { months, mailFolder }, logger);

  closeWithGrace({ delay: stopSeconds * 1_000, logger: false }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'Unexpected fault, stopping');
    for (const close of Object.values(site.closing)) await close();
    await releaseDatabase();
  });

  process.stdout.write(`${company.shortName}: ${publicUrl}\n`);
  await site.pages?.compressPages();
}

async function openTransport(smtpUrl: string | undefined, mailFolder: string) {
  if (smtpUrl) return createSmtpTransport(smtpUrl);
  await makePrivateFolder(mailFolder);
  return createFileTransport(mailFolder);
}
