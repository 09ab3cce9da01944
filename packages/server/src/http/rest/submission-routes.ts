import type { FastifyInstance } from 'fastify';
import { chooseDefinition } from '../../submissions/choose-definition.ts';
import { definitions } from '../../submissions/definitions.ts';
import { gridConnectionDefinition } from '../../submissions/grid-connection/grid-connection.definition.ts';
import { pageOfForm } from '../pages/built-pages.ts';
import { nativeRoute, type RouteDependencies, submissionRoute } from './submission-route.ts';

/** The two addresses that take JSON, and each form's own page, to which browsers post by themselves. */
export async function submissionRoutes(app: FastifyInstance, dependencies: RouteDependencies) {
  app.post('/api/contact', submissionRoute(dependencies, chooseDefinition));
  app.post(
    '/api/netzanschluss-daten',
    submissionRoute(dependencies, () => gridConnectionDefinition),
  );
  for (const definition of Object.values(definitions)) {
    app.post(
      pageOfForm[definition.kind],
      nativeRoute(dependencies, () => definition),
    );
  }
}
