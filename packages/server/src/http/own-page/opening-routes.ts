import { berlinMinute } from '@rebhang-solar/content/berlin-clock';
import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import { ownPageActions } from '@rebhang-solar/content/own-page-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { codeMail } from '../../delivery/mail/code.ts';
import { senderOf } from '../../forms/request-tables.ts';
import {
  codeMinutes,
  dropCode,
  lockFor,
  newCode,
  secondFactOf,
  tryCode,
  tryDigits,
} from '../../requests/own-page/second-fact.ts';
import { backToPage, type OwnPageRoutes, type Visit, visitOf } from './visit.ts';

/** Digits of the telephone number, or a code. */
const given = z.object({ ziffern: z.string().max(100), code: z.string().max(100) }).partial();

/**
 * What lets a browser do more than the link alone: the digits show it what was sent, a mailed code lets it change that
 * as well. Where no number was given, the code does both.
 */
export async function openingRoutes(app: FastifyInstance, { routes }: { routes: OwnPageRoutes }) {
  const { accessCookie, mails } = routes;

  app.post(`/${ownPageActions.open}`, async (request, reply) => {
    const visit = visitOf(request);
    const { ziffern, code } = given.safeParse(request.body).data ?? {};
    const isCode = code !== undefined && ziffern === undefined;
    const field = isCode || secondFactOf(visit.submission) === 'mail' ? 'code' : 'ziffern';
    if (field === 'code' && !maySendCode(visit)) return routes.sendPage(request, reply.status(403));
    const outcome =
      field === 'code'
        ? await tryCode(visit.em, visit, request.ip, code ?? '')
        : await tryDigits(visit.em, visit, request.ip, ziffern ?? '');
    if (outcome === 'locked') return sendLocked(request, reply, field);
    if (outcome !== 'right') return sendProblem(request, reply, field, problems[field][outcome]);
    accessCookie.give(reply, visit.page, 'see');
    if (field === 'ziffern') return backToPage(reply, visit);
    accessCookie.give(reply, visit.page, 'change');
    return backToPage(reply, visit, 'frei');
  });

  app.post(`/${ownPageActions.code}`, async (request, reply) => {
    const visit = visitOf(request);
    const { em, submission } = visit;
    if (!maySendCode(visit)) return routes.sendPage(request, reply.status(403));
    const made = await newCode(em, visit, request.ip);
    if (made === 'locked') return sendLocked(request, reply, 'code');
    if (made === 'tooMany') return sendTooMany(request, reply);
    // Its address may be somebody else's. Nobody is told that it is suspected.
    if (made !== 'sent' && !submission.suspicion) {
      if (!(await mails.isAdmitted(request.ip, submission, 'code'))) {
        await dropCode(em, visit);
        return sendTooMany(request, reply);
      }
      const opens = secondFactOf(submission) === 'mail';
      mails.send(submission, codeMail(submission, made.code, codeMinutes, opens));
    }
    return backToPage(reply, visit, 'code');
  });

  async function sendLocked(request: FastifyRequest, reply: FastifyReply, field: Field) {
    const { em, page, submission } = visitOf(request);
    const now = new Date();
    await em.refresh(page);
    const until = (await lockFor(em, { page, submission }, request.ip, now))?.until ?? now;
    const seconds = Math.ceil((until.getTime() - now.getTime()) / 1_000);
    reply.status(429).header('retry-after', Math.max(1, seconds));
    return sendProblem(request, reply, field, ownPageMessages.locked(berlinMinute(until)));
  }

  const sendTooMany = (request: FastifyRequest, reply: FastifyReply) =>
    sendProblem(request, reply.status(429), 'code', ownPageMessages.tooManyCodes);

  const sendProblem = (
    request: FastifyRequest,
    reply: FastifyReply,
    field: Field,
    message: string,
  ) =>
    routes.sendPage(request, reply, {
      problem: { form: 'oeffnen', field, message, values: {} },
    });
}

type Field = 'ziffern' | 'code';

/** Where there is a number, a code follows the digits; otherwise whoever has the link would fill the mailbox. */
function maySendCode({ submission, access }: Visit): boolean {
  if (senderOf(submission).email === '') return false;
  return secondFactOf(submission) === 'mail' || access.see !== undefined;
}

const problems = {
  ziffern: { wrong: ownPageMessages.wrongDigits, incomplete: ownPageMessages.fourDigits },
  code: { wrong: ownPageMessages.wrongCode, incomplete: ownPageMessages.sixDigits },
};
