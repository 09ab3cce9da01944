import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

async function headersWith(publicUrl: string, analyticsId: string | undefined) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(securityHeaders, { publicUrl, analyticsId });
  app.get('/', (_request, reply) => reply.send('x'));
  return (await app.inject('/')).headers;
}

test('where visits are measured, pages may load that script and tell those hosts, and nothing else', async () => {
  const headers = await headersWith('https://www.firma.example', 'G-ABC123');
  const hosts =
    'https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com';
  expect(String(headers['content-security-policy']).split(';')).toEqual([
    "default-src 'none'",
    "script-src 'self' https://www.googletagmanager.com",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' ${hosts}`,
    "font-src 'self'",
    `connect-src 'self' ${hosts}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

test('nothing is sent that only forgotten programs read, and no promise of TLS without it', async () => {
  const headers = await headersWith('http://localhost:3000', undefined);
  for (const name of [
    'strict-transport-security',
    'x-download-options',
    'x-permitted-cross-domain-policies',
  ])
    expect(headers, name).not.toHaveProperty(name);
});
