import type { ContactMessageColumn } from './contact-message.entity.ts';

/**
 * Where a field of an input ends up: in a column of `contact_messages`, as a line of its message,
 * or (consent) in the bookkeeping. Each form has one such table, typed over all its fields, so that
 * a new field does not compile until it has its place.
 */
export type Placement = { column: ContactMessageColumn } | 'message line' | 'bookkeeping';

/** The values of an input that have a column of their own; what the client left out stays null. */
export function columnsOf<Input extends object>(
  placements: Record<keyof Input, Placement>,
  input: Input,
): Partial<Record<ContactMessageColumn, string>> {
  const row: Partial<Record<ContactMessageColumn, string>> = {};
  for (const field of Object.keys(placements) as (keyof Input)[]) {
    const placement = placements[field];
    const value = input[field];
    if (typeof placement === 'object' && typeof value === 'string') row[placement.column] = value;
  }
  return row;
}
