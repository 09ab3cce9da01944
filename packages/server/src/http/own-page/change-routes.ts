import { ownPageActions } from '@rebhang-solar/content/own-page-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { addRemark } from '../../requests/own-page/add-remark.ts';
import {
  correctionsInput,
  remarkInput,
  timesInput,
} from '../../requests/own-page/changes.input.ts';
import { chooseTimes } from '../../requests/own-page/choose-times.ts';
import { correct } from '../../requests/own-page/correct.ts';
import { ownPageOf } from '../../requests/own-page/own-page.ts';
import { fieldsOf } from '../store-request.ts';
import { checkShare } from './share-of-changes.ts';
import { backToPage, type OwnPageRoutes, type Visit, visitOf, visitorContext } from './visit.ts';

/** Where a form says that no more is taken. */
const firstFields = { bemerkung: 'text', zeiten: 'zeiten', angaben: 'phone' } as const;

/** What a visitor adds to a request, or corrects. */
export async function changeRoutes(app: FastifyInstance, { routes }: { routes: OwnPageRoutes }) {
  const { clientLimits, accessCookie } = routes;

  /** Stores what was posted and leads back to the page, or shows the page again with what is wrong. */
  async function change<Input extends z.ZodType>(
    request: FastifyRequest,
    reply: FastifyReply,
    form: keyof typeof firstFields,
    input: Input,
    store: (visit: Visit, fields: z.output<Input>) => Promise<void>,
  ) {
    const visit = visitOf(request);
    try {
      const fields = input.parse(fieldsOf(request.body));
      await clientLimits.count(request.ip, 'submission');
      await checkShare(visit, firstFields[form]);
      await store(visit, fields);
    } catch (error) {
      const thrown = toAppError(error);
      if (!thrown.fieldErrors) throw error;
      const rejection = await clientLimits.countRejection(request.ip, thrown);
      const [first] = Object.entries(rejection.fieldErrors ?? {});
      if (!first) throw rejection;
      const [field, message] = first;
      const problem = { form, field, message, values: textsIn(request.body) };
      return routes.sendPage(request, reply, { problem });
    }
    return backToPage(reply, visit, form);
  }

  app.post(`/${ownPageActions.remark}`, (request, reply) =>
    change(request, reply, 'bemerkung', remarkInput, (visit, { text }) =>
      addRemark(visitorContext(routes, request), visit.submission.id, text),
    ),
  );

  app.post(`/${ownPageActions.times}`, (request, reply) =>
    change(request, reply, 'zeiten', timesInput, (visit, { zeiten }) =>
      chooseTimes(visitorContext(routes, request), visit.submission.id, zeiten),
    ),
  );

  app.post(`/${ownPageActions.corrections}`, { onRequest: routes.onlyChanging }, (request, reply) =>
    change(request, reply, 'angaben', correctionsInput, async (visit, fields) => {
      await correct(visitorContext(routes, request), visit.submission.id, fields);
      // Another number or address has ended what was opened before; this browser stays in.
      const page = await ownPageOf(visit.em.fork(), visit.submission);
      if (page.changeKey === visit.page.changeKey) return;
      accessCookie.give(reply, page, 'see', visit.access.see);
      accessCookie.give(reply, page, 'change', visit.access.change);
    }),
  );
}

/** What was typed, for the fields that show it again. */
function textsIn(body: unknown): Record<string, string> {
  const texts = Object.entries(fieldsOf(body)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
