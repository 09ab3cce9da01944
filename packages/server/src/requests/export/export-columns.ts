import { berlinMinute } from '@rebhang-solar/content/berlin-clock';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import type { FormField } from '@rebhang-solar/content/forms/form-table';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
import { digestMailStates, inboxLabels, unconfirmedReasons } from '@rebhang-solar/content/inbox';
import { asDialledHere } from '@rebhang-solar/content/phone';
import { photographNames } from '@rebhang-solar/content/photograph-kinds';
import { statusWords } from '@rebhang-solar/content/status-words';
import { suspicionWords } from '@rebhang-solar/content/suspicion-words';
import { forms } from '../../forms/forms.ts';
import { type SubmissionKind, submissionKinds } from '../../forms/submission-kind.ts';
import { fieldColumnsOf } from './field-columns.ts';
import { forSpreadsheet } from './spreadsheet-value.ts';
import {
  type BookkeepingField,
  bookkeepingFields,
  bookkeepingLabels,
  type SubmissionRecord,
  stateOf,
} from './submission-record.ts';

/** One column of the table that is exported. */
type ExportColumn = {
  title: string;
  /** What goes into the cell, made safe for a spreadsheet. */
  cellOf(record: SubmissionRecord): string;
};

type Value = (record: SubmissionRecord) => string | null | undefined;

const column = (title: string, valueIn: Value): ExportColumn => ({
  title,
  cellOf: (record) => forSpreadsheet(valueIn(record) ?? ''),
});
/** A time that is ours, so it needs no mark. */
const time = (title: string, valueIn: Value): ExportColumn => ({
  title,
  cellOf: (record) => spreadsheetTime(valueIn(record)),
});

const { bookkeeping } = inboxLabels;
const reference = column(bookkeeping.reference, (record) => record.reference);
const kindColumn = column(bookkeeping.kind, ({ kind }) => formKinds[kind].name);
const receivedAt = time(bookkeeping.receivedAt, (record) => record.receivedAt);
const due = time(inboxLabels.due, ({ dueAt }) => dueAt);
const note = column(inboxLabels.note, ({ handling }) => handling.note);
/** Which request, and how far the office is. */
const howFar = [
  reference,
  kindColumn,
  receivedAt,
  due,
  column(inboxLabels.state, ({ handling }) => stateOf(handling)),
  note,
];
const suspicion = column(inboxLabels.suspicious, (record) =>
  record.suspicion ? inboxLabels.isSuspicious : '',
);
const message = column(inboxLabels.message, ({ fields }) => fields.message);

/**
 * What somebody reads in a table: who, what, how far, and what this form asks about. For all forms
 * together, that is in one column.
 */
export function readableColumns(kind: SubmissionKind | undefined): ExportColumn[] {
  return [
    ...howFar,
    suspicion,
    column(inboxLabels.name, ({ sender }) => sender.name),
    column(inboxLabels.phone, ({ sender }) => asDialledHere(sender.phone ?? '')),
    column(inboxLabels.email, ({ sender }) => sender.email),
    column(inboxLabels.address, ({ sender }) => sender.place),
    ...(kind && !fieldColumnsOf(kind).some(({ column: name }) => name === 'message')
      ? []
      : [message]),
    ...(kind
      ? questionsOf(kind).map(({ title, answer }) => column(title, answer))
      : [column(inboxLabels.more, moreOf)]),
  ];
}

/** What the office looks at first of what only this form asks. */
const questionsOf = (kind: SubmissionKind) =>
  forms[kind].overview.map(({ title, fields: asked }) => ({
    title,
    answer: ({ fields }: SubmissionRecord) =>
      asked
        .map((field) => readable(fields[field.name], field))
        .filter(Boolean)
        .join(' '),
  }));

