import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { toAppError } from '../errors/to-app-error.ts';
import { withClient } from './with-client.ts';

/**
 * Resolves once the database answers: after a reboot it may start later than the site.
 * @throws an error that waiting does not resolve, such as a wrong password
 */
export async function waitForDatabase(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await withClient(url, 'start', async () => undefined);
    } catch (error) {
      if (toAppError(error).code !== 'unavailable') throw error;
      // Once a minute: a wrong host would otherwise fill the log without end.
      if (tries % 30 === 0)
        log.warn({ err: error }, `Waiting for the database at ${new URL(url).host}`);
      await sleep(2_000);
    }
  }
}
