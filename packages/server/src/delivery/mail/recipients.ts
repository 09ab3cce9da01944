import { type SubmissionKind, submissionKinds } from '../../forms/submission-kind.ts';

/** Between whom mails go. */
export type MailAddresses = {
  from: string;
  /** The office's addresses for the submissions of each form. */
  company: Record<SubmissionKind, string[]>;
  /** Host name for the Message-ID. */
  host: string;
  /** Address of the visitors' site, without a slash at its end. */
  site: string;
  /** Address of the office's desk, without a slash at its end; undefined where there is none. */
  desk?: string | undefined;
};

type OfficeSetting =
  | 'MAIL_TO_CONTACT'
  | 'MAIL_TO_CONSULTATION'
  | 'MAIL_TO_MAINTENANCE'
  | 'MAIL_TO_GRID_CONNECTION';

/** The office's addresses for the submissions of each form. @param everyone where the form has no setting of its own */
export function recipientsByForm(
  settings: { [Name in OfficeSetting]?: string[] | undefined },
  everyone: string[],
): Record<SubmissionKind, string[]> {
  return {
    contact: settings.MAIL_TO_CONTACT ?? everyone,
    consultation: settings.MAIL_TO_CONSULTATION ?? everyone,
    maintenance: settings.MAIL_TO_MAINTENANCE ?? everyone,
    gridConnection: settings.MAIL_TO_GRID_CONNECTION ?? everyone,
  };
}

/** The forms that each office reads: those with the same addresses, in whatever order they were written. */
export const formsByOffice = ({ company }: MailAddresses): SubmissionKind[][] => [
  ...Map.groupBy(submissionKinds, (kind) => company[kind].toSorted().join(', ')).values(),
];

/** Who reads these forms. */
export const officeOf = (kinds: SubmissionKind[], { company }: MailAddresses): string[] => [
  ...new Set(kinds.flatMap((kind) => company[kind])),
];
