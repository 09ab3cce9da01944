import type { FastifyBaseLogger } from 'fastify';
import type { JobWithMetadata } from 'pg-boss';

/**
 * Logs why a mail was not sent, as an alert when it is not tried again.
 * @param about what it is, without anything of a person
 * @returns what may be kept of the failure
 */
export function reportFailure(
  log: FastifyBaseLogger,
  job: Pick<JobWithMetadata, 'id' | 'retryCount' | 'retryLimit'>,
  about: object,
  error: unknown,
) {
  const output = describeFailure(error);
  const isLast = job.retryCount >= job.retryLimit;
  const facts = { job: job.id, ...about, attempt: job.retryCount + 1, ...output };
  if (isLast) log.error(facts, 'ALERT mail given up, it waits in the dead-letter queue');
  else log.warn(facts, 'Mail not sent, it will be tried again');
  return { isLast, output };
}

type Failure = { code: string; responseCode?: number };

/** What may be kept of a failure: a mail server's own words can repeat addresses, its codes cannot. */
export function describeFailure(error: unknown): Failure {
  if (typeof error !== 'object' || error === null) return { code: 'unknown' };
  return {
    code: String('code' in error ? error.code : 'name' in error ? error.name : 'unknown'),
    ...('responseCode' in error && { responseCode: Number(error.responseCode) }),
  };
}
