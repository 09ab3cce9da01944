import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { z } from 'zod';

// A backup is a gzipped text file of JSON lines: a head, then for each table its name in quotation marks
// and an object for each row, as PostgreSQL writes it. `zcat` shows it. That a file is whole and
// undamaged is checked by gzip, with the checksum and the length at its end.

const archiveHead = z.object({
  format: z.literal('rebhang-solar-backup'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Names of the migrations that made the tables. */
  migrations: z.array(z.string()),
  /** Version of the job queue's tables (`pgboss.version`). */
  queueVersion: z.number().int(),
});
export type ArchiveHead = z.infer<typeof archiveHead>;

/** Number of rows of each table. */
export type RowCounts = Record<string, number>;

/** What the commands print of the numbers of rows. */
export function describeRows(rows: RowCounts): string {
  const { submissions = 0, 'pgboss.job': jobs = 0 } = rows;
  return `${submissions} requests, ${jobs} jobs`;
}

const rowsAtOnce = 500;
/** Characters: five hundred photographs would not fit into memory. */
const lengthAtOnce = 4 * 1024 * 1024;

/**
 * Reads a backup to its end.
 * @param use called with some rows of a table, each as JSON text
 * @throws Error when it is no backup or a damaged one
 */
export async function readArchive(
  file: string,
  use: (table: string, rows: string[]) => Promise<void> = async () => undefined,
): Promise<{ head: ArchiveHead; counts: RowCounts }> {
  let head: ArchiveHead | undefined;
  const counts: RowCounts = {};
  let table = '';
  let rows: string[] = [];
  /** Characters of these rows. */
  let length = 0;
  const useRows = async () => {
    if (rows.length > 0) await use(table, rows);
    counts[table] = (counts[table] ?? 0) + rows.length;
    rows = [];
    length = 0;
  };
  for await (const line of readLines(file)) {
    if (!head) {
      head = readHead(line, file);
    } else if (line.startsWith('"')) {
      if (table) await useRows();
      table = line.slice(1, -1);
    } else {
      // Without it a few hundred KB of nothing but line feeds are read for minutes.
      if (!table || !line.startsWith('{')) throw new Error(`${file} is damaged or no backup`);
      rows.push(line);
      length += line.length;
      if (rows.length === rowsAtOnce || length > lengthAtOnce) await useRows();
    }
  }
  if (!head) throw new Error(`${file} is empty`);
  if (table) await useRows();
  return { head, counts };
}

/** The head of a backup and the rows of one table, each as JSON text. It is read no further than that. */
export async function readTable(file: string, table: string) {
  let head: ArchiveHead | undefined;
  let current = '';
  const rows: string[] = [];
  for await (const line of readLines(file)) {
    if (!head) head = readHead(line, file);
    else if (line.startsWith('"')) {
      if (current === table) break;
      current = line.slice(1, -1);
    } else if (current === table) rows.push(line);
  }
  if (!head) throw new Error(`${file} is empty`);
  return { head, rows };
}

function readHead(line: string, file: string): ArchiveHead {
  try {
    return archiveHead.parse(JSON.parse(line));
  } catch (cause) {
    const reason = 'is no backup of this site, or was made by a newer release';
    throw new Error(`${file} ${reason}`, { cause });
  }
}

/** Splits at line feeds alone: `readline` also does at characters that may stand inside a JSON text. */
async function* readLines(file: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // A failure destroys `text`, which makes the loop below throw it.
  pipeline(createReadStream(file), text).catch(() => undefined);
  let rest = '';
  try {
    for await (const chunk of text) {
      const [first, ...others] = String(chunk).split('\n');
      rest += first;
      for (const next of others) {
        yield rest;
        rest = next;
      }
    }
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (!code.startsWith('Z_')) throw cause;
    throw new Error(`${file} is damaged or no backup`, { cause });
  }
}
