import { expect } from '@playwright/test';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { allPaths } from '@rebhang-solar/content/paths';
import { expectMails, readReference, test } from '../fixtures.ts';
import {
  contactJourney,
  formJourneys,
  formOf,
  gridConnectionJourney,
  submitButton,
} from '../form-journeys.ts';

test.use({ javaScriptEnabled: false });

test('every page shows its heading and its text', async ({ page }) => {
  for (const path of allPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect((await page.locator('main').textContent())?.length, path).toBeGreaterThan(100);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  }
});

for (const journey of formJourneys) {
  test(`${journey.copy.title}: the browser posts the form, the answer is a page`, async ({
    page,
    mailbox,
  }) => {
    await page.goto(journey.path);
    await journey.fill(formOf(page, journey));
    await submitButton(page, journey).click();
    await expect(page.getByText(journey.copy.success.title, { exact: true })).toBeVisible();
    const mails = await expectMails(mailbox, await readReference(page), journey.email);
    for (const line of journey.mailed) expect(mails.toCompany).toContain(line);
  });
}

test.describe(() => {
  test.use({ expectedComplaints: [/400 \(Bad Request\)/] });

  test('what is refused comes back with everything that was typed', async ({ page }) => {
    await page.goto(contactJourney.path);
    const form = formOf(page, contactJourney);
    await contactJourney.fill(form);
    // Passes the browser's own check, not ours.
    await form.getByLabel('E-Mail').fill('anna@beispiel');
    await submitButton(page, contactJourney).click();
    await expect(page.getByRole('region', { name: formTexts.summary })).toBeVisible();
    const answered = formOf(page, contactJourney);
    await expect(answered.getByLabel('Name')).toHaveValue('Anna Weber');
    await expect(answered.getByLabel('E-Mail')).toHaveValue('anna@beispiel');
    await expect(answered.getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true');
  });
});

test('all blocks of the grid form stand open, with a hint', async ({ page }) => {
  await page.goto(gridConnectionJourney.path);
  const form = formOf(page, gridConnectionJourney);
  const user = form.getByRole('group', { name: 'Anschlussnutzer' });
  await expect(user.getByLabel('Nachname')).toBeVisible();
});
