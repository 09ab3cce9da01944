import { shownValue } from './field-schemas.ts';
import type { FormField } from './form.ts';

/**
 * The stored message: the marker, if the form has one, then each field that is placed as a line of
 * the message, then the visitor's own message, unchanged. A message that already bears the marker (a
 * client that composed it itself) is not marked twice; only a line whose value it does not mention
 * is added.
 * @param values the visitor's fields as validated
 * @param own the visitor's own message
 */
export function composeMessage(
  fields: readonly FormField[],
  values: object,
  own: string,
  marker?: string,
): string {
  const given = new Map<string, unknown>(Object.entries(values));
  const isMarked = marker !== undefined && own.startsWith(marker);
  const lines = fields.flatMap((field) => {
    const value = given.get(field.name);
    if (field.target !== 'message line' || typeof value !== 'string' || value === '') return [];
    const shown = shownValue(field, value);
    return isMarked && mentions(own, shown) ? [] : [`${field.label}: ${shown}`];
  });
  if (isMarked && lines.length === 0) return own;
  const rest = isMarked ? own.slice(marker.length).trimStart() : own;
  const head = [...(marker === undefined ? [] : [marker]), ...lines].join('\n');
  return [head, rest].filter((part) => part !== '').join('\n\n');
}

/** Whether a text holds a value by itself: „4“ is not mentioned by „2014“ or „4,5“. */
function mentions(text: string, value: string): boolean {
  const parts = text.split(value);
  return parts.slice(1).some((after, index) => {
    const before = parts[index] ?? '';
    return !/[\p{L}\p{N}]$|\p{N}[.,]$/u.test(before) && !/^[\p{L}\p{N}]|^[.,]\p{N}/u.test(after);
  });
}
