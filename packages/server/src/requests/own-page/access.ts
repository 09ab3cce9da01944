import { createHmac } from 'node:crypto';
import { isSame } from './is-same.ts';
import type { OwnPage } from './own-page.entity.ts';

/** What a browser may do beside what the link allows: see what was sent, or change it as well. */
export type Access = 'see' | 'change';

const hour = 60 * 60 * 1_000;
/** How long it may, in ms; then the page asks again. */
export const accessLives: Record<Access, number> = { see: 30 * 24 * hour, change: 24 * hour };

type Keys = Pick<OwnPage, 'accessKey' | 'changeKey'>;

/** What a browser holds that may do this until then. It ends by the server's clock, whatever the browser does with it. */
export function ticketFor(keys: Keys, access: Access, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1_000);
  return `${seconds}.${signatureOf(keys, access, seconds)}`;
}

/** Until when a ticket lets its browser do this; undefined where it does not, or no longer. */
export function endOfTicket(
  keys: Keys,
  access: Access,
  ticket: string | undefined,
  now: Date,
): Date | undefined {
  const [, seconds = '', signature = ''] = /^(\d{1,12})\.([\w-]+)$/.exec(ticket ?? '') ?? [];
  const until = new Date(Number(seconds) * 1_000);
  if (!seconds || until <= now) return undefined;
  return isSame(signature, signatureOf(keys, access, Number(seconds))) ? until : undefined;
}

/** Each with a key of its own: former releases gave the first of them to browsers as it is. */
const signatureOf = ({ accessKey, changeKey }: Keys, access: Access, seconds: number) =>
  createHmac('sha256', access === 'see' ? accessKey : changeKey)
    .update(`${access} ${seconds}`)
    .digest('base64url');
