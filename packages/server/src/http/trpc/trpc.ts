import { initTRPC, TRPCError } from '@trpc/server';
import type { Orm } from '../../platform/database/orm.ts';
import { errorTable } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { rejectManyKeys } from '../../platform/key-limit.ts';
import type { SubmissionContext } from '../../requests/store-submission.ts';
import { errorShape } from './trpc-error.ts';

/** The context of one HTTP request. */
type Context = Omit<SubmissionContext, 'em'> & { orm: Orm };

const t = initTRPC.context<Context>().create(errorShape);

export const { router } = t;

/**
 * A call with an EntityManager of its own: batched calls share the HTTP request, and would hang on a
 * shared one. Whatever it throws becomes an error with a code of the one error table.
 */
export const procedure = t.procedure
  .use(async ({ ctx, path, next }) => {
    const { orm, ...services } = ctx;
    const result = await next({ ctx: { ...services, em: orm.em.fork() } });
    if (result.ok) return result;
    const error = await ctx.clientLimits.countRejection(
      ctx.clientAddress,
      toAppError(result.error),
    );
    const [form = path] = path.split('.');
    ctx.metrics.submissionHandled(form, error.code);
    const { trpcCode, title } = errorTable[error.code];
    throw new TRPCError({ code: trpcCode, message: title, cause: error });
  })
  .use(async ({ getRawInput, next }) => {
    rejectManyKeys(await getRawInput());
    return next();
  });
