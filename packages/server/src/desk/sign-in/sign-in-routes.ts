import { randomUUID } from 'node:crypto';
import { berlinMinute } from '@rebhang-solar/content/berlin-clock';
import { deskPaths } from '@rebhang-solar/content/desk-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mailOf } from '../../delivery/mail/outgoing-mail.ts';
import { signInMail } from '../../delivery/mail/sign-in.ts';
import { afterAnswers } from '../../http/after-answers.ts';
import { isNativeForm } from '../../http/native-form.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { describeCauses } from '../../platform/errors/report-fault.ts';
import type { DeskSettings } from '../desk-settings.ts';
import type { DeskServices } from '../trpc.ts';
import { deviceOf } from './device.ts';
import type { SessionCookie } from './session-cookie.ts';
import { endSession, startSession } from './sessions.ts';
import type { createSignInLimits } from './sign-in-limits.ts';
import {
  createMailedLink,
  findLink,
  notMailed,
  useLink,
  wantedPathName,
  wantedPathOf,
} from './sign-in-link.ts';
import { askPage, confirmPage, expiredPage, type SignInPage, sentPage } from './sign-in-pages.ts';

type SignInDependencies = Pick<
  DeskServices,
  'orm' | 'users' | 'transport' | 'mailAddresses' | 'log'
> & {
  deskUrl: DeskSettings['url'];
  limits: ReturnType<typeof createSignInLimits>;
  cookie: SessionCookie;
  sendPage(reply: FastifyReply, page: SignInPage): FastifyReply;
};

/** As long as a mail address may be. */
const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
const asked = z.object({ email });
const chosen = z.object({ name: z.string() });

/** Asking for a link, the link's page, and its button. The form that asks is in the shell. */
export async function signInRoutes(
  app: FastifyInstance,
  { orm, users, transport, mailAddresses, log, deskUrl, limits, ...answers }: SignInDependencies,
) {
  const { cookie, sendPage } = answers;
  const afterAnswer = afterAnswers(app);
  app.post(deskPaths.signIn, async (request, reply) => {
    if (!isNativeForm(request)) throw new AppError('wrongType');
    const wantedPath = wantedOf(request.body);
    const parsed = asked.safeParse(request.body);
    if (!parsed.success) {
      return sendPage(reply.status(400), askPage(wantedPath, textOf(request.body, 'email')));
    }
    const mailbox = parsed.data.email;
    await limits.countLink(request.ip, mailbox);
    if (users.some((user) => user.email === mailbox)) {
      // After the answer: before it, it would take longer, and say whose address it is.
      afterAnswer(reply, () => sendLink(mailbox, wantedPath));
    }
    return sendPage(reply, sentPage(mailbox, wantedPath));
  });

  async function sendLink(mailbox: string, wantedPath: string): Promise<void> {
    const em = orm.em.fork();
    try {
      const wanted = { email: mailbox, wantedPath };
      const link = await createMailedLink(em, deskUrl, wanted, limits.mailPause);
      if (!link) return;
      const [, time = ''] = berlinMinute(link.expiresAt).split(', ');
      const content = signInMail(link.href, `${time} Uhr`);
      const mail = mailOf(content, mailAddresses.from, [mailbox]);
      await transport.send(mail, `sign-in-${randomUUID()}`).catch(async (error: unknown) => {
        await notMailed(em, link);
        throw error;
      });
    } catch (error) {
      log.warn({ causes: describeCauses(error) }, 'Mail to sign in not sent');
    }
  }

  type LinkRequest = FastifyRequest<{ Params: { token: string }; Querystring: object }>;
  const path = `${deskPaths.signIn}/:token`;

  app.get(path, async (request: LinkRequest, reply) => {
    await limits.countAttempt(request.ip);
    const found = await findLink(orm.em.fork(), request.params.token, users, new Date());
    if (!found) return sendExpired(request, reply);
    return sendPage(
      reply,
      confirmPage(actionOf(request), { ...shown(found), isNameMissing: false }),
    );
  });

  app.post(path, async (request: LinkRequest, reply) => {
    if (!isNativeForm(request)) throw new AppError('wrongType');
    const em = orm.em.fork();
    const now = new Date();
    const found = await findLink(em, request.params.token, users, now);
    if (!found) return sendExpired(request, reply);
    const name = chosen.safeParse(request.body).data?.name;
    const user = found.candidates.find((candidate) => candidate.name === name);
    if (!user) {
      const page = confirmPage(actionOf(request), { ...shown(found), isNameMissing: true });
      return sendPage(reply.status(400), page);
    }
    if (!(await useLink(em, found.link))) return sendExpired(request, reply);
    // Signing in again in this browser leaves no session behind that nobody can see there.
    await endSession(em, cookie.read(request));
    const device = deviceOf(request.headers['user-agent']);
    const session = await startSession(em, user, device, now);
    cookie.set(reply, session.token);
    request.log.info({ session: session.id }, 'Signed in');
    return reply.redirect(wantedOf(request.query), 303);
  });

  const wantedOf = (fields: unknown) => wantedPathOf(textOf(fields, wantedPathName), deskUrl);

  function sendExpired(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    request.log.info('Link to sign in refused');
    return sendPage(reply.status(410), expiredPage(wantedOf(request.query)));
  }
}

/** What its page says of a link. */
const shown = ({ link, candidates }: NonNullable<Awaited<ReturnType<typeof findLink>>>) => ({
  email: link.email,
  candidates,
});

/** The link itself, so that its button posts there, and the wanted page stays with it. */
const actionOf = ({ url }: FastifyRequest) => url;

function textOf(fields: unknown, name: string): string {
  const value = Object.getOwnPropertyDescriptor(Object(fields), name)?.value;
  return typeof value === 'string' ? value : '';
}
