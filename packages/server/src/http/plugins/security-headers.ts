import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Environment } from '../../environment.ts';

const tagManager = 'https://www.googletagmanager.com';
const analyticsHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  tagManager,
];

/** None of it is used here, so no script that gets in some day can use it either. */
const permissionsPolicy = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers that limit what a page may load and do, and who may embed it; analytics only where it is set up. */
export const securityHeaders = fp<Pick<Environment, 'publicUrl' | 'ANALYTICS_ID'>>(
  async (app: FastifyInstance, { publicUrl, ANALYTICS_ID }) => {
    const isTls = publicUrl.startsWith('https:');
    await app.register(helmet, {
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", ...(ANALYTICS_ID ? [tagManager] : [])],
          // No page holds a style element or attribute (docs/design.md), so none has to be allowed.
          styleSrc: ["'self'"],
          imgSrc: ["'self'", ...(ANALYTICS_ID ? analyticsHosts : [])],
          fontSrc: ["'self'"],
          connectSrc: ["'self'", ...(ANALYTICS_ID ? analyticsHosts : [])],
          manifestSrc: ["'self'"],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: isTls ? { maxAge: 63_072_000, includeSubDomains: true } : false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
    });
    app.addHook('onRequest', (_request, reply, done) => {
      reply.header('permissions-policy', permissionsPolicy);
      done();
    });
  },
);
