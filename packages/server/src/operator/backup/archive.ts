import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

// A backup is a gzipped text file of JSON lines: a head, then for each table a line that names it and a
// line for each row, as PostgreSQL writes it, then an end with the numbers of rows. It can be read with
// `zcat`, and by any release that knows its schema.

const headLine = z.object({
  format: z.literal('rebhang-solar-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that made the tables. */
  migrations: z.array(z.string()),
  /** Version of the job queue's tables (`pgboss.version`). */
  queueVersion: z.number().int(),
});
export type ArchiveHead = z.infer<typeof headLine>;

const tableLine = z.object({
  /** With its schema, unless that is `public`. */
  table: z.string().regex(/^(pgboss\.)?[a-z_]+$/),
  columns: z.array(z.string()),
});
type ArchiveTable = z.infer<typeof tableLine>;

const endLine = z.object({ rows: z.record(z.string(), z.number().int()) });
/** Number of rows of each table. */
export type RowCounts = Record<string, number>;

/** What an archive holds, in this order: each table, then its rows as JSON texts. */
export type ArchivePart =
  | { head: ArchiveHead }
  | { table: ArchiveTable }
  | { rows: string[] }
  | { end: RowCounts };

/**
 * Writes an archive to a new file that its owner alone may read; whole or not at all.
 * @throws Error with code EEXIST when the file is there already
 */
export async function writeArchive(file: string, parts: AsyncIterable<ArchivePart>): Promise<void> {
  const placeholder = await open(file, 'wx', 0o600);
  await placeholder.close();
  const unfinished = `${file}.part`;
  try {
    const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
    await pipeline(Readable.from(linesOf(parts)), createGzip(), out);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    await rm(file, { force: true });
    throw error;
  }
}

async function* linesOf(parts: AsyncIterable<ArchivePart>): AsyncGenerator<string> {
  for await (const part of parts) {
    if ('head' in part) yield `${JSON.stringify(part.head)}\n`;
    else if ('table' in part) yield `${JSON.stringify(part.table)}\n`;
    else if ('end' in part) yield `${JSON.stringify({ rows: part.end })}\n`;
    else for (const row of part.rows) yield `[${row}]\n`;
  }
}

const rowsPerPart = 500;

/**
 * Reads an archive through, in parts. The last part is the end, and its numbers have been checked.
 * @throws Error when it is no backup or not a whole one
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivePart> {
  const counts: RowCounts = {};
  let table: string | undefined;
  let rows: string[] = [];
  let isFirst = true;
  let hasEnded = false;
  for await (const line of readLines(file)) {
    if (hasEnded) throw new Error(`${file} goes on after its end`);
    if (isFirst) {
      yield { head: parse(headLine, line, file) };
      isFirst = false;
      continue;
    }
    if (line.startsWith('[')) {
      if (table === undefined) throw new Error(`${file} has rows before it names a table`);
      // Without its brackets the line is what PostgreSQL wrote.
      rows.push(line.slice(1, -1));
      counts[table] = (counts[table] ?? 0) + 1;
      if (rows.length === rowsPerPart) {
        yield { rows };
        rows = [];
      }
      continue;
    }
    if (rows.length > 0) yield { rows };
    rows = [];
    if (line.startsWith('{"rows"')) {
      const end = parse(endLine, line, file);
      const isWhole =
        Object.keys(end.rows).length === Object.keys(counts).length &&
        Object.entries(end.rows).every(([name, count]) => counts[name] === count);
      if (!isWhole) throw new Error(`${file} has lost rows`);
      hasEnded = true;
      yield { end: end.rows };
    } else {
      const next = parse(tableLine, line, file);
      table = next.table;
      counts[table] = 0;
      yield { table: next };
    }
  }
  if (!hasEnded) throw new Error(`${file} has no end: it was not written to its end`);
}

/** Reads an archive through. @throws Error when it cannot be restored from */
export async function checkArchive(file: string): Promise<{ head: ArchiveHead; rows: RowCounts }> {
  let head: ArchiveHead | undefined;
  let rows: RowCounts | undefined;
  for await (const part of readArchive(file)) {
    if ('head' in part) head = part.head;
    if ('end' in part) rows = part.end;
  }
  if (!head || !rows) throw new Error(`${file} is empty`);
  return { head, rows };
}

function parse<Line>(schema: z.ZodType<Line>, line: string, file: string): Line {
  try {
    return schema.parse(JSON.parse(line));
  } catch (cause) {
    throw new Error(`${file} is no backup of this site, or was made by a newer release`, {
      cause,
    });
  }
}

/** Splits at line feeds alone: `readline` also does at characters that may stand inside a JSON text. */
async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const text = source.pipe(createGunzip()).setEncoding('utf8');
  source.once('error', (error) => text.destroy(error));
  let rest = '';
  try {
    for await (const chunk of text) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (!code.startsWith('Z_') && code !== 'ERR_STREAM_PREMATURE_CLOSE') throw cause;
    throw new Error(`${file} is damaged or no backup`, { cause });
  } finally {
    source.destroy();
  }
  if (rest !== '') throw new Error(`${file} ends inside a line`);
}
