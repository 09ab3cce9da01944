/** Who a mail goes to: the company that has to act, or the visitor who wants to be sure. */
export type MailRecipient = 'company' | 'visitor';

/** A mail to be sent. It names the submission and repeats nothing of it: personal data stays in one place. */
export type MailJob = {
  submissionId: string;
  recipient: MailRecipient;
  /** When the operator had it sent once more, ISO 8601: makes it a mail of its own. */
  again?: string;
  /** Only the PDF of a grid registration, after a mail that had to go without it. */
  onlyPdf?: true;
};

/** What became of one attempt to send a mail. */
export type MailOutcome =
  | { result: 'sent'; recipient: MailRecipient }
  | { result: 'failed' | 'given-up'; recipient: MailRecipient; code: string };

/** How far a mail has got. */
export type MailJobState = {
  recipient: MailRecipient;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  attempts: number;
  /** ISO 8601; null until it is done. */
  completedAt: string | null;
};
