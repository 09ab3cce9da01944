import type { RequiredEntityData } from '@mikro-orm/postgresql';
import { composeMessage } from './compose-message.ts';
import type { ContactMessage, ContactMessageColumn } from './contact/contact-message.entity.ts';
import type { EmailAddress } from './field-schemas.ts';
import type { FormField } from './form.ts';

/**
 * Where each field of a form that is kept in `contact_messages` goes: to the column of its name if
 * there is one, else to a line of the message; a consent to the bookkeeping.
 */
export type MessageMapping<Fields> = {
  [Name in keyof Fields]-?: [NonNullable<Fields[Name]>] extends [boolean]
    ? 'consent'
    : (Name extends ContactMessageColumn ? 'column' : never) | 'message line';
};

/**
 * The row of a form that is kept in `contact_messages`. What the client left out stays null.
 * @param values as validated
 * @param marker first words of every message of this form
 */
export function contactMessageRow(
  fields: readonly FormField[],
  values: { name: string; email: EmailAddress; message?: string | undefined },
  marker?: string,
): { contactMessage: RequiredEntityData<ContactMessage> } {
  const given = new Map<string, unknown>(Object.entries(values));
  const columns = fields
    .filter(({ target }) => target === 'column')
    .map(({ name }) => [name, given.get(name)]);
  const { name, email, message = '' } = values;
  return {
    contactMessage: {
      ...Object.fromEntries(columns),
      name,
      email,
      message: composeMessage(fields, values, message, marker),
    },
  };
}
