import type { EntityManager } from '@mikro-orm/postgresql';
import type { PgBoss } from 'pg-boss';

// What pg-boss has no call for, on its table `pgboss.job`. Everything else goes through pg-boss.

export type QueueDepth = {
  queue: string;
  state: string;
  jobs: number;
  /** Age of the oldest job in this state. */
  oldestSeconds: number;
};

/**
 * Number of jobs of each queue and state, the dead-letter queue included (`getQueueStats` has no ages).
 * @throws when the database is away
 */
export async function readQueueDepths(em: EntityManager): Promise<QueueDepth[]> {
  return em.execute<QueueDepth[]>(
    `select name as queue, state::text as state, count(*)::int as jobs,
       extract(epoch from now() - min(created_on))::float8 as "oldestSeconds"
     from pgboss.job where name not like '\\_\\_pgboss\\_\\_%' group by name, state order by name, state`,
  );
}

/** What is still to be done in a queue; without any, the oldest is 0 seconds old. */
export function waitingIn(
  depths: QueueDepth[],
  queue: string,
): { jobs: number; oldestSeconds: number } {
  const waiting = depths.filter(
    (depth) => depth.queue === queue && ['created', 'retry', 'active'].includes(depth.state),
  );
  return {
    jobs: waiting.reduce((sum, { jobs }) => sum + jobs, 0),
    oldestSeconds: Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds)),
  };
}

/** Active jobs whose process has sent no heartbeat for that long (`findJobs` would read all jobs). */
export async function findOrphanedJobs(
  boss: PgBoss,
  queue: string,
  silentSeconds: number,
): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select id from pgboss.job where name = $1 and state = 'active'
       and heartbeat_on < now() - $2 * interval '1 second'`,
    [queue, silentSeconds],
  );
  return rows.map((row: { id: string }) => row.id);
}

/** How many jobs of a queue nobody has begun (`getQueueStats` counts but every minute). */
export async function countWaitingJobs(em: EntityManager, queue: string): Promise<number> {
  const [counted] = await em.execute<{ jobs: number }[]>(
    `select count(*)::int as jobs from pgboss.job where name = ? and state = 'created'`,
    [queue],
  );
  return counted?.jobs ?? 0;
}

/**
 * Those jobs of a queue that nobody has begun, kept for this transaction: what else would take them up waits.
 * @param ids undefined: all of the queue
 */
export async function lockWaitingJobs<Data>(
  transaction: EntityManager,
  queue: string,
  ids: readonly string[] | undefined,
): Promise<{ id: string; data: Data }[]> {
  if (ids?.length === 0) return [];
  return transaction.execute<{ id: string; data: Data }[]>(
    `select id, data from pgboss.job
     where name = ? and state = 'created' ${ids ? 'and id in (?)' : ''} order by id for update`,
    ids ? [queue, ids] : [queue],
  );
}

/** The jobs that tell somebody what was done with their request, in every queue. @param address in lower case */
export async function countNoticesTo(em: EntityManager, address: string): Promise<number> {
  const [row] = await em.execute<{ jobs: number }[]>(
    `select count(*)::int as jobs from pgboss.job where lower(data->'notice'->>'address') = ?`,
    [address],
  );
  return row?.jobs ?? 0;
}

/**
 * pg-boss retries a failed job by deleting it and inserting it again. With the lock that happens either before, so
 * that the new job is deleted with the others, or after, when there is no job left to insert again.
 * Only the partition of all our queues: pg-boss takes it before the table as a whole, a lock on the table takes it
 * afterwards, and the two would wait for each other.
 */
const lockJobs = 'lock table pgboss.job_common in exclusive mode';

/** Deletes them, inside a transaction. */
export async function deleteNoticesTo(transaction: EntityManager, address: string): Promise<void> {
  await transaction.execute(lockJobs);
  await transaction.execute(`delete from pgboss.job where lower(data->'notice'->>'address') = ?`, [
    address,
  ]);
}

/**
 * Deletes the jobs about submissions from every queue, inside a transaction (`deleteJob` takes ids, and not all of them are known).
 */
export async function deleteJobsAbout(
  transaction: EntityManager,
  submissionIds: string[],
): Promise<void> {
  await transaction.execute(lockJobs);
  await transaction.execute(`delete from pgboss.job where data->>'submissionId' in (?)`, [
    submissionIds,
  ]);
}
