import type { RouteHandlerMethod } from 'fastify';
import { envelopeInput } from '../../forms/envelope.ts';
import type { Form } from '../../forms/form.ts';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import { reportFault } from '../../platform/errors/report-fault.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { keyOfPostedForm } from '../../requests/content-hash.ts';
import type { Receipt } from '../../requests/store-submission.ts';
import { isNativeForm } from '../native-form.ts';
import { fieldsOf, type SiteServices, storeRequest } from '../store-request.ts';
import type { BuiltPages } from './built-pages.ts';
import { receiptPage } from './notice-page.ts';
import type { FormOutcome } from './rendering.ts';

/**
 * Answers a form that a browser posted by itself: its German page, with the receipt, or with what was
 * typed and what is wrong with it.
 * @param pages undefined while the client is not built
 * @param chooseForm picks the form by the keys of the body
 */
export function postedForm(
  services: SiteServices,
  pages: BuiltPages | undefined,
  chooseForm: (body: Record<string, unknown>) => Form,
): RouteHandlerMethod {
  return async (request, reply) => {
    if (!isNativeForm(request)) throw new AppError('wrongType');
    const body = withTickedConsent(fieldsOf(request.body));
    const form = chooseForm(body);
    const link = new URL(request.url, services.publicUrl).searchParams;
    const { message = '' } = body;
    const sent =
      form.messageWith && typeof message === 'string'
        ? { ...body, message: form.messageWith(message, link, services.publicUrl) }
        : body;
    const render = (outcome: Partial<FormOutcome>) => {
      if (!pages) throw new Error('The pages are not built, so a posted form cannot be answered');
      const rendered = { form: form.kind, values: valuesOf(body), errors: {}, ...outcome };
      const search = form.messageWith && link.size > 0 ? `?${link}` : '';
      return pages.render({ path: form.page, search, outcome: rendered }, request.ip);
    };
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    let receipt: Receipt;
    try {
      const submissionId = keyOfPostedForm(request.body, new Date());
      receipt = await storeRequest(services, request, reply, form, { submissionId, ...sent });
    } catch (error) {
      const rejection = await services.clientLimits.countRejection(request.ip, toAppError(error));
      const { code, fieldErrors, retryAfter } = rejection;
      const { status, title } = errorTable[code];
      // Answered with a small page: rendering is what the limit is to save.
      if (status === 429) throw rejection;
      reportFault(request.log, rejection);
      if (retryAfter) reply.header('retry-after', retryAfter);
      const page = await render(fieldErrors ? { errors: fieldErrors } : { failure: title });
      return reply.status(status).send(page);
    }
    // It is stored: the visitor gets the receipt even if the page cannot be rendered.
    const page = await render({ receipt, values: valuesOf(sent) }).catch(() =>
      receiptPage(receipt),
    );
    return reply.status(201).send(page);
  };
}

/** A ticked box comes as `on`. */
function withTickedConsent(body: Record<string, unknown>): Record<string, unknown> {
  return body.datenschutz === 'on' ? { ...body, datenschutz: true } : body;
}

/** What the visitor typed, as the form shows it again. */
function valuesOf(body: Record<string, unknown>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [field, value] of Object.entries(body)) {
    if (field in envelopeInput.shape) continue;
    if (value === true) values[field] = 'on';
    else if (typeof value === 'string') values[field] = value;
  }
  return values;
}
