import type { Orm } from './orm.ts';

/**
 * Writes as a submission does, and leaves nothing behind. On a full disk `select 1` still works, and so does
 * writing into free pages of an old table: hence a new one.
 */
const trialWrite = `create temporary table storage_attempt on commit drop as
  select repeat('x', 1000) as text from generate_series(1, 64)`;

const freshMilliseconds = 5_000;

/** Whether the database still stores anything: on a full disk it still answers questions. */
export type Storage = ReturnType<typeof storageOf>;

export function storageOf(orm: Orm) {
  let running: Promise<void> | undefined;
  let workedAt = Number.NEGATIVE_INFINITY;
  const tryToWrite = async () => {
    workedAt = Number.NEGATIVE_INFINITY;
    await orm.em.fork().execute(trialWrite);
    workedAt = performance.now();
  };
  /** Writes once for all callers that come meanwhile. @throws the database's error */
  const check = () => {
    running ??= tryToWrite().finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    check,
    /** The result of the last check, unless that failed or is older than five seconds: then of a new one. */
    async works(): Promise<boolean> {
      if (performance.now() - workedAt <= freshMilliseconds) return true;
      return check().then(
        () => true,
        () => false,
      );
    },
  };
}
