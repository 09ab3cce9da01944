import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lostLinkMail } from '../../delivery/mail/lost-link.ts';
import { senderOf } from '../../forms/request-tables.ts';
import { withDeadline } from '../../platform/database/with-deadline.ts';
import { toFieldErrors } from '../../platform/errors/field-errors.ts';
import { describeCauses } from '../../platform/errors/report-fault.ts';
import { findByReference, type StoredSubmission } from '../../requests/find-submissions.ts';
import { mailboxOf } from '../../requests/mail-limits.ts';
import { ownPageOf, ownPageUrl } from '../../requests/own-page/own-page.ts';
import { afterAnswers } from '../after-answers.ts';
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
  const { orm, clientLimits, publicUrl, mails, log } = routes;
  const afterAnswer = afterAnswers(app);

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
    const submission = await withDeadline(findAsked(parsed.data));
    // After the answer: before it, it would take longer where there is something to send.
    if (submission) afterAnswer(reply, () => sendAgain(submission, request.ip));
    return routes.send(request, reply, { shows: 'ask', isSent: true, values, errors: {} });
  });

  async function findAsked(given: z.output<typeof asked>): Promise<StoredSubmission | undefined> {
    const submission = await findByReference(orm.em.fork(), given.vorgangsnummer);
    // What looks like spam is not confirmed either: its address may be somebody else's.
    if (!submission || submission.suspicion) return undefined;
    const { email } = senderOf(submission);
    return email && mailboxOf(email) === mailboxOf(given.email) ? submission : undefined;
  }

  async function sendAgain(submission: StoredSubmission, address: string): Promise<void> {
    try {
      if (!(await mails.isAdmitted(address, submission, 'confirmation'))) return;
      const href = ownPageUrl(publicUrl, await ownPageOf(orm.em.fork(), submission));
      mails.send(submission, lostLinkMail(submission, href));
    } catch (error) {
      log.warn({ causes: describeCauses(error) }, 'Lost link not sent');
    }
  }
}

const noValues = { vorgangsnummer: '', email: '' };

/** What was typed, as the form shows it again. */
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 300) : '');
