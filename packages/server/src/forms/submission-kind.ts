import { type FormKind, formKinds } from '@rebhang-solar/content/forms/form-kinds';

/** Which form a submission came from. */
export type SubmissionKind = FormKind;

export const submissionKinds = Object.keys(formKinds) as SubmissionKind[];
