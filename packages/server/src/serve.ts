import { join } from 'node:path';
import { company } from '@rebhang-solar/content/company-in-texts';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { composeSite } from './compose.ts';
import type { MailAddresses } from './delivery/mail/compose-mail.ts';
import { createFileTransport, createSmtpTransport } from './delivery/mail/mail-transport.ts';
import { doubtAbout, type Environment } from './environment.ts';
import config from './mikro-orm.config.ts';
import { scheduleMorningMail, unscheduleMorningMail } from './operator/morning/morning-mail.ts';
import { scheduleRetention } from './operator/retention/purge.ts';
import { type AlertTargets, alertSender } from './operator/watch/tell.ts';
import { scheduleWatch } from './operator/watch/watch.ts';
import { watchDatabase } from './operator/watch/watch-database.ts';
import { migrate } from './platform/database/migrate.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { makePrivateFolder } from './platform/private-folder.ts';

/** Seconds a stop may take: answers in flight and mails in hand are finished within. */
const stopSeconds = 9;

/** Migrates, puts the site together and listens. On a signal it closes the parts in their order. */
export async function serve(
  environment: Environment,
  databaseUrl: string,
  logger: Logger,
  releaseDatabase: () => Promise<void>,
): Promise<void> {
  const { publicUrl } = environment;
  const doubt = doubtAbout(environment);
  if (doubt) logger.warn(doubt);
  await waitForDatabase(databaseUrl, logger);
  await migrate(databaseUrl, config);

  const mailFolder = join(environment.DATA_DIR, 'mail');
  const transport = await openTransport(environment.SMTP_URL, mailFolder);
  const addresses = mailAddressesOf(environment);
  const site = await composeSite({
    databaseUrl,
    environment,
    transport,
    mailAddresses: addresses,
    logger,
  });
  const closeSite = async () => {
    for (const close of Object.values(site.closing)) await close();
  };
  try {
    // On loopback only: it is for people and programs on this machine.
    const admin = { port: environment.ADMIN_PORT, host: '127.0.0.1' };
    if (admin.port) await listening('ADMIN_PORT', site.admin.listen(admin));
    const { PORT: port, HOST: host } = environment;
    await listening('HOST and PORT', site.start({ port, host }));
  } catch (error) {
    // Connections that are open when the database stops would each log that they were cut.
    await closeSite();
    throw error;
  }
  const months = environment.RETENTION_MONTHS;
  await scheduleRetention(site.boss, site.orm, { months, mailFolder }, logger);
  const send = alertSender(alertTargetsOf(environment));
  watchDatabase(site.storage, send, logger);
  await scheduleWatch(site.boss, site.orm, { dataDir: environment.DATA_DIR, send }, logger);
  // Without a mail server it would become a file that nobody reads and that erasing does not find.
  if (environment.SMTP_URL && environment.MORNING_MAIL === 'on') {
    await scheduleMorningMail(site.boss, site.orm, { transport, addresses }, logger);
  } else {
    await unscheduleMorningMail(site.boss);
  }

  closeWithGrace({ delay: stopSeconds * 1_000, logger: false }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'Unexpected fault, stopping');
    await closeSite();
    await releaseDatabase();
  });

  process.stdout.write(`${company.shortName}: ${publicUrl}\n`);
  await site.pages?.compressPages();
}

/** @throws Error that names the settings when nothing can listen there */
async function listening(settings: string, start: Promise<unknown>): Promise<void> {
  try {
    await start;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${settings} cannot be listened at: ${reason}`, { cause });
  }
}

/** Who writes the mails, and who of the office reads those of which form. */
function mailAddressesOf(environment: Environment): MailAddresses {
  const everyone = environment.MAIL_TO ?? [company.email];
  return {
    from: environment.MAIL_FROM ?? company.email,
    company: {
      contact: environment.MAIL_TO_CONTACT ?? everyone,
      consultation: environment.MAIL_TO_CONSULTATION ?? everyone,
      maintenance: environment.MAIL_TO_MAINTENANCE ?? everyone,
      gridConnection: environment.MAIL_TO_GRID_CONNECTION ?? everyone,
    },
    host: new URL(environment.publicUrl).hostname,
  };
}

function alertTargetsOf(environment: Environment): AlertTargets {
  const { ALERT_SMTP_URL: smtpUrl, MAIL_FROM: from, publicUrl } = environment;
  const to = environment.ALERT_MAIL_TO ?? environment.MAIL_TO;
  return {
    webhook: environment.ALERT_WEBHOOK,
    mail: smtpUrl && from && to ? { smtpUrl, from, to } : undefined,
    publicUrl,
  };
}

async function openTransport(smtpUrl: string | undefined, mailFolder: string) {
  if (smtpUrl) return createSmtpTransport(smtpUrl);
  await makePrivateFolder(mailFolder);
  return createFileTransport(mailFolder);
}
