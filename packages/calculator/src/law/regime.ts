import { type ReformState, reform } from './reform.ts';

/** The law by which a system's feed-in is paid and limited: as it stands, or as drafted for 2027. */
export type Regime = 'eeg2023' | 'eeg2027';

/** The draft leaves systems alone that started before this month. */
const reformFrom = '2027-01';
/** The last month in which a system starts under the law as it stands, whatever becomes of the draft. */
export const lastBeforeReform = '2026-12';

/**
 * What may hold for a start in this month, the more cautious first. Two of them while the reform is
 * undecided; a verdict rests on the first.
 */
export function regimesOf(
  commissioning: string,
  state: ReformState = reform.state,
): readonly [Regime, ...Regime[]] {
  if (commissioning < reformFrom || state === 'dropped') {
    return ['eeg2023'];
  }
  return state === 'law' ? ['eeg2027'] : ['eeg2027', 'eeg2023'];
}
