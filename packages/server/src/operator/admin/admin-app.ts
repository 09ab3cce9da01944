import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import serverPackage from '../../../package.json' with { type: 'json' };
import type { Orm } from '../../platform/database/orm.ts';
import type { Storage } from '../../platform/database/storage.ts';
import { type QueueDepth, readQueueDepths, waitingIn } from '../../platform/jobs/job-table.ts';
import { isOwnHost } from '../../platform/networks.ts';
import { deadMailQueueName, mailQueueName } from '../../requests/mails/mail-job.ts';
import { alertCauses, findActiveAlerts } from '../watch/active-alerts.ts';
import type { Metrics } from './metrics.ts';

type AdminDependencies = {
  orm: Orm;
  storage: Storage;
  metrics: Metrics;
  logger: FastifyBaseLogger;
  dataDir: string;
};

const watchedQueues = [mailQueueName, deadMailQueueName] as const;

/**
 * For whoever runs the site, on a port of its own: `/metrics` for Prometheus and `/health` with details.
 * Figures, names of queues and codes of errors, nothing personal.
 */
export async function buildAdmin({ orm, storage, metrics, logger, dataDir }: AdminDependencies) {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestTimeout: 10_000,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnHost(request.headers.host)) return reply.status(403).send();
  });
  const { registry, lastMail } = metrics;
  const startedAt = Date.now();

  collectDefaultMetrics({ register: registry });
  const databaseUp = gauge('site_database_up', '1 while the database answers');
  const jobs = gauge('site_queue_jobs', 'Jobs by queue and state', ['queue', 'state']);
  const oldest = gauge(
    'site_queue_oldest_waiting_seconds',
    'Age of the oldest job that is still to be done',
    ['queue'],
  );

  const alerts = gauge('site_alert', '1 while somebody has to look at it, by cause', ['cause']);

  app.get('/metrics', async (_request, reply) => {
    const depths = await depthsOrUndefined();
    databaseUp.set(depths ? 1 : 0);
    jobs.reset();
    oldest.reset();
    if (depths) {
      for (const { queue, state, jobs: count } of depths) jobs.set({ queue, state }, count);
      // Zero too: an alert has to distinguish it from a missing figure.
      for (const queue of watchedQueues) {
        oldest.set({ queue }, waitingIn(depths, queue).oldestSeconds);
      }
      jobs.inc({ queue: deadMailQueueName, state: 'created' }, 0);
      const active = await findActiveAlerts(orm.em.fork(), dataDir, new Date());
      for (const cause of alertCauses) {
        alerts.set({ cause }, active.some((alert) => alert.cause === cause) ? 1 : 0);
      }
    }
    alerts.set({ cause: 'database' }, depths && (await storage.works()) ? 0 : 1);
    return reply.type(registry.contentType).send(await registry.metrics());
  });

  app.get('/health', async (_request, reply) => {
    const depths = await depthsOrUndefined();
    return reply.status(depths ? 200 : 503).send({
      version: serverPackage.version,
      uptimeSeconds: Math.round((Date.now() - startedAt) / 1_000),
      database: depths ? 'ok' : 'away',
      mail: {
        lastSentAt: lastMail.sentAt ?? null,
        lastFailedAt: lastMail.failedAt ?? null,
        lastFailureCode: lastMail.failureCode ?? null,
        oldestWaitingSeconds: depths ? waitingIn(depths, mailQueueName).oldestSeconds : null,
        givenUp: depths?.find(({ queue }) => queue === deadMailQueueName)?.jobs ?? 0,
      },
      queues: depths ?? null,
    });
  });

  return app;

  function gauge<Label extends string>(name: string, help: string, labelNames: Label[] = []) {
    return new Gauge({ name, help, labelNames, registers: [registry] });
  }

  function depthsOrUndefined(): Promise<QueueDepth[] | undefined> {
    return readQueueDepths(orm.em.fork()).catch(() => undefined);
  }
}
