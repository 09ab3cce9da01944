import type { FastifyRequest } from 'fastify';
import type { Orm } from '../../platform/database/orm.ts';
import type { SubmissionContext } from '../../requests/store-submission.ts';

/** What services work with, made once for the whole site. */
export type ServiceDependencies = Omit<SubmissionContext, 'em' | 'clientAddress'> & { orm: Orm };

/** What is the same for all procedures of one HTTP request. */
export type TrpcContext = ServiceDependencies & { clientAddress: string };

/** What a service needs to handle one call. */
export function submissionContext(
  { orm, mailQueue, formTokens, rateLimit, metrics }: ServiceDependencies,
  clientAddress: string,
): SubmissionContext {
  return { em: orm.em.fork(), mailQueue, formTokens, rateLimit, metrics, clientAddress };
}

export function createTrpcContext(dependencies: ServiceDependencies) {
  return ({ req }: { req: FastifyRequest }): TrpcContext => ({
    ...dependencies,
    clientAddress: req.ip,
  });
}
