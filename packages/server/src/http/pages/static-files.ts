import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { filePolicy } from '../plugins/security-headers.ts';

/**
 * The files of the built client, with the compressed forms that the build has put beside them. Each
 * has a route of its own: what was not there at start is not looked for.
 * @param root their folder
 * @param except what beside `assets` is no file to be served as it is
 */
export const staticFiles = fp<{ root: string; except?: string[] }>(
  async (app: FastifyInstance, { root, except = [] }) => {
    const options: FastifyStaticOptions = {
      root,
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: false,
      setHeaders: (reply) => reply.header('content-security-policy', filePolicy),
    };
    // The bundler names what lies in this folder after its content.
    await app.register(fastifyStatic, {
      ...options,
      root: `${root}/assets`,
      prefix: '/assets/',
      globIgnore: ['**/*.{br,gz}'],
      maxAge: '1y',
      immutable: true,
    });
    await app.register(fastifyStatic, {
      ...options,
      globIgnore: ['assets/**', '**/*.{br,gz}', ...except],
      maxAge: '1h',
    });
  },
);
