import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const tagManager = 'https://www.googletagmanager.com';
const analyticsHosts = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  tagManager,
];

/** None of it is used here, so no script that gets in some day can use it either. */
export const permissionsPolicy = [
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

/** Those of the site and of the desk. @param publicUrl of the one that sends them */
export const commonHeaders = (publicUrl: string) =>
  ({
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
    // Only Internet Explorer and Flash read these two.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  }) as const;

/** Headers that limit what a page may load and do, and who may embed it; analytics only where it is set up. */
export const securityHeaders = fp<{
  publicUrl: string;
  analyticsId: string | undefined;
}>(async (app: FastifyInstance, { publicUrl, analyticsId }) => {
  await app.register(helmet, {
    ...commonHeaders(publicUrl),
    // Set below: the plugin would check and join the whole policy for each request.
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const setPolicy = helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...(analyticsId ? [tagManager] : [])],
      styleSrc: ["'self'"],
      // Mantine sets its variables by attributes. An attribute runs no code and loads nothing here.
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", ...(analyticsId ? analyticsHosts : [])],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(analyticsId ? analyticsHosts : [])],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('permissions-policy', permissionsPolicy);
    setPolicy(request.raw, reply.raw, done);
  });
});

/** For files: none holds a style element, and a worker among them loads scripts of ours alone. */
export const filePolicy = "default-src 'none';script-src 'self';frame-ancestors 'none'";

/** For what is rejected before a hook can run: the answer is data, never a page. */
export const errorHeaders = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};
