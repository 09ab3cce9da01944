import type { FastifyRequest } from 'fastify';

/** What any page can make a browser send without asking first. */
export function isFormPost(request: FastifyRequest): boolean {
  return isNativeForm(request) || /^multipart\//i.test(request.headers['content-type'] ?? '');
}

/** A form that the browser posted without our script. */
export function isNativeForm(request: FastifyRequest): boolean {
  return (
    request.method === 'POST' &&
    /^application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '')
  );
}
