import { initTRPC, TRPCError } from '@trpc/server';
import { errorTable } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { type Envelope, openEnvelope } from '../../requests/envelope.ts';
import type { RequestDefinition } from '../../requests/request-definition.ts';
import {
  type Receipt,
  type SubmissionContext,
  storeSubmission,
} from '../../requests/store-submission.ts';
import type { SubmissionKind } from '../../requests/submission.entity.ts';
import { type ServiceDependencies, submissionContext } from '../service-context.ts';

/** What is the same for all procedures of one HTTP request. */
type TrpcContext = ServiceDependencies & { clientAddress: string };

const t = initTRPC.context<TrpcContext>().create({
  // An answer holds no stack, whatever NODE_ENV says.
  isDev: false,
  errorFormatter({ shape, error }) {
    const refusal = toAppError(error);
    return {
      ...shape,
      message: errorTable[refusal.code].title,
      data: { ...shape.data, fieldErrors: refusal.fieldErrors },
    };
  },
});

export const { router } = t;

/** A refusal of ours as the tRPC error with the same meaning. */
export function toTrpcError(error: unknown): TRPCError {
  const refusal = toAppError(error);
  const { trpcCode, title } = errorTable[refusal.code];
  return new TRPCError({ code: trpcCode, message: title, cause: refusal });
}

/**
 * A procedure that stores a request. Each call gets an EntityManager of its own: batched calls
 * share the HTTP request, and must not share that.
 */
export function submissionProcedure(kind: SubmissionKind) {
  return t.procedure.use(async ({ ctx, next }) => {
    const result = await next({ ctx: submissionContext(ctx, ctx.clientAddress) });
    if (result.ok) return result;
    const refusal = toAppError(result.error);
    ctx.metrics.submissionHandled(kind, refusal.code);
    throw toTrpcError(refusal);
  });
}

/** Stores what such a procedure was given. */
export function submit<Input extends object>(
  context: SubmissionContext,
  definition: RequestDefinition<Input>,
  input: NoInfer<Input> & Envelope,
): Promise<Receipt> {
  const { fields, envelope } = openEnvelope<Input>(input);
  return storeSubmission(context, definition, fields, envelope);
}
