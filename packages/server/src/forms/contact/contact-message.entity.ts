import { defineEntity, p } from '@mikro-orm/core';
import type { EmailAddress } from '../field-schemas.ts';

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
  },
});

export class ContactMessage extends ContactMessageSchema.class {}
ContactMessageSchema.setClass(ContactMessage);

/** The columns a form can fill. */
export type ContactMessageColumn = Exclude<
  keyof typeof ContactMessageSchema.properties,
  'id' | 'createdAt'
>;
