import { expect } from '@playwright/test';
import { allPaths } from '@rebhang-solar/content/paths';
import { chromiumFlags } from '../chromium.ts';
import { test } from '../fixtures.ts';
import { sideways } from '../sideways.ts';

// Only a browser of its own can be started with it, so these tests have a file of their own.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH,
    args: [...chromiumFlags, '--blink-settings=defaultFontSize=32'],
  },
  viewport: { width: 390, height: 844 },
});

for (const path of allPaths) {
  test(`${path}: on a phone with text of twice the size nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await sideways(page)).toBe(0);
  });
}
