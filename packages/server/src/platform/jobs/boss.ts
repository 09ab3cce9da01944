import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, PgBoss, systemClock } from 'pg-boss';
import { describeCauses } from '../errors/report-fault.ts';

/**
 * Starts the job queue in the site's own database, on connections of its own, so that many visitors
 * at once do not keep mails from being sent.
 * @param url connection string
 * @param clock tests bring one that they can set
 */
export async function startBoss(
  url: string,
  log: FastifyBaseLogger,
  clock: Clock = systemClock,
): Promise<PgBoss> {
  const options = {
    connectionString: url,
    application_name: 'site jobs',
    max: 4,
    connectionTimeoutMillis: 5_000,
    // Handed on to the driver: a connection whose answer is overdue is closed, not waited for.
    query_timeout: 20_000,
    keepAlive: true,
    clock,
  };
  const boss = new PgBoss(options);
  boss.on('error', (error) => log.error({ causes: describeCauses(error) }, 'Job queue'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'Job queue'));
  return boss.start();
}

/** Lets active jobs finish, then closes the connections. */
export async function stopBoss(boss: PgBoss): Promise<void> {
  // `stop` looks only every half second whether they have finished.
  const queues = new Set(boss.getWipData().map(({ name }) => name));
  const finished = Promise.all([...queues].map((name) => boss.offWork(name)));
  await Promise.race([finished, sleep(5_000, undefined, { ref: false })]);
  await boss.stop({ graceful: true, timeout: 1_000 });
  // pg-boss 12.35 waits 10 ms for its connections to close. Where the database stops next, one that closes
  // later would be logged as a fault of the queue.
  boss.removeAllListeners('error').on('error', () => undefined);
}
