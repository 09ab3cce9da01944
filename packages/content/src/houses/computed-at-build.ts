import { join } from 'node:path';

const results = join(import.meta.dirname, 'results.ts');

/**
 * A plugin of Vite that puts the results of the standard houses in the place of the module that computes them:
 * the model and its weather would weigh more than the pages that show its numbers, and every test would compute
 * them again.
 */
export function computedAtBuild() {
  return {
    name: 'computed-at-build',
    enforce: 'pre' as const,
    async load(id: string) {
      if (id.split('?')[0] !== results) return null;
      const { houseResults } = await import('./results.ts');
      return `export const houseResults = ${JSON.stringify(houseResults)};`;
    },
  };
}
