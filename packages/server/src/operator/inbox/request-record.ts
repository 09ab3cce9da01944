import { inboxKinds, inboxLabels } from '@rebhang-solar/content/inbox';
import { definitions, messageDefinitions } from '../../requests/definitions.ts';
import { rowOf, type StoredRequest, senderOf } from '../../requests/describe-submission.ts';
import type { FieldBlock } from '../../requests/request-definition.ts';
import { type SubmissionKind, SubmissionSchema } from '../../requests/submission.entity.ts';
import { forSpreadsheet } from './spreadsheet-value.ts';

type Relation = 'contactMessage' | 'gridConnection';
/** Made from the rest, for the search. */
type Derived = 'searchText';
type BookkeepingField = Exclude<keyof typeof SubmissionSchema.properties, Relation | Derived>;

// Typed over all fields: one that is added does not compile until it has its label.
const bookkeepingLabels: Record<BookkeepingField, string> = inboxLabels.bookkeeping;

const notBookkeeping: string[] = ['contactMessage', 'gridConnection', 'searchText'] satisfies (
  | Relation
  | Derived
)[];
const bookkeepingFields = Object.keys(SubmissionSchema.properties).filter(
  (field) => !notBookkeeping.includes(field),
) as BookkeepingField[];

/** A column of a row, under the label of the form's field. */
type FieldColumn = { column: string; label: string };

// Every column that one of the forms fills, once. Several persons of the grid form have a name and a
// street: there the block says whose it is.
const messageColumns = columnsOf(messageDefinitions.flatMap(({ blocks }) => blocks));
const gridColumns = columnsOf(definitions.gridConnection.blocks);

function columnsOf(blocks: readonly FieldBlock[]): FieldColumn[] {
  const labels = new Map<string, string>();
  for (const { title, fields } of blocks) {
    for (const { label, place } of fields) {
      if (typeof place !== 'object' || labels.has(place.column)) continue;
      labels.set(place.column, title === undefined ? label : `${title}: ${label}`);
    }
  }
  return [...labels].map(([column, label]) => ({ column, label }));
}

/** Everything that is stored about one request, under the names of the code, as JSON can hold it. */
export type RequestRecord = Record<Exclude<BookkeepingField, 'kind'>, string | null> & {
  kind: SubmissionKind;
  row: { id: number; createdAt: string };
  /** As the visitor wrote it; null where nothing was given. */
  fields: Record<string, string | null>;
};

export function recordOf(submission: StoredRequest): RequestRecord {
  const bookkeeping = Object.fromEntries(
    bookkeepingFields.map((field) => [field, plain(submission[field])]),
  ) as Record<Exclude<BookkeepingField, 'kind'>, string | null>;
  const row = rowOf(submission);
  const values = new Map<string, unknown>(Object.entries(row));
  const columns = submission.kind === 'gridConnection' ? gridColumns : messageColumns;
  return {
    ...bookkeeping,
    kind: submission.kind,
    row: { id: row.id, createdAt: row.createdAt.toISOString() },
    fields: Object.fromEntries(
      columns.map(({ column }) => {
        const value = values.get(column);
        return [column, typeof value === 'string' ? value : null];
      }),
    ),
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

export function summaryOf(submission: StoredRequest): RequestSummary {
  const { reference, kind, receivedAt, contactMessage, gridConnection } = submission;
  const sender = senderOf(submission);
  const common = {
    reference,
    kind,
    receivedAt: receivedAt.toISOString(),
    suspicion: submission.suspicion ?? null,
    name: sender.name,
    email: sender.email,
  };
  if (!gridConnection) {
    const { phone = null, address = null, message = null } = contactMessage ?? {};
    return { ...common, phone, place: address, message };
  }
  const { anTelefon, strasse, hausnummer, plz, ort } = gridConnection;
  const place = `${strasse} ${hausnummer}, ${plz} ${ort}`;
  return { ...common, phone: anTelefon, place, message: null };
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
    ...(withContact ? messageColumns.map(messageColumn) : []),
    ...(withGrid ? gridColumns.map(gridColumn) : []),
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
      if (field === 'kind') return inboxKinds[record.kind];
      return value && isTime(field) ? spreadsheetTime(value) : forSpreadsheet(value ?? '');
    },
  };
}

function messageColumn({ column, label }: FieldColumn): ExportColumn {
  return {
    title: label,
    cellOf: ({ kind, fields }) =>
      kind === 'gridConnection' ? '' : forSpreadsheet(fields[column] ?? ''),
  };
}

function gridColumn({ column, label }: FieldColumn): ExportColumn {
  return {
    title: label,
    cellOf: ({ kind, fields }) =>
      kind === 'gridConnection' ? forSpreadsheet(fields[column] ?? '') : '',
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
