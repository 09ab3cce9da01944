import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { type Run, runCommand, type Terminal, UsageError } from '@rebhang-solar/content/command';
import { formKinds } from '@rebhang-solar/content/forms/form-kinds';
import { inboxMessages } from '@rebhang-solar/content/inbox';
import { toIsoDate } from '@rebhang-solar/content/typed-date';
import { stringify } from 'csv-stringify';
import { readEnvironment } from '../../environment.ts';
import { type SubmissionKind, submissionKinds } from '../../forms/submission-kind.ts';
import { csvFormat } from '../../requests/export/csv-format.ts';
import { allColumns, readableColumns } from '../../requests/export/export-columns.ts';
import { recordOf, type SubmissionRecord } from '../../requests/export/submission-record.ts';
import { findPages, type SubmissionFilter } from '../../requests/find-submissions.ts';
import { withStatus } from '../../requests/stored-requests.ts';
import { exportPerson } from './export-person.ts';
import { harmless, harmlessJson } from './harmless.ts';
import { inboxCommand, withInbox } from './inbox-command.ts';
import { writeWhole } from './write-whole.ts';

const texts = inboxMessages.export;

/** `pnpm inbox export`. */
export const exportSubmissions: Run = (args, terminal, source) =>
  runCommand(args, terminal, {
    ...inboxCommand('export'),
    words: 1,
    options: {
      kind: { type: 'string' },
      since: { type: 'string' },
      search: { type: 'string' },
      output: { type: 'string' },
      'all-columns': { type: 'boolean' },
      json: { type: 'boolean' },
      jsonl: { type: 'boolean' },
    },
    async work({ values: { kind, since, search, output, ...form }, positionals: [person] }) {
      if (person) {
        if (!output || kind || since || search || Object.keys(form).length > 0) {
          throw new UsageError(texts.personAlone);
        }
        return withInbox(readEnvironment(source), (inbox) =>
          exportPerson(person, output, inbox, terminal),
        );
      }
      if (form.json && form.jsonl) throw new UsageError(texts.oneFormat);
      const filter = {
        kind: kind ? readKind(kind) : undefined,
        since: since ? readDay(since) : undefined,
        search,
      };
      return withInbox(readEnvironment(source), async ({ orm }) => {
        const em = orm.em.fork();
        if (output === undefined) {
          await writeSubmissions(em, filter, form, terminal.stdout);
          return 0;
        }
        const count = await writeWhole(output, (file) =>
          writeSubmissions(em, filter, form, file, true),
        );
        terminal.stderr.write(`${texts.done(count)}\n`);
        return 0;
      });
    },
  });

function readKind(value: string): SubmissionKind {
  const kind = submissionKinds.find((one) =>
    [one, formKinds[one].name].some((name) => name.toLowerCase() === value.toLowerCase()),
  );
  if (!kind) throw new UsageError(texts.noKind(value));
  return kind;
}

function readDay(value: string): string {
  const day = toIsoDate(value);
  if (!day) throw new UsageError(texts.noDay(value));
  return day;
}

type ExportForm = {
  json?: boolean | undefined;
  jsonl?: boolean | undefined;
  /** Of a CSV: every field and all bookkeeping, each in a column of its own. */
  'all-columns'?: boolean | undefined;
};

/**
 * Writes every submission that the filter lets pass, the oldest first; JSON with every field. What is slow
 * to take it in slows the reading down, so memory stays the same however many there are.
 * @param end whether the destination ends with them
 * @returns number of submissions written
 */
async function writeSubmissions(
  em: EntityManager,
  filter: SubmissionFilter,
  { json, jsonl, 'all-columns': withAll }: ExportForm,
  destination: Terminal['stdout'],
  end = false,
): Promise<number> {
  let count = 0;
  async function* records() {
    for await (const page of findPages(em, filter)) {
      for (const request of await withStatus(em.fork(), page)) {
        count += 1;
        yield recordOf(request);
      }
    }
  }
  if (json || jsonl) {
    const lines = json ? jsonArray(records()) : jsonLines(records());
    await pipeline(Readable.from(lines), destination, { end });
    return count;
  }
  const columns = (withAll ? allColumns : readableColumns)(filter.kind);
  const onTerminal = destination.isTTY === true;
  async function* rows() {
    for await (const record of records()) {
      const cells = columns.map(({ cellOf }) => cellOf(record));
      yield onTerminal ? cells.map(harmless) : cells;
    }
  }
  const csv = stringify(csvFormat(columns, !onTerminal));
  await pipeline(Readable.from(rows()), csv, destination, { end });
  return count;
}

async function* jsonArray(records: AsyncIterable<SubmissionRecord>) {
  let separator = '[\n';
  for await (const record of records) {
    yield `${separator}${harmlessJson(record)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* jsonLines(records: AsyncIterable<SubmissionRecord>) {
  for await (const record of records) yield `${harmlessJson(record)}\n`;
}
