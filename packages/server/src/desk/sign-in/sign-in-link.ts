import type { EntityManager } from '@mikro-orm/postgresql';
import { signInTimes } from '@rebhang-solar/content/desk/sign-in';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { DeskSettings } from '../desk-settings.ts';
import type { DeskUser } from '../desk-user.ts';
import { SignInLink } from './sign-in-link.entity.ts';
import { hashOf, newToken } from './token.ts';

/** The field and the parameter that hold the page to which signing in leads. */
export const wantedPathName = 'weiter';

type Wanted = {
  email: string;
  /** Whom it signs in, where that is not asked. */
  userName?: string | undefined;
  wantedPath?: string | undefined;
  mailedAt?: Date;
};

type NewLink = { href: string; expiresAt: Date; tokenHash: string };

/** Makes a new link. Older ones stay valid, or a stranger who asks for one would end that of the office. */
export async function createLink(
  em: EntityManager,
  deskUrl: string,
  { email, userName, wantedPath = '/', mailedAt }: Wanted,
  now = new Date(),
): Promise<NewLink> {
  await em.nativeDelete(SignInLink, { expiresAt: { $lte: now } });
  const token = newToken();
  const tokenHash = hashOf(token);
  const expiresAt = new Date(now.getTime() + signInTimes.linkMinutes * 60_000);
  em.create(SignInLink, {
    tokenHash,
    email: email.toLowerCase(),
    userName: userName ?? null,
    mailedAt: mailedAt ?? null,
    expiresAt,
  });
  await em.flush();
  const href = new URL(`${deskPaths.signIn}/${token}`, deskUrl);
  if (wantedPath !== '/') href.searchParams.set(wantedPathName, wantedPath);
  return { href: href.href, expiresAt, tokenHash };
}

/**
 * A link that is about to be mailed. Whoever asks for another one while it is unused gets none for some minutes, or
 * strangers with many addresses could fill the mailbox; the office signs in by the one that is there.
 * @param email in lower case
 * @param pause in ms
 * @returns undefined where the mailbox has such a one
 */
export function createMailedLink(
  em: EntityManager,
  deskUrl: string,
  wanted: Wanted,
  pause: number,
): Promise<NewLink | undefined> {
  const { email } = wanted;
  return inTransaction(em, async (transaction) => {
    // Two at the same moment would not see each other's link.
    await transaction.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `sign-in ${email}`,
    ]);
    const now = new Date();
    const mailedAt = { $gt: new Date(now.getTime() - pause) };
    if ((await transaction.count(SignInLink, { email, mailedAt })) > 0) return undefined;
    return createLink(transaction, deskUrl, { ...wanted, mailedAt: now }, now);
  });
}

/** Its mail could not be sent: it keeps no other back. It stays valid, as the mail may have arrived all the same. */
export async function notMailed(em: EntityManager, { tokenHash }: NewLink): Promise<void> {
  await em.nativeUpdate(SignInLink, { tokenHash }, { mailedAt: null });
}

/**
 * A link for somebody whom DESK_USERS names, without a mail (`pnpm inbox sign-in NAME`, the newcomer's start).
 * @returns undefined when there is no such name
 */
export async function linkForName(
  em: EntityManager,
  { url, users }: Pick<DeskSettings, 'url' | 'users'>,
  name: string,
): Promise<string | undefined> {
  const user = users.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
  if (!user) return undefined;
  const { href } = await createLink(em, url, { email: user.email, userName: user.name });
  return href;
}

/** A link that still signs in, and whom. Looking does not use it. */
export async function findLink(
  em: EntityManager,
  token: string,
  users: readonly DeskUser[],
  now: Date,
): Promise<{ link: SignInLink; candidates: DeskUser[] } | undefined> {
  const link = await em.findOne(SignInLink, { tokenHash: hashOf(token), expiresAt: { $gt: now } });
  if (!link) return undefined;
  const candidates = users.filter(
    ({ name, email }) => email === link.email && (!link.userName || name === link.userName),
  );
  return candidates.length > 0 ? { link, candidates } : undefined;
}

/** @returns false when another request has used it first */
export async function useLink(em: EntityManager, { tokenHash }: SignInLink): Promise<boolean> {
  return (await em.nativeDelete(SignInLink, { tokenHash })) === 1;
}

/**
 * Path and query of a page of the desk, whatever was sent: `//elsewhere.example` and `/\elsewhere.example` would
 * lead to another site.
 */
export function wantedPathOf(value: unknown, deskUrl: string): string {
  if (typeof value !== 'string' || value.length > 500 || !URL.canParse(value, deskUrl)) return '/';
  const { origin, pathname, search } = new URL(value, deskUrl);
  const isHere = origin === new URL(deskUrl).origin && !pathname.startsWith('//');
  return isHere && !pathname.startsWith(deskPaths.signIn) ? pathname + search : '/';
}
