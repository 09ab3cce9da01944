import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type AlertCause,
  type AlertFacts,
  alertTexts,
  oldestBackupHours,
} from '@rebhang-solar/content/mails/alert';
import { LastBackup } from '../../platform/database/last-backup.entity.ts';
import { freeShareOf } from '../../platform/free-disk.ts';
import { readQueueDepths, waitingIn } from '../../platform/jobs/job-table.ts';
import { deadMailQueueName, mailQueueName } from '../../requests/mails/mail-job.ts';
import { Submission } from '../../requests/submission.entity.ts';

/** The cause of an alert, with figures and without personal data. */
export type ActiveAlert = { cause: AlertCause; facts: AlertFacts };

export const alertCauses = Object.keys(alertTexts) as AlertCause[];

const waitingSeconds = 30 * 60;
const day = 24 * 60 * 60 * 1_000;

/**
 * Every alert that is active now.
 * @param leastFree share of the disk
 * @param expectsBackup also one that has never been made, from a day after the first start on
 * @throws when the database is away
 */
export async function findActiveAlerts(
  em: EntityManager,
  dataDir: string,
  now: Date,
  { leastFree = 0.1, expectsBackup = false } = {},
): Promise<ActiveAlert[]> {
  const found = await Promise.all([
    mails(em.fork(), now),
    mailLimits(em.fork(), now),
    disk(dataDir, leastFree),
    backup(em.fork(), now, expectsBackup),
  ]);
  return found.flat();
}

async function mails(em: EntityManager, now: Date): Promise<ActiveAlert[]> {
  const depths = await readQueueDepths(em);
  const { jobs, oldestSeconds } = waitingIn(depths, mailQueueName);
  // A digest is no job that waits: what goes into it does.
  const [first] = await em.find(
    Submission,
    { digestMail: 'waiting' },
    { fields: ['receivedAt'], orderBy: { receivedAt: 'asc' }, limit: 1 },
  );
  const [added] = await em.find(
    Submission,
    { additionWaitsSince: { $ne: null } },
    { fields: ['additionWaitsSince'], orderBy: { additionWaitsSince: 'asc' }, limit: 1 },
  );
  const secondsSince = (time = now) => (now.getTime() - time.getTime()) / 1_000;
  const digestSeconds = Math.max(
    secondsSince(first?.receivedAt),
    secondsSince(added?.additionWaitsSince ?? undefined),
  );
  const seconds = Math.max(oldestSeconds, digestSeconds);
  const dead = depths.find(
    ({ queue, state }) => queue === deadMailQueueName && state === 'created',
  );
  return [
    ...(seconds > waitingSeconds
      ? [
          {
            cause: 'mail-waiting',
            facts: { mails: jobs + (first || added ? 1 : 0), minutes: Math.floor(seconds / 60) },
          } as const,
        ]
      : []),
    ...(dead ? [{ cause: 'mail-given-up', facts: { mails: dead.jobs } } as const] : []),
  ];
}

/** What the limits of mails kept back in the last 24 hours. */
async function mailLimits(em: EntityManager, now: Date): Promise<ActiveAlert[]> {
  const receivedAt = { $gt: new Date(now.getTime() - day) };
  const unconfirmed = await em.count(Submission, { receivedAt, unconfirmed: 'limited' });
  const inDigest = await em.count(Submission, { receivedAt, digestMail: { $ne: null } });
  if (unconfirmed === 0 && inDigest === 0) return [];
  return [{ cause: 'mail-limits', facts: { unconfirmed, inDigest } }];
}

async function disk(dataDir: string, leastFree: number): Promise<ActiveAlert[]> {
  const free = await freeShareOf(dataDir);
  // The folder is missing where database and mails are elsewhere.
  if (free === undefined) return [];
  return free < leastFree
    ? [{ cause: 'disk', facts: { freePercent: Math.floor(free * 100) } }]
    : [];
}

async function backup(
  em: EntityManager,
  now: Date,
  expectsBackup: boolean,
): Promise<ActiveAlert[]> {
  const hoursSince = (at: Date) => Math.floor((now.getTime() - at.getTime()) / (60 * 60 * 1_000));
  const last = await em.findOne(LastBackup, 1);
  if (!last) {
    if (!expectsBackup) return [];
    // The site began when its tables were made.
    const [begun] = await em.execute<{ at: string }[]>(
      'select min(executed_at) as at from mikro_orm_migrations',
    );
    const hours = hoursSince(new Date(begun?.at ?? now));
    return hours > oldestBackupHours ? [{ cause: 'backup', facts: { outcome: 'never' } }] : [];
  }
  const hours = hoursSince(last.at);
  if (last.ok && hours <= oldestBackupHours) return [];
  return [{ cause: 'backup', facts: { hours, outcome: last.ok ? 'old' : 'failed' } }];
}
