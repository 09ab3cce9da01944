import type { EntityManager } from '@mikro-orm/postgresql';
import { initTRPC, type TRPCDefaultErrorShape, TRPCError } from '@trpc/server';
import type { ClientLimits } from './client-limits.ts';
import type { Orm } from './database/orm.ts';
import { errorTable } from './errors/app-error.ts';
import { toAppError } from './errors/to-app-error.ts';
import { rejectManyKeys } from './key-limit.ts';

/** What handling a call works with, made once for the whole site. */
export type Services = {
  orm: Orm;
  /** Address of the site, without a slash at its end. */
  publicUrl: string;
  clientLimits: ClientLimits;
  /** How many mails go out in a day to addresses that visitors type (requests/mail-limits.ts). */
  confirmationLimits: { perDomain: number; perDay: number; perNetwork: number };
  mailQueue: {
    /** Adds the mails about a new submission, inside the transaction that stores it. */
    add(
      em: EntityManager,
      submission: { id: string; confirmedAt?: Date | null; digestMail?: string | null },
    ): Promise<void>;
    /**
     * Adds the mail to the office about what a visitor has added since, one for all of some minutes.
     * @param mayMail asked where none waits that will say it, too
     * @returns whether the office is mailed
     */
    addAddition(
      em: EntityManager,
      submission: { id: string },
      since: Date,
      mayMail: () => Promise<boolean>,
    ): Promise<boolean>;
    /** Adds the mail to the office about a submission that its visitor has taken back. It outlives it. */
    addWithdrawal(em: EntityManager, withdrawal: Withdrawal): Promise<void>;
    /**
     * Adds the mail to whoever has sent a submission about what was changed on their own page.
     * @param mayMail asked where none waits that says the same
     */
    addNotice(em: EntityManager, notice: Notice, mayMail: () => Promise<boolean>): Promise<void>;
    /** Lets the worker of this process look for mails now instead of at its next turn. */
    wake(): void;
  };
  metrics: { submissionHandled(kind: string, outcome: string): void };
};

/** Tells the address that stood in a submission before what was done. Of a person it holds nothing else. */
export type Notice = {
  address: string;
  reference: string;
  kind: string;
  about: 'corrected' | 'photographs' | 'withdrawn';
  /** Of a correction: what was changed, without the values. */
  fields?: ('phone' | 'email' | 'address')[];
  /** Erased with it; undefined where it is erased already. */
  submissionId?: string;
};

/** What may be mailed about a submission that is erased: nothing of the visitor. */
export type Withdrawal = { withdrawn: string; kind: string; hadAppointment: boolean };

/** The context of one HTTP request. */
export type Context = Services & {
  /** Address of the client, for the rate limit only. Never stored, never logged. */
  clientAddress: string;
  /** Lets the browser that has sent a form see more on the visitor's own page than the link shows, and change it. */
  openPage(page: { token: string; accessKey: string; changeKey: string }, sentAt: Date): void;
};

/** The context of one call. */
export type CallContext = Omit<Context, 'orm'> & { em: EntityManager };

/** Errors as the one error table has them, for the routers of the site and of the desk. */
export const errorShape = {
  // tRPC would add the stack to an answer unless NODE_ENV is production.
  isDev: false,
  errorFormatter({ shape, error }: { shape: TRPCDefaultErrorShape; error: TRPCError }) {
    const appError = toAppError(error);
    return {
      ...shape,
      message: errorTable[appError.code].title,
      data: { ...shape.data, fieldErrors: appError.fieldErrors, faster: appError.faster },
    };
  },
};

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
