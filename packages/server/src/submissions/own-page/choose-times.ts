import { ownPageMessages } from '@rebhang-solar/content/own-page-messages';
import { AppError } from '../../platform/errors/app-error.ts';
import type { CallContext } from '../../platform/trpc.ts';
import { addFromVisitor } from '../handling.ts';
import { callTimes } from './call-times.ts';

/**
 * Notes when a call would suit.
 * @param chosen values of `callTimes`
 * @throws AppError `invalid` at `zeiten` where none of them is offered any more
 */
export function chooseTimes(
  context: Pick<CallContext, 'em' | 'mailQueue'>,
  submissionId: string,
  chosen: readonly string[],
  now = new Date(),
): Promise<void> {
  const times = callTimes(now).filter(({ value }) => chosen.includes(value));
  if (times.length === 0) {
    throw new AppError('invalid', { fieldErrors: { zeiten: ownPageMessages.noTime } });
  }
  const note = times.map(({ label }) => label).join('; ');
  return addFromVisitor(context, submissionId, () => [{ type: 'times', note }], now);
}
