import type { FastifyInstance } from 'fastify';
import { restForm, submissionRoute } from '../rest/submission-route.ts';
import type { Site } from '../site/site.ts';
import type { ServiceDependencies } from '../trpc/context.ts';
import { gridConnectionSubmission, submitGridConnection } from './grid-connection.service.ts';

const gridConnection = restForm('gridConnection', gridConnectionSubmission, submitGridConnection);

export async function gridConnectionAdapter(
  app: FastifyInstance,
  dependencies: ServiceDependencies & { site: Site | undefined },
) {
  app.post(
    '/api/netzanschluss-daten',
    submissionRoute(dependencies, () => gridConnection),
  );
}
