import { initTRPC, TRPCError } from '@trpc/server';
import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import { ZodError } from 'zod';
import type { MailQueue } from '../delivery/mail/mail-queue.ts';
import type { MailTransport } from '../delivery/mail/mail-transport.ts';
import type { MailAddresses } from '../delivery/mail/recipients.ts';
import { errorShape } from '../http/trpc/trpc-error.ts';
import type { Orm } from '../platform/database/orm.ts';
import { AppError, errorTable } from '../platform/errors/app-error.ts';
import { toAppError } from '../platform/errors/to-app-error.ts';
import { rejectManyKeys } from '../platform/key-limit.ts';
import type { DeskUser } from './desk-user.ts';
import type { DeskSession } from './sign-in/desk-session.entity.ts';

/** What the desk works with, made once. */
export type DeskServices = {
  orm: Orm;
  boss: PgBoss;
  mailQueue: MailQueue;
  transport: MailTransport;
  mailAddresses: MailAddresses;
  /** Where mails lie that no server takes. */
  mailFolder: string;
  /** All who may sign in. */
  users: readonly DeskUser[];
  log: FastifyBaseLogger;
};

/** The context of one HTTP request. There is none without a session: desk-trpc.plugin.ts answers those with 401. */
type DeskContext = DeskServices & {
  /** Who is signed in. */
  user: DeskUser;
  session: DeskSession;
};

const t = initTRPC.context<DeskContext>().create(errorShape);

export const deskRouterOf = t.router;

/**
 * A call of somebody who is signed in, with an EntityManager of its own (batched calls share the HTTP
 * request). Whatever it throws becomes an error with a code of the one error table.
 */
export const deskProcedure = t.procedure
  .use(async ({ ctx, next }) => {
    const { orm, ...services } = ctx;
    const result = await next({ ctx: { ...services, em: orm.em.fork() } });
    if (result.ok) return result;
    const error = isOfOtherBuild(result.error)
      ? new AppError('unknownInput', { cause: result.error })
      : toAppError(result.error);
    const { trpcCode, title } = errorTable[error.code];
    throw new TRPCError({ code: trpcCode, message: title, cause: error });
  })
  .use(async ({ getRawInput, next }) => {
    rejectManyKeys(await getRawInput());
    return next();
  });

/**
 * Whether an input has another shape than this build's desk sends. What somebody has typed is refused by its length
 * and its characters alone.
 */
function isOfOtherBuild({ code, cause }: TRPCError): boolean {
  const shape = ['invalid_type', 'invalid_union', 'invalid_value', 'unrecognized_keys'];
  return (
    code === 'BAD_REQUEST' &&
    cause instanceof ZodError &&
    cause.issues.some((issue) => shape.includes(issue.code))
  );
}
