import { lstat, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { photographDays } from '@rebhang-solar/content/privacy';
import type { FastifyBaseLogger } from 'fastify';
import { noticeFile } from '../../delivery/mail/deliver-mail.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { rejectLink } from '../../platform/private-folder.ts';
import { eraseSubmissions } from '../../requests/erasing/erase-submissions.ts';
import { recordErasure } from '../../requests/erasing/record-erasure.ts';
import { forgetOldMails } from '../../requests/mail-limits.ts';
import { OwnPageTries } from '../../requests/own-page/own-page-tries.entity.ts';
import { RequestStatus } from '../../requests/request-status.entity.ts';

/** Submissions erased in one transaction: few enough that a visitor who sends one does not notice. */
const batchSize = 500;

const day = 24 * 60 * 60 * 1_000;

export type Retention = {
  months: number;
  /** Where mails are written when there is no mail server. */
  mailFolder: string;
};

/** Erases every submission that is older than `months`, each night at 3:30. */
export function retentionJob(orm: Orm, retention: Retention, log: FastifyBaseLogger): ScheduledJob {
  return {
    name: 'purge',
    cron: '30 3 * * *',
    missed: 'once',
    async run() {
      const erased = await purge(orm, retention, new Date());
      log.info({ erased }, 'Requests past their retention erased');
    },
  };
}

/**
 * Erases what was received more than the retention before `now`: submissions of every kind with all
 * that belongs to them, and the mails on disk of the same age. What has become an order stays: only the office
 * erases it. Photographs go earlier, counts of mails and of what networks have tried at own pages after a day. Leaves a
 * record of each transaction that erases submissions.
 * @returns number of submissions erased
 */
export async function purge(
  orm: Orm,
  { months, mailFolder }: Retention,
  now: Date,
): Promise<number> {
  const em = orm.em.fork();
  const limit = monthsBefore(now, months);
  let erased = 0;
  const noOrder = { $or: [{ outcome: null }, { outcome: { $ne: 'order' as const } }] };
  for (;;) {
    const due = await em.find(
      RequestStatus,
      { submission: { receivedAt: { $lt: limit } }, ...noOrder },
      {
        fields: ['submission'],
        orderBy: { submission: { receivedAt: 'asc' } },
        limit: batchSize,
        disableIdentityMap: true,
      },
    );
    if (due.length === 0) break;
    const ids = due.map(({ submission }) => submission.id);
    erased += await inTransaction(em, async (transaction) => {
      // Under a lock, or one could become an order meanwhile.
      const left = await transaction.find(
        RequestStatus,
        { submission: ids, ...noOrder },
        { fields: ['submission'], lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const leftIds = left.map(({ submission }) => submission.id);
      const count = await eraseSubmissions(transaction, leftIds, mailFolder);
      // Another instance, or the operator, may have erased them in the meantime.
      if (count > 0) await recordErasure(transaction, 'retention', count, now);
      return count;
    });
  }
  await eraseOldPhotographs(em, now);
  const dayAgo = new Date(now.getTime() - day);
  await inTransaction(em, (transaction) => forgetOldMails(transaction, now));
  await em.nativeDelete(OwnPageTries, { lastAt: { $lt: dayAgo } });
  await eraseOldFiles(mailFolder, (file) => (file.includes(noticeFile) ? dayAgo : limit));
  return erased;
}

/** 24 months before 29 February is the 28th, never the 1st of March. */
function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  if (earlier.getUTCDate() !== date.getUTCDate()) earlier.setUTCDate(0);
  return earlier;
}

/**
 * Of what has been done for long enough, orders too: what the company still needs of them lies in its own archive by
 * then.
 */
async function eraseOldPhotographs(em: EntityManager, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - photographDays * day);
  await inTransaction(em, (transaction) =>
    transaction.execute(
      `delete from photographs using handlings
       where handlings.submission_id = photographs.submission_id and handlings.done_at < ?`,
      [limit],
    ),
  );
}

/** Whatever else lies in the folder of mails and is older than the limit of its name. */
async function eraseOldFiles(folder: string, limitOf: (file: string) => Date): Promise<void> {
  await rejectLink(folder);
  const files = await readdir(folder).catch(() => []);
  for (const file of files) {
    const path = join(folder, file);
    // One that is just being written changes its name.
    const facts = await lstat(path).catch(() => undefined);
    if (facts && facts.mtime < limitOf(file)) await rm(path, { force: true });
  }
}
