import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from 'pg-boss';
import { buildApp } from './app.ts';
import type { MailAddresses } from './delivery/mail/compose-mail.ts';
import { mailDelivery } from './delivery/mail/deliver-mail.ts';
import { openMailQueue } from './delivery/mail/mail-queue.ts';
import type { MailTransport } from './delivery/mail/mail-transport.ts';
import type { Environment } from './environment.ts';
import { loadPages } from './http/pages/built-pages.ts';
import config from './mikro-orm.config.ts';
import { buildAdmin } from './operator/admin/admin-app.ts';
import { createMetrics } from './operator/admin/metrics.ts';
import { createOrm } from './platform/database/orm.ts';
import { storageOf } from './platform/database/storage.ts';
import { startBoss, stopBoss } from './platform/jobs/boss.ts';
import { createRateLimit } from './platform/rate-limit.ts';

/** The site's tables on a PostgreSQL. @param patienceSeconds see `createOrm` */
export function openOrm(url: string, patienceSeconds?: number) {
  return createOrm(url, config, patienceSeconds);
}

/** The job queue with the queue of mails. Closed by stopping `boss`. */
export async function openMails(url: string, logger: FastifyBaseLogger, clock?: Clock) {
  const boss = await startBoss(url, logger, clock);
  return { boss, mailQueue: await openMailQueue(boss, logger) };
}

type SiteEnvironment = Pick<
  Environment,
  | 'publicUrl'
  | 'TRUST_PROXY'
  | 'ANALYTICS_ID'
  | 'RATE_LIMIT'
  | 'CONFIRMATIONS_PER_DOMAIN'
  | 'CONFIRMATIONS_PER_DAY'
  | 'DATA_DIR'
>;

type SiteParts = {
  /** Migrated. */
  databaseUrl: string;
  environment: SiteEnvironment;
  transport: MailTransport;
  mailAddresses: MailAddresses;
  logger: FastifyBaseLogger;
  /** Of the job queue; tests bring one that they can set. */
  clock?: Clock | undefined;
};

/** Puts the running site together, for its process and for the tests. It does not listen yet. */
export async function composeSite({
  databaseUrl,
  environment,
  transport,
  mailAddresses,
  logger,
  clock,
}: SiteParts) {
  const { publicUrl, ANALYTICS_ID } = environment;
  const pages = await loadPages({ publicUrl, analyticsId: ANALYTICS_ID });
  const orm = await openOrm(databaseUrl);
  // `/readyz` asks whether it is connected, also before the first query.
  await orm.connect();
  const { boss, mailQueue } = await openMails(databaseUrl, logger, clock);
  const storage = storageOf(orm);
  const metrics = createMetrics();
  const rateLimit = createRateLimit(environment.RATE_LIMIT);
  const app = await buildApp({
    orm,
    storage,
    mailQueue,
    rateLimit,
    pages,
    metrics,
    environment,
    logger,
  });
  const admin = await buildAdmin({ orm, storage, metrics, logger, dataDir: environment.DATA_DIR });
  return {
    app,
    admin,
    orm,
    storage,
    boss,
    mailQueue,
    pages,
    /** Takes requests and sends mails from now on. @returns its address */
    async start(address: { port: number; host: string }): Promise<string> {
      const url = await app.listen(address);
      const limits = {
        perDomain: environment.CONFIRMATIONS_PER_DOMAIN,
        perDay: environment.CONFIRMATIONS_PER_DAY,
      };
      const deliver = mailDelivery(orm, transport, mailAddresses, limits, logger);
      await mailQueue.work(deliver, metrics.mailTried);
      return url;
    },
    /** What has to be closed, in this order. */
    closing: {
      'the port': () => app.close(),
      'the pages': async () => pages?.close(),
      'the metrics': () => admin.close(),
      'the job queue': () => stopBoss(boss),
      'the mail server': async () => transport.close(),
      'the database': () => orm.close(),
    } satisfies Record<string, () => Promise<void>>,
  };
}
