import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { MailQueue } from '../../delivery/mail/mail-queue.ts';
import { rowNames, senderOf } from '../../forms/request-tables.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import {
  type GivenUpMail,
  type MailJobState,
  type MailRecipient,
  subjectOf,
} from '../../requests/mails/mail-job.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';
import { RequestStatus } from '../../requests/request-status.entity.ts';
import { Submission } from '../../requests/submission.entity.ts';

/** As many as are shown; what is done with all of them is done with the others, too. */
const mostShown = 100;

type Shown = {
  id: string;
  recipient: MailRecipient;
  subject: MailJobState['subject'] | 'withdrawn' | 'morning';
  /** Null of a morning list. Of a request that is erased it is all there is. */
  reference: string | null;
  /** Of the sender; null where the request is erased, and of a morning list. */
  name: string | null;
  givenUpAt: string;
};

/** The mails that were given up, the oldest first, and how many there are in all. */
export async function listGivenUp(
  em: EntityManager,
  mailQueue: MailQueue,
): Promise<{ total: number; mails: Shown[] }> {
  const all = await mailQueue.givenUp();
  const shown = all.slice(0, mostShown);
  const ids = shown.flatMap(({ data }) => ('submissionId' in data ? [data.submissionId] : []));
  const submissions = await em.find(Submission, { id: ids }, { populate: rowNames });
  const found = new Map(submissions.map((submission) => [submission.id, submission]));
  const mails = shown.map(({ data, ...job }): Shown => {
    if ('withdrawn' in data) {
      const { recipient, withdrawn: reference } = data;
      return { ...job, recipient, subject: 'withdrawn', reference, name: null };
    }
    if ('kinds' in data) {
      return { ...job, recipient: 'company', subject: 'morning', reference: null, name: null };
    }
    const submission = found.get(data.submissionId);
    return {
      ...job,
      recipient: data.recipient,
      subject: subjectOf(data),
      reference: submission?.reference ?? null,
      name: submission ? senderOf(submission).name : null,
    };
  });
  return { total: all.length, mails };
}

type Decision = { ids: string[] | 'all'; by: string };

/**
 * Sends mails that were given up once more, or dismisses them. Who did it stands in the history of the request, and in
 * the log where the request is erased, or there never was one.
 * @returns how many: those that a colleague has decided about before are none
 */
export async function settleGivenUp(
  em: EntityManager,
  { mailQueue, log }: { mailQueue: MailQueue; log: FastifyBaseLogger },
  how: 'resend' | 'dismiss',
  { ids, by }: Decision,
): Promise<{ count: number }> {
  const settled = await inTransaction(em, async (transaction) => {
    const mails = await mailQueue.settleGivenUp(transaction, how, ids === 'all' ? undefined : ids);
    await noteInHistory(transaction, mails, {
      type: how === 'resend' ? 'mailResent' : 'mailDismissed',
      by,
    });
    return mails;
  });
  if (how === 'resend') mailQueue.wake();
  for (const { data } of settled) {
    if ('submissionId' in data) continue;
    const about = 'withdrawn' in data ? { reference: data.withdrawn } : { kinds: data.kinds };
    log.info(
      { ...about, by },
      how === 'resend' ? 'A mail given up is sent again' : 'A mail given up is dismissed',
    );
  }
  return { count: settled.length };
}

async function noteInHistory(
  transaction: EntityManager,
  mails: readonly Pick<GivenUpMail, 'data'>[],
  step: { type: 'mailResent' | 'mailDismissed'; by: string },
): Promise<void> {
  const about = mails.flatMap(({ data }) => ('submissionId' in data ? [data] : []));
  const ids = new Set(about.map(({ submissionId }) => submissionId));
  const statuses = await transaction.find(RequestStatus, { submission: [...ids] });
  const found = new Map(statuses.map((status) => [status.submission.id, status]));
  for (const { submissionId, recipient: to } of about) {
    const status = found.get(submissionId);
    if (!status) continue;
    const { submission, state } = status;
    transaction.create(RequestEvent, { ...step, to, submission, state, at: new Date() });
  }
  await transaction.flush();
}
