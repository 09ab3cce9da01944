import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** How long a stop waits for what has begun. */
const patienceMilliseconds = 5_000;

/**
 * Work that begins once an answer is sent, so that the answer's time says nothing about it. A stop waits for it: where
 * the database is closed while a connection is still being opened, Kysely (0.29) never gives that one back, and
 * closing never ends.
 */
export function afterAnswers(app: FastifyInstance) {
  const working = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.race([
      Promise.all(working),
      sleep(patienceMilliseconds, undefined, { ref: false }),
    ]);
  });
  /** @param work reports its own failures */
  return (reply: FastifyReply, work: () => Promise<void>): void => {
    reply.raw.once('finish', () => {
      const done = work().finally(() => working.delete(done));
      working.add(done);
    });
  };
}
