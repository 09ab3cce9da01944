import { useSyncExternalStore } from 'react';

let called = false;
const listeners = new Set<() => void>();

/** From now on something may be toasted, so the place for it should be there. */
export function callToaster(): void {
  called = true;
  for (const listener of listeners) listener();
}

export function useToasterCalled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => called,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
