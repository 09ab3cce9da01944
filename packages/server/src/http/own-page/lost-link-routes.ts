import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lostLinkMailOf } from '../../delivery/mail/own-page-mails.ts';
import { inTime } from '../../platform/database/in-time.ts';
import { toFieldErrors } from '../../platform/errors/field-errors.ts';
import { findByReference } from '../../submissions/find-submissions.ts';
import { mailboxOf } from '../../submissions/mail-limits.ts';
import { ownPageOf, ownPageUrl } from '../../submissions/own-page/own-page.ts';
import { senderOf } from '../../submissions/rows.ts';
import { fieldsOf } from '../store-request.ts';
import type { OwnPageRoutes } from './visit.ts';

const asked = z.object({
  vorgangsnummer: z
    .string(ownPageMessages.noReference)
    .trim()
    .min(1, ownPageMessages.noReference)
    .max(100, ownPageMessages.noReference),
  email: z
    .string(validationMessages.email)
    .trim()
    .max(254, validationMessages.email)
    .pipe(z.email(validationMessages.email)),
});

/** Who has lost the link to their page is sent it again. The answer is the same for everybody. */
export async function lostLinkRoutes(app: FastifyInstance, { routes }: { routes: OwnPageRoutes }) {
  const { orm, clientLimits, publicUrl, mailAddresses, mails } = routes;

  app.get('', (request, reply) =>
    routes.send(request, reply, { shows: 'ask', isSent: false, values: noValues, errors: {} }),
  );

  app.post('', async (request, reply) => {
    await clientLimits.count(request.ip, 'lostLink');
    const fields = fieldsOf(request.body);
    const values = { vorgangsnummer: textOf(fields.vorgangsnummer), email: textOf(fields.email) };
    const parsed = asked.safeParse(fields);
    if (!parsed.success) {
      const errors = toFieldErrors(parsed.error);
      reply.status(400);
      return routes.send(request, reply, { shows: 'ask', isSent: false, values, errors });
    }
    await inTime(sendAgain(parsed.data, request.ip));
    return routes.send(request, reply, { shows: 'ask', isSent: true, values, errors: {} });
  });

  async function sendAgain(given: z.output<typeof asked>, address: string): Promise<void> {
    const em = orm.em.fork();
    const submission = await findByReference(em, given.vorgangsnummer);
    // What looks like spam is not confirmed either: its address may be somebody else's.
    if (!submission || submission.suspicion) return;
    const { email } = senderOf(submission);
    if (!email || mailboxOf(email) !== mailboxOf(given.email)) return;
    if (!(await mails.isAdmitted(address, submission))) return;
    const href = ownPageUrl(publicUrl, await ownPageOf(em, submission));
    mails.send(submission, lostLinkMailOf(submission, href, mailAddresses));
  }
}

const noValues = { vorgangsnummer: '', email: '' };

/** What was typed, as the form shows it again. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '');
