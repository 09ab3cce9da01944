import { ownPagePath, ownPages } from '@rebhang-solar/content/own-page-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withDeadline } from '../../platform/database/with-deadline.ts';
import { AppError, errorTable } from '../../platform/errors/app-error.ts';
import { reportFault } from '../../platform/errors/report-fault.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { findByToken } from '../../requests/own-page/own-page.ts';
import { shortPage } from '../pages/notice-page.ts';
import { isReading } from '../plugins/request-guard.ts';
import { changeRoutes } from './change-routes.ts';
import { downloadRoutes } from './download-routes.ts';
import { limitOwnPageMails } from './limit-own-page-mails.ts';
import { lostLinkRoutes } from './lost-link-routes.ts';
import { openingRoutes } from './opening-routes.ts';
import { viewOf } from './own-page-model.ts';
import type { OwnPageAnswer } from './own-page-view.ts';
import { doneOf } from './page-done.ts';
import { photographRoutes } from './photograph-routes.ts';
import {
  type OwnPageRoutes,
  type OwnPageServices,
  type Visit,
  visitOf,
  wantsJson,
} from './visit.ts';
import { withdrawalRoutes } from './withdrawal-routes.ts';

/** The pages that visitors have of their own, below /anfrage. They stand in no log, metric or sitemap. */
export async function ownPagePlugin(app: FastifyInstance, services: OwnPageServices) {
  const { orm, clientLimits, accessCookie, pages } = services;

  function render(answer: OwnPageAnswer, address: string): Promise<string> {
    if (!pages) throw new Error('The pages are not built, so /anfrage cannot be answered');
    const path = 'view' in answer ? ownPagePath(answer.view.token) : ownPages;
    return pages.render({ path, ownPage: answer }, address);
  }

  const sendHtml = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').send(html);

  // The same for everybody: rendered once, or guessing would keep the thread busy.
  let missing: Promise<string> | undefined;
  const missingPage = (address: string) => {
    missing ??= render({ shows: 'missing' }, address).catch((error) => {
      missing = undefined;
      throw error;
    });
    return missing;
  };

  const routes: OwnPageRoutes = {
    ...services,
    mails: limitOwnPageMails(services),
    async send(request, reply, answer) {
      await clientLimits.count(request.ip, 'page');
      // In development, where Vite makes the document.
      if (wantsJson(request)) return reply.send(answer);
      return sendHtml(reply, await render(answer, request.ip));
    },
    async sendPage(request, reply, { problem, done } = {}) {
      const view = await viewOf(visitOf(request));
      if (problem && reply.statusCode < 400) reply.status(422);
      const answer = { ...view, problem: problem ?? null, done: done ?? null };
      return routes.send(request, reply, { shows: 'request', view: answer });
    },
    async onlyOpened(request, reply) {
      if (visitOf(request).access.see) return undefined;
      reply.status(403);
      return routes.sendPage(request, reply);
    },
    async onlyChanging(request, reply) {
      if (visitOf(request).access.change) return undefined;
      reply.status(403);
      return routes.sendPage(request, reply);
    },
  };

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
  });

  app.setErrorHandler(async (error, request, reply) => {
    const thrown = toAppError(error);
    const { code, retryAfter } = isReading(request)
      ? thrown
      : await clientLimits.countRejection(request.ip, thrown);
    reportFault(request.log, thrown);
    if (retryAfter) reply.header('retry-after', retryAfter);
    const { status, title } = errorTable[code];
    reply.status(status);
    if (wantsJson(request)) {
      return reply
        .type('application/problem+json; charset=utf-8')
        .send(JSON.stringify({ status, title, error: { field: '', message: title } }));
    }
    return sendHtml(
      reply,
      code === 'notFound' && pages ? await missingPage(request.ip) : shortPage(code),
    );
  });

  await app.register(lostLinkRoutes, { prefix: ownPages, routes });

  await app.register(
    async (page) => {
      page.decorateRequest('visit', null);
      // Before the body is read: a stranger's photograph is not waited for.
      page.addHook('onRequest', async (request) => {
        request.setDecorator('visit', await find(request));
      });
      page.get('', (request, reply) =>
        routes.sendPage(request, reply, { done: doneOf(request.query) }),
      );
      await page.register(openingRoutes, { routes });
      await page.register(photographRoutes, { routes });
      await page.register(changeRoutes, { routes });
      await page.register(downloadRoutes, { routes });
      await page.register(withdrawalRoutes, { routes });
    },
    { prefix: `${ownPages}/:token` },
  );

  async function find(request: FastifyRequest): Promise<Visit> {
    const { token } = request.params as { token: string };
    // Whoever has guessed too often is told nothing any more, not even that a token is right.
    await clientLimits.check(request.ip, 'wrongLink');
    const em = orm.em.fork();
    const found = await withDeadline(findByToken(em, token));
    if (found) {
      return {
        ...found,
        em,
        access: accessCookie.heldBy(request, found.page),
        address: request.ip,
      };
    }
    await clientLimits.count(request.ip, 'wrongLink');
    throw new AppError('notFound');
  }
}
