import { expect } from '@playwright/test';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { expectMails, readReference, test } from '../fixtures.ts';
import { gridConnectionJourney, openForm, submitButton } from '../form-journeys.ts';

const { fields } = gridConnectionForm;

test('answers open and close the blocks, and a closed block sends nothing', {
  tag: '@phone',
}, async ({ page, mailbox }) => {
  const form = await openForm(page, gridConnectionJourney);
  const user = form.getByRole('group', { name: 'Anschlussnutzer' });
  const userName = user.getByLabel('Nachname');
  await expect(userName).toBeHidden();
  const question = user.getByRole('group', { name: fields.nutzAbweichend.label });
  await question.getByLabel('Ja').check();
  await userName.fill('Mieter');
  await question.getByLabel('Nein').check();
  await expect(userName).toBeHidden();

  await gridConnectionJourney.fill(form);
  await submitButton(page, gridConnectionJourney).click();
  const { toCompany } = await expectMails(
    mailbox,
    await readReference(page),
    gridConnectionJourney.email,
  );
  expect(toCompany).not.toContain('Mieter');
  await expect(question.getByLabel('Nein')).toBeChecked();
});

test('the connection address can be taken over instead of typed twice', async ({ page }) => {
  const form = await openForm(page, gridConnectionJourney);
  const building = form.getByRole('group', { name: 'Anschlussobjekt' });
  await building.getByLabel(fields.strasse.label).fill('Am Rebhang');
  await building.getByLabel(fields.ort.label).fill('Klipphausen');
  const holder = form.getByRole('group', { name: 'Anschlussnehmer' });
  await holder.getByRole('button').click();
  await expect(holder.getByLabel(fields.anStrase.label)).toHaveValue('Am Rebhang');
  await expect(holder.getByLabel(fields.anOrt.label)).toHaveValue('Klipphausen');
});

test('birth dates and other persons stay out of the draft', async ({ page }) => {
  const form = await openForm(page, gridConnectionJourney);
  const holder = form.getByRole('group', { name: 'Anschlussnehmer' });
  await holder.getByLabel(fields.vorname.label).fill('Dora');
  await holder.getByLabel(fields.geburtsdatum.label).fill('1971-02-28');
  const owner = form.getByRole('group', { name: 'Grundstückseigentümer' });
  await owner.getByRole('group').getByLabel('Ja').check();
  await owner.getByLabel('Nachname').fill('Erbengemeinschaft');
  await page.reload();
  await expect(holder.getByLabel(fields.vorname.label)).toHaveValue('Dora');
  await expect(holder.getByLabel(fields.geburtsdatum.label)).toHaveValue('');
  await expect(owner.getByLabel('Nachname')).toHaveValue('');
});
