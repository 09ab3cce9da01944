import { ownPagePath } from '@rebhang-solar/content/own-page-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OwnPage } from '../../submissions/own-page/own-page.entity.ts';
import { hasAccess } from '../../submissions/own-page/second-fact.ts';

/**
 * Shows that this browser has sent the form, or has given the second fact. It goes to the page's own address
 * alone, and ends with the browser.
 */
export function accessCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  const name = secure ? '__Secure-anfrage' : 'anfrage';
  const optionsOf = ({ token }: Pick<OwnPage, 'token'>) => ({
    path: ownPagePath(token),
    httpOnly: true,
    sameSite: 'lax' as const,
    secure,
  });
  return {
    isIn: (request: FastifyRequest, page: OwnPage) => hasAccess(page, request.cookies[name]),
    /** @returns what gives the cookie to the browser that is answered */
    onto:
      (reply: FastifyReply) =>
      (page: Pick<OwnPage, 'token' | 'accessKey'>): void => {
        reply.setCookie(name, page.accessKey, optionsOf(page));
      },
    clear: (reply: FastifyReply, page: OwnPage) => reply.clearCookie(name, optionsOf(page)),
  };
}
export type AccessCookie = ReturnType<typeof accessCookie>;
