import type { CallContext } from '../../platform/trpc.ts';
import { addFromVisitor } from '../handling.ts';

/** Adds a line to the company. @param text as validated */
export function addRemark(
  context: Pick<CallContext, 'em' | 'mailQueue'>,
  submissionId: string,
  text: string,
  now = new Date(),
): Promise<void> {
  return addFromVisitor(context, submissionId, () => [{ type: 'remark', note: text }], now);
}
