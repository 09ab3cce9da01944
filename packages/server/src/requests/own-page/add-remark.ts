import { addFromVisitor, type VisitorContext } from '../add-from-visitor.ts';

/** Adds a line to the company. @param text as validated */
export function addRemark(
  context: VisitorContext,
  submissionId: string,
  text: string,
  now = new Date(),
): Promise<void> {
  return addFromVisitor(context, submissionId, () => [{ type: 'remark', note: text }], now);
}
