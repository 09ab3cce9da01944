import cookies from '@fastify/cookie';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { isNativeForm } from '../http/native-form.ts';
import { staticFiles } from '../http/pages/static-files.ts';
import { bodyTimer } from '../http/plugins/body-timer.ts';
import { delayedRejections } from '../http/plugins/delayed-rejections.ts';
import { draining } from '../http/plugins/draining.ts';
import { formBody } from '../http/plugins/form-body.ts';
import { isForeign, isReading } from '../http/plugins/request-guard.ts';
import { type RequestMetrics, requestLog } from '../http/plugins/request-log.ts';
import { errorHeaders } from '../http/plugins/security-headers.ts';
import { bodyLimit, bodyTimeout, serverOptions } from '../http/server-options.ts';
import { isBelowTrpc, trpcError } from '../http/trpc/trpc-error.ts';
import { AppError, errorTable } from '../platform/errors/app-error.ts';
import { reportFault } from '../platform/errors/report-fault.ts';
import { toAppError } from '../platform/errors/to-app-error.ts';
import { isOwnHost } from '../platform/networks.ts';
import { deskHeaders } from './desk-headers.ts';
import type { DeskSettings } from './desk-settings.ts';
import { deskTrpcPlugin } from './desk-trpc.plugin.ts';
import { photographRoutes } from './requests/photograph-routes.ts';
import { loadShell } from './shell.ts';
import { isPolling } from './sign-in/require-session.ts';
import { sessionCookie } from './sign-in/session-cookie.ts';
import { endSessionsOfOthers } from './sign-in/sessions.ts';
import { createSignInLimits } from './sign-in/sign-in-limits.ts';
import { errorPage, type SignInPage, signInDocument } from './sign-in/sign-in-pages.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import type { DeskServices } from './trpc.ts';

export type DeskDependencies = Omit<DeskServices, 'users'> & {
  desk: Pick<DeskSettings, 'url' | 'users'>;
  /** TRUST_PROXY */
  trustProxy: string[] | undefined;
  /** RATE_LIMIT */
  limit: number;
  metrics: RequestMetrics;
};

/**
 * Puts the office's desk together, an application beside the site that shares nothing with it but database, queue
 * and mails. It does not listen. It is closed before what it is given.
 */
export async function buildDeskApp({
  desk,
  trustProxy,
  limit,
  metrics,
  ...given
}: DeskDependencies): Promise<FastifyInstance> {
  const services: DeskServices = { ...given, users: desk.users };
  // Who was taken off the list is out with the restart that reads it.
  await endSessionsOfOthers(services.orm.em.fork(), desk.users);
  const shell = await loadShell();
  const limits = createSignInLimits(limit);
  const cookie = sessionCookie(desk.url);

  const app = Fastify({
    // Its lines are told from the site's, whose routes have the same names.
    ...serverOptions(services.log.child({ app: 'desk' }), trustProxy),
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(errorHeaders)),
  });
  const sendPage = (reply: FastifyReply, page: SignInPage) =>
    reply
      .type('text/html; charset=utf-8')
      .send(signInDocument(page, reply.request.styleNonce, shell?.fontHref));

  /** tRPC's envelope below /trpc, a page for a form, else problem details (RFC 9457). */
  function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const appError = toAppError(error);
    reportFault(request.log, appError);
    const { status, title } = errorTable[appError.code];
    if (appError.retryAfter) reply.header('retry-after', appError.retryAfter);
    reply.status(status).header('cache-control', 'no-store');
    if (isBelowTrpc(request.url)) return reply.send(trpcError(appError));
    const isOfSignIn = request.url.startsWith(`${deskPaths.signIn}/`);
    if (isNativeForm(request) || isOfSignIn) return sendPage(reply, errorPage(appError));
    return reply
      .type('application/problem+json; charset=utf-8')
      .send(JSON.stringify({ status, title }));
  }
  // First, so that whatever fails later is answered in this form and with all headers.
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new AppError('notFound'), request, reply));
  await app.register(deskHeaders, { deskUrl: desk.url });
  await app.register(requestLog, {
    isPolling,
    // Its routes are told from the site's.
    metrics: {
      requestAnswered: (method, route = '', status, seconds) =>
        metrics.requestAnswered(method, `desk ${route}`, status, seconds),
    },
  });
  await app.register(draining);
  await app.register(bodyTimer, { milliseconds: bodyTimeout });
  await app.register(delayedRejections);
  const { origin } = new URL(desk.url);
  app.addHook('onRequest', async (request) => {
    if (!isOwnHost(request.headers.host, desk.url)) throw new AppError('foreignOrigin');
    if (isReading(request)) return;
    if (isForeign(request, origin)) throw new AppError('foreignOrigin');
    // By any method and to any address: without it each body would be parsed, also for a 404. Below /trpc the
    // session is looked up first, so that nobody counts against the office.
    if (!isBelowTrpc(request.url)) await limits.countAttempt(request.ip);
  });
  await app.register(cookies);
  await app.register(formBody, { bodyLimit });

  await app.register(signInRoutes, { ...services, deskUrl: desk.url, limits, cookie, sendPage });
  await app.register(deskTrpcPlugin, { prefix: '/trpc', services, limits, cookie });
  await app.register(photographRoutes, { services, limits, cookie });
  if (shell) {
    await app.register(staticFiles, { root: shell.root, except: ['index.html'] });
    // Last: it takes every address that no route above has. The page decides what it shows.
    app.get('/*', (request, reply) => {
      if (request.url.startsWith('/assets/') || isBelowTrpc(request.url))
        throw new AppError('notFound');
      return reply.type('text/html; charset=utf-8').send(shell.page(request.styleNonce));
    });
  }
  return app;
}
