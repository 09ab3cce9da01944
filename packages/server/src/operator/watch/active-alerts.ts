import { statfs } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import {
  type AlertCause,
  type AlertFacts,
  alertTexts,
  oldestBackupHours,
} from '@rebhang-solar/content/operator-mails';
import { deadMailQueueName, mailQueueName } from '../../delivery/mail/mail-queue.ts';
import { readQueueDepths, waitingIn } from '../../platform/jobs/job-table.ts';
import { LastBackup } from '../backup/last-backup.entity.ts';

/** The cause of an alert, with figures and without personal data. */
export type ActiveAlert = { cause: AlertCause; facts: AlertFacts };

export const alertCauses = Object.keys(alertTexts) as AlertCause[];

const waitingSeconds = 30 * 60;

/** Every alert that is active now. @param leastFree share of the disk @throws when the database is away */
export async function findActiveAlerts(
  em: EntityManager,
  dataDir: string,
  now: Date,
  leastFree = 0.1,
): Promise<ActiveAlert[]> {
  const found = await Promise.all([mails(em), disk(dataDir, leastFree), backup(em.fork(), now)]);
  return found.flat();
}

async function mails(em: EntityManager): Promise<ActiveAlert[]> {
  const depths = await readQueueDepths(em);
  const { jobs, oldestSeconds } = waitingIn(depths, mailQueueName);
  const dead = depths.find(
    ({ queue, state }) => queue === deadMailQueueName && state === 'created',
  );
  return [
    ...(oldestSeconds > waitingSeconds
      ? [
          {
            cause: 'mail-waiting',
            facts: { mails: jobs, minutes: Math.floor(oldestSeconds / 60) },
          } as const,
        ]
      : []),
    ...(dead ? [{ cause: 'mail-given-up', facts: { mails: dead.jobs } } as const] : []),
  ];
}

async function disk(dataDir: string, leastFree: number): Promise<ActiveAlert[]> {
  const disk = await statfs(dataDir).catch(() => undefined);
  // The folder is missing where database and mails are elsewhere.
  if (!disk) return [];
  const free = disk.bavail / disk.blocks;
  return free < leastFree
    ? [{ cause: 'disk', facts: { freePercent: Math.floor(free * 100) } }]
    : [];
}

async function backup(em: EntityManager, now: Date): Promise<ActiveAlert[]> {
  const last = await em.findOne(LastBackup, 1);
  // No scheduled backup has ever run here.
  if (!last) return [];
  const hours = Math.floor((now.getTime() - last.at.getTime()) / (60 * 60 * 1_000));
  if (last.ok && hours <= oldestBackupHours) return [];
  return [{ cause: 'backup', facts: { hours, outcome: last.ok ? 'old' : 'failed' } }];
}
