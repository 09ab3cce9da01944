import helmet from '@fastify/helmet';
import Fastify from 'fastify';

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

/**
 * Headers that limit what a page may load and do, and who may embed it; analytics only where it is set
 * up. They are the same for every answer, and helmet builds them anew for each request, which takes a
 * third of the time of a page: so they are read once, from an answer of an application of its own.
 *
 * @param styleHashes of the style elements in the pages (docs/decisions/0020)
 */
export async function securityHeaders(
  { publicUrl, ANALYTICS_ID }: { publicUrl: string; ANALYTICS_ID?: string | undefined },
  styleHashes: readonly string[] = [],
): Promise<Record<string, string>> {
  const isTls = publicUrl.startsWith('https:');
  const sample = Fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(ANALYTICS_ID ? [tagManager] : [])],
        styleSrc: ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
        // Mantine sets its variables by attributes. An attribute runs no code and loads nothing here.
        styleSrcAttr: ["'unsafe-inline'"],
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
    // Only Internet Explorer and Flash knew these two.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  sample.get('/', (_request, reply) => reply.send());
  const { headers } = await sample.inject('/');
  await sample.close();
  const { connection, 'content-length': length, date, ...fixed } = headers;
  return { ...(fixed as Record<string, string>), 'permissions-policy': permissionsPolicy };
}
