import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { describeCauses } from '../errors/report-fault.ts';

/**
 * Starts the job queue in the site's own database. Its connections are its own, so that a rush of
 * visitors cannot starve the mails.
 * @param url connection string
 */
export async function startBoss(url: string, log: FastifyBaseLogger): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'site jobs',
    max: 4,
    connectionTimeoutMillis: 5_000,
  });
  boss.on('error', (error) => log.error({ causes: describeCauses(error) }, 'Job queue'));
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'Job queue'));
  return boss.start();
}

/** Lets jobs in hand finish, then closes the connections. */
export async function stopBoss(boss: PgBoss): Promise<void> {
  await boss.stop({ graceful: true, timeout: 8_000 });
}
