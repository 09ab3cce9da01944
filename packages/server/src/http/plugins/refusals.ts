import { validationMessages } from '@rebhang-solar/content/forms/validation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import { reportFault } from '../../platform/errors/report-fault.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { isNativeForm } from '../native-form.ts';
import { refusalPage } from '../pages/notice-page.ts';
import { isBelowTrpc, trpcRefusal } from '../trpc/trpc-refusal.ts';

/**
 * Answers whatever was refused, by us or by Fastify, in the form that the client reads: tRPC's
 * envelope below /trpc, a page for a form that a browser posted by itself, else problem details (RFC
 * 9457). A 5xx never shows its own message.
 */
export function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = toAppError(error);
  reportFault(request.log, refusal);
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter);
  reply.status(errorTable[refusal.code].status).header('cache-control', 'no-store');
  if (isBelowTrpc(request.url)) {
    reply.send(trpcRefusal(refusal));
  } else if (isNativeForm(request)) {
    reply.type('text/html; charset=utf-8').send(refusalPage(refusal.code, request));
  } else {
    const { status, title } = errorTable[refusal.code];
    const errors = refusal.fieldErrors ?? { '': validationMessages.notAnObject };
    const problem = { status, title, ...(refusal.code === 'invalid' && { errors }) };
    reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
  }
}

/** Every refusal and every missing address is answered by `sendRefusal`. */
export const refusals = fp(async (app: FastifyInstance) => {
  app.setErrorHandler(sendRefusal);
  app.setNotFoundHandler((request, reply) => sendRefusal(new AppError('notFound'), request, reply));
});
