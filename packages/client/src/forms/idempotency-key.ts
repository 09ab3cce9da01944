/**
 * Identifies one submission of a form. While the content stays the same the id does too, so that the
 * server answers a repetition with the first reference and stores nothing again.
 */
export type IdempotencyKey = {
  id: string;
  /** The part of the content that a draft may keep; shows after a reload whether the form was changed. */
  kept: string;
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

function isSameContent(previous: IdempotencyKey, { sent, kept }: { sent: string; kept: string }) {
  return previous.sent === undefined ? previous.kept === kept : previous.sent === sent;
}

/** A UUID of version 4. `crypto.randomUUID` would be missing where the site is opened without TLS. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
