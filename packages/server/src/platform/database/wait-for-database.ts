import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';

const longestPauseMilliseconds = 10_000;

/** Resolves once the database answers. A database that starts after the site is waited for. */
export async function waitForDatabase(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (let pause = 250; ; pause = Math.min(pause * 2, longestPauseMilliseconds)) {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (!isPassing(error)) throw error;
      log.warn({ err: error }, 'Waiting for the database');
      await sleep(pause);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** All but a wrong password (28…) or a missing database (3D…), which waiting does not mend. */
function isPassing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return !/^(28|3D)/.test(code);
}
