import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Content codings in the order in which they are preferred; `identity` is the content as it is. */
const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

/** Something that is served from memory: as it is, and in the smaller forms there are of it. */
export type Resource = {
  type: string;
  cacheControl: string;
  forms: Partial<Record<Coding, Form>>;
};

/** The bytes, and every header that depends on them alone. */
type Form = { bytes: Buffer; etag: string; headers: Record<string, string> };

/** Prices and texts may change at any moment; asking whether they have costs a few bytes. */
export const alwaysAskAgain = 'public, max-age=0, must-revalidate';

export function createResource(
  content: Buffer,
  type: string,
  cacheControl: string,
  compressed: Partial<Record<Coding, Buffer>> = {},
): Resource {
  const resource: Resource = { type, cacheControl, forms: {} };
  addForm(resource, 'identity', content);
  for (const coding of codings) {
    const bytes = compressed[coding];
    if (bytes) addForm(resource, coding, bytes);
  }
  return resource;
}

/** A text that only the running site knows, as a resource; gzipped at once, which takes 1 ms. */
export function createText(text: string, type: string): Resource {
  const content = Buffer.from(text);
  return createResource(content, type, alwaysAskAgain, { gzip: gzipSync(content, { level: 9 }) });
}

/** Adds the smallest form, which takes up to 0.1 s; on a thread of its own, so nobody waits for it. */
export async function addBrotli(resource: Resource): Promise<void> {
  const content = resource.forms.identity?.bytes;
  if (!content) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  addForm(resource, 'br', await promisify(brotliCompress)(content, { params }));
}

function addForm(resource: Resource, coding: Coding, bytes: Buffer): void {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  resource.forms[coding] = {
    bytes,
    etag: `"${hash}"`,
    headers: {
      'content-type': resource.type,
      ...(coding !== 'identity' && { 'content-encoding': coding }),
    },
  };
}

/** Answers with a resource in the form that the client likes best, or says that it has it already. */
export function sendResource(
  request: FastifyRequest,
  reply: FastifyReply,
  resource: Resource,
  status = 200,
): FastifyReply {
  const form = chooseForm(resource, request.headers['accept-encoding']);
  reply.headers({
    'cache-control': resource.cacheControl,
    vary: 'accept-encoding',
    etag: form.etag,
  });
  if (status === 200 && matches(request.headers['if-none-match'], form.etag)) {
    return reply.status(304).send();
  }
  return reply.status(status).headers(form.headers).send(form.bytes);
}

function chooseForm(resource: Resource, acceptEncoding: string | undefined): Form {
  const available = codings.filter((coding) => resource.forms[coding]);
  const form = resource.forms[chooseCoding(acceptEncoding, available)];
  if (!form) throw new Error('A resource has its content at least as it is');
  return form;
}

/**
 * The available coding with the highest weight in an Accept-Encoding header (RFC 9110, 12.5.3).
 * Of several with the same weight the earlier one; `identity` when nothing else is welcome.
 */
export function chooseCoding(header: string | undefined, available: Coding[]): Coding {
  const weights = new Map<string, number>();
  for (const entry of header?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(name, Number(weight) || 0);
  }
  let best: Coding = 'identity';
  let bestWeight = weights.get('identity') ?? weights.get('*') ?? 0;
  for (const coding of available.toReversed()) {
    if (coding === 'identity') continue;
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (weight > 0 && weight >= bestWeight) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}

/** Whether the client has this form already (RFC 9110, 13.1.2); a proxy may have weakened the tag. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
