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
  return {
    isIn: (request: FastifyRequest, page: OwnPage) => hasAccess(page, request.cookies[name]),
    /** @returns what gives the cookie to the browser that is answered */
    onto:
      (reply: FastifyReply) =>
      ({ token, accessKey }: Pick<OwnPage, 'token' | 'accessKey'>): void => {
        reply.setCookie(name, accessKey, {
          path: ownPagePath(token),
          httpOnly: true,
          sameSite: 'lax',
          secure,
        });
      },
  };
}
export type AccessCookie = ReturnType<typeof accessCookie>;
