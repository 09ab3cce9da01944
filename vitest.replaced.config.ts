import { defineConfig } from 'vitest/config';

// What a company does first, tried on a copy of the whole project: `pnpm test:replaced`.
export default defineConfig({
  test: {
    include: ['packages/content/src/**/*.replaced.test.ts'],
    testTimeout: 30 * 60_000,
    disableConsoleIntercept: true,
  },
});
