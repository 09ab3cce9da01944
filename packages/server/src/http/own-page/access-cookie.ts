import { ownPagePath } from '@rebhang-solar/content/own-page-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type Access,
  accessLives,
  endOfTicket,
  ticketFor,
} from '../../requests/own-page/access.ts';
import type { OwnPage } from '../../requests/own-page/own-page.entity.ts';

type Keys = Pick<OwnPage, 'token' | 'accessKey' | 'changeKey'>;

/** Until when a browser may see what was sent, and change it; undefined where it may not. */
export type BrowserAccess = Record<Access, Date | undefined>;

/**
 * Two cookies: what has opened a page shows what was sent, what has sent the form or given a mailed code also changes
 * it. Both go to the page's own address alone, end with the browser, and before that by the server's clock.
 */
export function accessCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const prefix = secure ? '__Secure-' : '';
  const names: Record<Access, string> = {
    see: `${prefix}anfrage`,
    change: `${prefix}anfrage-aendern`,
  };
  const optionsOf = ({ token }: Pick<OwnPage, 'token'>) => ({
    path: ownPagePath(token),
    httpOnly: true,
    sameSite: 'lax' as const,
    secure,
  });
  const after = (ms: number, start = new Date()) => new Date(start.getTime() + ms);
  const cookies = {
    heldBy(request: FastifyRequest, page: OwnPage, now = new Date()): BrowserAccess {
      const endOf = (access: Access) =>
        endOfTicket(page, access, request.cookies[names[access]], now);
      const change = endOf('change');
      return { see: endOf('see') ?? change, change };
    },
    /** @param until the end of the access; its whole life from now on, if it is left out */
    give(
      reply: FastifyReply,
      page: Keys,
      access: Access,
      until = after(accessLives[access]),
    ): void {
      reply.setCookie(names[access], ticketFor(page, access, until), optionsOf(page));
    },
    /** @returns what gives them to the browser that has sent the form, and is answered */
    onto:
      (reply: FastifyReply) =>
      (page: Keys, sentAt: Date): void => {
        cookies.give(reply, page, 'see');
        const until = after(accessLives.change, sentAt);
        // Sent again later, it is what it was, and no longer a browser that has just sent it.
        if (until > new Date()) cookies.give(reply, page, 'change', until);
      },
    clear(reply: FastifyReply, page: OwnPage): void {
      for (const name of Object.values(names)) reply.clearCookie(name, optionsOf(page));
    },
  };
  return cookies;
}
export type AccessCookie = ReturnType<typeof accessCookie>;
