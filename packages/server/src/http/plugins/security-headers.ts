import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
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

/**
 * Headers that limit what a page may load and do, and who may embed it; analytics only where it is set up.
 * They are the same for every answer, so they are made once.
 */
export function securityHeaders({
  publicUrl,
  ANALYTICS_ID,
}: Pick<Environment, 'publicUrl' | 'ANALYTICS_ID'>): OutgoingHttpHeaders {
  const isTls = publicUrl.startsWith('https:');
  const setHeaders = helmet({
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
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (error) => {
    if (error) throw error;
  });
  return { ...response.getHeaders(), 'permissions-policy': permissionsPolicy };
}
