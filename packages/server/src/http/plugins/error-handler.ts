import { validationMessages } from '@rebhang-solar/content/forms/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ClientLimits } from '../../platform/client-limits.ts';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import { reportFault } from '../../platform/errors/report-fault.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { isNativeForm } from '../native-form.ts';
import { errorPage } from '../pages/notice-page.ts';
import { isBelowTrpc, trpcError } from '../trpc/trpc-error.ts';
import { isReading } from './request-guard.ts';

/**
 * Answers every error, ours or Fastify's, in the form that the client reads: tRPC's
 * envelope below /trpc, a page for a form that a browser posted by itself, else problem details (RFC
 * 9457). A 5xx never shows its own message.
 */
export async function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  clientLimits: Pick<ClientLimits, 'countRejection'>,
): Promise<FastifyReply> {
  const thrown = toAppError(error);
  const appError = isReading(request)
    ? thrown
    : await clientLimits.countRejection(request.ip, thrown);
  reportFault(request.log, appError);
  if (appError.retryAfter) reply.header('retry-after', appError.retryAfter);
  reply.status(errorTable[appError.code].status).header('cache-control', 'no-store');
  if (isBelowTrpc(request.url)) {
    return reply.send(trpcError(appError));
  }
  if (isNativeForm(request)) {
    return reply.type('text/html; charset=utf-8').send(errorPage(appError.code, request));
  }
  const { status, title } = errorTable[appError.code];
  const errors = appError.fieldErrors ?? { '': validationMessages.notAnObject };
  const problem = { status, title, ...(appError.code === 'invalid' && { errors }) };
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}

/** Every error and every missing address is answered by `sendError`. */
export const errorHandler = fp<{ clientLimits: ClientLimits }>(
  async (app: FastifyInstance, { clientLimits }) => {
    app.setErrorHandler((error, request, reply) => sendError(error, request, reply, clientLimits));
    app.setNotFoundHandler((request, reply) =>
      sendError(new AppError('notFound'), request, reply, clientLimits),
    );
  },
);
