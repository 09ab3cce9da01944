import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in prerendered pages and while they are hydrated, true from then on. Own, because Mantine's is false
 * for a moment on each page that is opened within the application too.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
