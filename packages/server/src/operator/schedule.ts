import { join } from 'node:path';
import { retentionMonths } from '@rebhang-solar/content/privacy';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { MailTransport } from '../delivery/mail/mail-transport.ts';
import type { MailAddresses } from '../delivery/mail/recipients.ts';
import type { Environment } from '../environment.ts';
import type { Orm } from '../platform/database/orm.ts';
import type { Storage } from '../platform/database/storage.ts';
import { type ScheduledJob, startScheduledJob } from '../platform/jobs/scheduled-job.ts';
import { digestMailJob } from './digest/digest-mail.ts';
import { morningMailJob, startOfficeMails, unscheduleMorningMail } from './morning/morning-mail.ts';
import { retentionJob } from './retention/purge.ts';
import { type AlertTargets, notifier } from './watch/notify.ts';
import { startAlerts, watchJob } from './watch/watch.ts';
import { watchDatabase } from './watch/watch-database.ts';

type Site = {
  boss: PgBoss;
  orm: Orm;
  storage: Storage;
  transport: MailTransport;
  mailAddresses: MailAddresses;
};

/** Starts what the site does by the clock. */
export async function startSchedule(
  environment: Environment,
  { boss, orm, storage, transport, mailAddresses: addresses }: Site,
  logger: FastifyBaseLogger,
): Promise<void> {
  const { DATA_DIR, RETENTION_MONTHS: months } = environment;
  if (months !== retentionMonths) {
    const facts = { months, promised: retentionMonths };
    logger.warn(facts, 'RETENTION_MONTHS is not what /datenschutz promises');
  }
  // Without a mail server it would become a file that nobody reads and that erasing does not find.
  const hasMorningMail = environment.SMTP_URL && environment.MORNING_MAIL === 'on';

  const targets = alertTargetsOf(environment);
  const jobs: ScheduledJob[] = [
    retentionJob(orm, { months, mailFolder: join(DATA_DIR, 'mail') }, logger),
    watchJob(boss, orm, DATA_DIR, logger, Boolean(targets.webhook ?? targets.mail)),
    digestMailJob(orm, { transport, addresses }, logger),
    ...(hasMorningMail ? [morningMailJob(boss, addresses)] : []),
  ];
  const send = notifier(targets);
  await startAlerts(boss, send);
  if (hasMorningMail) await startOfficeMails(boss, orm, { transport, addresses }, logger);
  else await unscheduleMorningMail(boss);
  for (const job of jobs) await startScheduledJob(boss, job);
  // Not a job, as it has to work without the database.
  watchDatabase(storage, send, logger);
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
