import { z } from 'zod';
import { deskProcedure } from '../trpc.ts';
import { DeskSession } from './desk-session.entity.ts';
import { endOf, sessionsOf } from './sessions.ts';

/** Who is signed in, and who else could be. */
export const current = deskProcedure.query(({ ctx: { user, users, session } }) => ({
  user,
  users: users.map(({ name }) => ({ name })),
  endsAt: endOf(session).toISOString(),
}));

/** One's own sessions, the last one first. */
export const list = deskProcedure.query(async ({ ctx: { em, user, session } }) => {
  const sessions = await sessionsOf(em, user, new Date());
  return sessions.map((one) => ({
    id: one.id,
    device: one.device,
    isThis: one.id === session.id,
    signedInAt: one.signedInAt.toISOString(),
    lastActiveAt: one.lastActiveAt.toISOString(),
    endsAt: endOf(one).toISOString(),
  }));
});

/** Ends one of one's own sessions. One that is no longer there, or another's, is left as it is. */
export const end = deskProcedure
  .input(z.strictObject({ id: z.uuid() }))
  .mutation(async ({ ctx: { em, user }, input }) => {
    await em.nativeDelete(DeskSession, { ...ownedBy(user), id: input.id });
  });

export const signOut = deskProcedure.mutation(async ({ ctx: { em, session } }) => {
  await em.nativeDelete(DeskSession, { id: session.id });
});

/** „Überall abmelden“: ends all of one's own, this one included. */
export const signOutEverywhere = deskProcedure.mutation(async ({ ctx: { em, user } }) => {
  await em.nativeDelete(DeskSession, ownedBy(user));
});

const ownedBy = ({ name, email }: { name: string; email: string }) => ({
  userName: name,
  userEmail: email,
});
