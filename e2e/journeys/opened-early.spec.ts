import { expect } from '@playwright/test';
import { paths } from '@rebhang-solar/content/paths';
import { readReference, test } from '../fixtures.ts';
import { consultationJourney, formOf, submitButton } from '../form-journeys.ts';

test('a menu opened before the page’s script has arrived stays open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(paths.faq);
  await page.getByRole('banner').getByText('Menü').click();
  const contact = page.getByRole('banner').getByRole('link', { name: 'Kontakt' });
  await expect(contact).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Menü' })).toHaveAttribute('aria-expanded', 'true');
  await expect(contact).toBeVisible();
});

test('a section is reached before the form below it has its script', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.home);
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Leistungen' }).click();
  await expect(page.locator('#leistungen')).toBeInViewport();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate', '');
});

test.describe(() => {
  test.use({ expectedComplaints: [/ERR_FAILED/] });

  test('a form whose script does not arrive stays, and the browser posts it', async ({ page }) => {
    await page.route('**/assets/consultation-form-*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(consultationJourney.path);
    await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
    await consultationJourney.fill(formOf(page, consultationJourney));
    await failed;
    await submitButton(page, consultationJourney).click();
    await readReference(page);
    expect(new URL(page.url()).pathname).toBe('/beratung');
  });
});
