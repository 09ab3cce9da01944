import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError, errorTable, type FieldErrors } from '../../platform/errors/app-error.ts';
import { reportFault } from '../../platform/errors/report-fault.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { keyOfPostedForm } from '../../requests/digest.ts';
import { type Envelope, envelopeInput } from '../../requests/envelope.ts';
import type { Receipt, SubmissionContext } from '../../requests/store-submission.ts';
import type { SubmissionKind } from '../../requests/submission.entity.ts';
import { openEnvelope } from '../../requests/submission-input.ts';
import type { FormOutcome, Site } from '../pages/site.ts';
import { type ServiceDependencies, submissionContext } from '../trpc/context.ts';

/** One form behind a REST route: parses with the form's own schema, calls the form's own service. */
export type RestForm = {
  kind: SubmissionKind;
  /**
   * @param key where the body itself names none
   * @throws ZodError
   */
  submit(context: SubmissionContext, body: unknown, key: IdempotencyKeys): Promise<Receipt>;
};

/** Where an idempotency key may come from beside the body; the header goes before all. */
type IdempotencyKeys = { header?: string; fallback?: string };

/** Ties a form's schema (fields and envelope) to its service. */
export function restForm<Input extends Envelope>(
  kind: SubmissionKind,
  schema: z.ZodType<Input>,
  service: (
    context: SubmissionContext,
    fields: Omit<Input, keyof Envelope>,
    envelope: Envelope,
  ) => Promise<Receipt>,
): RestForm {
  return {
    kind,
    submit(context, body, { header, fallback }) {
      const { fields, envelope } = openEnvelope(schema.parse(body));
      const submissionId = header ?? envelope.submissionId ?? fallback;
      return service(context, fields, { ...envelope, submissionId });
    },
  };
}

type RouteDependencies = ServiceDependencies & { site: Site | undefined };

/**
 * Answers a POST with a form's fields: JSON with a receipt (201) or problem details; a browser that
 * posts the form by itself gets the German page instead, with what it typed.
 * @param chooseForm picks the form by the body's keys
 */
export function submissionRoute(
  dependencies: RouteDependencies,
  chooseForm: (body: Record<string, unknown>) => RestForm,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const isNative = isNativeForm(request);
    const body = isNative ? fromForm(request.body) : request.body;
    const form = chooseForm(isRecord(body) ? body : {});
    reply.header('cache-control', 'no-store');
    try {
      const context = submissionContext(dependencies, request.ip);
      const receipt = await form.submit(context, body, {
        header: idempotencyHeader(request),
        fallback: isNative ? keyOfPostedForm(request.body, new Date()) : undefined,
      });
      if (isNative)
        return sendPage(reply, dependencies.site, 201, outcomeOf(form, body, { receipt }));
      return reply.status(201).send(receipt);
    } catch (error) {
      const refusal = toAppError(error);
      dependencies.metrics.submissionHandled(form.kind, refusal.code);
      if (!isNative) throw error;
      reportFault(request.log, refusal);
      const { status, title } = errorTable[refusal.code];
      if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter);
      const errors = refusal.fieldErrors;
      return sendPage(
        reply,
        dependencies.site,
        status,
        outcomeOf(form, body, errors ? { errors } : { failure: title }),
      );
    }
  };
}

/** A form that the browser posted without our script. */
export function isNativeForm(request: FastifyRequest): boolean {
  return /^application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '');
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

function outcomeOf(
  form: RestForm,
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

async function sendPage(
  reply: FastifyReply,
  site: Site | undefined,
  status: number,
  outcome: FormOutcome,
): Promise<FastifyReply> {
  if (!site) throw new Error('The pages are not built, so a posted form cannot be answered');
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(await site.renderOutcome(outcome));
}
