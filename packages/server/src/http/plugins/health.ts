import type { FastifyInstance } from 'fastify';
import type { Orm } from '../../platform/database/orm.ts';
import type { Storage } from '../../platform/database/storage.ts';
import { withDeadline } from '../../platform/database/with-deadline.ts';

type HealthDependencies = { orm: Orm; storage: Storage };

/** `/healthz`: the process lives. `/readyz`: the database answers and stores, so requests can be taken. */
export async function health(app: FastifyInstance, { orm, storage }: HealthDependencies) {
  const isReady = async () => (await storage.works()) && orm.isConnected();
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = await withDeadline(isReady()).catch(() => false);
    reply.header('cache-control', 'no-store');
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database away' });
  });
}
