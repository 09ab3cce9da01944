import type { Orm } from '../../platform/database/orm.ts';

export type QueueDepth = {
  queue: string;
  state: string;
  jobs: number;
  /** Age of the oldest job in this state. */
  oldestSeconds: number;
};

/**
 * Number of jobs of each queue and state, the dead-letter queue included.
 * @throws when the database is away
 */
export async function readQueueDepths(orm: Orm): Promise<QueueDepth[]> {
  return orm.em.fork().execute<QueueDepth[]>(
    `select name as queue, state::text as state, count(*)::int as jobs,
       extract(epoch from now() - min(created_on))::float8 as "oldestSeconds"
     from pgboss.job where name not like '\\_\\_pgboss\\_\\_%' group by name, state order by name, state`,
  );
}

/** Seconds for which the oldest job that is still to be done has waited; 0 when nothing waits. */
export function oldestWaitingSeconds(depths: QueueDepth[], queue: string): number {
  const waiting = depths.filter(
    (depth) => depth.queue === queue && ['created', 'retry', 'active'].includes(depth.state),
  );
  return Math.max(0, ...waiting.map((depth) => depth.oldestSeconds));
}
