import { join } from 'node:path';
import { expect } from '@playwright/test';
import { shell } from '@rebhang-solar/content/pages/shell';
import { allPaths, paths } from '@rebhang-solar/content/paths';
import { test } from '../fixtures.ts';

const folder = join(import.meta.dirname, '../../screenshots');
const unknownPaths = ['/gibt-es-nicht', '/photovoltaik-projekte-referenzen/gibt-es-nicht'];
/** Projects narrowed to some, and to none. */
const narrowed = ['speicher=ja', 'art=gewerbe&speicher=ja'].map(
  (query) => `${paths.projects}?${query}`,
);

test.use({
  // The pages of unknown addresses are answered with 404, which the console reports.
  expectedComplaints: [/404/],
  contextOptions: { reducedMotion: 'reduce' },
});

for (const path of [...allPaths, ...unknownPaths, ...narrowed]) {
  test(`picture of ${path}`, async ({ page }, { project }) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.goto(path);
    // The typeface of a first visit may come too late to be shown; it is there for the second.
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    // Comes with the application; before it the page is not complete.
    await expect(page.getByRole('button', { name: shell.footer.cookieSettings })).toBeVisible();
    await page.evaluate(async () => {
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.all([...document.images].map((picture) => picture.decode()));
    });
    const name = decodeURIComponent(path).replaceAll('/', '_').slice(1) || 'home';
    await page.screenshot({ path: join(folder, project.name, `${name}.png`), fullPage: true });
  });
}
