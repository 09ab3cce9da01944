import { expect, type Page } from '@playwright/test';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { paths } from '@rebhang-solar/content/paths';
import { expectNoViolations } from '../axe.ts';
import { test } from '../fixtures.ts';
import { formJourneys, hydrate, openForm, submitButton, tryToSend } from '../form-journeys.ts';
import { keepToasts } from '../toasts.ts';

/** The toast must not cover the receipt, nor the receipt repeat its words. */
async function expectReceiptUncovered(page: Page, title: string): Promise<void> {
  const toast = page.getByRole('region', { name: 'Benachrichtigungen' });
  await expect(toast.getByText(title)).toBeVisible();
  const receipt = page.getByRole('status').filter({ hasText: formTexts.receipt.reference });
  await expect(receipt.getByText(title, { exact: true })).toHaveCount(0);
  const cover = await toast.locator('> * > *').first().boundingBox();
  for (const words of [formTexts.receipt.reference, /^PV(-[0-9A-Z]{4}){3}$/]) {
    const box = await receipt.getByText(words).boundingBox();
    if (!box || !cover) throw new Error('Toast or receipt has no place on the page');
    const beside = box.x >= cover.x + cover.width || cover.x >= box.x + box.width;
    expect(beside || box.y >= cover.y + cover.height).toBe(true);
    expect(box.y + box.height).toBeLessThan(page.viewportSize()?.height ?? 0);
  }
}

for (const journey of formJourneys) {
  test(`${journey.copy.title}: no objection with errors shown and after success`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    // Unanswered, the banner lies over part of a link or two, wherever the page stands.
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await keepToasts(page);
    const form = await openForm(page, journey);
    await tryToSend(page, journey);
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectNoViolations(page, 'errors');
    await journey.fill(form);
    await submitButton(page, journey).click();
    await expect(page.getByText(/^PV(-[0-9A-Z]{4}){3}$/)).toBeVisible();
    await expectReceiptUncovered(page, journey.copy.success.title);
    await expectNoViolations(page, 'success');
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoViolations(page, 'success on a wide screen');
  });
}

test('the menu, opened, has nothing that axe objects to', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.faq);
  await hydrate(page);
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true }),
  ).toBeVisible();
  await expectNoViolations(page, 'menu');
});
