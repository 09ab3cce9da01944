import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { consultationJourney, formOf } from '../form-journeys.ts';

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
  // The script takes the browser's own checks out of the form: the sign that it has taken over.
  await expect(form).toHaveAttribute('novalidate', '');
  await expect(form.getByLabel('Name')).toHaveValue('Früh Getippt');
  await expect(form.getByLabel('Haustyp')).toHaveValue('reihenhaus');
  await page.reload();
  await expect(form.getByLabel('Name')).toHaveValue('Früh Getippt');
});
