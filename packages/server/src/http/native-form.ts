import type { FastifyRequest } from 'fastify';

/** A form that the browser posted without our script. */
export function isNativeForm(request: FastifyRequest): boolean {
  return (
    request.method === 'POST' &&
    /^application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '')
  );
}
