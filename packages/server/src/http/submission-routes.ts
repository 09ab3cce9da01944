import type { FastifyInstance, RouteHandlerMethod } from 'fastify';
import { chooseForm } from '../forms/choose-form.ts';
import type { Form } from '../forms/form.ts';
import { forms } from '../forms/forms.ts';
import { isNativeForm } from './native-form.ts';
import type { BuiltPages } from './pages/built-pages.ts';
import { postedForm } from './pages/posted-form.ts';
import { submissionRoute } from './rest/submission-route.ts';
import type { SiteServices } from './store-request.ts';

/**
 * The two addresses of the REST interface, which take a form's fields as JSON or as a browser posts them
 * by itself, and each form's own page, to which browsers post.
 */
export async function submissionRoutes(
  app: FastifyInstance,
  { pages, ...services }: SiteServices & { pages: BuiltPages | undefined },
) {
  const jsonOrForm = (choose: (body: Record<string, unknown>) => Form): RouteHandlerMethod => {
    const json = submissionRoute(services, choose);
    const form = postedForm(services, pages, choose);
    return function answer(request, reply) {
      return (isNativeForm(request) ? form : json).call(this, request, reply);
    };
  };
  app.post('/api/contact', jsonOrForm(chooseForm));
  app.post(
    '/api/netzanschluss-daten',
    jsonOrForm(() => forms.gridConnection),
  );
  for (const form of Object.values(forms)) {
    app.post(
      form.page,
      postedForm(services, pages, () => form),
    );
  }
}
