import type { RouteHandlerMethod } from 'fastify';
import type { Form } from '../../forms/form.ts';
import { fieldsOf, type SiteServices, storeRequest } from '../store-request.ts';

/**
 * Answers a POST of a form's fields as JSON: 201 with a receipt, else problem details.
 * @param chooseForm picks the form by the keys of the body
 */
export function submissionRoute(
  services: SiteServices,
  chooseForm: (body: Record<string, unknown>) => Form,
): RouteHandlerMethod {
  return async (request, reply) => {
    const form = chooseForm(fieldsOf(request.body));
    const { reference, receivedAt, statusUrl, confirmation } = await storeRequest(
      services,
      request,
      reply,
      form,
      request.body,
    );
    const receipt = { reference, receivedAt, statusUrl, confirmation };
    return reply.status(201).header('cache-control', 'no-store').send(receipt);
  };
}
