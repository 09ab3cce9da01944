import type { MailQueue } from '../../delivery/mail/mail-queue.ts';
import type { Orm } from '../../platform/database/orm.ts';
import type { Retention } from '../retention/purge.ts';

/** The stored requests, opened for the operator. */
export type Inbox = {
  orm: Orm;
  retention: Retention;
  /** Opens the job queue, and its tables, for as long as `work` takes. */
  withMailQueue<T>(work: (queue: MailQueue) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};
