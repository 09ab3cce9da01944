import { expect } from '@playwright/test';
import { paths } from '@rebhang-solar/content/paths';
import { test } from '../fixtures.ts';
import { hydrate } from '../form-journeys.ts';

test('back leads to the place that was left', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.faq);
  await hydrate(page);
  const article = page.getByRole('main').locator(`a[href^="${paths.faq}/"]`).last();
  await article.click();
  await expect(page).toHaveURL(/\/faq\/.+/);
  await page.goBack();
  await expect(page).toHaveURL(paths.faq);
  await expect(article).toBeInViewport();
});

test.describe(() => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] });

  test('a page asked for without a connection comes when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto(paths.imprint);
    await hydrate(page);
    await context.setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/nicht laden/);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Datenschutz/);
  });
});
