import type { FastifyInstance } from 'fastify';
import { chooseDefinition } from '../../requests/choose-definition.ts';
import { gridConnectionDefinition } from '../../requests/grid-connection/grid-connection.definition.ts';
import { type RouteDependencies, submissionRoute } from './submission-route.ts';

/** The two addresses to which forms are posted. */
export async function submissionRoutes(app: FastifyInstance, dependencies: RouteDependencies) {
  app.post('/api/contact', submissionRoute(dependencies, chooseDefinition));
  app.post(
    '/api/netzanschluss-daten',
    submissionRoute(dependencies, () => gridConnectionDefinition),
  );
}
