import type { EntityManager } from '@mikro-orm/postgresql';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import type { FastifyBaseLogger } from 'fastify';
import { senderOf } from '../../forms/request-tables.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { findSubmission, type StoredSubmission } from '../../requests/find-submissions.ts';
import type {
  AnyMailJob,
  MailJob,
  NoticeMailJob,
  WithdrawalMailJob,
} from '../../requests/mails/mail-job.ts';
import { ownPageOf, ownPageUrl } from '../../requests/own-page/own-page.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';
import { Submission } from '../../requests/submission.entity.ts';
import type { GridConnectionValues } from '../documents/grid-connection-pdf.ts';
import { mailable } from '../documents/mailable.ts';
import { makeDocument } from '../documents/make-document.ts';
import { addedSince } from './added-since.ts';
import { additionMail } from './addition.ts';
import { confirmationMail } from './confirmation.ts';
import { handOverMail } from './hand-over.ts';
import { latePdfMail } from './late-pdf.ts';
import type { MailContent } from './mail-content.ts';
import type { MailTransport } from './mail-transport.ts';
import { newRequestMail } from './new-request.ts';
import { notReachedMail } from './not-reached.ts';
import { noticeMail } from './notice.ts';
import {
  type MailAttachment,
  mailOf,
  mailToOffice,
  mailToVisitor,
  type OutgoingMail,
  replyToVisitor,
} from './outgoing-mail.ts';
import type { MailAddresses } from './recipients.ts';
import { whileUnchanged } from './while-unchanged.ts';
import { withdrawalMail } from './withdrawal.ts';

/** In the name of a notice on disk, where no mail server takes it. It is purged the night after. */
export const noticeFile = '-notice-';

/**
 * Processes one mail job: loads the submission, composes the mail and sends it. The same job gives the same
 * Message-ID, so that a mail sent twice after a crash is shown once. A submission that has been erased meanwhile needs
 * no mail.
 * @returns what has to be mailed later, as it could not be made now
 */
