import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from '@rebhang-solar/server/embedded-postgres';
import { startSiteProcess } from '@rebhang-solar/server/testing/site-process';
import autocannon from 'autocannon';

const connectionCounts = [1, 32, 200];
/** Each server runs so long unmeasured that Node has compiled what it uses. */
const warmUpSeconds = 5;
const seconds = 5;

const bareRoute = join(import.meta.dirname, 'bare-route.ts');
const silent = { info() {}, warn() {}, error() {} };

/**
 * `POST /trpc/contact.submit` (validation, idempotency key, row, bookkeeping, mail jobs, receipt, in
 * one transaction; the mails are sent meanwhile) beside a bare route that writes as many rows.
 */
export async function run(options: string[]): Promise<void> {
  parseArgs({ args: options, options: {} });
  const folder = await mkdtemp(join(tmpdir(), 'bench-requests-'));
  // PostgreSQL runs as another user, who must be able to enter it.
  await chmod(folder, 0o755);
  const database = await startEmbeddedPostgres(join(folder, 'database'), silent);
  const settings = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'site'),
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '0',
    CONFIRMATIONS_PER_DOMAIN: '0',
    CONFIRMATIONS_PER_DAY: '0',
  };
  try {
    const site = await measure(settings, '/trpc/contact.submit');
    const bare = await measure(settings, '/', bareRoute);
    const ratios = connectionCounts.map((connections, index) => {
      const [ours, peer] = [site[index], bare[index]];
      return {
        connections,
        'contact.submit, per second': ours?.perSecond,
        'p99 in ms': ours?.p99,
        'bare route, per second': peer?.perSecond,
        'its p99 in ms': peer?.p99,
        ratio: Number(((ours?.perSecond ?? Number.NaN) / (peer?.perSecond ?? 0)).toFixed(2)),
      };
    });
    console.table(ratios);
    console.log(
      `Ratio: ${ratios.map(({ connections, ratio }) => `${ratio} at ${connections}`).join(', ')} connections, of the bare route's requests per second`,
    );
  } finally {
    await database.release();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measure(settings: Record<string, string>, path: string, script?: string) {
  const server = await startSiteProcess(settings, undefined, [], script);
  try {
    await load(server.url + path, 32, warmUpSeconds);
    const loads = [];
    for (const connections of connectionCounts) {
      loads.push(await load(server.url + path, connections, seconds));
    }
    return loads;
  } finally {
    await server.end('SIGTERM');
  }
}

/** Messages of the contact form, each from another visitor and with another key. */
async function load(url: string, connections: number, duration: number) {
  const result = await autocannon({
    url,
    connections,
    duration,
    requests: [
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify(message()) }),
      },
    ],
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${url}: ${failed} requests were not accepted`);
  return { perSecond: Math.round(result.requests.average), p99: result.latency.p99 };
}

function message() {
  const submissionId = randomUUID();
  return {
    name: 'Käthe Müller',
    email: `${submissionId}@beispiel.example`,
    phone: '0351 98765',
    message: 'Guten Tag! '.repeat(20),
    datenschutz: true,
    submissionId,
  };
}
