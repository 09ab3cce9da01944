import { expect, type Page } from '@playwright/test';
import { company } from '@rebhang-solar/content/company-in-texts';
import { home } from '@rebhang-solar/content/pages/home';
import { shell } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { test } from '../fixtures.ts';

/** A visitor with nothing but a phone, who taps; the consent banner stays unanswered. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Taps links and buttons by their names, one after another, beginning at the home page. */
async function tapThrough(page: Page, names: (string | RegExp)[]): Promise<void> {
  expect(names.length).toBeLessThanOrEqual(3);
  await page.goto(paths.home);
  for (const name of names) {
    const control = page.getByRole('link', { name }).or(page.getByRole('button', { name }));
    await control.filter({ visible: true }).first().tap();
  }
}

if (hasCalculator) {
  test('within three taps: the price of a system for the own house', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('button', { name: home.calculator.submit }).tap();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${paths.solarCalculator}`));
    await expect(page.getByText(/Speicher für rund \d+\.\d{3}.€/).first()).toBeVisible();
  });
}

test('within three taps: a reference like the own house', async ({ page }) => {
  await tapThrough(page, [home.projects.call, /^Einfamilienhaus/]);
  const main = page.getByRole('main');
  await expect(main.getByText('Einfamilienhaus').first()).toBeVisible();
  await main
    .getByRole('link', { name: /Einfamilienhaus mit Speicher/ })
    .first()
    .tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Einfamilienhaus/);
});

test('within three taps: the number to call, at the top of the page, in the menu and at its foot', async ({
  page,
}) => {
  await page.goto(paths.home);
  const numbers = page.locator(`a[href="${company.phoneHref}"]`);
  await expect(numbers.first()).toBeInViewport({ ratio: 1 });
  await expect(numbers.first()).toHaveText(company.phone);
  await page.getByRole('banner').getByText(shell.menu, { exact: true }).tap();
  await expect(numbers.filter({ visible: true }).nth(1)).toBeInViewport({ ratio: 1 });
});
