import type { RequiredEntityData } from '@mikro-orm/postgresql';
import type { FormTable } from '@rebhang-solar/content/forms/form-table';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
import type { ContactMessage } from './contact/contact-message.entity.ts';
import type { EmailAddress } from './field-schemas.ts';
import { hasColumn } from './form.ts';

/**
 * The row of a form that is kept in `contact_messages`. What the client left out stays null; a message, which the
 * column needs, is empty.
 * @param values as validated
 * @param marker first words of every message of this form
 */
export function contactMessageRow(
  { fields }: FormTable,
  values: { name: string; email: EmailAddress; message?: string | undefined },
  marker?: string,
): { contactMessage: RequiredEntityData<ContactMessage> } {
  const given = new Map<string, unknown>(Object.entries(values));
  const columns: [string, unknown][] = [];
  const lines: Line[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const value = given.get(name);
    if (hasColumn(field)) columns.push([name, value]);
    else if (field.stored === 'message line' && typeof value === 'string' && value !== '') {
      lines.push({ label: field.label, value: shownValue(field, value) });
    }
  }
  const { name, email, message = '' } = values;
  return {
    contactMessage: {
      ...Object.fromEntries(columns),
      name,
      email,
      message: composeMessage(lines, message, marker),
    },
  };
}

type Line = { label: string; value: string };

/**
 * The stored message: the marker, if the form has one, then the lines, then the visitor's own message, unchanged. A
 * message that already bears the marker (a client that composed it itself) is not marked twice; only a line whose
 * value it does not mention is added.
 */
function composeMessage(lines: readonly Line[], own: string, marker?: string): string {
  const isMarked = marker !== undefined && own.startsWith(marker);
  const added = lines
    .filter(({ value }) => !isMarked || !mentions(own, value))
    .map(({ label, value }) => `${label}: ${value}`);
  if (isMarked && added.length === 0) return own;
  const rest = isMarked ? own.slice(marker.length).trimStart() : own;
  const head = [...(marker === undefined ? [] : [marker]), ...added].join('\n');
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
