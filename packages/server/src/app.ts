import cookies from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Clock } from 'pg-boss';
import { mailDelivery } from './delivery/mail/deliver-mail.ts';
import { openMails } from './delivery/mail/mail-queue.ts';
import type { MailTransport } from './delivery/mail/mail-transport.ts';
import type { MailAddresses } from './delivery/mail/recipients.ts';
import type { Environment } from './environment.ts';
import { accessCookie } from './http/own-page/access-cookie.ts';
import { ownPagePlugin } from './http/own-page/own-page.plugin.ts';
import { loadPages } from './http/pages/built-pages.ts';
import { pagesPlugin } from './http/pages/pages.plugin.ts';
import { bodyTimer } from './http/plugins/body-timer.ts';
import { delayedRejections } from './http/plugins/delayed-rejections.ts';
import { draining } from './http/plugins/draining.ts';
import { errorHandler, sendError } from './http/plugins/error-handler.ts';
import { formBody } from './http/plugins/form-body.ts';
import { health } from './http/plugins/health.ts';
import { requestGuard } from './http/plugins/request-guard.ts';
import { requestLog } from './http/plugins/request-log.ts';
import { errorHeaders, securityHeaders } from './http/plugins/security-headers.ts';
import { documentsRoutes } from './http/rest/documents-routes.ts';
import { bodyLimit, bodyTimeout, serverOptions } from './http/server-options.ts';
import { submissionRoutes } from './http/submission-routes.ts';
import { appRouter } from './http/trpc/router.ts';
import { trpcPlugin } from './http/trpc/trpc.plugin.ts';
import config from './mikro-orm.config.ts';
import { buildAdmin } from './operator/admin/admin-app.ts';
import { createMetrics } from './operator/admin/metrics.ts';
import { createClientLimits, shareOfNetwork } from './platform/client-limits.ts';
import { createOrm } from './platform/database/orm.ts';
import { storageOf } from './platform/database/storage.ts';
import { describeCauses } from './platform/errors/report-fault.ts';
import { freeShareOf } from './platform/free-disk.ts';
import { stopBoss } from './platform/jobs/boss.ts';

type AppDependencies = {
  /** Migrated. */
  databaseUrl: string;
  environment: Pick<
    Environment,
    | 'publicUrl'
    | 'TRUST_PROXY'
    | 'ANALYTICS_ID'
    | 'RATE_LIMIT'
    | 'CONFIRMATIONS_PER_DOMAIN'
    | 'CONFIRMATIONS_PER_DAY'
    | 'DATA_DIR'
    | 'DATABASE_URL'
  >;
  transport: MailTransport;
  mailAddresses: MailAddresses;
  /** Where mails lie that no server takes. */
  mailFolder: string;
  logger: FastifyBaseLogger;
  /** Share of the disk with the database below which no photographs are taken; tests bring one that no disk has. */
  leastFreeDisk?: number | undefined;
  /** Of the job queue; tests bring one that they can set. */
  clock?: Clock | undefined;
};

/**
 * Puts the site together. It does not listen, so that tests can talk to it without a port, and sends no
 * mail before `sendMails`. Closing `app` closes all of it.
 */
export async function buildApp(dependencies: AppDependencies) {
  const { environment, logger, transport } = dependencies;
  const { publicUrl, ANALYTICS_ID: analyticsId } = environment;
  const app = Fastify({
    ...serverOptions(logger, environment.TRUST_PROXY),
    // An error before routing (a parameter too long) gets the same answer as any other.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(errorHeaders), site.clientLimits),
  });

  const site = await openServices(app, dependencies);
  const { pages, metrics, clientLimits, storage, orm, mailQueue } = site;

  // First, so that whatever fails later is answered in this form and with all headers.
  await app.register(errorHandler, { clientLimits });
  await app.register(securityHeaders, { publicUrl, analyticsId });
  await app.register(requestLog, { metrics });
  await app.register(draining);
  await app.register(bodyTimer, { milliseconds: bodyTimeout });
  await app.register(delayedRejections);
  await app.register(requestGuard, { publicUrl, clientLimits });

  await app.register(cookies);
  await app.register(formBody, { bodyLimit });

  await app.register(health, { orm, storage });
  await app.register(submissionRoutes, site);
  await app.register(documentsRoutes, site);
  await app.register(ownPagePlugin, {
    ...site,
    isDiskShort: () => isDiskShort(dependencies),
    transport,
    mailAddresses: dependencies.mailAddresses,
    mailFolder: dependencies.mailFolder,
    log: logger,
  });
  await app.register(trpcPlugin, { prefix: '/trpc', router: appRouter, ...site });
  // Last: it takes every path that no route above has.
  if (pages) await app.register(pagesPlugin, { pages, publicUrl, clientLimits });

  const deliver = mailDelivery(orm, transport, dependencies.mailAddresses, logger);
  return { ...site, app, sendMails: () => mailQueue.work(deliver, metrics.mailTried) };
}

/**
 * Whether photographs would fill the disk, so that forms go on where they do not. Only where the database lies in
 * `DATA_DIR`: of the disk of another one nothing is known.
 */
async function isDiskShort({ environment, leastFreeDisk = 0.15 }: AppDependencies) {
  if (environment.DATABASE_URL) return false;
  const free = await freeShareOf(environment.DATA_DIR);
  return free !== undefined && free < leastFreeDisk;
}

/** Opens what the routes work with. It is closed with the app, once no request is in flight, the last first. */
async function openServices(
  app: FastifyInstance,
  { databaseUrl, environment, transport, logger, clock }: AppDependencies,
) {
  const closeLater = (part: string, close: () => Promise<unknown>) =>
    app.addHook('onClose', async () => {
      try {
        await close();
      } catch (error) {
        // Fastify goes on with the others, and `app.close()` rejects.
        logger.error({ causes: describeCauses(error) }, `Not closed: ${part}`);
        throw error;
      }
    });
  const orm = await createOrm(databaseUrl, config);
  // `/readyz` asks whether it is connected, also before the first query.
  await orm.connect();
  closeLater('the database', () => orm.close());
  closeLater('the mail server', async () => transport.close());
  const { boss, mailQueue } = await openMails(databaseUrl, logger, clock);
  closeLater('the job queue', () => stopBoss(boss));
  const storage = storageOf(orm);
  const metrics = createMetrics();
  const admin = await buildAdmin({ orm, storage, metrics, logger, dataDir: environment.DATA_DIR });
  closeLater('the metrics', () => admin.close());
  const { publicUrl, ANALYTICS_ID: analyticsId } = environment;
  // Undefined while nothing is built: then only the interfaces are served.
  const pages = await loadPages({ publicUrl, analyticsId });
  closeLater('the pages', async () => pages?.close());
  const { RATE_LIMIT: setting, CONFIRMATIONS_PER_DAY: perDay } = environment;
  const clientLimits = createClientLimits(setting, perDay);
  const confirmationLimits = {
    perDomain: environment.CONFIRMATIONS_PER_DOMAIN,
    perDay,
    perNetwork: shareOfNetwork(setting, perDay),
  };
  return {
    orm,
    boss,
    mailQueue,
    storage,
    metrics,
    admin,
    pages,
    clientLimits,
    confirmationLimits,
    publicUrl,
    accessCookie: accessCookie(publicUrl),
  };
}
