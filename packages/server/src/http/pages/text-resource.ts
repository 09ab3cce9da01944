import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import createEtag from 'etag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import isFresh from 'fresh';

/** Content codings in the order in which they are preferred; `identity` is the text as it is. */
const codings = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof codings)[number];

/** The bytes of a text in one coding, and every header that depends on them alone. */
type Representation = { bytes: Buffer; headers: Record<string, string> };

/** A text that only the running site can complete. It is kept in memory, in each coding there is. */
export class TextResource {
  readonly #type: string;
  readonly #representations = new Map<string, Representation>();
  #available: Coding[] = ['gzip', 'identity'];

  constructor(text: string, type: string) {
    this.#type = type;
    this.#add('identity', Buffer.from(text));
  }

  /** Adds the smallest representation. It takes up to 0.1 s on another thread, so nobody waits. */
  async addBrotli(): Promise<void> {
    const { bytes } = this.#choose(undefined);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    this.#add('br', await promisify(brotliCompress)(bytes, { params }));
    this.#available = [...codings];
  }

  /** Answers in the coding that the client likes best, or 304 when its copy is current. */
  send(request: FastifyRequest, reply: FastifyReply, status = 200): FastifyReply {
    const { bytes, headers } = this.#choose(request.headers['accept-encoding']);
    reply.headers(headers);
    if (status === 200 && isFresh(request.headers, headers)) return reply.status(304).send();
    return reply.status(status).send(bytes);
  }

  #add(coding: Coding, bytes: Buffer): Representation {
    const representation = {
      bytes,
      headers: {
        'content-type': this.#type,
        // Prices and texts may change with each release: a cached page is checked (304) before it is shown.
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'accept-encoding',
        etag: createEtag(bytes),
        ...(coding !== 'identity' && { 'content-encoding': coding }),
      },
    };
    this.#representations.set(coding, representation);
    return representation;
  }

  #choose(acceptEncoding: string | undefined): Representation {
    const coding = (acceptEncoding && negotiate(acceptEncoding, this.#available)) || 'identity';
    const representation = this.#representations.get(coding);
    if (representation) return representation;
    // Gzipped for the first who asks, which takes 1 ms: hardly anybody does once there is Brotli.
    return this.#add('gzip', gzipSync(this.#choose(undefined).bytes, { level: 9 }));
  }
}
