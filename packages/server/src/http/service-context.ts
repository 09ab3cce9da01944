import type { Orm } from '../platform/database/orm.ts';
import type { SubmissionContext } from '../submissions/store-submission.ts';

/** What storing requests works with, made once for the whole site. */
export type ServiceDependencies = Omit<SubmissionContext, 'em' | 'clientAddress'> & { orm: Orm };

/** What is needed to handle one call; each gets an EntityManager of its own. */
export function submissionContext(
  { orm, mailQueue, rateLimit, metrics }: ServiceDependencies,
  clientAddress: string,
): SubmissionContext {
  return { em: orm.em.fork(), mailQueue, rateLimit, metrics, clientAddress };
}
