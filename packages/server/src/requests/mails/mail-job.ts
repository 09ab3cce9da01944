import type { SubmissionKind } from '../../forms/submission-kind.ts';

export const mailQueueName = 'mail';
export const deadMailQueueName = 'mail-dead';

/** Its jobs mail every submission that waits for a digest (operator/digest/digest-mail.ts). */
export const digestQueueName = 'digest-mail';

/** Its jobs become mails to the company about what visitors have added to their requests. */
export const additionsQueueName = 'visitor-additions';

/** The recipient of a mail: the company, which has to act, or the visitor, who gets a confirmation. */
export type MailRecipient = 'company' | 'visitor';

/**
 * A mail to be sent. It holds the id of the submission and none of its fields: otherwise personal data
 * would stand in the job table, too.
 */
export type MailJob = {
  submissionId: string;
  recipient: MailRecipient;
  /** When the operator had it sent once more, ISO 8601: makes it a mail of its own. */
  again?: string;
  /** Only the PDF of a grid registration, after a mail that had to go without it. */
  onlyPdf?: true;
  /** To the visitor, whom nobody has reached by phone: asks when a call would suit. */
  notReached?: true;
  /** To the company: what the visitor has added on their own page from this moment on, ISO 8601. */
  addedSince?: string;
  /** To a colleague alone: who has handed the request over, and when, ISO 8601. */
  handedOver?: { to: string; by: string; at: string };
};

/**
 * A mail to the company about a request that its visitor has taken back and that is erased: its reference, the form
 * by which the office is found, and whether an appointment has to be called off.
 */
export type WithdrawalMailJob = {
  recipient: 'company';
  withdrawn: string;
  kind: SubmissionKind;
  hadAppointment: boolean;
};

/**
 * A mail to whoever has sent a request, about what was done on their own page. It holds the address that stood there
 * before, which may stand nowhere else any more, so it is deleted with the mail, and after a day at the latest.
 */
export type NoticeMailJob = {
  recipient: 'visitor';
  notice: {
    address: string;
    reference: string;
    kind: SubmissionKind;
    about: 'corrected' | 'photographs' | 'withdrawn';
    /** Of a correction: what was changed, without the values. */
    fields?: ('phone' | 'email' | 'address')[];
  };
  /** Deleted with the request; undefined where that is erased already. */
  submissionId?: string;
  /** When it was done, ISO 8601. */
  at: string;
};

/** What is told, and about which request, where that is not erased already. */
export type Notice = NoticeMailJob['notice'] & Pick<NoticeMailJob, 'submissionId'>;

/** A mail to the company about what a visitor has added, until it goes out. */
export type AdditionJob = Required<Pick<MailJob, 'submissionId' | 'addedSince'>>;

export type AnyMailJob = MailJob | WithdrawalMailJob | NoticeMailJob;

/** What became of one attempt to send a mail. */
export type MailOutcome =
  | { result: 'sent'; recipient: MailRecipient }
  | { result: 'failed' | 'given-up'; recipient: MailRecipient; code: string };

/** A mail that no attempt has sent, with what it was to say: also the morning list of an office (`kinds`). */
export type GivenUpMail = {
  /** Of its job in the dead-letter queue. */
  id: string;
  data: MailJob | WithdrawalMailJob | { kinds: SubmissionKind[] };
  /** ISO 8601. */
  givenUpAt: string;
};

/** How far a mail has got. */
export type MailJobState = {
  /** Of its job; of one that was given up (`failed`), that in the dead-letter queue. */
  id: string;
  recipient: MailRecipient;
  /** Which mail it is: the one about the request itself, or a later one. */
  subject: 'request' | 'pdf' | 'notReached' | 'added' | 'handedOver';
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  attempts: number;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null until it is done. */
  completedAt: string | null;
};

/** Which mail about a request it is. */
export function subjectOf({
  onlyPdf,
  notReached,
  addedSince,
  handedOver,
}: MailJob): MailJobState['subject'] {
  if (handedOver) return 'handedOver';
  if (onlyPdf) return 'pdf';
  if (notReached) return 'notReached';
  return addedSince ? 'added' : 'request';
}
