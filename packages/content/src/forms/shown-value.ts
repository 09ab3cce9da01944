import { formerAnswers } from '../choices.ts';
import { toGermanDate } from '../typed-date.ts';
import type { FormField } from './form-table.ts';

/** A stored value as a person reads it: the label of an answer, 24.05.1968, all else as it was typed. */
export function shownValue(field: FormField, value: string): string {
  if (field.kind === 'date' || field.kind === 'birthDate') return toGermanDate(value);
  if (field.kind !== 'choice') return value;
  return field.choices[value] ?? formerAnswers[value] ?? value;
}
