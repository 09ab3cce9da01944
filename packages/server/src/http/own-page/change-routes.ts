import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import { ownPageActions } from '@rebhang-solar/content/own-page-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import { toAppError } from '../../platform/errors/to-app-error.ts';
import { HandlingEvent } from '../../submissions/handling-event.entity.ts';
import { addRemark } from '../../submissions/own-page/add-remark.ts';
import {
  correctionsInput,
  remarkInput,
  timesInput,
} from '../../submissions/own-page/changes.input.ts';
import { chooseTimes } from '../../submissions/own-page/choose-times.ts';
import { correct } from '../../submissions/own-page/correct.ts';
import { fieldsOf } from '../store-request.ts';
import { backToPage, type OwnPageRoutes, type Visit, visitOf } from './visit.ts';

/** Remarks, times and corrections of one request. Whoever has the link could fill its page with them without end. */
const mostChanges = 100;

/** Where a form says that no more is taken. */
const firstFields = { bemerkung: 'text', zeiten: 'zeiten', angaben: 'phone' } as const;

/** What a visitor adds to a request, or corrects. */
export async function changeRoutes(app: FastifyInstance, { routes }: { routes: OwnPageRoutes }) {
  const { mailQueue, clientLimits } = routes;

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
      await checkRoom(visit, firstFields[form]);
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
    change(request, reply, 'bemerkung', remarkInput, ({ em, submission }, { text }) =>
      addRemark({ em, mailQueue }, submission.id, text),
    ),
  );

  app.post(`/${ownPageActions.times}`, (request, reply) =>
    change(request, reply, 'zeiten', timesInput, ({ em, submission }, { zeiten }) =>
      chooseTimes({ em, mailQueue }, submission.id, zeiten),
    ),
  );

  app.post(`/${ownPageActions.corrections}`, { onRequest: routes.onlyOpened }, (request, reply) =>
    change(request, reply, 'angaben', correctionsInput, ({ em, submission }, fields) =>
      correct({ em, mailQueue }, submission.id, fields),
    ),
  );
}

async function checkRoom({ em, submission }: Visit, field: string): Promise<void> {
  const changes = { submission: submission.id, by: '', count: null };
  if ((await em.count(HandlingEvent, changes)) < mostChanges) return;
  throw new AppError('invalid', { fieldErrors: { [field]: ownPageMessages.noRoom } });
}

/** What was typed, for the fields that show it again. */
function textsIn(body: unknown): Record<string, string> {
  const texts = Object.entries(fieldsOf(body)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
