import { region } from './company/region.ts';
import type { State } from './states.ts';

/** A part of a text that holds in another state than the company's, so that the site does not show it. */
export type LeftOut = {
  state: State;
  /** Its first words. */
  begins: string;
};

const leftOut: LeftOut[] = [];

/** What the texts loaded so far have left out, in the order in which they were loaded. */
export function leftOutSoFar(): readonly LeftOut[] {
  return leftOut;
}

/** Puts on record what a text leaves out, so that `pnpm launch-check` can name it. */
export function leaveOut(state: State, text: string): void {
  const words = text.replace(/^[^\p{L}…]+/u, '').replaceAll(/\s+/g, ' ');
  leftOut.push({ state, begins: words.length > 60 ? `${words.slice(0, 60).trimEnd()}…` : words });
}

/**
 * A sentence, a title, a question that holds in one state only: its subsidies, authorities, operators, yields.
 * Elsewhere it is not shown, and `pnpm launch-check` names it until it has been written anew for the company's
 * state. Whole parts of a text stand between `::: SN` and `:::` (`md.ts`).
 *
 *   inState('SN', 'Die Sächsische Aufbaubank …') ?? 'Die Förderbank Ihres Landes …'
 */
export function inState<const T>(state: State, part: T): T | undefined {
  if (state === region.state) return part;
  const [, words = ''] = /"([^"]*\p{L} [^"]*)"/u.exec(JSON.stringify(part)) ?? [];
  leaveOut(state, words);
  return undefined;
}
