import { createContext, use } from 'react';

/** Provided by `entry-client.tsx`. */
export const HydratedContext = createContext(false);

/**
 * False in prerendered pages and while they are hydrated, true soon after, and at once on each page that is
 * opened within the application (where Mantine's is false for a moment).
 */
export const useHydrated = (): boolean => use(HydratedContext);
