import { Handling } from '../requests/handling.entity.ts';
import { newHandling } from '../requests/handling.ts';
import { Submission } from '../requests/submission.entity.ts';
import { openOrm } from './open-orm.ts';

/** Moves a request to another moment, with what was promised as it came in. It is in version 2 then. */
export async function moveReceipt(url: string, reference: string, moment: Date | string) {
  const orm = await openOrm(url);
  const em = orm.em.fork();
  const submission = await em.findOneOrFail(Submission, { reference });
  const handling = await em.findOneOrFail(Handling, { submission: submission.id });
  submission.receivedAt = new Date(moment);
  em.assign(handling, newHandling(submission));
  await em.flush();
  await orm.close();
}
