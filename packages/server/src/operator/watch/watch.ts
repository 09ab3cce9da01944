import type { EntityManager } from '@mikro-orm/postgresql';
import type { AlertCause } from '@rebhang-solar/content/mails/alert';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Alert } from '../../delivery/mail/alert.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { type ActiveAlert, alertCauses, findActiveAlerts } from './active-alerts.ts';
import { type AlertChannel, alertChannels, type Notifier } from './notify.ts';

const alertQueueName = 'alert';
const day = 24 * 60 * 60;

/** For the log; the texts of mails and webhooks stand in the content. */
export const logTexts: Record<AlertCause, string> = {
  'mail-waiting': 'a mail has not been delivered for 30 minutes',
  'mail-given-up': 'a mail was given up, it waits in the dead-letter queue',
  'mail-limits': 'a limit of mails was reached',
  database: 'the database stores nothing',
  disk: 'the disk of DATA_DIR is nearly full',
  backup: 'the nightly backup failed or is missing',
};

/** One for each channel: when one fails, it alone is tried again, and the other sends nothing twice. */
type AlertJob = Alert & { channel: AlertChannel };

/**
 * Checks every minute for active alerts. Each is logged and sent at once, again every day while it is
 * active, and once when it is over. The jobs of the alert queue are the record of what was sent, so a
 * restart sends nothing twice.
 */
export function watchJob(
  boss: PgBoss,
  orm: Orm,
  dataDir: string,
  log: FastifyBaseLogger,
  /** Somebody is told of alerts: then a backup that was never made is one. */
  expectsBackup = false,
): ScheduledJob {
  return {
    name: 'watch',
    cron: '* * * * *',
    queue: { retryLimit: 0, deleteAfterSeconds: 60 * 60 },
    run: () => watch(boss, orm.em.fork(), dataDir, log, new Date(), expectsBackup),
  };
}

/** Sends the alerts. */
export async function startAlerts(boss: PgBoss, send: Notifier): Promise<void> {
  // Tried again for about a day; after that an active alert is sent anew anyhow.
  const retries = { retryDelay: 30, retryBackoff: true, retryDelayMax: 60 * 60, retryLimit: 30 };
  await boss.createQueue(alertQueueName, { ...retries, deleteAfterSeconds: 30 * day });
  await boss.work<AlertJob>(alertQueueName, async (jobs) => {
    for (const { data } of jobs) {
      const { channel, ...alert } = data;
      await send(channel, alert);
    }
  });
}

/** Checks once. */
export async function watch(
  boss: PgBoss,
  em: EntityManager,
  dataDir: string,
  log: FastifyBaseLogger,
  now = new Date(),
  expectsBackup = false,
): Promise<void> {
  const alerts = await findActiveAlerts(em, dataDir, now, { expectsBackup });
  for (const cause of alertCauses) {
    const alert = alerts.find((found) => found.cause === cause);
    const last = await lastAlert(boss, cause);
    const isOpen = last !== undefined && !last.isOver;
    if (alert && !(isOpen && now.getTime() - last.at.getTime() < day * 1_000)) {
      log.error({ cause, ...alert.facts }, `ALERT ${logTexts[cause]}`);
      await add(boss, { ...alert, isOver: false });
    }
    if (!alert && isOpen) {
      log.warn({ cause }, `ALERT over: ${logTexts[cause]}`);
      await add(boss, { cause, facts: {}, isOver: true });
    }
  }
}

async function add(boss: PgBoss, alert: Alert): Promise<void> {
  const jobs = alertChannels.map((channel): AlertJob => ({ ...alert, channel }));
  await boss.insert(
    alertQueueName,
    jobs.map((data) => ({ data })),
  );
}

async function lastAlert(boss: PgBoss, cause: AlertCause) {
  const sent = await boss.findJobs<ActiveAlert & { isOver: boolean }>(alertQueueName, {
    data: { cause },
  });
  const [last] = sent.sort((a, b) => b.createdOn.getTime() - a.createdOn.getTime());
  return last && { at: last.createdOn, isOver: last.data.isOver };
}
