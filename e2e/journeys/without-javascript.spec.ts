import { expect } from '@playwright/test';
import { gridConnectionTexts } from '@rebhang-solar/content/forms/grid-connection';
import { rejectedPost } from '@rebhang-solar/content/forms/rejected-post';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import { downloadedForm, downloadedName } from '../downloaded-form.ts';
import { expectMails, readReference, test } from '../fixtures.ts';
import {
  byAnotherVisitor,
  contactJourney,
  formJourneys,
  formOf,
  gridConnectionJourney,
  submitButton,
  valuesOf,
} from '../form-journeys.ts';

const { pdf } = gridConnectionTexts;

test.use({ javaScriptEnabled: false });

for (const formJourney of formJourneys) {
  test(`${formJourney.copy.title}: the browser posts the form, the answer is a page`, async ({
    page,
    mailbox,
  }) => {
    const journey = byAnotherVisitor(formJourney);
    await page.goto(journey.path);
    await journey.fill(formOf(page, journey));
    await submitButton(page, journey).click();
    await expect(page.getByText(journey.copy.success.title, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${formTexts.answerTitle.stored}: `));
    expect(new URL(page.url()).pathname).toBe(journey.path);
    const mails = await expectMails(mailbox, await readReference(page), journey.email);
    for (const line of journey.mailed) expect(mails.toCompany).toContain(line);
    expect(new URL(page.url()).search).toBe('');
  });

  test.describe(() => {
    test.use({ expectedErrors: [/400 \(Bad Request\)/] });

    test(`${formJourney.copy.title}: a rejected form comes back with everything that was typed`, async ({
      page,
    }) => {
      await page.goto(formJourney.path);
      const form = formOf(page, formJourney);
      await formJourney.fill(form);
      // Passes the browser's own check, not ours.
      const email = form.getByLabel('E-Mail').first();
      await email.fill('anna@beispiel');
      const typed = await valuesOf(form);
      await submitButton(page, formJourney).click();
      await expect(page).toHaveTitle(new RegExp(`^${formTexts.answerTitle.rejected}: `));
      const summary = page.getByRole('region', { name: formTexts.summary });
      await expect(summary.getByRole('link')).toHaveText([/E-Mail/]);
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(new RegExp(validationMessages.email));
      expect(await valuesOf(form)).toEqual(typed);
    });
  });
}

test.describe(() => {
  test.use({ expectedErrors: [/413 \(Payload Too Large\)/] });

  test('a text that is too long gets a page that says so, and stands in the form after going back', async ({
    page,
  }) => {
    const journey = contactJourney;
    await page.goto(journey.path);
    const form = formOf(page, journey);
    await journey.fill(form);
    // Within the characters of the field, but nine bytes each on their way.
    const text = '語'.repeat(9_000);
    await form.getByRole('textbox', { name: 'Nachricht' }).fill(text);
    await submitButton(page, journey).click();
    await expect(page.getByText(rejectedPost.tooLarge(10_000))).toBeVisible();
    await page.goBack();
    await expect(form.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(text);
  });
});

test('answers open and close the blocks of the grid form', async ({ page }) => {
  await page.goto(gridConnectionJourney.path);
  const form = formOf(page, gridConnectionJourney);
  const user = form.getByRole('group', { name: 'Anschlussnutzer' });
  const question = user.getByRole('group');
  await expect(user.getByLabel('Nachname')).toBeHidden();
  await question.getByLabel('Ja').check();
  await expect(user.getByLabel('Nachname')).toBeVisible();
  await question.getByLabel('Nein').check();
  await expect(user.getByLabel('Nachname')).toBeHidden();
});

test.describe(() => {
  test.use({ expectedErrors: [/400 \(Bad Request\)/] });

  test('what an answer has closed again is shown when it is rejected', async ({ page }) => {
    await page.goto(gridConnectionJourney.path);
    const form = formOf(page, gridConnectionJourney);
    await gridConnectionJourney.fill(form);
    const user = form.getByRole('group', { name: 'Anschlussnutzer' });
    const question = user.getByRole('group');
    await question.getByLabel('Ja').check();
    await user.getByLabel('Nachname').fill('Mieter');
    await question.getByLabel('Nein').check();
    await submitButton(page, gridConnectionJourney).click();
    await expect(user.getByLabel('Nachname')).toBeVisible();
    await expect(user.getByLabel('Nachname')).toHaveValue('Mieter');
  });
});

test('the browser itself gets the grid form as a PDF, before and after sending', async ({
  page,
}) => {
  const journey = byAnotherVisitor(gridConnectionJourney);
  await page.goto(journey.path);
  const form = formOf(page, journey);
  expect((await downloadedForm(page.getByRole('button', { name: pdf.label }))).text('ort')).toBe(
    '',
  );
  await journey.fill(form);
  const typed = await downloadedForm(form.getByRole('button', { name: pdf.typedLabel }));
  expect(typed.text('ort')).toBe('Klipphausen');
  await submitButton(page, journey).click();
  const reference = await readReference(page);
  const copy = await downloadedForm(page.getByRole('button', { name: pdf.sentLabel }));
  expect(copy.fileName).toBe(gridConnectionFile.name(reference));
  expect(copy.text('anEmail')).toBe(journey.email);
  const powerOfAttorney = page.getByRole('button', { name: pdf.powerOfAttorneyLabel });
  expect(await downloadedName(powerOfAttorney)).toBe(powerOfAttorneyFile.filledName(reference));
});
