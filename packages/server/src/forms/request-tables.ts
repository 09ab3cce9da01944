import { type EntityClass, p } from '@mikro-orm/core';
import {
  type GridField,
  gridConnectionBlocks,
  gridConnectionSwitches,
} from '@rebhang-solar/content/forms/grid-connection';
import { ContactMessage, ContactMessageSchema } from './contact/contact-message.entity.ts';
import type { EmailAddress } from './field-schemas.ts';
import { GridConnection, GridConnectionSchema } from './grid-connection/grid-connection.entity.ts';

/** The rows with what visitors wrote, by the property of the submission that leads to them: one of these, by its form. */
export type Rows = { contactMessage: ContactMessage; gridConnection: GridConnection };
export type RowName = keyof Rows;

/** These properties. */
export const rowRelations = {
  contactMessage: () => p.oneToOne(ContactMessageSchema).owner().nullable().deleteRule('cascade'),
  gridConnection: () => p.oneToOne(GridConnectionSchema).owner().nullable().deleteRule('cascade'),
} satisfies Record<RowName, unknown>;

/** The sender of a submission. */
type Sender = {
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
export type RequestTable<Row extends object = object> = {
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

/**
 * Every table with what visitors wrote. Finding, mail, limits, export and erasing go over this list: a table that is
 * missing here does not compile.
 */
export const requestTables: { [Name in RowName]: RequestTable<Rows[Name]> } = {
  contactMessage: {
    entity: ContactMessage,
    senderEmail: 'email',
    otherPersons: [],
    senderPhone: 'phone',
    senderAddress: ['address'],
    sender({ name, email, phone, address }) {
      // The town of „Bergweg 4, 12345 Neustadt“.
      const town = /\b\d{5}\s+([^\d,;\r\n]+)/.exec(address ?? '')?.[1]?.trim();
      return {
        name,
        email,
        phone: phone ?? '',
        place: address ?? null,
        town: town ?? null,
        shortName: town ? `${name}, ${town}` : name,
      };
    },
  },
  gridConnection: {
    entity: GridConnection,
    senderEmail: 'anEmail',
    // The user and the owner of the house.
    otherPersons: [
      otherPerson('nutzEmail', gridConnectionSwitches.nutzAbweichend),
      otherPerson('eigenEmail', gridConnectionSwitches.eigenAbweichend),
    ],
    senderPhone: 'anTelefon',
    senderAddress: ['strasse', 'hausnummer', 'plz', 'ort'],
    sender({ vorname, name, anEmail, anTelefon, strasse, hausnummer, plz, ort }) {
      return {
        name: `${vorname} ${name}`,
        email: anEmail,
        phone: anTelefon,
        place: `${strasse} ${hausnummer}, ${plz} ${ort}`,
        town: ort,
        shortName: `${name}, ${ort}`,
      };
    },
  },
};

function otherPerson(email: GridField, fields: readonly GridField[]): OtherPerson {
  const block = gridConnectionBlocks.find((candidate) =>
    candidate.fields.some((field) => field === email),
  );
  return { title: block?.title ?? email, email, fields };
}

export const rowNames = Object.keys(requestTables) as RowName[];

/** A submission with its row loaded; only the row of its form is there. */
type WithRow = { id: string } & { [Name in RowName]?: Rows[Name] | null };

/** The sender of a submission. */
export function senderOf(submission: WithRow): Sender {
  return read(submission, (name, row) => requestTables[name].sender(row));
}

/** What the visitor wrote. */
export function rowOf(submission: WithRow): Rows[RowName] {
  return read(submission, (_name, row) => row);
}

/** Whoever else is named in a submission with this address, in lower case. */
export function otherPersonsIn(submission: WithRow, email: string): OtherPerson[] {
  return read(submission, (name, row) => {
    const values = new Map<string, unknown>(Object.entries(row));
    return requestTables[name].otherPersons.filter(
      (person) => String(values.get(person.email)).toLowerCase() === email,
    );
  });
}

/** The e-mail addresses in a table: of whoever sent the form, and of others named in it. */
export function emailColumns(name: RowName): string[] {
  const { senderEmail, otherPersons } = requestTables[name];
  return [senderEmail, ...otherPersons.map(({ email }) => email)];
}

function read<Result>(
  submission: WithRow,
  use: <Name extends RowName>(name: Name, row: Rows[Name]) => Result,
): Result {
  for (const name of rowNames) {
    const row = submission[name];
    if (row) return use(name, row);
  }
  throw new Error(`Submission ${submission.id} has no row`);
}
