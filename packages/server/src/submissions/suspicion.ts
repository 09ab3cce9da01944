import type { Envelope } from './envelope.ts';
import type { Suspicion } from './submission.entity.ts';

/**
 * Nobody reads, fills and sends a form in less, even with the browser's autofill. Kept short on
 * purpose: a person who is taken for a robot gets no confirmation.
 */
const minimumMilliseconds = 250;

/** With or without its scheme: `https://a.example`, `www.a.example`, `a.example/b`. */
const link = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/i;

/** Why a request looks like spam; null when nothing speaks for it. @param fields the visitor's */
export function suspicionOf(
  { website, formStartedAt }: Envelope,
  fields: object,
  now: Date,
): Suspicion | null {
  if (website) return 'hidden-field';
  const isLink = (value: unknown) => typeof value === 'string' && link.test(value.trim());
  if (Object.values(fields).some(isLink)) return 'only-link';
  if (formStartedAt === undefined) return null;
  const elapsed = now.getTime() - formStartedAt;
  // A time in the future comes from a clock that is fast, and says nothing.
  return elapsed >= 0 && elapsed < minimumMilliseconds ? 'too-fast' : null;
}
