import { createHash } from 'node:crypto';
import type { SubmissionKind } from '../forms/submission-kind.ts';

/**
 * SHA-256 over kind and fields, independent of the order in which a client wrote them.
 * @returns 64 hexadecimal digits
 */
export function contentHashOf(kind: SubmissionKind, fields: object): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([kind, sorted]))
    .digest('hex');
}

/**
 * The idempotency key of a form that a browser posts without our script. It has none of its own, and
 * posts the same again on a double click or when the receipt is reloaded. On another day the same
 * words are a new submission.
 * @param body as it was posted
 * @returns a UUID (version 8) made from the body and the day
 */
export function keyOfPostedForm(body: unknown, now: Date): string {
  return uuidOf(JSON.stringify([now.toISOString().slice(0, 10), body]));
}

/** A UUID (version 8) that is the same for the same text. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
