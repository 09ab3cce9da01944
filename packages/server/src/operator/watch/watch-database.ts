import type { FastifyBaseLogger } from 'fastify';
import type { Alert } from '../../delivery/mail/alert.ts';
import type { Storage } from '../../platform/database/storage.ts';
import { describeCauses } from '../../platform/errors/report-fault.ts';
import { type AlertChannel, alertChannels, type Notifier } from './notify.ts';
import { logTexts } from './watch.ts';

const everyMilliseconds = 30_000;
const dayMilliseconds = 24 * 60 * 60 * 1_000;

/**
 * Checks whether the database stores, for as long as the process lives. The other alerts are jobs in that
 * database; this one works without it, so each instance sends its own.
 */
export function watchDatabase(storage: Storage, send: Notifier, log: FastifyBaseLogger): void {
  const check = databaseWatch(storage, send, log);
  const next = () => setTimeout(() => check().then(next), everyMilliseconds).unref();
  next();
}

/** @returns a function that checks once and keeps what was sent */
export function databaseWatch(storage: Storage, send: Notifier, log: FastifyBaseLogger) {
  let failures = 0;
  let alertedAt: Date | undefined;
  // For each channel: when one fails, it alone is tried again, and the other sends nothing twice.
  const unsent = new Map<AlertChannel, Alert>();
  const add = (alert: Alert) => {
    for (const channel of alertChannels) unsent.set(channel, alert);
  };
  return async (now = new Date()): Promise<void> => {
    const fault = await storage.check().then(
      () => undefined,
      (error: unknown) => error,
    );
    failures = fault ? failures + 1 : 0;
    const isOpen = alertedAt !== undefined && now.getTime() - alertedAt.getTime() < dayMilliseconds;
    // Twice, as a database that is restarted is away for seconds.
    if (failures > 1 && !isOpen) {
      const code = describeCauses(fault).find((cause) => cause.code)?.code ?? 'unknown';
      log.error({ cause: 'database', code }, `ALERT ${logTexts.database}`);
      alertedAt = now;
      add({ cause: 'database', facts: { code }, isOver: false });
    }
    if (!fault && alertedAt) {
      log.warn({ cause: 'database' }, `ALERT over: ${logTexts.database}`);
      alertedAt = undefined;
      add({ cause: 'database', facts: {}, isOver: true });
    }
    const tries = [...unsent].map(async ([channel, alert]) => {
      try {
        await send(channel, alert);
        unsent.delete(channel);
      } catch (error) {
        log.warn({ channel, causes: describeCauses(error) }, 'Alert not sent, tried again');
      }
    });
    await Promise.all(tries);
  };
}
