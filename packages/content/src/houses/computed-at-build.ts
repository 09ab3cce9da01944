import { dirname, join } from 'node:path';
import * as answers from '../company-answers.ts';
import { hasCalculator } from '../with-calculator.ts';
import { withWordSpaces } from '../word-spaces.ts';

const companyFolder = join(import.meta.dirname, '../company');
const results = join(import.meta.dirname, 'results.ts');
const answersModule = join(import.meta.dirname, '../company-answers.ts');

const constantsOf = (module: object) =>
  Object.entries(module)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

type CacheKeys = { defineCacheKeyGenerator: (key: (of: { id: string }) => false | null) => void };

/**
 * A plugin of Vite that puts what the model gives for the texts in the place of the module that computes them:
 * the model and its weather would weigh more than the pages that show its numbers, and every test would compute
 * them again. So that the company types ordinary spaces, it sets the narrow ones in its words.
 */
export function computedAtBuild() {
  return {
    name: 'computed-at-build',
    enforce: 'pre' as const,
    // Vitest would keep the numbers for as long as this one file stays the same, whatever happens to the model.
    configureVitest: ({ defineCacheKeyGenerator }: CacheKeys) =>
      defineCacheKeyGenerator(({ id }) => (id === results ? false : null)),
    async load(id: string) {
      const [file] = id.split('?');
      if (file === answersModule) return constantsOf(answers);
      if (file !== results) return null;
      if (!hasCalculator)
        return `export { refusedResults as houseResults, refusedResults as roofYields } from './refused-results.ts';`;
      return constantsOf(await import('./results.ts'));
    },
    transform(code: string, id: string) {
      // As long as before, so that a source map still fits.
      return dirname(id) === companyFolder ? { code: withWordSpaces(code), map: null } : null;
    },
  };
}
