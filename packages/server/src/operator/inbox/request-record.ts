import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import {
  gridConnectionBlocks,
  gridConnectionForm,
} from '@rebhang-solar/content/forms/grid-connection';
import { maintenanceForm } from '@rebhang-solar/content/forms/maintenance';
import { inboxKinds, inboxLabels } from '@rebhang-solar/content/inbox';
import {
  type ContactMessageColumn,
  ContactMessageSchema,
} from '../../requests/contact/contact-message.entity.ts';
import { GridConnectionSchema } from '../../requests/grid-connection/grid-connection.entity.ts';
import type { GridConnectionInput } from '../../requests/grid-connection/grid-connection.input.ts';
import { type SubmissionKind, SubmissionSchema } from '../../requests/submission.entity.ts';
import type { StoredRequest } from './find-requests.ts';
import { forSpreadsheet } from './spreadsheet-value.ts';

type Relation = 'contactMessage' | 'gridConnection';
/** Made from the rest, for the search. */
type Derived = 'searchText';
type BookkeepingField = Exclude<keyof typeof SubmissionSchema.properties, Relation | Derived>;

// Typed over all fields: one that is added does not compile until it has its label.
const bookkeepingLabels: Record<BookkeepingField, string> = inboxLabels.bookkeeping;
const contactLabels: Record<ContactMessageColumn, { label: string }> = {
  ...maintenanceForm.fields,
  ...contactForm.fields,
  ...consultationForm.fields,
};
const gridLabels: Record<keyof GridConnectionInput, { label: string }> = gridConnectionForm.fields;

const notBookkeeping: string[] = ['contactMessage', 'gridConnection', 'searchText'] satisfies (
  | Relation
  | Derived
)[];
const rowFields: string[] = ['id', 'createdAt'];
const bookkeepingFields = Object.keys(SubmissionSchema.properties).filter(
  (field) => !notBookkeeping.includes(field),
) as BookkeepingField[];
const contactFields = Object.keys(ContactMessageSchema.properties).filter(
  (field) => !rowFields.includes(field),
) as ContactMessageColumn[];
const gridFields = Object.keys(GridConnectionSchema.properties).filter(
  (field) => !rowFields.includes(field),
) as (keyof GridConnectionInput)[];

/** Everything that is stored about one request, under the names of the code, as JSON can hold it. */
export type RequestRecord = Record<BookkeepingField, string | null> & {
  row: { id: number; createdAt: string };
  /** As the visitor wrote it; null where nothing was given. */
  fields: Record<string, string | null>;
};

/** @param submission with its row loaded */
export function recordOf(submission: StoredRequest): RequestRecord {
  const bookkeeping = Object.fromEntries(
    bookkeepingFields.map((field) => [field, plain(submission[field])]),
  ) as Record<BookkeepingField, string | null>;
  const { contactMessage, gridConnection } = submission;
  const row = contactMessage ?? gridConnection;
  if (!row) throw new Error(`Submission ${submission.id} has no row`);
  const fields = contactMessage
    ? contactFields.map((field) => [field, contactMessage[field] ?? null])
    : gridFields.map((field) => [field, gridConnection?.[field] ?? null]);
  return {
    ...bookkeeping,
    row: { id: row.id, createdAt: row.createdAt.toISOString() },
    fields: Object.fromEntries(fields),
  };
}

function plain(value: string | Date | null | undefined): string | null {
  return value instanceof Date ? value.toISOString() : (value ?? null);
}

/** Who sent a request and what it is about, for a list. */
export type RequestSummary = {
  reference: string;
  kind: SubmissionKind;
  receivedAt: string;
  suspicion: string | null;
  name: string;
  email: string;
  phone: string | null;
  place: string | null;
  message: string | null;
};

/** @param submission with its row loaded */
export function summaryOf(submission: StoredRequest): RequestSummary {
  const { reference, kind, receivedAt, contactMessage, gridConnection } = submission;
  const common = {
    reference,
    kind,
    receivedAt: receivedAt.toISOString(),
    suspicion: submission.suspicion ?? null,
  };
  if (contactMessage) {
    const { name, email, phone, address, message } = contactMessage;
    return { ...common, name, email, phone: phone ?? null, place: address ?? null, message };
  }
  if (!gridConnection) throw new Error(`Submission ${submission.id} has no row`);
  const { vorname, name, anEmail, anTelefon, strasse, hausnummer, plz, ort } = gridConnection;
  return {
    ...common,
    name: `${vorname} ${name}`,
    email: anEmail,
    phone: anTelefon,
    place: `${strasse} ${hausnummer}, ${plz} ${ort}`,
    message: null,
  };
}

/** One column of the table that is exported. */
export type ExportColumn = {
  title: string;
  /** What goes into the cell, made safe for a spreadsheet. */
  cellOf(record: RequestRecord): string;
};

const front: BookkeepingField[] = ['reference', 'kind', 'receivedAt', 'suspicion'];

/**
 * The columns of an export: what is noted first, then every field of the form or forms, then the
 * rest of the bookkeeping.
 * @param kind undefined: the fields of all forms side by side
 */
export function exportColumns(kind: SubmissionKind | undefined): ExportColumn[] {
  const withContact = kind !== 'gridConnection';
  const withGrid = kind === undefined || kind === 'gridConnection';
  return [
    ...front.map(bookkeepingColumn),
    ...(withContact ? contactFields.map(contactColumn) : []),
    ...(withGrid ? gridFields.map(gridColumn) : []),
    ...bookkeepingFields.filter((field) => !front.includes(field)).map(bookkeepingColumn),
    { title: inboxLabels.row.id, cellOf: ({ row }) => String(row.id) },
    { title: inboxLabels.row.createdAt, cellOf: ({ row }) => spreadsheetTime(row.createdAt) },
  ];
}

const isTime = (field: BookkeepingField) => /At$/.test(field);

function bookkeepingColumn(field: BookkeepingField): ExportColumn {
  return {
    title: bookkeepingLabels[field],
    cellOf: (record) => {
      const value = record[field];
      if (field === 'kind') return inboxKinds[record.kind as SubmissionKind];
      return value && isTime(field) ? spreadsheetTime(value) : forSpreadsheet(value ?? '');
    },
  };
}

function contactColumn(field: ContactMessageColumn): ExportColumn {
  return {
    title: contactLabels[field].label,
    cellOf: ({ kind, fields }) =>
      kind === 'gridConnection' ? '' : forSpreadsheet(fields[field] ?? ''),
  };
}

/** Several persons have a name and a street: the block says whose it is. */
function gridColumn(field: keyof GridConnectionInput): ExportColumn {
  const block = gridConnectionBlocks.find(({ fields }) =>
    fields.some((candidate) => candidate === field),
  );
  const { label } = gridLabels[field];
  return {
    title: block ? `${block.title}: ${label}` : label,
    cellOf: ({ kind, fields }) =>
      kind === 'gridConnection' ? forSpreadsheet(fields[field] ?? '') : '',
  };
}

const berlinSecond = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

/** `21.11.2026 05:03:07`, the clock of Berlin: what a German spreadsheet takes for a time. */
function spreadsheetTime(iso: string): string {
  return berlinSecond.format(new Date(iso)).replace(',', '');
}
