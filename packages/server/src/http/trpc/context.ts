import type { FastifyRequest } from 'fastify';
import type { ServiceDependencies } from '../service-context.ts';

/** What is the same for all procedures of one HTTP request. */
export type TrpcContext = ServiceDependencies & { clientAddress: string };

export function createTrpcContext(dependencies: ServiceDependencies) {
  return ({ req }: { req: FastifyRequest }): TrpcContext => ({
    ...dependencies,
    clientAddress: req.ip,
  });
}
