import { ownPageActions } from '@rebhang-solar/content/own-page-paths';
import type { FastifyInstance } from 'fastify';
import { withdraw } from '../../requests/own-page/withdraw.ts';
import { withdrawnPage } from '../pages/notice-page.ts';
import { viewOf } from './own-page-model.ts';
import { type OwnPageRoutes, visitOf, visitorContext } from './visit.ts';

/** The question whether everything is to be erased, and its answer. */
export async function withdrawalRoutes(
  app: FastifyInstance,
  { routes }: { routes: OwnPageRoutes },
) {
  const { mailQueue, mailFolder, clientLimits, accessCookie } = routes;
  const path = `/${ownPageActions.withdraw}`;
  const onlyChanging = { onRequest: routes.onlyChanging };

  app.get(path, onlyChanging, async (request, reply) =>
    routes.send(request, reply, { shows: 'withdraw', view: await viewOf(visitOf(request)) }),
  );

  app.post(path, onlyChanging, async (request, reply) => {
    const visit = visitOf(request);
    const { submission, status } = visit;
    if (status.outcome === 'order') {
      // The page says why, and whom to ask.
      reply.status(409);
      return routes.send(request, reply, { shows: 'withdraw', view: await viewOf(visit) });
    }
    const { reference } = submission;
    await clientLimits.count(request.ip, 'submission');
    await withdraw(visitorContext(routes, request), submission.id, mailFolder);
    mailQueue.wake();
    accessCookie.clear(reply, visit.page);
    // It is erased: the visitor reads so even if the page cannot be rendered.
    return routes
      .send(request, reply, { shows: 'withdrawn', reference })
      .catch(() => reply.type('text/html; charset=utf-8').send(withdrawnPage(reference)));
  });
}
