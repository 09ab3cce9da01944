import { validationMessages } from '@rebhang-solar/content/forms/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import { reportFault } from '../../platform/errors/report-fault.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';

/** Answers a refusal as problem details (RFC 9457); a 5xx never shows its own message. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toAppError(error);
  reportFault(request.log, refusal);
  const { status, title } = errorTable[refusal.code];
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter);
  const problem = {
    status,
    title,
    ...(refusal.code === 'invalid' && {
      errors: refusal.fieldErrors ?? { '': validationMessages.notAnObject },
    }),
  };
  reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** Every refusal outside tRPC comes as problem details. */
export const problemDetails = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((request, reply) => sendProblem(new AppError('notFound'), request, reply));
});