/** „Haustyp: Einfamilienhaus, Budget: bis 15.000 €“ */
function moreOf(record: SubmissionRecord): string {
  return questionsOf(record.kind)
    .flatMap(({ title, answer }) => {
      const value = answer(record);
      return value ? `${title}${title.endsWith('?') ? '' : ':'} ${value}` : [];
    })
    .join(', ');
}

/** All that was asked, and how far the office is. */
export function askedColumns(kind: SubmissionKind): ExportColumn[] {
  return [
    ...howFar,
    column(inboxLabels.photographs, photographsOf),
    ...fieldColumnsOf(kind)
      .filter(({ column: name }) => forms[kind].fields.some((field) => field.name === name))
      .map(({ column: name, label, field }) =>
        column(label, ({ fields }) => readable(fields[name], field)),
      ),
  ];
}

const front: BookkeepingField[] = ['reference', 'kind', 'receivedAt', 'suspicion'];

/**
 * All columns: what is noted first, then every field of the form or forms, then the rest of the
 * bookkeeping.
 * @param kind undefined: the fields of all forms side by side
 */
export function allColumns(kind: SubmissionKind | undefined): ExportColumn[] {
  return [
    ...front.map(bookkeepingColumn),
    due,
    column(inboxLabels.state, ({ handling }) => statusWords[handling.state].office),
    column(inboxLabels.holder, ({ handling }) => handling.holder),
    time(inboxLabels.until, ({ handling }) => handling.until),
    column(inboxLabels.followUpOn, ({ handling }) => handling.followUpOn),
    time(inboxLabels.doneAt, ({ handling }) => handling.doneAt),
    column(
      inboxLabels.outcome,
      ({ handling }) => handling.outcome && statusWords[handling.outcome].office,
    ),
    note,
    column(inboxLabels.photographs, photographsOf),
    ...fieldsOf(kind ? [kind] : submissionKinds),
    ...bookkeepingFields.filter((field) => !front.includes(field)).map(bookkeepingColumn),
    { title: inboxLabels.row.id, cellOf: ({ row }) => String(row.id) },
    time(inboxLabels.row.createdAt, ({ row }) => row.createdAt),
  ];
}

/** „Dach von außen, Zählerschrank“ */
const photographsOf = ({ photographs }: SubmissionRecord): string =>
  photographs.map((kind) => photographNames[kind]).join(', ');

/** The columns of the tables of some forms; those that share a table have its columns once. */
function fieldsOf(kinds: readonly SubmissionKind[]): ExportColumn[] {
  const forms = new Map(kinds.map((kind) => [fieldColumnsOf(kind), formKinds[kind].name]));
  const taken = new Set<string>();
  return [...forms].flatMap(([columns, form]) =>
    columns.map(({ column: name, label, field }) => {
      // Without the form's name two columns would be called „Name“ where two tables have one.
      const title = taken.has(label) ? `${label} (${form})` : label;
      taken.add(label);
      return column(title, ({ kind, fields }) =>
        fieldColumnsOf(kind) === columns ? readable(fields[name], field) : '',
      );
    }),
  );
}

function bookkeepingColumn(field: BookkeepingField): ExportColumn {
  const title = bookkeepingLabels[field];
  if (field === 'kind') return kindColumn;
  if (/At$/.test(field)) return time(title, (record) => record[field]);
  const words = new Map<string, string>(Object.entries(wordsOf[field] ?? {}));
  return column(title, (record) => words.get(record[field] ?? '') ?? record[field]);
}

const wordsOf: Partial<Record<BookkeepingField, Record<string, string>>> = {
  suspicion: suspicionWords.reasons,
  unconfirmed: unconfirmedReasons,
  digestMail: digestMailStates,
};

function readable(value: string | null | undefined, field: FormField): string {
  return value ? shownValue(field, value) : '';
}

/** `21.11.2026 05:03`, the clock of Berlin: what a German spreadsheet takes for a time. */
function spreadsheetTime(iso: string | null | undefined): string {
  return iso ? berlinMinute(new Date(iso)).replace(',', '') : '';
}