export function mailDelivery(
  orm: Orm,
  transport: MailTransport,
  addresses: MailAddresses,
  log: FastifyBaseLogger,
) {
  const { from, company: offices, desk } = addresses;
  const idOf = (...parts: (string | number)[]) => `<${parts.join('.')}@${addresses.host}>`;

  return async (job: AnyMailJob): Promise<MailJob | undefined> => {
    if ('withdrawn' in job) return sendWithdrawal(job);
    if ('notice' in job) return sendNotice(job);
    const em = orm.em.fork();
    const submission = await findSubmission(em, job.submissionId);
    if (!submission) return undefined;
    return job.recipient === 'visitor'
      ? sendToVisitor(em, submission, job)
      : sendToOffice(em, submission, job);
  };

  async function sendWithdrawal({ withdrawn, kind, hadAppointment }: WithdrawalMailJob) {
    const messageId = idOf(withdrawn, 'withdrawn');
    const mail = mailOf(withdrawalMail(withdrawn, hadAppointment), from, offices[kind]);
    await transport.send({ messageId, ...mail }, `${withdrawn}-withdrawn`);
    return undefined;
  }

  async function sendNotice({ notice, at, submissionId }: NoticeMailJob) {
    const { reference, kind, address } = notice;
    const em = orm.em.fork();
    const submission = submissionId ? await em.findOne(Submission, submissionId) : null;
    if (submissionId && !submission) return undefined;
    const messageId = idOf(reference, 'notice', Date.parse(at));
    const mail = mailToVisitor(noticeMail(notice), kind, address, addresses);
    try {
      const name = `${reference}${noticeFile}${Date.parse(at)}`;
      await sendUnchanged(em, submission, { messageId, ...mail }, name);
    } catch (error) {
      if (!isRejectedForGood(error)) throw error;
      log.warn({ reference }, 'The visitor’s address refuses our mail');
    }
    return undefined;
  }

  async function sendToVisitor(em: EntityManager, submission: StoredSubmission, job: MailJob) {
    const { reference, kind } = submission;
    const { email } = senderOf(submission);
    // Somebody who called, and left no address.
    if (email === '') return undefined;
    const ownPage = ownPageUrl(addresses.site, await ownPageOf(em, submission));
    const which = job.notReached ? ['not-reached'] : [];
    const content = job.notReached
      ? notReachedMail(submission, ownPage)
      : confirmationMail(submission, ownPage);
    const messageId = idOf(submission.id, 'visitor', ...which, ...repetitionOf(job));
    const mail = replyToVisitor(content, kind, email, addresses);
    try {
      const name = [reference, 'visitor', ...which].join('-');
      await sendUnchanged(em, submission, { messageId, ...mail }, name);
      if (submission.unconfirmed) {
        await em.nativeUpdate(Submission, submission.id, { unconfirmed: null });
      }
    } catch (error) {
      if (!isRejectedForGood(error)) throw error;
      // A mistyped address: no number of attempts would help, and the company has the submission.
      log.warn({ reference }, 'The visitor’s address refuses our mail');
      await em.nativeUpdate(Submission, submission.id, { unconfirmed: 'refused' });
    }
    return undefined;
  }

  async function sendToOffice(em: EntityManager, submission: StoredSubmission, job: MailJob) {
    const { content, id = [], file = id, pdf, next } = await officeMail(em, submission, job);
    const messageId = idOf(submission.id, 'company', ...id, ...repetitionOf(job));
    const mail = {
      ...mailToOffice(content, submission, addresses),
      ...(job.handedOver && { to: [job.handedOver.to] }),
    };
    const attachments = pdf ? [pdf] : [];
    const name = [submission.reference, 'company', ...file].join('-');
    await sendUnchanged(em, submission, { messageId, ...mail, attachments }, name);
    return next;
  }

  /** Which mail it is: `id` and `file` tell it from others about the request in its Message-ID and its name on disk. */
  async function officeMail(
    em: EntityManager,
    submission: StoredSubmission,
    job: MailJob,
  ): Promise<{
    content: MailContent;
    id?: (string | number)[];
    file?: (string | number)[];
    pdf?: MailAttachment;
    next?: MailJob;
  }> {
    if (job.addedSince) {
      const since = new Date(job.addedSince);
      const added = await addedSince(em, job.submissionId, since);
      return {
        content: additionMail(submission, added, desk),
        id: ['added', added.steps.at(-1)?.id ?? 0],
        file: ['added', since.getTime()],
      };
    }
    if (job.handedOver) {
      const { by, at } = job.handedOver;
      const which = { submission: submission.id, type: 'note' as const, by, at: new Date(at) };
      const sentence = await em.findOne(RequestEvent, which);
      return {
        content: handOverMail(submission, by, sentence?.note ?? undefined, desk),
        id: ['handed-over', Date.parse(at)],
      };
    }
    const { gridConnection, reference } = submission;
    if (!gridConnection) return { content: newRequestMail(submission, desk) };
    if (job.onlyPdf) {
      const pdf = await gridForm(gridConnection, reference);
      return { content: latePdfMail(submission), id: ['pdf'], pdf };
    }
    const pdf = await gridForm(gridConnection, reference).catch((err: unknown) => {
      log.error({ reference, err }, 'ALERT the mail goes without its PDF');
    });
    if (pdf) return { content: newRequestMail(submission, desk), pdf };
    // The mail holds every field as text: it is sent at once and announces the PDF, which follows.
    return { content: newRequestMail(submission, desk, true), next: { ...job, onlyPdf: true } };
  }

  /** Sends it while the submission stays as it was loaded, where erasing that has to find the mail on disk. */
  async function sendUnchanged(
    em: EntityManager,
    submission: Submission | null,
    mail: OutgoingMail,
    name: string,
  ) {
    const send = () => transport.send(mail, name);
    if (submission && transport.keepsMails) await whileUnchanged(em, submission, send);
    else await send();
  }
}

/** What was sent once more by hand is a mail of its own, no repetition to be hidden. */
const repetitionOf = ({ again }: MailJob) => (again ? [Date.parse(again)] : []);

/** The company gets the data of a grid registration also as the form that it passes on. */
async function gridForm(row: GridConnectionValues, reference: string): Promise<MailAttachment> {
  return {
    filename: gridConnectionFile.name(reference),
    contentType: 'application/pdf',
    content: await makeDocument('grid form', mailable(row), reference),
  };
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
