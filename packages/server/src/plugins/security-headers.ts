import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Environment } from '../environment.ts';

const tagManager = 'https://www.googletagmanager.com';
const analyticsHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  tagManager,
];

/** Headers that limit what a page may load and who may embed it; analytics only where it is set up. */
export function securityHeaders({
  publicUrl,
  ANALYTICS_ID,
}: Pick<Environment, 'publicUrl' | 'ANALYTICS_ID'>): FastifyHelmetOptions {
  const isTls = publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(ANALYTICS_ID ? [tagManager] : [])],
        // No page holds a style element or attribute (docs/design.md), so none has to be allowed.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...(ANALYTICS_ID ? analyticsHosts : [])],
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
    crossOriginResourcePolicy: { policy: 'same-origin' },
  };
}
