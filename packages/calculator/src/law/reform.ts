/** What became of the government's draft of 29 July 2026 (EEG 2027, Bundesrat 470/26). */
export type ReformState = 'draft' | 'law' | 'dropped';

/**
 * The one line that decides what holds for starts from 2027 on, and the day on which a person last looked.
 * While it is a draft, `pnpm launch-check` fails when that day is more than 14 days ago.
 */
export const reform: { state: ReformState; lookedAt: string } = {
  state: 'draft',
  lookedAt: '2026-11-22',
};
