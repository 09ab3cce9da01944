import type { FastifyInstance } from 'fastify';
import type { Site } from '../../http/pages/site.ts';
import { restForm, submissionRoute } from '../../http/rest/submission-route.ts';
import type { ServiceDependencies } from '../../http/trpc/context.ts';
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
