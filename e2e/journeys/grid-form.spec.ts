import { expect } from '@playwright/test';
import {
  gridConnectionBlocks,
  gridConnectionForm,
  gridConnectionTexts,
} from '@rebhang-solar/content/forms/grid-connection';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import { downloadedForm, downloadedName } from '../downloaded-form.ts';
import { expectMails, readReference, test } from '../fixtures.ts';
import {
  byAnotherVisitor,
  gridConnectionJourney,
  openForm,
  reachForm,
  submitButton,
} from '../form-journeys.ts';

const { fields } = gridConnectionForm;
const { pdf } = gridConnectionTexts;

test('answers open and close the blocks, and a closed block sends nothing', {
  tag: '@every-browser',
}, async ({ page, mailbox }) => {
  const journey = byAnotherVisitor(gridConnectionJourney);
  const form = await openForm(page, journey);
  const user = form.getByRole('group', { name: 'Anschlussnutzer' });
  const userName = user.getByLabel('Nachname');
  await expect(userName).toBeHidden();
  const question = user.getByRole('group', { name: fields.nutzAbweichend.label });
  await question.getByLabel('Ja').check();
  await userName.fill('Mieter');
  await question.getByLabel('Nein').check();
  await expect(userName).toBeHidden();
  await question.getByLabel('Ja').check();
  await expect(userName).toHaveValue('Mieter');
  await question.getByLabel('Nein').check();

  await journey.fill(form);
  await submitButton(page, journey).click();
  const { toCompany } = await expectMails(mailbox, await readReference(page), journey.email);
  expect(toCompany).not.toContain('Mieter');
  await page.getByRole('button', { name: formTexts.receipt.again }).click();
  await expect(question.getByLabel('Nein')).toBeChecked();
});

test('the list of parts follows the part that is filled in', {
  tag: ['@phone', '@every-browser'],
}, async ({ page, isMobile }) => {
  const form = await openForm(page, gridConnectionJourney);
  const parts = form.getByRole('navigation', { name: formTexts.parts.title });
  const [links, line] = [parts.getByRole('link'), parts.locator('summary')];
  for (const place of ['last', 'first'] as const) {
    await form.locator('[data-part]')[place]().locator('summary, input:visible').first().focus();
    if (isMobile) {
      // One line in the place of the header, which unfolds to all of them.
      await expect(line).toContainText(
        gridConnectionBlocks.at(place === 'last' ? -1 : 0)?.title ?? '',
      );
      await expect(line).toBeInViewport({ ratio: 1 });
    } else {
      await expect(links[place]()).toHaveAttribute('aria-current', 'step');
      await expect(links[place]()).toBeInViewport({ ratio: 1 });
    }
  }
  if (!isMobile) return;
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await line.click();
  await links.last().click();
  await expect(links).toHaveCount(0);
  await expect(line).toContainText(gridConnectionBlocks.at(-1)?.title ?? '');
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

test('a date is typed in German and sent as ISO; an impossible day is rejected', async ({
  page,
}) => {
  const form = await openForm(page, gridConnectionJourney);
  await gridConnectionJourney.fill(form);
  const holder = form.getByRole('group', { name: 'Anschlussnehmer' });
  const birth = holder.getByLabel(fields.geburtsdatum.label);
  await birth.fill('31.02.1968');
  await submitButton(page, gridConnectionJourney).click();
  await expect(birth).toHaveAccessibleDescription(new RegExp(validationMessages.date));
  await expect(
    form.getByRole('navigation').getByRole('link', { name: formTexts.parts.faulty(1) }),
  ).toBeVisible();
  await birth.fill('29.02.1968');
  const sent = page.waitForRequest(/gridConnection.submit/);
  await submitButton(page, gridConnectionJourney).click();
  expect((await sent).postDataJSON()[0].geburtsdatum).toBe('1968-02-29');
  const receipt = page.getByRole('status').filter({ hasText: '29.02.1968' });
  await expect(receipt).toHaveCount(1);
});

test('birth dates and other persons stay out of the draft', async ({ page }) => {
  const form = await openForm(page, gridConnectionJourney);
  const holder = form.getByRole('group', { name: 'Anschlussnehmer' });
  await holder.getByLabel(fields.vorname.label).fill('Dora');
  await holder.getByLabel(fields.geburtsdatum.label).fill('28.02.1971');
  const owner = form.getByRole('group', { name: 'Grundstückseigentümer' });
  await owner.getByRole('group').getByLabel('Ja').check();
  await owner.getByLabel('Nachname').fill('Erbengemeinschaft');
  await page.reload();
  await reachForm(form);
  await expect(holder.getByLabel(fields.vorname.label)).toHaveValue('Dora');
  await expect(holder.getByLabel(fields.geburtsdatum.label)).toHaveValue('');
  await expect(owner.getByLabel('Nachname')).toHaveValue('');
});

test('the form comes as a PDF: blank, with what was typed, and as a copy of what was sent', async ({
  page,
}) => {
  const journey = byAnotherVisitor(gridConnectionJourney);
  const form = await openForm(page, journey);
  const atTheTop = page.getByRole('button', { name: pdf.label });
  const blank = await downloadedForm(atTheTop);
  expect(blank.fileName).toBe(gridConnectionFile.name());
  expect(blank.text('strasse')).toBe('');

  const plant = form.getByRole('group', { name: 'Angaben zur Anlage' });
  await plant.getByText('freiwillig').click();
  await plant.getByLabel(fields.modulTyp.label).fill('ES-440 „Schiefer“ 🌞');
  const typed = await downloadedForm(form.getByRole('button', { name: pdf.typedLabel }));
  expect(typed.text('modulTyp')).toBe('ES-440 „Schiefer“ 🌞');
  expect((await downloadedForm(atTheTop)).text('modulTyp')).toBe('');

  await journey.fill(form);
  await submitButton(page, journey).click();
  const reference = await readReference(page);
  const copy = await downloadedForm(page.getByRole('button', { name: pdf.sentLabel }));
  expect(copy.fileName).toBe(gridConnectionFile.name(reference));
  expect(copy.text('modulTyp')).toBe('ES-440 „Schiefer“ 🌞');
  expect(copy.text('anEmail')).toBe(journey.email);
  const powerOfAttorney = page.getByRole('button', { name: pdf.powerOfAttorneyLabel });
  expect(await downloadedName(powerOfAttorney)).toBe(powerOfAttorneyFile.filledName(reference));
  expect(copy.choice('bestehendeAnlage')).toBe('ja');
});

test.describe(() => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('when the PDF is not available, the page shows it and what else to do', async ({ page }) => {
    const form = await openForm(page, gridConnectionJourney);
    await page.route(`**${gridConnectionFile.href}`, (route) => route.abort());
    await form.getByRole('button', { name: pdf.typedLabel }).click();
    await expect(form.getByText(pdf.failure.message)).toBeVisible();
  });
});
