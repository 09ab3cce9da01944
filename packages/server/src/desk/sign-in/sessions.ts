import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { signInTimes } from '@rebhang-solar/content/desk/sign-in';
import type { DeskUser } from '../desk-user.ts';
import { DeskSession } from './desk-session.entity.ts';
import { hashOf, newToken } from './token.ts';

const minute = 60_000;
const hour = 60 * minute;

/** However much somebody does. */
export const sessionMilliseconds = signInTimes.sessionDays * 24 * hour;
/** Without something that a person did. */
const idleMilliseconds = signInTimes.idleHours * hour;
/** Written down no more often than this: each call of the desk would be a write. */
const activityMilliseconds = minute;

/** @returns the new session's number, and its token for the cookie */
export async function startSession(
  em: EntityManager,
  { name, email }: DeskUser,
  device: string,
  now: Date,
): Promise<{ id: string; token: string }> {
  await em.nativeDelete(DeskSession, endedBy(now));
  const id = randomUUID();
  const token = newToken();
  em.create(DeskSession, {
    id,
    tokenHash: hashOf(token),
    userName: name,
    userEmail: email,
    device,
    signedInAt: now,
    lastActiveAt: now,
  });
  await em.flush();
  return { id, token };
}

/**
 * The session of a cookie, while it lasts and while DESK_USERS has its user.
 * @param byPerson whether a person caused the request, which keeps the session
 */
export async function findSession(
  em: EntityManager,
  token: string | undefined,
  { users, byPerson, now }: { users: readonly DeskUser[]; byPerson: boolean; now: Date },
): Promise<{ session: DeskSession; user: DeskUser } | undefined> {
  if (!token) return undefined;
  const session = await em.findOne(DeskSession, { tokenHash: hashOf(token) });
  const user = users.find(isUserOf(session));
  if (!session || !user || hasEnded(session, now)) return undefined;
  if (byPerson && now.getTime() - session.lastActiveAt.getTime() >= activityMilliseconds) {
    session.lastActiveAt = now;
    await em.flush();
  }
  return { session, user };
}

/** Ends the session of a cookie, if it has one. */
export async function endSession(em: EntityManager, token: string | undefined): Promise<void> {
  if (token) await em.nativeDelete(DeskSession, { tokenHash: hashOf(token) });
}

/** Ends the sessions of all who are in DESK_USERS no more, so that naming them again revives none. */
export async function endSessionsOfOthers(em: EntityManager, users: readonly DeskUser[]) {
  const sessions = await em.find(DeskSession, {});
  const others = sessions.filter((session) => !users.some(isUserOf(session)));
  await em.nativeDelete(DeskSession, { id: { $in: others.map(({ id }) => id) } });
}

export const sessionsOf = (em: EntityManager, { name, email }: DeskUser, now: Date) =>
  em.find(
    DeskSession,
    { userName: name, userEmail: email, $not: endedBy(now) },
    { orderBy: { signedInAt: 'desc' } },
  );

/** When it ends if nothing is done any more. */
export const endOf = ({ signedInAt, lastActiveAt }: DeskSession) =>
  new Date(
    Math.min(signedInAt.getTime() + sessionMilliseconds, lastActiveAt.getTime() + idleMilliseconds),
  );

const hasEnded = (session: DeskSession, now: Date) => endOf(session) <= now;

const endedBy = (now: Date) => ({
  $or: [
    { signedInAt: { $lte: new Date(now.getTime() - sessionMilliseconds) } },
    { lastActiveAt: { $lte: new Date(now.getTime() - idleMilliseconds) } },
  ],
});

const isUserOf = (session: DeskSession | null) => (user: DeskUser) =>
  session?.userName === user.name && session.userEmail === user.email;
