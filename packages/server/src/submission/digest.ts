import { createHash } from 'node:crypto';
import type { SubmissionKind } from './submission.entity.ts';

/**
 * SHA-256 over kind and fields, independent of the order in which a client wrote them.
 * @returns 64 hexadecimal digits
 */
export function digestOf(kind: SubmissionKind, fields: Record<string, unknown>): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('hex');
}
