import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in prerendered pages and while they are hydrated, true from then on. */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
