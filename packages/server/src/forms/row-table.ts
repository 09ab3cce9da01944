import type { EntityClass } from '@mikro-orm/postgresql';
import type { EmailAddress } from './field-schemas.ts';

/** The sender of a submission. */
export type Sender = {
  name: string;
  email: EmailAddress;
  /** As it was typed; empty where it was left out. */
  phone: string;
  /** Street and town as far as they were given; null where they were not. */
  place: string | null;
  /** The town alone; null where the form asks for none. */
  town: string | null;
  /** Name and town, as the office calls a case: „Müller, Neustadt“. */
  shortName: string;
};

/** The fields about a person whom the sender names beside themselves. */
export type OtherPerson = {
  /** Of the block that asks for them. */
  title: string;
  email: string;
  fields: readonly string[];
};

type EmailColumn<Row> = {
  [Column in keyof Row & string]: Row[Column] extends EmailAddress ? Column : never;
}[keyof Row & string];

/** A table that keeps what visitors wrote: what limits, finding, mail and erasing need of it. */
export type RowTable<Row extends object = object> = {
  entity: EntityClass<Row>;
  /**
   * The column with the e-mail address of whoever sent it, `p.text().$type<EmailAddress>()`. Each form has
   * one: the confirmation and the office's reply go to it, erasing by address looks into it.
   */
  senderEmail: EmailColumn<Row>;
  otherPersons: readonly OtherPerson[];
  /** The column with the sender's telephone number. */
  senderPhone: keyof Row & string;
  /** The columns in which the sender's address stands; none where no form of the table asks for it. */
  senderAddress: readonly (keyof Row & string)[];
  sender(row: Row): Sender;
};
