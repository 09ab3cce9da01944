import { RequestStatus } from '../requests/request-status.entity.ts';
import { newStatus } from '../requests/stored-status.ts';
import { Submission } from '../requests/submission.entity.ts';
import { openOrm } from './open-orm.ts';

/** Moves a request to another moment, with what was promised as it came in. It is in version 2 then. */
export async function moveReceipt(url: string, reference: string, moment: Date | string) {
  const orm = await openOrm(url);
  const em = orm.em.fork();
  const submission = await em.findOneOrFail(Submission, { reference });
  const status = await em.findOneOrFail(RequestStatus, { submission: submission.id });
  submission.receivedAt = new Date(moment);
  em.assign(status, newStatus(submission));
  await em.flush();
  await orm.close();
}
