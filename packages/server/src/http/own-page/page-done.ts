import type { OwnPageDone } from './own-page-view.ts';
import { doneParameter } from './visit.ts';

const all: readonly string[] = [
  'fotos',
  'bemerkung',
  'zeiten',
  'angaben',
  'code',
  'frei',
] satisfies OwnPageDone[];

/** What the address says was taken, after the form that led there. */
export function doneOf(query: unknown): OwnPageDone | undefined {
  const value = Object.getOwnPropertyDescriptor(Object(query), doneParameter)?.value;
  return all.includes(value) ? value : undefined;
}
