import { deskProcedure } from '../trpc.ts';
import { listGivenUp, settleGivenUp } from './given-up-mails.ts';
import { givenUpInput } from './mails.input.ts';

export const givenUp = deskProcedure.query(({ ctx: { em, mailQueue } }) =>
  listGivenUp(em, mailQueue),
);

/** @returns how many are sent again */
export const resend = deskProcedure
  .input(givenUpInput)
  .mutation(({ ctx, input: { ids } }) =>
    settleGivenUp(ctx.em, ctx, 'resend', { ids, by: ctx.user.name }),
  );

/** @returns how many were dismissed */
export const dismiss = deskProcedure
  .input(givenUpInput)
  .mutation(({ ctx, input: { ids } }) =>
    settleGivenUp(ctx.em, ctx, 'dismiss', { ids, by: ctx.user.name }),
  );
