import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { MailContent } from '../../delivery/mail/mail-content.ts';
import type { MailTransport } from '../../delivery/mail/mail-transport.ts';
import { mailToVisitor } from '../../delivery/mail/outgoing-mail.ts';
import type { MailAddresses } from '../../delivery/mail/recipients.ts';
import { senderOf } from '../../forms/request-tables.ts';
import type { ClientLimits } from '../../platform/client-limits.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { describeCauses } from '../../platform/errors/report-fault.ts';
import type { MailPurpose } from '../../requests/counted-mail.entity.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { admitMail, type MailLimits, mailboxOf } from '../../requests/mail-limits.ts';

/**
 * Mails that somebody asks for on a visitor's page: a lost link, a code. They go to the address in the request
 * alone, and no oftener than confirmations: nobody can have us fill a mailbox.
 */
export function limitOwnPageMails({
  orm,
  clientLimits,
  confirmationLimits,
  transport,
  mailAddresses,
  log,
}: {
  orm: Orm;
  clientLimits: ClientLimits;
  confirmationLimits: MailLimits;
  transport: MailTransport;
  mailAddresses: MailAddresses;
  log: FastifyBaseLogger;
}) {
  return {
    /** Counts one more. @param address of the client */
    async isAdmitted(
      address: string,
      submission: StoredSubmission,
      purpose: MailPurpose,
    ): Promise<boolean> {
      if (!(await clientLimits.countsOf(address).countMail('ownPageMail'))) return false;
      const mailbox = mailboxOf(senderOf(submission).email);
      return inTransaction(orm.em.fork(), (transaction) =>
        admitMail(transaction, purpose, mailbox, address, confirmationLimits),
      );
    },
    /** Not waited for: an answer that takes longer would say that there is such a request. */
    send(submission: StoredSubmission, content: MailContent): void {
      const { email } = senderOf(submission);
      const mail = mailToVisitor(content, submission.kind, email, mailAddresses);
      transport
        .send(mail, `${submission.reference}-own-page-${randomUUID()}`)
        .catch((error: unknown) =>
          log.warn({ causes: describeCauses(error) }, 'Mail of a visitor’s page not sent'),
        );
    },
  };
}
