import { randomBytes } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { commonHeaders, permissionsPolicy } from '../http/plugins/security-headers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** For the style elements of this answer. */
    styleNonce: string;
  }
}

/**
 * The site's headers, more strictly: nothing is kept, nothing is found by search engines, no other site learns an
 * address. Mantine's Popover, Modal and scroll lock make style elements, which the nonce of the answer allows.
 */
export const deskHeaders = fp<{ deskUrl: string }>(async (app: FastifyInstance, { deskUrl }) => {
  app.decorateRequest('styleNonce', '');
  await app.register(helmet, {
    ...commonHeaders(deskUrl),
    contentSecurityPolicy: false,
    // Not `no-referrer`, with which browsers name no origin in a native post (`Origin: null`).
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (request, reply, done) => {
    request.styleNonce = randomBytes(18).toString('base64');
    reply.headers({
      'content-security-policy': policyOf(request.styleNonce),
      'permissions-policy': permissionsPolicy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    done();
  });
});

const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // Mantine sets its variables by attributes. An attribute runs no code and loads nothing here.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';');
