/** What became of the government's draft of 29 July 2026 (EEG 2027, Bundestag 21/7867). */
export type ReformState = 'draft' | 'law' | 'dropped';

/**
 * The one line that decides what holds for starts from 2027 on. Who of the company looked what became of it, and
 * when, stands in its own data (`reformCheck`).
 */
export const reform: { state: ReformState } = { state: 'draft' };
