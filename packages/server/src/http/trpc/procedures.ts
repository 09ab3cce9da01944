import { initTRPC, TRPCError } from '@trpc/server';
import type { z } from 'zod';
import { errorTable } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { type Envelope, openEnvelope } from '../../submissions/envelope.ts';
import type { RequestDefinition } from '../../submissions/request-definition.ts';
import { type Receipt, storeSubmission } from '../../submissions/store-submission.ts';
import { rejectManyKeys } from '../plugins/key-limit.ts';
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

/**
 * The procedures of a form: `submit` stores a request. Each call gets an EntityManager of its own:
 * batched calls share the HTTP request, and must not share that.
 */
export function formRouter<Input extends object, Submission extends z.ZodType<Input & Envelope>>(
  definition: RequestDefinition<Input, Submission>,
) {
  const { kind, submission } = definition;
  return t.router({
    submit: t.procedure
      .use(async ({ ctx, next }) => {
        const result = await next({ ctx: submissionContext(ctx, ctx.clientAddress) });
        if (result.ok) return result;
        const refusal = toAppError(result.error);
        ctx.metrics.submissionHandled(kind, refusal.code);
        const { trpcCode, title } = errorTable[refusal.code];
        throw new TRPCError({ code: trpcCode, message: title, cause: refusal });
      })
      .use(async ({ getRawInput, next }) => {
        rejectManyKeys(await getRawInput());
        return next();
      })
      .input(submission)
      .mutation(({ ctx, input }): Promise<Receipt> => {
        // What `submission` has parsed; tRPC cannot tell its type before the form is known.
        const { fields, envelope } = openEnvelope(input as Input & Envelope);
        return storeSubmission(ctx, definition, fields, envelope);
      }),
  });
}
