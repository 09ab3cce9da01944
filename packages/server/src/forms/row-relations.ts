import { p } from '@mikro-orm/core';
import { type ContactMessage, ContactMessageSchema } from './contact/contact-message.entity.ts';
import {
  type GridConnection,
  GridConnectionSchema,
} from './grid-connection/grid-connection.entity.ts';

/** The properties of a submission that lead to a row with what the visitor wrote: one of these, by its form. */
export const rowRelations = {
  contactMessage: () => p.oneToOne(ContactMessageSchema).owner().nullable().deleteRule('cascade'),
  gridConnection: () => p.oneToOne(GridConnectionSchema).owner().nullable().deleteRule('cascade'),
};

export type RowName = keyof typeof rowRelations;

/** The rows by the property of the submission that leads to them. */
export type Rows = { contactMessage: ContactMessage; gridConnection: GridConnection };
