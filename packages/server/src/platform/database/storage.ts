import type { Orm } from './orm.ts';

/**
 * Takes room on the database's disk and a transaction that writes, as a submission does, and leaves nothing
 * behind. Free pages of an old table would do on a full disk, so it is a new one; `select 1` always does.
 */
const attempt = `create temporary table storage_attempt on commit drop as
  select repeat('x', 1000) as text from generate_series(1, 64)`;

const freshMilliseconds = 5_000;

/** Whether the database still stores anything: on a full disk it still answers questions. */
export type Storage = ReturnType<typeof storageOf>;

export function storageOf(orm: Orm) {
  let running: Promise<void> | undefined;
  let workedAt = Number.NEGATIVE_INFINITY;
  const tryIt = async () => {
    workedAt = Number.NEGATIVE_INFINITY;
    await orm.em.fork().execute(attempt);
    workedAt = performance.now();
  };
  /** Tries it, once for all who ask meanwhile. @throws the database's error */
  const look = () => {
    running ??= tryIt().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    look,
    /** As the last look found it, unless that failed or is long ago. Anybody may ask as often as they like. */
    async works(): Promise<boolean> {
      if (performance.now() - workedAt <= freshMilliseconds) return true;
      return look().then(
        () => true,
        () => false,
      );
    },
  };
}
