import { join } from 'node:path';
import { hasCalculator } from '../with-calculator.ts';

const results = join(import.meta.dirname, 'results.ts');

type CacheKeys = { defineCacheKeyGenerator: (key: (of: { id: string }) => false | null) => void };

/**
 * A plugin of Vite that puts the results of the standard houses in the place of the module that computes them:
 * the model and its weather would weigh more than the pages that show its numbers, and every test would compute
 * them again.
 */
export function computedAtBuild() {
  return {
    name: 'computed-at-build',
    enforce: 'pre' as const,
    // Vitest would keep the numbers for as long as this one file stays the same, whatever happens to the model.
    configureVitest: ({ defineCacheKeyGenerator }: CacheKeys) =>
      defineCacheKeyGenerator(({ id }) => (id === results ? false : null)),
    async load(id: string) {
      if (id.split('?')[0] !== results) return null;
      if (!hasCalculator)
        return `export { refusedResults as houseResults } from './refused-results.ts';`;
      const { houseResults } = await import('./results.ts');
      return `export const houseResults = ${JSON.stringify(houseResults)};`;
    },
  };
}
