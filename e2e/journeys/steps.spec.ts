import { expect, type Locator, type Page } from '@playwright/test';
import { dachflaeche, haustyp, stromverbrauch } from '@rebhang-solar/content/choices';
import { consultationForm, consultationParts } from '@rebhang-solar/content/forms/consultation';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { consultationPage } from '@rebhang-solar/content/pages/consultation';
import { peopleOfForms } from '@rebhang-solar/content/people-of-forms';
import { expectNoViolations } from '../axe.ts';
import { readReference, test } from '../fixtures.ts';
import {
  byAnotherVisitor,
  consultationJourney,
  formOf,
  hydrate,
  openForm,
  stepHeading,
  submitButton,
  wayOn,
} from '../form-journeys.ts';
import { openStyled } from '../open-styled.ts';

const { fields } = consultationForm;
const { steps } = formTexts;
const wayBack = (form: Locator) => form.getByRole('link', { name: steps.back, exact: true });
const progress = (form: Locator) => form.getByRole('navigation', { name: steps.title });
const question = (form: Locator, label: string) => form.getByRole('group', { name: label });

async function fillContact(form: Locator, email: string) {
  await form.getByLabel(fields.name.label).fill('Anna Weber');
  await form.getByLabel(fields.phone.label).fill('0351 123456');
  await form.getByLabel(fields.email.label).pressSequentially(email, { delay: 15 });
  await form.getByLabel(fields.address.label).fill('Am Rebhang 12, 01665 Klipphausen');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('who knows the roof taps nine times and never scrolls more than one screen', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.goto(consultationJourney.path);
    const form = formOf(page, consultationJourney);
    let taps = 0;
    let scrolled = 0;
    const tap = async (control: Locator) => {
      const before = await page.evaluate(() => scrollY);
      await control.scrollIntoViewIfNeeded();
      scrolled += Math.abs((await page.evaluate(() => scrollY)) - before);
      await control.tap();
      taps += 1;
    };
    const ends = async () => {
      expect(scrolled).toBeLessThanOrEqual(844);
      scrolled = 0;
    };
    await tap(question(form, fields.haustyp.label).getByLabel(haustyp.einfamilienhaus));
    await tap(question(form, fields.dachflaeche.label).getByLabel(dachflaeche['50-100']));
    await tap(question(form, fields.stromverbrauch.label).getByLabel(stromverbrauch['3000-5000']));
    await tap(wayOn(form));
    await ends();

    await expect(stepHeading(form, 1)).toBeInViewport();
    await tap(form.getByLabel(fields.name.label));
    // From line to line by the „next“ of the phone's keyboard.
    await fillContact(form, byAnotherVisitor(consultationJourney).email);
    await tap(wayOn(form));
    await ends();

    await expect(stepHeading(form, 2)).toBeInViewport();
    await tap(form.getByLabel(fields.datenschutz.label));
    await tap(submitButton(page, consultationJourney));
    await ends();
    await readReference(page);
    expect(taps).toBeLessThanOrEqual(9);
  });
});

test('each step has its fields alone, its errors at them, and none is chosen beforehand', {
  tag: ['@phone', '@every-browser'],
}, async ({ page }) => {
  const form = await openForm(page, consultationJourney);
  await expect(form.locator('input:checked')).toHaveCount(0);
  for (const label of [fields.haustyp.label, fields.dachflaeche.label]) {
    const answers = question(form, label).getByRole('radio');
    await expect(answers.last()).toHaveAccessibleName(formTexts.notKnownYet);
  }
  const seen: string[] = [];
  for (const [index, { fields: names }] of consultationParts.entries()) {
    await expect(stepHeading(form, index)).toBeVisible();
    const shown = await form
      .locator('[name]:visible:not([name=website])')
      .evaluateAll((all) => all.map((control) => control.getAttribute('name') ?? ''));
    expect([...new Set(shown)].toSorted()).toEqual([...names].toSorted());
    seen.push(...shown);
    await expectNoViolations(page, `step ${index + 1}`);
    await expect(progress(form).getByText(steps.current(index + 1, 3))).toBeVisible();
    if (index === 1) {
      await wayOn(form).click();
      const summary = form.getByRole('region', { name: formTexts.summary });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(4);
      await expect(progress(form).getByText(steps.faulty)).toBeVisible();
      await fillContact(form, consultationJourney.email);
    }
    if (index < 2) await wayOn(form).click();
  }
  expect(new Set(seen).size).toBe(Object.keys(fields).length);
});

