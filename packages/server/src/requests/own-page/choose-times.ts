import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import { AppError } from '../../platform/errors/app-error.ts';
import { addFromVisitor, type VisitorContext } from '../add-from-visitor.ts';
import { RequestEvent } from '../request-event.entity.ts';
import { visitorSlots, wordsOfTimes } from './visitor-slots.ts';

/**
 * Notes when a call would suit, or that none of the times chosen before does.
 * @param chosen values of `visitorSlots`
 * @throws AppError `invalid` at `zeiten` where none of them is offered any more, or there was none to take back
 */
export function chooseTimes(
  context: VisitorContext,
  submissionId: string,
  chosen: readonly string[],
  now = new Date(),
): Promise<void> {
  const times = visitorSlots(now).filter(({ value }) => chosen.includes(value));
  const note = wordsOfTimes(times) || null;
  const choose: Parameters<typeof addFromVisitor>[2] = async (_handled, _now, transaction) => {
    if (note === null) {
      const which = { submission: submissionId, type: 'times' as const };
      const last = await transaction.findOne(RequestEvent, which, { orderBy: { id: 'desc' } });
      if (chosen.length > 0 || !last?.note) {
        throw new AppError('invalid', { fieldErrors: { zeiten: ownPageMessages.noTime } });
      }
    }
    return [{ type: 'times', note }];
  };
  return addFromVisitor(context, submissionId, choose, now);
}
