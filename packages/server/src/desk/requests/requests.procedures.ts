import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeskUser } from '../desk-user.ts';
import { deskProcedure } from '../trpc.ts';
import * as office from './change-request.ts';
import { enterRequest } from './enter-request.ts';
import { countRequests, itemIn, listRequests, searchRequests } from './list-requests.ts';
import { findHandled, requestDetails } from './request-details.ts';
import { csvOf, documentsOf } from './request-files.ts';
import * as input from './requests.input.ts';

export const list = deskProcedure
  .input(input.listInput)
  .query(({ ctx: { em, user }, input }) => listRequests(em, input, user.name, new Date()));

export const search = deskProcedure
  .input(input.searchInput)
  .query(({ ctx: { em }, input }) => searchRequests(em, input));

export const counts = deskProcedure.query(({ ctx: { em, user } }) =>
  countRequests(em, user.name, new Date()),
);

export const get = deskProcedure
  .input(input.requestInput)
  .query(({ ctx, input }) => requestDetails(ctx.em, ctx, input.reference));

/** The papers of a grid registration. */
export const documents = deskProcedure
  .input(input.requestInput)
  .query(({ ctx: { em }, input }) => documentsOf(em, input.reference));

export const csv = deskProcedure
  .input(input.requestInput)
  .query(({ ctx: { em }, input }) => csvOf(em, input.reference));

export const take = deskProcedure.input(input.changeInput).mutation(async ({ ctx, input }) => {
  await office.take(ctx.em, { ...input, ...by(ctx) });
  return stored(ctx, input);
});

export const handOver = deskProcedure
  .input(input.handOverInput)
  .mutation(async ({ ctx, input }) => {
    await office.handOver(ctx.em, { ...input, ...by(ctx) }, ctx.users);
    return stored(ctx, input);
  });

export const reached = deskProcedure.input(input.changeInput).mutation(async ({ ctx, input }) => {
  await office.reached(ctx.em, { ...input, ...by(ctx) });
  return stored(ctx, input);
});

export const notReached = deskProcedure
  .input(input.notReachedInput)
  .mutation(async ({ ctx, input }) => {
    await office.notReached(ctx.em, { ...input, ...by(ctx) }, ctx.mailQueue);
    ctx.mailQueue.wake();
    return stored(ctx, input);
  });

export const appointment = deskProcedure
  .input(input.appointmentInput)
  .mutation(async ({ ctx, input }) => {
    await office.makeAppointment(ctx.em, { ...input, ...by(ctx) });
    return stored(ctx, input);
  });

export const waiting = deskProcedure.input(input.waitingInput).mutation(async ({ ctx, input }) => {
  await office.waitForVisitor(ctx.em, { ...input, ...by(ctx) });
  return stored(ctx, input);
});

export const done = deskProcedure.input(input.doneInput).mutation(async ({ ctx, input }) => {
  await office.finish(ctx.em, { ...input, ...by(ctx) });
  return stored(ctx, input);
});

export const reopen = deskProcedure.input(input.changeInput).mutation(async ({ ctx, input }) => {
  await office.reopen(ctx.em, { ...input, ...by(ctx) });
  return stored(ctx, input);
});

export const undo = deskProcedure.input(input.changeInput).mutation(async ({ ctx, input }) => {
  await office.undo(ctx.em, { ...input, ...by(ctx) });
  return stored(ctx, input);
});

export const spam = deskProcedure.input(input.changeInput).mutation(async ({ ctx, input }) => {
  await office.markAsSpam(ctx.em, { ...input, ...by(ctx) });
  return stored(ctx, input);
});

export const notSpam = deskProcedure.input(input.notSpamInput).mutation(async ({ ctx, input }) => {
  await office.liftSuspicion(ctx.em, { ...input, ...by(ctx) }, ctx.mailQueue);
  ctx.mailQueue.wake();
  return stored(ctx, input);
});

export const note = deskProcedure.input(input.noteInput).mutation(async ({ ctx, input }) => {
  await office.addNote(ctx.em, { ...input, ...by(ctx) });
  return stored(ctx, input);
});

export const resendMail = deskProcedure
  .input(input.resendMailInput)
  .mutation(async ({ ctx, input }) => {
    await office.resendMail(ctx.em, { ...input, ...by(ctx) }, ctx.mailQueue);
    ctx.mailQueue.wake();
    return stored(ctx, input);
  });

export const erase = deskProcedure
  .input(input.changeInput)
  .mutation(({ ctx, input }) =>
    office.eraseRequest(ctx.em, { ...input, ...by(ctx) }, ctx.mailFolder),
  );

/** @returns its reference, and whether something else was stored under its key before */
export const enter = deskProcedure
  .input(input.enterInput)
  .mutation(({ ctx, input }) => enterRequest(ctx.em, { ...input, ...by(ctx) }, ctx.mailQueue));

const by = ({ user }: { user: DeskUser }) => ({ by: user.name });

/** The request as it is now, for the lists of whoever has changed it. */
async function stored({ em }: { em: EntityManager }, { reference }: { reference: string }) {
  const fork = em.fork();
  return itemIn(fork, await findHandled(fork, reference));
}