test('the focus goes to the heading of each step, with the way back, the browser’s „back“ and the progress', async ({
  page,
}) => {
  const form = await openForm(page, consultationJourney);
  await wayOn(form).click();
  await expect(stepHeading(form, 1)).toBeFocused();
  await fillContact(form, consultationJourney.email);
  await wayOn(form).click();
  await expect(stepHeading(form, 2)).toBeFocused();
  await wayBack(form).click();
  await expect(stepHeading(form, 1)).toBeFocused();
  await page.goBack();
  await expect(stepHeading(form, 2)).toBeFocused();
  await page.goBack();
  await expect(stepHeading(form, 1)).toBeFocused();
  await page.goBack();
  await expect(stepHeading(form, 0)).toBeFocused();
  await page.goForward();
  await expect(stepHeading(form, 1)).toBeFocused();
  await form.getByRole('link', { name: `1 ${consultationParts[0].title}` }).click();
  await expect(stepHeading(form, 0)).toBeFocused();
  // What was typed is still there.
  await wayOn(form).click();
  await expect(form.getByLabel(fields.name.label)).toHaveValue('Anna Weber');
});

test('a reload stays in its step, with what was typed and „weiß ich noch nicht“', async ({
  page,
}) => {
  const form = await openForm(page, consultationJourney);
  const unknown = question(form, fields.haustyp.label).getByLabel(formTexts.notKnownYet);
  await unknown.check();
  await wayOn(form).click();
  await fillContact(form, consultationJourney.email);
  await page.reload();
  await expect(form).toHaveAttribute('novalidate', '');
  await expect(stepHeading(form, 1)).toBeVisible();
  await expect(form.getByLabel(fields.name.label)).toHaveValue('Anna Weber');
  await wayBack(form).click();
  await expect(unknown).toBeChecked();
  await expect(question(form, fields.dachflaeche.label).locator('input:checked')).toHaveCount(0);
});

test('after sending, another request begins with the first step', async ({ page }) => {
  const journey = byAnotherVisitor(consultationJourney);
  const form = await openForm(page, journey);
  await journey.fill(form);
  await submitButton(page, journey).click();
  const contact = peopleOfForms.consultation;
  const receipt = page.getByRole('status').filter({ hasText: await readReference(page) });
  if (contact) await expect(receipt).toContainText(contact.name);
  await receipt.getByRole('button', { name: formTexts.receipt.again }).click();
  await expect(stepHeading(form, 0)).toBeVisible();
  await expect(form.locator('input:checked')).toHaveCount(0);
});

/** No script of the application, nor the one that would fetch it, comes. */
async function withoutScripts(page: Page) {
  await page.route('**/assets/*.js', () => {});
  await openStyled(page, consultationJourney.path);
}

test('before any script has arrived the steps lead on by themselves', {
  tag: '@every-browser',
}, async ({ page }) => {
  await withoutScripts(page);
  const form = formOf(page, consultationJourney);
  await expect(stepHeading(form, 0)).toBeVisible();
  await expect(stepHeading(form, 1)).toBeHidden();
  await expect(submitButton(page, consultationJourney)).toBeHidden();
  await wayOn(form).click();
  await expect(stepHeading(form, 0)).toBeHidden();
  await wayOn(form).click();
  await expect(stepHeading(form, 2)).toBeVisible();
  await wayBack(form).click();
  await expect(stepHeading(form, 1)).toBeVisible();
});

test.describe(() => {
  // What Chromium reports where the browser's own check meets a hidden field.
  test.use({ expectedErrors: [/is not focusable/] });

  test('what the browser itself refuses to send is shown whole', { tag: '@every-browser' }, async ({
    page,
  }) => {
    await withoutScripts(page);
    const form = formOf(page, consultationJourney);
    await wayOn(form).click();
    await form.getByLabel(fields.name.label).fill('Anna Weber');
    await wayOn(form).click();
    await submitButton(page, consultationJourney).click();
    await expect(form.getByLabel(fields.phone.label)).toBeVisible();
    await expect(form.getByLabel(fields.datenschutz.label)).toBeVisible();
  });
});

test('a step keeps its place when the application takes over', async ({ page }) => {
  await page.goto(`${consultationJourney.path}?betreff=anmeldung#${consultationParts[1].id}`);
  // Its name changes with the subject.
  const form = page.locator('form');
  const before = await stepHeading(form, 1).boundingBox();
  await hydrate(page);
  await expect(form).toHaveAttribute('novalidate', '');
  expect(await stepHeading(form, 1).boundingBox()).toEqual(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps stand below each other, with one button', async ({ page }) => {
    await page.goto(consultationJourney.path);
    const form = formOf(page, consultationJourney);
    for (const index of consultationParts.keys())
      await expect(stepHeading(form, index)).toBeVisible();
    await expect(wayOn(form)).toHaveCount(0);
    await expect(wayBack(form)).toHaveCount(0);
    await expect(form.getByRole('button')).toHaveCount(1);
  });
});

test('on a wide window adviser, number and what happens next stand beside the first step', async ({
  page,
}) => {
  await page.goto(consultationJourney.path);
  const aside = page.getByRole('complementary');
  const contact = peopleOfForms.consultation;
  await expect(aside.getByText(contact?.name ?? consultationPage.form.callTitle)).toBeInViewport();
  await expect(aside.locator('a[href^="tel:"]')).toBeInViewport();
  await expect(aside.getByText(consultationPage.steps.title)).toBeInViewport();
  await expect(wayOn(formOf(page, consultationJourney))).toBeInViewport({ ratio: 1 });
});
