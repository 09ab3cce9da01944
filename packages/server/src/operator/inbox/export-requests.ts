import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import { stringify } from 'csv-stringify';
import { Submission } from '../../requests/submission.entity.ts';
import type { RequestFilter } from '../../requests/submission.repository.ts';
import type { ExportFormat } from './command-line.ts';
import { exportColumns, type RequestRecord, recordOf } from './request-record.ts';

/**
 * Writes every request that the filter lets pass, with every field, the oldest first. What is slow
 * to take it in slows the reading down, so memory stays the same however many there are.
 * @param destination left open
 * @returns number of requests written
 */
export async function exportRequests(
  em: EntityManager,
  filter: RequestFilter,
  format: ExportFormat,
  destination: Writable,
): Promise<number> {
  let count = 0;
  async function* records() {
    for await (const submission of em.getRepository(Submission).findEach(filter)) {
      count += 1;
      yield recordOf(submission);
    }
  }
  const target = { end: false };
  if (format === 'csv') {
    const columns = exportColumns(filter.kind);
    async function* lines() {
      for await (const record of records()) {
        yield columns.map(({ cellOf }) => cellOf(record));
      }
    }
    await pipeline(Readable.from(lines()), csvWriter(columns), destination, target);
  } else {
    const texts = format === 'json' ? jsonArray(records()) : jsonLines(records());
    await pipeline(Readable.from(texts), destination, target);
  }
  return count;
}

/** As German Excel opens it by a double click: byte order mark, semicolons, CRLF, all in quotes. */
function csvWriter(columns: { title: string }[]) {
  return stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    quoted: true,
    header: true,
    columns: columns.map(({ title }) => title),
  });
}

async function* jsonArray(records: AsyncIterable<RequestRecord>) {
  let separator = '[\n';
  for await (const record of records) {
    yield `${separator}${JSON.stringify(record)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

async function* jsonLines(records: AsyncIterable<RequestRecord>) {
  for await (const record of records) yield `${JSON.stringify(record)}\n`;
}
