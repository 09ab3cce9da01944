import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import type { FastifyBaseLogger } from 'fastify';
import { forms } from '../../forms/forms.ts';
import { senderOf } from '../../forms/request-tables.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { describeSubmission } from '../../requests/describe-submission.ts';
import { findSubmission } from '../../requests/find-submissions.ts';
import { ownPageOf, ownPageUrl } from '../../requests/own-page/own-page.ts';
import { Photograph } from '../../requests/photographs/photograph.entity.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';
import { Submission } from '../../requests/submission.entity.ts';
import type { GridConnectionValues } from '../documents/grid-connection-pdf.ts';
import { makeDocument } from '../documents/make-document.ts';
import {
  type Additions,
  composeMail,
  composeWithdrawalMail,
  type MailAddresses,
  type MailAttachment,
} from './compose-mail.ts';
import type { AnyMailJob, MailJob } from './mail-job.ts';
import type { MailTransport } from './mail-transport.ts';
import { noticeMailOf } from './own-page-mails.ts';

/** In the name of a notice on disk, where no mail server takes it. It is purged the night after. */
export const noticeFile = '-notice-';

/**
 * Processes one mail job: loads the submission, composes the mail and sends it.
 * A submission that has been erased meanwhile needs no mail.
 * @returns what has to be mailed later, as it could not be made now
 */
export function mailDelivery(
  orm: Orm,
  transport: MailTransport,
  addresses: MailAddresses,
  log: FastifyBaseLogger,
) {
  return async (job: AnyMailJob): Promise<MailJob | undefined> => {
    if ('withdrawn' in job) {
      await transport.send(composeWithdrawalMail(job, addresses), `${job.withdrawn}-withdrawn`);
      return undefined;
    }
    if ('notice' in job) {
      const { reference } = job.notice;
      try {
        const name = `${reference}${noticeFile}${Date.parse(job.at)}`;
        await transport.send(noticeMailOf(job, addresses), name);
      } catch (error) {
        if (!isRejectedForGood(error)) throw error;
        log.warn({ reference }, 'The visitor’s address refuses our mail');
      }
      return undefined;
    }
    const { submissionId, recipient, again, onlyPdf, notReached, addedSince } = job;
    const em = orm.em.fork();
    const submission = await findSubmission(em, submissionId);
    if (!submission) return undefined;
    // Somebody who called, and left no address.
    if (recipient === 'visitor' && senderOf(submission).email === '') return undefined;
    const described = describeSubmission(submission);
    let pdf: 'follows' | 'alone' | undefined = onlyPdf && 'alone';
    const attachments: MailAttachment[] = [];
    const added = addedSince ? await addedTo(em, submissionId, new Date(addedSince)) : undefined;
    if (recipient === 'company' && submission.gridConnection && !added) {
      try {
        attachments.push(await gridForm(submission.gridConnection, submission.reference));
      } catch (error) {
        // Tried again like a mail that the mail server refuses.
        if (onlyPdf) throw error;
        // The mail holds every field as text: it is sent at once and announces the PDF, which follows.
        log.error(
          { reference: submission.reference, err: error },
          'ALERT the mail goes without its PDF',
        );
        pdf = 'follows';
      }
    }
    const mail = {
      ...composeMail(submission, described, recipient, addresses, {
        ownPage: ownPageUrl(addresses.site, await ownPageOf(em, submission)),
        again,
        pdf,
        notReached,
        added,
      }),
      attachments,
    };
    try {
      const kind = onlyPdf ? '-pdf' : notReached ? '-not-reached' : '';
      const name = `${submission.reference}-${recipient}${kind}${addedSince ? `-added-${Date.parse(addedSince)}` : ''}`;
      const send = () => transport.send(mail, name);
      if (transport.keepsMails) await whileUnchanged(em, submission, send);
      else await send();
      if (recipient === 'visitor' && submission.unconfirmed) {
        await em.nativeUpdate(Submission, submission.id, { unconfirmed: null });
      }
      return pdf === 'follows' ? { ...job, onlyPdf: true } : undefined;
    } catch (error) {
      if (recipient === 'visitor' && isRejectedForGood(error)) {
        // A mistyped address: no number of attempts would help, and the company has the submission.
        log.warn({ reference: submission.reference }, 'The visitor’s address refuses our mail');
        await em.nativeUpdate(Submission, submission.id, { unconfirmed: 'refused' });
        return undefined;
      }
      throw error;
    }
  };
}

/**
 * What the visitor has added since. A series of photographs is one step of the history that grows, so these are
 * counted themselves: those of the mail before are not counted again.
 */
async function addedTo(em: EntityManager, submission: string, since: Date): Promise<Additions> {
  const steps = await em.find(
    RequestEvent,
    { submission, by: '', at: { $gte: since } },
    { orderBy: { id: 'asc' } },
  );
  const photographs = await em.find(
    Photograph,
    { submission, addedAt: { $gte: since } },
    { fields: ['byLink'] },
  );
  return {
    steps,
    photographs: [false, true].flatMap((byLink) => {
      const count = photographs.filter((one) => one.byLink === byLink).length;
      return count > 0 ? [{ byLink, count }] : [];
    }),
  };
}

/**
 * The company gets the data of a grid registration also as the form that it passes on, without what
 * no mail may hold (the desk gives it whole).
 */
async function gridForm(row: GridConnectionValues, reference: string): Promise<MailAttachment> {
  const content = await makeDocument('grid form', mailable(row), reference);
  return {
    filename: gridConnectionFile.name(reference),
    contentType: 'application/pdf',
    content,
  };
}

const keptFromMail = forms.gridConnection.fields
  .filter((field) => field.keptFromMail)
  .map(({ name }) => [name, '']);

export function mailable(values: GridConnectionValues): GridConnectionValues {
  return { ...values, ...Object.fromEntries(keptFromMail) };
}

/**
 * Does `work` while the submission stays as it was loaded. Erasing it, or a person in it, waits until then
 * and also deletes the file that `work` has written.
 * @throws Error when it was erased or changed meanwhile; the next attempt takes what is left
 */
async function whileUnchanged(
  em: EntityManager,
  submission: Submission,
  work: () => Promise<void>,
): Promise<void> {
  await inTransaction(em, async (transaction) => {
    const { id, contentHash } = submission;
    const unchanged = await transaction.findOne(
      Submission,
      { id, contentHash },
      { lockMode: LockMode.PESSIMISTIC_READ },
    );
    if (!unchanged) throw new Error('The request has changed');
    await work();
  });
}

/** The mail server refused this recipient (not us, not the connection) with a permanent code. */
function isRejectedForGood(error: unknown): boolean {
  return (
    error instanceof Error &&
    'command' in error &&
    error.command === 'RCPT TO' &&
    'responseCode' in error &&
    Number(error.responseCode) >= 500
  );
}
