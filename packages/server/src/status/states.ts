/**
 * How far a request is. `notReached`: somebody has called in vain and calls again. `waiting`: for what the
 * visitor sends or decides.
 */
export const states = ['new', 'taken', 'notReached', 'appointment', 'waiting', 'done'] as const;
export type State = (typeof states)[number];

/** How a request ended. An order is kept: only the office erases it. */
export const outcomes = ['answered', 'order', 'without'] as const;
export type Outcome = (typeof outcomes)[number];

/**
 * Where a request stands. What is `suspected` is open like any other, behind what has the same hour; spam is what the
 * office has called so.
 */
export const folders = ['open', 'done', 'suspected', 'spam'] as const;
export type Folder = (typeof folders)[number];

/** Of what is not done: a mere suspicion takes nothing out of sight. */
export const openFolders: readonly Folder[] = ['open', 'suspected'];

/**
 * Why a submission looks like spam. It is stored and mailed to the company all the same, with a mark.
 * `by-hand` was set by the office.
 */
export const suspicions = ['hidden-field', 'too-fast', 'only-link', 'by-hand'] as const;
export type Suspicion = (typeof suspicions)[number];

/** The office's own verdict. Any other suspicion is a guess, which marks a submission and takes it out of no list. */
export const spam = 'by-hand' satisfies Suspicion;
