import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { stringify } from 'csv-stringify';
import { csvFormat } from '../../requests/export/csv-format.ts';
import { allColumns, readableColumns } from '../../requests/export/export-columns.ts';
import { recordOf, type SubmissionRecord } from '../../requests/export/submission-record.ts';
import { findPages, type SubmissionFilter } from '../../requests/find-submissions.ts';
import { withStatus } from '../../requests/stored-requests.ts';
import { manyLines, toJson } from './print.ts';

type ExportFormat = 'csv' | 'json' | 'jsonl';

export type ExportForm = {
  format: ExportFormat;
  /** Of a CSV: every field and all bookkeeping, each in a column of its own. */
  allColumns: boolean;
  /** Whether a person's terminal shows it: then nothing in it may move the cursor. */
  onTerminal: boolean;
};

/**
 * Writes every submission that the filter lets pass, the oldest first; JSON with every field. What is slow
 * to take it in slows the reading down, so memory stays the same however many there are.
 * @param destination left open
 * @returns number of submissions written
 */
export async function exportSubmissions(
  em: EntityManager,
  filter: SubmissionFilter,
  { format, allColumns: withAll, onTerminal }: ExportForm,
  destination: Writable,
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
  const target = { end: false };
  if (format === 'csv') {
    const columns = (withAll ? allColumns : readableColumns)(filter.kind);
    async function* lines() {
      for await (const record of records()) {
        const cells = columns.map(({ cellOf }) => cellOf(record));
        yield onTerminal ? cells.map(manyLines) : cells;
      }
    }
    await pipeline(
      Readable.from(lines()),
      stringify(csvFormat(columns, !onTerminal)),
      destination,
      target,
    );
  } else {
    const texts = format === 'json' ? jsonArray(records()) : jsonLines(records());
    await pipeline(Readable.from(texts), destination, target);
  }
  return count;
}

async function* jsonArray(records: AsyncIterable<SubmissionRecord>) {
  let separator = '[\n';
  for await (const record of records) {
    yield `${separator}${toJson(record)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* jsonLines(records: AsyncIterable<SubmissionRecord>) {
  for await (const record of records) yield `${toJson(record)}\n`;
}
