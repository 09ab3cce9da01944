import { existsSync } from 'node:fs';
import { defineConfig, devices, webkit } from '@playwright/test';
import type { Fixtures } from './fixtures.ts';
import journeys from './playwright.config.ts';

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env;
const viewport = { width: 1440, height: 900 };

/**
 * What visitors do with forms, calculator, menu, banner, filter and search, in other browsers than Chromium.
 *
 * An unchanged Firefox is driven by WebDriver BiDi, which sets limits to the tag: `goBack` and `reload` do not come
 * back from its cache, nothing cuts it off the network, bodies of requests are not to be had, an answer made up by a
 * journey is not always taken, an init script meets a blank page without storage, `fill` sets a value without React
 * seeing a change, and JavaScript stays on. Journeys with these run in Chromium alone.
 */
export default defineConfig<Pick<Fixtures, 'expectedErrors'>>({
  ...journeys,
  projects: [
    {
      name: 'firefox',
      grep: /@every-browser/,
      use: {
        ...devices['Desktop Firefox'],
        viewport,
        launchOptions: { executablePath: FIREFOX_PATH },
        // Firefox says so of modules that were on their way when a link to another page was followed.
        expectedErrors: [/error loading dynamically imported module/],
        // Playwright's own Firefox has a protocol of its own.
        ...(FIREFOX_PATH && { channel: 'moz-firefox' }),
      },
    },
    // Checks of their own in Safari's engine as Debian has it, which Playwright does not drive.
    ...(WEBKIT_DRIVER_PATH ? [{ name: 'webkitgtk', testDir: 'webkit' }] : []),
    // Only where Playwright's own WebKit is installed, as in the workflow.
    ...(existsSync(webkit.executablePath())
      ? [
          {
            name: 'webkit',
            grep: /@every-browser/,
            use: { ...devices['Desktop Safari'], viewport, launchOptions: {} },
          },
        ]
      : []),
  ],
});
