import type { EntityManager } from '@mikro-orm/postgresql';
import type { DeskUser } from '../desk-user.ts';
import { deskProcedure } from '../trpc.ts';
import { act as actOn } from './act.ts';
import {
  addNote,
  correctRequest,
  emptyNote as emptyNoteOf,
  eraseRequest,
  resendMail as sendAgain,
} from './change-request.ts';
import { enterRequest } from './enter-request.ts';
import { countRequests, itemIn, listRequests, searchRequests } from './list-requests.ts';
import { findRequest, requestDetails } from './request-details.ts';
import { calendarOf, csvOf, documentsOf } from './request-files.ts';
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

export const calendar = deskProcedure
  .input(input.requestInput)
  .query(({ ctx: { em }, input }) => calendarOf(em, input.reference));

export const act = deskProcedure
  .input(input.actInput)
  .mutation(async ({ ctx, input: { action, note, ...seen } }) => {
    const isMailed = await actOn(ctx.em, { ...seen, ...by(ctx) }, action, ctx, note);
    if (isMailed) ctx.mailQueue.wake();
    return stored(ctx, seen);
  });

export const note = deskProcedure.input(input.noteInput).mutation(async ({ ctx, input }) => {
  await addNote(ctx.em, { ...input, ...by(ctx) });
  return stored(ctx, input);
});

export const correct = deskProcedure.input(input.correctInput).mutation(async ({ ctx, input }) => {
  await correctRequest(ctx.em, { ...input, ...by(ctx) }, ctx.mailQueue);
  ctx.mailQueue.wake();
  return stored(ctx, input);
});

export const emptyNote = deskProcedure
  .input(input.emptyNoteInput)
  .mutation(({ ctx, input }) => emptyNoteOf(ctx.em, { ...input, ...by(ctx) }));

export const resendMail = deskProcedure
  .input(input.resendMailInput)
  .mutation(async ({ ctx, input }) => {
    await sendAgain(ctx.em, { ...input, ...by(ctx) }, ctx.mailQueue);
    ctx.mailQueue.wake();
    return stored(ctx, input);
  });

export const erase = deskProcedure
  .input(input.changeInput)
  .mutation(({ ctx, input }) => eraseRequest(ctx.em, { ...input, ...by(ctx) }, ctx.mailFolder));

/** @returns its reference, and whether something else was stored under its key before */
export const enter = deskProcedure
  .input(input.enterInput)
  .mutation(({ ctx, input }) => enterRequest(ctx.em, { ...input, ...by(ctx) }, ctx.mailQueue));

const by = ({ user }: { user: DeskUser }) => ({ by: user.name });

/** The request as it is now, for the lists of whoever has changed it. */
async function stored({ em }: { em: EntityManager }, { reference }: { reference: string }) {
  const fork = em.fork();
  return itemIn(fork, await findRequest(fork, reference));
}
