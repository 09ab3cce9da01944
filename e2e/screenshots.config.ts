import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of every page into `screenshots/`, to be looked at; a journey asserts, these do not. */
export default defineConfig({
  ...journeys,
  testDir: 'screenshots',
  reporter: [['line']],
  projects: [
    { name: '360', use: { viewport: { width: 360, height: 740 } } },
    { name: '768', use: { viewport: { width: 768, height: 1024 } } },
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
