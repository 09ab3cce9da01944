import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';

export type Orm = MikroORM;

/** Seconds after which a visitor gets an error instead of waiting for the database. */
const visitorPatienceSeconds = 4;

/**
 * The object-relational mapper on a PostgreSQL. Opening it does not connect yet.
 * @param url connection string
 * @param config `mikro-orm.config.ts`
 * @param patienceSeconds how long a connection and a query may take
 */
export async function createOrm(
  url: string,
  config: Options,
  patienceSeconds = visitorPatienceSeconds,
): Promise<Orm> {
  return MikroORM.init({
    ...config,
    clientUrl: url,
    pool: { min: 0, max: 20 },
    driverOptions: {
      application_name: 'site',
      connectionTimeoutMillis: patienceSeconds * 1_000,
      query_timeout: patienceSeconds * 1_000,
      // The database gives up first, so that a request is not stored after its visitor got an error.
      statement_timeout: patienceSeconds * 1_000 - 500,
      keepAlive: true,
      onPoolCreated: closeHangingConnections,
    },
  });
}

/**
 * Closes a connection on which an answer is overdue. The driver would use it again, and later queries
 * would wait behind the lost answer: up to a quarter of an hour when the database's machine vanished.
 * pg (8.23) closes it in its pipeline mode alone and has no event for it, so `query` is wrapped.
 */
function closeHangingConnections(pool: Pool): void {
  pool.on('connect', (client) => {
    const query: (...parameters: unknown[]) => unknown = client.query.bind(client);
    const watchedQuery = (...parameters: unknown[]) => {
      const answer = query(...parameters);
      if (answer instanceof Promise) {
        answer.catch((error) => {
          if (error.message === 'Query read timeout') client.end().catch(() => undefined);
        });
      }
      return answer;
    };
    Object.assign(client, { query: watchedQuery });
  });
}
