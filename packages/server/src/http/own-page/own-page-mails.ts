import { randomUUID } from 'node:crypto';
import { confirmationsPerDay } from '@rebhang-solar/content/privacy';
import type { FastifyBaseLogger } from 'fastify';
import type { ComposedMail } from '../../delivery/mail/compose-mail.ts';
import type { MailTransport } from '../../delivery/mail/mail-transport.ts';
import { type ClientLimits, consume, createLimiter } from '../../platform/client-limits.ts';
import { describeCauses } from '../../platform/errors/report-fault.ts';
import type { StoredSubmission } from '../../submissions/find-submissions.ts';
import { mailboxOf } from '../../submissions/mail-limits.ts';
import { senderOf } from '../../submissions/rows.ts';

/**
 * Mails that somebody asks for on a visitor's page: a lost link, a code. They go to the address in the request
 * alone, and no oftener than confirmations: nobody can have us fill a mailbox.
 */
export function ownPageMails({
  clientLimits,
  transport,
  log,
}: {
  clientLimits: ClientLimits;
  transport: MailTransport;
  log: FastifyBaseLogger;
}) {
  const mailbox = createLimiter(1, confirmationsPerDay, 24 * 60 * 60);
  return {
    /** Counts one more. @param address of the client */
    async isAdmitted(address: string, submission: StoredSubmission): Promise<boolean> {
      if (!(await clientLimits.countIfFree(address, 'ownPageMail'))) return false;
      return consume(mailbox, mailboxOf(senderOf(submission).email)).then(
        () => true,
        () => false,
      );
    },
    /** Not waited for: an answer that takes longer would say that there is such a request. */
    send({ reference }: StoredSubmission, mail: ComposedMail): void {
      transport
        .send(mail, `${reference}-own-page-${randomUUID()}`)
        .catch((error: unknown) =>
          log.warn({ causes: describeCauses(error) }, 'Mail of a visitor’s page not sent'),
        );
    },
  };
}
