import { expect, type Locator, type Page } from '@playwright/test';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { shell } from '@rebhang-solar/content/pages/shell';
import { test } from '../fixtures.ts';
import { consultationJourney, openForm, submitButton } from '../form-journeys.ts';

const title = consultationJourney.copy.consentMissing?.title ?? '';

/** Sends a form without consent, which is toasted. */
async function callToast(page: Page) {
  await page.clock.install();
  const form = await openForm(page, consultationJourney);
  await consultationJourney.fill(form);
  await form.getByLabel(consultationJourney.copy.fields.datenschutz?.label ?? '').uncheck();
  // From here on the toast's five seconds pass by `runFor` alone, however slow the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await submitButton(page, consultationJourney).click();
  const region = page.getByRole('region', { name: shell.notifications });
  const toast = region.getByRole('alert').filter({ hasText: title });
  await expect(toast).toBeVisible();
  const summary = form.getByRole('region', { name: formTexts.summary });
  await expect(summary).toBeFocused();
  return { region, toast, summary };
}

/** Lets time pass in steps, between which React can render: a toast's time begins when it does. */
async function expectGone(toast: Locator) {
  const countLater = async () => {
    await toast.page().clock.runFor(1_000);
    return toast.count();
  };
  await expect.poll(countLater).toBe(0);
}

test('a toast goes after five seconds, and F8 calls it back', async ({ page }) => {
  const { region, toast } = await callToast(page);
  await expectGone(toast);
  await page.keyboard.press('F8');
  await expect(region).toBeFocused();
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: shell.closeNotification }).click();
  await expectGone(toast);
});

test('a toast that has the focus stays, and gives it back when it is closed', async ({ page }) => {
  const { toast, summary } = await callToast(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(toast.getByRole('button', { name: shell.closeNotification })).toBeFocused();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.keyboard.press('Enter');
  await expectGone(toast);
  await expect(summary).toBeFocused();
});

test('a toast is swiped away to the right, from 50 pixels on', async ({ page }) => {
  const { toast } = await callToast(page);
  const swipe = async (distance: number) => {
    const box = await toast.boundingBox();
    expect(box).not.toBeNull();
    const x = (box?.x ?? 0) + 30;
    const y = (box?.y ?? 0) + 20;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
    await page.clock.runFor(100);
  };
  await swipe(45);
  await expect(toast).toBeVisible();
  await swipe(-80);
  await expect(toast).toBeVisible();
  await swipe(60);
  await expectGone(toast);
});
