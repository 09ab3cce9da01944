import { validationMessages } from '@rebhang-solar/content/forms/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import { reportFault } from '../../platform/errors/report-fault.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { isNativeForm } from '../native-form.ts';
import { errorPage } from '../pages/notice-page.ts';
import { isBelowTrpc, trpcError } from '../trpc/trpc-error.ts';

/**
 * Answers every error, ours or Fastify's, in the form that the client reads: tRPC's
 * envelope below /trpc, a page for a form that a browser posted by itself, else problem details (RFC
 * 9457). A 5xx never shows its own message.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const appError = toAppError(error);
  reportFault(request.log, appError);
  if (appError.retryAfter) reply.header('retry-after', appError.retryAfter);
  reply.status(errorTable[appError.code].status).header('cache-control', 'no-store');
  if (isBelowTrpc(request.url)) {
    reply.send(trpcError(appError));
  } else if (isNativeForm(request)) {
    reply.type('text/html; charset=utf-8').send(errorPage(appError.code, request));
  } else {
    const { status, title } = errorTable[appError.code];
    const errors = appError.fieldErrors ?? { '': validationMessages.notAnObject };
    const problem = { status, title, ...(appError.code === 'invalid' && { errors }) };
    reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
  }
}

/** Every error and every missing address is answered by `sendError`. */
export const errorHandler = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new AppError('notFound'), request, reply));
});
