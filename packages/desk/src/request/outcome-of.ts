import type { Details } from './details.ts';

/** How a request ends. */
export type Outcome = NonNullable<Details['outcome']>;

/** An order to which the visitor has added something stays one when it is done again: no retention erases it. */
export function outcomeOf({ outcome }: Pick<Details, 'outcome'>, how: Outcome): Outcome {
  return how === 'answered' && outcome === 'order' ? 'order' : how;
}
