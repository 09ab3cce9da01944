import type { RequestItem } from './use-requests.ts';

/** For so long a new request is marked, in ms. */
const fresh = 60_000;

const opened = new Set<string>();

/** Whoever has opened it has seen it. */
export function markOpened(reference: string): void {
  opened.add(reference);
}

export const isJustArrived = (
  { reference, receivedAt, state }: Pick<RequestItem, 'reference' | 'receivedAt' | 'state'>,
  now: Date,
) => state === 'new' && !opened.has(reference) && now.getTime() - Date.parse(receivedAt) < fresh;
