import type { RouteHandlerMethod } from 'fastify';
import type { Services } from '../../platform/trpc.ts';
import type { Form } from '../../submissions/form.ts';
import { fieldsOf, storeRequest } from '../store-request.ts';

/**
 * Answers a POST of a form's fields as JSON: 201 with a receipt, else problem details.
 * @param chooseForm picks the form by the keys of the body
 */
export function submissionRoute(
  services: Services,
  chooseForm: (body: Record<string, unknown>) => Form,
): RouteHandlerMethod {
  return async (request, reply) => {
    const form = chooseForm(fieldsOf(request.body));
    const receipt = await storeRequest(services, request, form, request.body);
    return reply.status(201).header('cache-control', 'no-store').send(receipt);
  };
}
