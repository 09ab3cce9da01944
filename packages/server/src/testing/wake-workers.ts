import type { PgBoss } from 'pg-boss';

/** Lets each worker of a job queue look for jobs now instead of at its next turn. */
export function wakeWorkers(boss: PgBoss): void {
  for (const { id } of boss.getWipData({ includeInternal: true })) boss.notifyWorker(id);
}
