import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import { AppError } from '../../platform/errors/app-error.ts';
import { RequestEvent } from '../../requests/request-event.entity.ts';
import { isByLink, type Visit } from './visit.ts';

/**
 * Remarks, times, corrections and photographs of one request, taken back or not: somebody could fill its page with them
 * without end. Who has the link alone has a share of its own, so that the sender's cannot be used up with it.
 */
const mostChanges = { byLink: 30, opened: 70 };

/** @param field where the form says that no more is taken. @throws AppError `invalid` there */
export async function checkShare(visit: Visit, field: string): Promise<void> {
  const { em, submission } = visit;
  const byLink = isByLink(visit);
  const changes = await em.find(
    RequestEvent,
    { submission: submission.id, by: '', byLink },
    { fields: ['count'] },
  );
  const used = changes.reduce((sum, { count }) => sum + (count ?? 1), 0);
  if (used < mostChanges[byLink ? 'byLink' : 'opened']) return;
  throw new AppError('invalid', { fieldErrors: { [field]: ownPageMessages.noRoom } });
}
