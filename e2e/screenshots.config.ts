import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

const everyPage = { testMatch: 'every-page.spec.ts' };

/**
 * Pictures to be looked at; a journey asserts, these do not. Of every page and state into `screenshots/`,
 * and those of README and docs/design.md into `docs/pictures/`.
 */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
  reporter: [['line']],
  projects: [
    { name: '360', ...everyPage, use: { viewport: { width: 360, height: 740 } } },
    {
      name: '768',
      ...everyPage,
      grepInvert: /@below-640/,
      use: { viewport: { width: 768, height: 1024 } },
    },
    {
      name: '1440',
      ...everyPage,
      grepInvert: /@below/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    { name: 'docs', testMatch: 'docs.spec.ts', use: { deviceScaleFactor: 1.25 } },
  ],
});
