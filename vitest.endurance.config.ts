import { defineConfig } from 'vitest/config';

// What takes long or has to be measured: `pnpm test:endurance`, one after the other.
export default defineConfig({
  test: {
    include: ['packages/{server,calculator}/src/**/*.endurance.test.ts'],
    globalSetup: ['packages/server/src/testing/database-cluster.ts'],
    fileParallelism: false,
    testTimeout: 30 * 60_000,
    hookTimeout: 60_000,
    disableConsoleIntercept: true,
  },
});
