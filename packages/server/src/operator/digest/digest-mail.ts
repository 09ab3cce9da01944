import { createHash } from 'node:crypto';
import { LockMode } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { digestMail } from '../../delivery/mail/digest.ts';
import type { MailTransport } from '../../delivery/mail/mail-transport.ts';
import { mailOf } from '../../delivery/mail/outgoing-mail.ts';
import { formsByOffice, type MailAddresses, officeOf } from '../../delivery/mail/recipients.ts';
import { describeFailure } from '../../delivery/mail/report-failure.ts';
import { rowNames } from '../../forms/request-tables.ts';
import type { SubmissionKind } from '../../forms/submission-kind.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { ScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { digestFilePrefix } from '../../requests/erasing/erase-submissions.ts';
import { digestQueueName } from '../../requests/mails/mail-job.ts';
import { Submission } from '../../requests/submission.entity.ts';

/** As many as fit into a mail that can still be read. */
const mostInDigest = 200;

/**
 * Mails each office the submissions that came, or to which something was added, without a mail of their own. Storing the first of them adds a
 * job to the same queue; those of the schedule mail what no such job has found, because it was stored while
 * the job ran, or the mail server refused the digest.
 */
export function digestMailJob(
  orm: Orm,
  { transport, addresses }: { transport: MailTransport; addresses: MailAddresses },
  log: FastifyBaseLogger,
): ScheduledJob {
  /** @returns whether there may be more */
  const mailDigest = (kinds: SubmissionKind[]) =>
    inTransaction(orm.em.fork(), async (transaction) => {
      // Locked until the digest is out and this is stored: no other instance mails the same, and erasing
      // waits for the file that names what it erases. After a crash they still wait.
      const submissions = await transaction.find(
        Submission,
        {
          kind: { $in: kinds },
          $or: [{ digestMail: 'waiting' }, { additionWaitsSince: { $ne: null } }],
        },
        {
          lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
          orderBy: { receivedAt: 'asc' },
          limit: mostInDigest,
        },
      );
      if (submissions.length === 0) return false;
      const stored = await transaction.populate(submissions, rowNames);
      // The same submissions have the same Message-ID, so that a digest sent twice after a crash is shown once; what
      // is added to one of them later makes another digest.
      const references = stored.map(({ reference }) => reference).join(' ');
      const said = stored.map(({ reference, additionWaitsSince: since }) => [reference, since]);
      const id = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
      const content = digestMail(stored, addresses.desk);
      const mail = mailOf(content, addresses.from, officeOf(kinds, addresses));
      const headers = { ...mail.headers, 'X-Submissions': references };
      const messageId = `<digest.${id}@${addresses.host}>`;
      await transport.send({ messageId, ...mail, headers }, `${digestFilePrefix}${id}`);
      for (const submission of submissions) {
        if (submission.digestMail) submission.digestMail = 'sent';
        submission.additionWaitsSince = null;
      }
      await transaction.flush();
      log.info({ kinds, submissions: submissions.length }, 'Digest');
      return submissions.length === mostInDigest;
    });
  return {
    name: digestQueueName,
    cron: '*/10 * * * *',
    async run() {
      for (const kinds of formsByOffice(addresses)) {
        try {
          while (await mailDigest(kinds));
        } catch (error) {
          // The other offices get theirs.
          log.warn({ kinds, ...describeFailure(error) }, 'Digest not sent, it will be tried again');
        }
      }
    },
  };
}
