/** Which form a submission came from. */
export const submissionKinds = [
  'contact',
  'consultation',
  'maintenance',
  'gridConnection',
] as const;

export type SubmissionKind = (typeof submissionKinds)[number];
