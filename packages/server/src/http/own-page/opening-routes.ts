import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import { ownPageActions } from '@rebhang-solar/content/own-page-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { codeMailOf } from '../../delivery/mail/own-page-mails.ts';
import { berlinMinute } from '../../platform/berlin-time.ts';
import {
  codeMinutes,
  newCode,
  secondFactOf,
  tryToOpen,
} from '../../submissions/own-page/second-fact.ts';
import { backToPage, type OwnPageRoutes, visitOf } from './visit.ts';

/** Digits of the telephone number, or a code. */
const given = z.object({ ziffern: z.string().max(100), code: z.string().max(100) }).partial();

/** The second fact, which shows a browser more than the link alone: it is given, or mailed as a code. */
export async function openingRoutes(app: FastifyInstance, { routes }: { routes: OwnPageRoutes }) {
  const { accessCookie, mailAddresses, mails } = routes;

  app.post(`/${ownPageActions.open}`, async (request, reply) => {
    const visit = visitOf(request);
    const { ziffern, code } = given.safeParse(request.body).data ?? {};
    const opening = await tryToOpen(visit.em, visit, ziffern ?? code ?? '');
    if (opening === 'locked') return sendLocked(request, reply);
    if (opening === 'wrong') return sendProblem(request, reply, wrongBy[fieldOf(request)]);
    accessCookie.onto(reply)(visit.page);
    return backToPage(reply, visit);
  });

  app.post(`/${ownPageActions.code}`, async (request, reply) => {
    const visit = visitOf(request);
    if (secondFactOf(visit.submission) !== 'mail') return backToPage(reply, visit);
    if (!(await mails.isAdmitted(request.ip, visit.submission))) {
      return sendProblem(request, reply.status(429), ownPageMessages.tooManyCodes);
    }
    const code = await newCode(visit.em, visit);
    if (code === undefined) return sendLocked(request, reply);
    mails.send(visit.submission, codeMailOf(visit.submission, code, codeMinutes, mailAddresses));
    return backToPage(reply, visit, 'code');
  });

  async function sendLocked(request: FastifyRequest, reply: FastifyReply) {
    const { em, page } = visitOf(request);
    await em.refresh(page);
    const until = page.lockedUntil ?? new Date();
    const seconds = Math.ceil((until.getTime() - Date.now()) / 1_000);
    reply.status(429).header('retry-after', Math.max(1, seconds));
    return sendProblem(request, reply, ownPageMessages.locked(berlinMinute(until)));
  }

  const sendProblem = (request: FastifyRequest, reply: FastifyReply, message: string) =>
    routes.sendPage(request, reply, {
      problem: { form: 'oeffnen', field: fieldOf(request), message, values: {} },
    });
}

const fieldOf = (request: FastifyRequest) =>
  secondFactOf(visitOf(request).submission) === 'phone' ? 'ziffern' : 'code';

const wrongBy = { ziffern: ownPageMessages.wrongDigits, code: ownPageMessages.wrongCode };
