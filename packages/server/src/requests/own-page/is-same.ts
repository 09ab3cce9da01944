import { timingSafeEqual } from 'node:crypto';

/** Takes as long whatever differs. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
