import { expect } from '@playwright/test';
import { readReference, test } from '../fixtures.ts';
import { consultationJourney, formOf, reachForm, submitButton } from '../form-journeys.ts';

test('what is typed before the page’s script has arrived is not lost', async ({ page }) => {
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(consultationJourney.path, { waitUntil: 'commit' });
  const form = formOf(page, consultationJourney);
  await form.getByLabel('Name').fill('Früh Getippt');
  await form.getByLabel('Haustyp').selectOption('reihenhaus');
  release();
  await reachForm(form);
  await expect(form.getByLabel('Name')).toHaveValue('Früh Getippt');
  await expect(form.getByLabel('Haustyp')).toHaveValue('reihenhaus');
  await page.reload();
  await reachForm(form);
  await expect(form.getByLabel('Name')).toHaveValue('Früh Getippt');
});

test('what is sent before the page’s script has arrived is sent once it has', async ({ page }) => {
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*form*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(consultationJourney.path);
  const form = formOf(page, consultationJourney);
  await consultationJourney.fill(form);
  await submitButton(page, consultationJourney).click();
  await expect(form).toHaveAttribute('data-held');
  const sent = page.waitForResponse((response) => response.url().includes('consultation.submit'));
  release();
  expect((await sent).status()).toBe(200);
  await readReference(page);
  await expect(page).toHaveURL(consultationJourney.path);
});
