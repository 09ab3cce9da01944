import type { FastifyBaseLogger } from 'fastify';
import { type Clock, systemClock } from 'pg-boss';
import { startBoss } from '../../platform/jobs/boss.ts';
import { addMails } from '../../requests/mails/add-mails.ts';
import {
  additionsQueueName,
  deadMailQueueName,
  digestQueueName,
  mailQueueName,
} from '../../requests/mails/mail-job.ts';
import { givenUpMails } from './given-up.ts';
import { mailWorker } from './mail-worker.ts';

/** The queue of outgoing mails. */
export type MailQueue = Awaited<ReturnType<typeof openMails>>['mailQueue'];

const day = 24 * 60 * 60;
/** Nothing expires: what waits, waits until it is delivered or someone decides. */
const forever = 50 * 365 * day;

const queueOptions = {
  // 30 s, doubling up to an hour, then hourly: about a fortnight until the dead-letter queue.
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  retryLimit: 350,
  retentionSeconds: forever,
  deleteAfterSeconds: 7 * day,
  expireInSeconds: 5 * 60,
  heartbeatSeconds: 60,
};

/** Opens the job queue with the queue of outgoing mails. Both are closed by stopping `boss`. */
export async function openMails(url: string, log: FastifyBaseLogger, clock: Clock = systemClock) {
  const boss = await startBoss(url, log, clock);
  await boss.createQueue(deadMailQueueName, { retentionSeconds: forever });
  await boss.createQueue(mailQueueName, { ...queueOptions, deadLetter: deadMailQueueName });
  // Cached from now on. Otherwise the first visitor's transaction would have to read it.
  await boss.getQueue(mailQueueName);
  // At most one job waits. Whatever a failed one leaves, the next one of the schedule finds.
  await boss.createQueue(digestQueueName, { policy: 'short', retryLimit: 0 });
  await boss.getQueue(digestQueueName);

  // At most one job of each request waits (its `singletonKey`): all that is added until then is in one mail.
  await boss.createQueue(additionsQueueName, {
    policy: 'short',
    retryLimit: 100,
    retryDelay: 30,
    retentionSeconds: forever,
  });
  await boss.getQueue(additionsQueueName);

  const mailQueue = {
    ...addMails(boss, clock),
    ...givenUpMails(boss),
    ...mailWorker(boss, log, clock),
  };
  return { boss, mailQueue };
}
