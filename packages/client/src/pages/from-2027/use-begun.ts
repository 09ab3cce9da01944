import { reformBegun } from '@rebhang-solar/content/figures/reform';
import { createContext, useContext, useSyncExternalStore } from 'react';

/** What the server says; undefined in the browser. */
export const BegunContext = createContext<boolean | undefined>(undefined);

/** Marks the document that the server sends from the first day of 2027 on. */
export const begunMark = { 'data-begun': true } as const;

/**
 * Whether the first day of 2027 has come. There are two documents of the page, of which the server sends the right
 * one; the application hydrates what it finds and then asks the visitor's clock.
 */
export function useBegun(): boolean {
  const served = useContext(BegunContext);
  return useSyncExternalStore(
    () => () => undefined,
    () => reformBegun(new Date()),
    () => served ?? document.querySelector('[data-begun]') !== null,
  );
}
