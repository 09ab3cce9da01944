import type { Envelope } from '../forms/envelope.ts';
import type { Suspicion } from '../status/states.ts';

/**
 * Nobody reads, fills and sends a form in less, even with the browser's autofill. Kept short on
 * purpose: a person who is taken for a robot gets no confirmation.
 */
const minimumMilliseconds = 250;

/**
 * With or without its scheme: `https://a.example`, `www.a.example`, `a.example/b`. The end of a host is
 * letters: `9.8/10` and `03.2012/05.2014` are what people write about their plants.
 */
const link = /^(?:(?:https?:\/\/|www\.)\S+|(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?\/\S*)$/iu;

/** Nothing but links, beside e-mail addresses: a person writes why they send a link. */
function isOnlyLinks(message: string): boolean {
  const words = (message.match(/\S+/g) ?? []).filter((word) => !/.@./.test(word));
  return words.length > 0 && words.every((word) => link.test(word));
}

/**
 * Why a submission looks like spam; null when it does not. A suspicion marks the submission and
 * holds back the confirmation; the office sees it like any other.
 * @param fields the visitor's; only the message is looked at, as the others hold sizes and dates
 */
export function suspicionOf(
  { website, formStartedAt }: Envelope,
  fields: { message?: unknown },
  now: Date,
): Suspicion | null {
  if (website) return 'hidden-field';
  if (typeof fields.message === 'string' && isOnlyLinks(fields.message)) return 'only-link';
  if (formStartedAt === undefined) return null;
  const elapsed = now.getTime() - formStartedAt;
  // A time in the future comes from a clock that is fast, so the duration is unknown.
  return elapsed >= 0 && elapsed < minimumMilliseconds ? 'too-fast' : null;
}
