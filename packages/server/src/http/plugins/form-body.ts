import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Only JSON and forms are read. A plain text body is how a foreign page would post without asking. */
export const formBody = fp<{ bodyLimit: number }>(async (app: FastifyInstance, { bodyLimit }) => {
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { bodyLimit, parser: parseForm });
});

// URLSearchParams decodes like a browser encodes, and turns bytes that are no UTF-8 into U+FFFD,
// which the schemas reject at the field. A repeated field becomes a list, which they reject too.
function parseForm(body: string): Record<string, unknown> {
  const fields: Record<string, string | string[]> = Object.create(null);
  // In one pass: `getAll` for each name would take the square of their number.
  for (const [name, value] of new URLSearchParams(body)) {
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else if (Array.isArray(before)) before.push(value);
    else fields[name] = [before, value];
  }
  return fields;
}
