import { expect, type Page } from '@playwright/test';
import { measured } from '@rebhang-solar/content/company-answers';
import { shell } from '@rebhang-solar/content/pages/shell';

/** Opens a page, and waits until all of it is there to be seen. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto(path);
  // The typeface of a first visit may come too late to be shown; it is there for the second.
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  // Comes with the application; before it the page is not complete.
  if (measured) {
    await expect(page.getByRole('button', { name: shell.footer.cookieSettings })).toBeVisible();
  }
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode()));
  });
}
