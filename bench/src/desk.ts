import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@rebhang-solar/server/embedded-postgres';
import { storeManyRequests } from '@rebhang-solar/server/testing/many-requests';
import { type Desk, openDesk } from '@rebhang-solar/server/testing/open-desk';
import { Client } from 'pg';

const stored = 50_000;
const rounds = 30;
const silent = { info() {}, warn() {}, error() {} };

/** What a person waits for at the desk, at 50,000 stored requests, beside the bare statement of the same page. */
export async function run(options: string[]): Promise<void> {
  parseArgs({ args: options, options: {} });
  const folder = await mkdtemp(join(tmpdir(), 'bench-desk-'));
  // PostgreSQL runs as another user, who must be able to enter it.
  await chmod(folder, 0o755);
  const database = await startEmbeddedPostgres(join(folder, 'database'), silent);
  try {
    await storeManyRequests(database.url, stored);
    const desk = await openDesk(database.url, folder);
    const client = new Client({ connectionString: database.url });
    await client.connect();
    try {
      await measure(desk, client);
    } finally {
      await client.end();
      await desk.close();
    }
  } finally {
    await database.release();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(desk: Desk, client: Client): Promise<void> {
  const { requests, week } = desk.anna;
  const { requests: found, nextCursor } = await requests.list({ limit: 50 });
  let last = nextCursor;
  for (let page = 0; page < 40; page += 1) {
    last = (await requests.list({ limit: 100, cursor: last })).nextCursor;
  }
  const reference = found[0]?.reference ?? '';
  const works = {
    'open, first page': () => requests.list({}),
    'open, page 80': () => requests.list({ cursor: last }),
    'done, first page': () => requests.list({ view: 'done' }),
    counts: () => requests.counts(),
    'search, one hit': () => requests.search({ search: 'person 49999' }),
    'search, no hit': () => requests.search({ search: 'kommtnichtvor' }),
    'search, a number': () => requests.search({ search: '+49 351 1049999' }),
    'one request': () => requests.get({ reference }),
    week: () => week.get({}),
    'bare statement of the first page': () => client.query(bareStatement),
  };
  const times = new Map<string, number>();
  for (const [name, work] of Object.entries(works)) times.set(name, await medianOf(work));
  console.table(
    [...times].map(([name, milliseconds]) => ({ name, 'median in ms': round(milliseconds) })),
  );
  const [ours, peer] = [
    times.get('open, first page'),
    times.get('bare statement of the first page'),
  ];
  console.log(
    `Ratio: ${round((ours ?? Number.NaN) / (peer ?? Number.NaN))}, a page beside its bare statement`,
  );
}

const bareStatement = `
  select * from handlings h join submissions s on s.id = h.submission_id
  left join contact_messages m on m.id = s.contact_message_id
  left join grid_connections g on g.id = s.grid_connection_id
  where folder = 'open' order by is_untimed, listed_at, submission_id limit 51`;

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  await work();
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[rounds / 2] ?? Number.NaN;
}

const round = (value: number) => Number(value.toFixed(1));
