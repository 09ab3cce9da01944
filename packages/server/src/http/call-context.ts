import type { FastifyRequest } from 'fastify';
import type { CallContext, Services } from '../platform/trpc.ts';

/** What storing a submission works with, for one HTTP request. tRPC makes the same for each call. */
export function callContext(
  { orm, ...services }: Services,
  { ip }: Pick<FastifyRequest, 'ip'>,
): CallContext {
  return { ...services, em: orm.em.fork(), clientAddress: ip };
}
