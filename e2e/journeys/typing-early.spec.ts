import { expect, type Page } from '@playwright/test';
import { subjectCopy } from '@rebhang-solar/content/forms/subjects';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { contactPath, paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { readReference, test } from '../fixtures.ts';
import {
  consultationJourney,
  contactJourney,
  formOf,
  reachForm,
  submitButton,
  wayOn,
} from '../form-journeys.ts';
import { openStyled } from '../open-styled.ts';

/** Holds every script of the application back until it is released. */
async function holdBackScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what is typed before the page’s script has arrived is not lost', async ({ page }) => {
  const release = await holdBackScripts(page);
  await openStyled(page, consultationJourney.path);
  const form = formOf(page, consultationJourney);
  // By its name: in the second step it is out of sight.
  const house = form.locator('[name=haustyp][value=reihenhaus]');
  await house.check();
  await wayOn(form).click();
  await form.getByLabel('Name').fill('Früh Getippt');
  release();
  await reachForm(form);
  await expect(form.getByLabel('Name')).toHaveValue('Früh Getippt');
  await expect(house).toBeChecked();
  await page.reload();
  await reachForm(form);
  await expect(form.getByLabel('Name')).toHaveValue('Früh Getippt');
});

test('typing stays when the script arrives in its middle', async ({ page }) => {
  const release = await holdBackScripts(page);
  await openStyled(page, consultationJourney.path);
  const form = formOf(page, consultationJourney);
  const name = form.getByLabel('Name');
  await wayOn(form).click();
  const [early, late] = ['Anna Katharina ', 'von der Weinbergstraße'];
  await name.pressSequentially(early, { delay: 100 });
  release();
  await name.pressSequentially(late, { delay: 50 });
  await reachForm(form);
  await expect(name).toHaveValue(early + late);
  await expect(name).toBeFocused();
});

if (hasCalculator) {
  test('a roof that is described before the script has arrived is what is computed', async ({
    page,
  }) => {
    const release = await holdBackScripts(page);
    await openStyled(page, paths.solarCalculator);
    await page.getByRole('radio', { name: 'Reihenhaus' }).check();
    await page.locator('summary', { hasText: solarCalculatorPage.form.groups.roof }).click();
    await page.getByRole('slider', { name: 'Batteriespeicher' }).press('End');
    await page.getByRole('textbox', { name: 'Größe der Anlage' }).fill('8');
    release();
    await expect(page).toHaveURL(/haustyp=reihenhaus.*kwp=8&.*speicher=20/);
    await expect(page.getByRole('radio', { name: 'Reihenhaus' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'Größe der Anlage' })).toHaveValue('8');
    await expect(page.getByRole('textbox', { name: 'Batteriespeicher' })).toHaveValue('20');
  });
}

test('a draft, a link and what is typed early meet without loss, also after a reload', async ({
  page,
}) => {
  await page.goto(contactJourney.path);
  const form = formOf(page, contactJourney);
  await reachForm(form);
  const name = page.locator('#contact-name');
  const message = page.getByRole('textbox', { name: 'Nachricht' });
  await name.fill('Aus dem Entwurf');
  await message.fill('Gestern begonnen.');
  const release = await holdBackScripts(page);
  // Without the fragment, to which the browser would go once more when the page has arrived.
  const [address = ''] = contactPath('garantiefall').split('#');
  await openStyled(page, address);
  await name.fill('Früh Getippt');
  await message.pressSequentially('Heute zu');
  release();
  // The subject stood in the field already, and the typing at its beginning.
  const rest = `${subjectCopy.garantiefall.message}\n\nGestern begonnen.`;
  await expect(message).toHaveValue(`Heute zu${rest}`);
  // The cursor is where it was.
  await message.pressSequentially('erst.');
  await expect(message).toHaveValue(`Heute zuerst.${rest}`);
  await expect(name).toHaveValue('Früh Getippt');

  await message.fill('Alles anders.');
  await page.reload();
  // The subject of the link has changed its name.
  await reachForm(page.locator('#kontakt').getByRole('form'));
  await expect(message).toHaveValue('Alles anders.');
});

test('what is sent while the script never arrives is posted by the browser', async ({ page }) => {
  await holdBackScripts(page);
  await openStyled(page, consultationJourney.path);
  const form = formOf(page, consultationJourney);
  await consultationJourney.fill(form);
  await submitButton(page, consultationJourney).click();
  await readReference(page);
});
