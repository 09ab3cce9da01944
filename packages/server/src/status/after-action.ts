import { type Action, applyAction, type Status } from './apply-action.ts';
import { type Place, type Promised, placeOf } from './place-of.ts';

/** A request as the desk lists it. */
type Row = Status & Promised & Place & { news: unknown[] };

/**
 * A listed request after an action: what the desk shows at once. But for its version it is what the server answers
 * that did the same at the same moment.
 */
export function afterAction<Listed extends Row>(
  row: Listed,
  action: Action,
  who: Parameters<typeof applyAction>[2],
): Listed {
  const status = applyAction(row, action, who);
  // What its visitor had added is no news any more.
  return { ...row, ...status, ...placeOf(status, row), news: [] };
}
