import { defineEntity, p } from '@mikro-orm/core';
import type { consultationForm } from '@rebhang-solar/content/forms/consultation';
import type { contactForm } from '@rebhang-solar/content/forms/contact';
import type { ColumnName, FormTable } from '@rebhang-solar/content/forms/form-table';
import type { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';
import type { EmailAddress } from '../field-schemas.ts';

/**
 * Columns for what some forms ask. A field that has none, and a column that no form fills, do not compile where the
 * columns `satisfies` this.
 */
export type MessageColumns<Forms extends FormTable> = Record<
  'id' | 'createdAt' | (Forms extends FormTable ? ColumnName<Forms> : never),
  unknown
>;

/** A submission of the home page, the consultation or the maintenance form: the specified columns, and any added since. */
export const ContactMessageSchema = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    id: p.integer().primary(),
    name: p.text(),
    email: p.text().$type<EmailAddress>(),
    phone: p.text().nullable(),
    message: p.text(),
    address: p.text().nullable(),
    haustyp: p.text().nullable(),
    dachflaeche: p.text().nullable(),
    stromverbrauch: p.text().nullable(),
    budget: p.text().nullable(),
    zeitrahmen: p.text().nullable(),
    createdAt: p.datetime().fieldName('created_at').defaultRaw('now()'),
  } satisfies MessageColumns<typeof contactForm | typeof consultationForm | typeof maintenanceForm>,
});

export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);
