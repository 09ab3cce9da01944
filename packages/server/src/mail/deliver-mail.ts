import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../database/orm.ts';
import { Submission } from '../submission/submission.entity.ts';
import { composeMail, type MailAddresses } from './compose-mail.ts';
import type { MailJob } from './mail-queue.ts';
import type { MailTransport } from './mail-transport.ts';

/**
 * Makes the worker's one step: loads the request, composes the mail and hands it over.
 * A request that has been erased meanwhile needs no mail.
 */
export function mailDelivery(
  orm: Orm,
  transport: MailTransport,
  addresses: MailAddresses,
  log: FastifyBaseLogger,
) {
  return async ({ submissionId, recipient }: MailJob): Promise<void> => {
    const submission = await orm.em
      .fork()
      .findOne(Submission, submissionId, { populate: ['contactMessage', 'gridConnection'] });
    if (!submission) return;
    try {
      await transport.send(
        composeMail(submission, recipient, addresses),
        `${submission.reference}-${recipient}`,
      );
    } catch (error) {
      if (recipient === 'visitor' && isRefusedForGood(error)) {
        // A mistyped address: no number of attempts would help, and the company has the request.
        log.warn({ reference: submission.reference }, 'The visitor’s address refuses our mail');
        return;
      }
      throw error;
    }
  };
}

/** The mail server refused this recipient (not us, not the connection) with a permanent code. */
function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === 'EENVELOPE' &&
    'responseCode' in error &&
    Number(error.responseCode) >= 550
  );
}
