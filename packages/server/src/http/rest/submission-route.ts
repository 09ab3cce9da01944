import { gridConnectionDates } from '@rebhang-solar/content/forms/grid-connection';
import { toIsoDate } from '@rebhang-solar/content/typed-date';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorTable, type FieldErrors } from '../../platform/errors/app-error.ts';
import { reportFault } from '../../platform/errors/report-fault.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { keyOfPostedForm } from '../../submissions/digest.ts';
import { envelopeInput, openEnvelope } from '../../submissions/envelope.ts';
import type { RequestDefinition } from '../../submissions/request-definition.ts';
import { type Receipt, storeSubmission } from '../../submissions/store-submission.ts';
import { isNativeForm } from '../native-form.ts';
import { type BuiltPages, type FormOutcome, pageOfForm } from '../pages/built-pages.ts';
import { receiptPage } from '../pages/notice-page.ts';
import { type ServiceDependencies, submissionContext } from '../service-context.ts';

export type RouteDependencies = ServiceDependencies & { pages: BuiltPages | undefined };

/**
 * Answers a POST with a form's fields: JSON with a receipt (201) or problem details; a browser that
 * posts the form by itself gets the German page instead, with what it typed.
 * @param chooseForm picks the form by the body's keys
 */
export function submissionRoute(
  dependencies: RouteDependencies,
  chooseForm: (body: Record<string, unknown>) => RequestDefinition,
) {
  const answerNative = nativeRoute(dependencies, chooseForm);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isNativeForm(request)) return answerNative(request, reply);
    const form = chooseForm(isRecord(request.body) ? request.body : {});
    reply.header('cache-control', 'no-store');
    const receipt = await submit(dependencies, form, request, request.body).catch((error) => {
      throw refusalOf(dependencies, form, error);
    });
    return reply.status(201).send(receipt);
  };
}

/** The same for a form that a browser posts by itself to the page on which it stands. */
export function nativeRoute(
  dependencies: RouteDependencies,
  chooseForm: (body: Record<string, unknown>) => RequestDefinition,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!isNativeForm(request)) throw new AppError('wrongType');
    // Counted first, whatever the answer will be: rendering it is the expensive part.
    await dependencies.rateLimit.count(request.ip, 'nativePost');
    const body = fromForm(request.body);
    const form = chooseForm(isRecord(body) ? body : {});
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    const fallback = keyOfPostedForm(request.body, new Date());
    try {
      const receipt = await submit(dependencies, form, request, withIsoDates(body), fallback);
      const page = render(dependencies, outcomeOf(form, body, { receipt }));
      // It is stored, and the visitor is told so even if the page cannot be rendered.
      return reply.status(201).send(await page.catch(() => receiptPage(receipt)));
    } catch (error) {
      const refusal = refusalOf(dependencies, form, error);
      const { status, title } = errorTable[refusal.code];
      // Answered with a small page: rendering is what the limit is to save.
      if (status === 429) throw refusal;
      reportFault(request.log, refusal);
      const { fieldErrors: errors, retryAfter } = refusal;
      const outcome = outcomeOf(form, body, errors ? { errors } : { failure: title });
      const page = await render(dependencies, outcome);
      if (retryAfter) reply.header('retry-after', retryAfter);
      return reply.status(status).send(page);
    }
  };
}

async function submit(
  dependencies: RouteDependencies,
  form: RequestDefinition,
  request: FastifyRequest,
  body: unknown,
  fallback?: string,
): Promise<Receipt> {
  const header = idempotencyHeader(request);
  const { fields, envelope } = openEnvelope(form.submission.parse(body));
  const submissionId = header ?? envelope.submissionId ?? fallback;
  const context = submissionContext(dependencies, request.ip);
  return storeSubmission(context, form, fields, { ...envelope, submissionId });
}

/** Counts what was refused. */
function refusalOf(
  { metrics }: RouteDependencies,
  form: RequestDefinition,
  error: unknown,
): AppError {
  const refusal = toAppError(error);
  metrics.submissionHandled(form.kind, refusal.code);
  return refusal;
}

async function render({ pages }: RouteDependencies, outcome: FormOutcome): Promise<string> {
  if (!pages) throw new Error('The pages are not built, so a posted form cannot be answered');
  return pages.render({ path: pageOfForm[outcome.form], outcome });
}

const idempotencyKey = envelopeInput.shape.submissionId;

function idempotencyHeader(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  const parsed = idempotencyKey.safeParse(header);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid', {
    fieldErrors: { 'Idempotency-Key': parsed.error.issues[0]?.message ?? '' },
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A ticked box comes as `on`. */
function fromForm(body: unknown): unknown {
  if (!isRecord(body) || body.datenschutz !== 'on') return body;
  return { ...body, datenschutz: true };
}

/** Dates are typed in German; the payload has them as 1968-05-24. What is no date stays as it was typed. */
function withIsoDates(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const dates = gridConnectionDates.flatMap((name) => {
    const typed = body[name];
    const date = typeof typed === 'string' ? toIsoDate(typed) : undefined;
    return date ? [[name, date]] : [];
  });
  return { ...body, ...Object.fromEntries(dates) };
}

function outcomeOf(
  form: RequestDefinition,
  body: unknown,
  result: { receipt?: Receipt; errors?: FieldErrors; failure?: string },
): FormOutcome {
  const values: Record<string, string> = {};
  for (const [field, value] of Object.entries(isRecord(body) ? body : {})) {
    if (field in envelopeInput.shape) continue;
    if (value === true) values[field] = 'on';
    else if (typeof value === 'string') values[field] = value;
  }
  return { form: form.kind, values, errors: {}, ...result };
}
