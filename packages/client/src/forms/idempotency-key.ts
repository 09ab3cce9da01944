import { newUuid } from '@rebhang-solar/content/new-uuid';

/**
 * Identifies one submission of a form. While the content stays the same the id does too, so that the
 * server answers a repetition with the first reference and stores nothing again.
 */
export type IdempotencyKey = {
  id: string;
  /**
   * The part of the sent content that a draft may keep; shows after a reload whether the form was changed. Absent until
   * something is sent.
   */
  kept?: string | undefined;
  /** The whole content. Never written to storage, so absent after a reload. */
  sent?: string;
};

/** The key for sending this content: the previous one again, or a new one if anything changed. */
export function nextIdempotencyKey(
  previous: IdempotencyKey | undefined,
  content: { sent: string; kept: string },
): IdempotencyKey {
  return {
    id: previous && isSameContent(previous, content) ? previous.id : newUuid(),
    ...content,
  };
}

/** For a form that is being filled in: a tab that is duplicated then sends under the same key. */
export function firstIdempotencyKey(): IdempotencyKey {
  return { id: newUuid() };
}

function isSameContent(previous: IdempotencyKey, { sent, kept }: { sent: string; kept: string }) {
  if (previous.kept === undefined) return true;
  return previous.sent === undefined ? previous.kept === kept : previous.sent === sent;
}
