import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sessionMilliseconds } from './sessions.ts';

/** Holds the session's token in the browser. */
export type SessionCookie = ReturnType<typeof sessionCookie>;

/** @param deskUrl under https the name begins with `__Host-`: no other host can set it, nor can http */
export function sessionCookie(deskUrl: string) {
  const isSecure = deskUrl.startsWith('https:');
  const name = isSecure ? '__Host-desk' : 'desk';
  const options = {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  } satisfies CookieSerializeOptions;
  return {
    read: (request: FastifyRequest) => request.cookies[name],
    set: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: sessionMilliseconds / 1_000 }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
