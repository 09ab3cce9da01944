import type { SubmissionKind } from './forms/submission-kind.ts';

type OfficeSetting =
  | 'MAIL_TO_CONTACT'
  | 'MAIL_TO_CONSULTATION'
  | 'MAIL_TO_MAINTENANCE'
  | 'MAIL_TO_GRID_CONNECTION';

/** The office's addresses for the submissions of each form. @param everyone where the form has no setting of its own */
export function officesOf(
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
