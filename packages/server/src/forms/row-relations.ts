import { p } from '@mikro-orm/core';
import { ContactMessageSchema } from './contact/contact-message.entity.ts';
import { GridConnectionSchema } from './grid-connection/grid-connection.entity.ts';

/** The properties of a submission that lead to a row with what the visitor wrote: one of these, by its form. */
export const rowRelations = {
  contactMessage: () => p.oneToOne(ContactMessageSchema).owner().nullable().deleteRule('cascade'),
  gridConnection: () => p.oneToOne(GridConnectionSchema).owner().nullable().deleteRule('cascade'),
};

export type RowName = keyof typeof rowRelations;
