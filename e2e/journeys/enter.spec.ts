import { expect, type Locator, type Page } from '@playwright/test';
import { haustyp } from '@rebhang-solar/content/choices';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { readReference, test } from '../fixtures.ts';
import {
  consultationJourney,
  type FormJourney,
  formOf,
  gridConnectionJourney,
  openForm,
  stepHeading,
  submitButton,
} from '../form-journeys.ts';

/**
 * Fills in a form, opens everything in it that can be opened, and returns its single-line fields; of the grid form,
 * which has more than fifty, each sixth.
 */
async function fillWhole(form: Locator, journey: FormJourney): Promise<Locator[]> {
  await journey.fill(form);
  for (const fold of await form.locator('details > summary:visible').all()) await fold.click();
  for (const answer of await form.locator('input[value="ja"]').all()) await answer.check();
  // The one that stays out of sight is for programs alone.
  const lines = form.locator(
    'input:is([type=text], [type=email], [type=tel]):not([tabindex="-1"])',
  );
  const each = journey === gridConnectionJourney ? 6 : 1;
  return (await lines.all()).filter((_, index) => index % each === 0);
}

/** All that the page posts and downloads from now on. */
function watch(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') seen.push(new URL(request.url()).pathname);
  });
  page.on('download', (download) => seen.push(download.suggestedFilename()));
  return seen;
}

/** Playwright's own steps of 100 ms and more would add up over the lines of a long form. */
const quickly = { intervals: [10] };

/** In a field of several lines the key begins a new line. */
async function breakLines(form: Locator): Promise<void> {
  for (const box of await form.getByRole('textbox').and(form.locator('textarea')).all()) {
    await box.fill('Zeile');
    await box.press('Enter');
    await expect(box).toHaveValue('Zeile\n');
  }
}

test.describe(() => {
  test.use({ expectedErrors: [/503 \(Service Unavailable\)/] });

  test('Enter sends from a line, and does nothing else', {
    tag: '@every-browser',
  }, async ({ page }) => {
    // The form with several buttons.
    const journey = gridConnectionJourney;
    const { procedure } = journey;
    await page.route(`**/trpc/${procedure}*`, (route) =>
      route.fulfill({
        status: 503,
        json: [{ error: { message: '', code: -32603, data: { httpStatus: 503 } } }],
      }),
    );
    const form = await openForm(page, journey);
    const lines = await fillWhole(form, journey);
    expect(lines.length).toBeGreaterThan(2);
    const seen = watch(page);
    await breakLines(form);
    expect(seen).toEqual([]);
    for (const [index, line] of lines.entries()) {
      await expect(submitButton(page, journey)).toBeEnabled();
      await line.press('Enter');
      await expect.poll(() => seen.length, quickly).toBe(index + 1);
    }
    await expect(submitButton(page, journey)).toBeEnabled();
    expect(seen).toEqual(lines.map(() => `/trpc/${procedure}`));
  });
});

test('in steps Enter goes on to the next from each line, and sends in the last', {
  tag: '@every-browser',
}, async ({ page }) => {
  const form = await openForm(page, consultationJourney);
  const seen = watch(page);
  await form.getByLabel(haustyp.reihenhaus).press('Enter');
  await expect(stepHeading(form, 1)).toBeFocused();

  await consultationJourney.fill(form);
  for (const name of ['name', 'phone', 'email', 'address']) {
    await form.getByRole('link', { name: formTexts.steps.back }).click();
    await expect(stepHeading(form, 1)).toBeFocused();
    await form.locator(`[name=${name}]`).press('Enter');
    await expect(stepHeading(form, 2)).toBeFocused();
  }
  await breakLines(form);
  expect(seen).toEqual([]);
  await form.getByLabel(consultationForm.fields.datenschutz.label).press('Enter');
  await readReference(page);
  expect(seen).toEqual([`/trpc/${consultationJourney.procedure}`]);
});

for (const journey of [consultationJourney, gridConnectionJourney]) {
  const { path } = journey;
  const name = journey.copy.title;

  test.describe(() => {
    test.use({ javaScriptEnabled: false });

    test(`${name}: Enter posts from a line without JavaScript`, async ({ page }) => {
      await page.goto(path);
      // A post that is cut off: the browser stays where it is.
      await page.route(
        (url) => url.pathname === path,
        (route) =>
          route.request().method() === 'POST' ? route.abort('aborted') : route.continue(),
      );
      const form = formOf(page, journey);
      const lines = await fillWhole(form, journey);
      const seen = watch(page);
      await breakLines(form);
      expect(seen).toEqual([]);
      for (const [index, line] of lines.entries()) {
        await line.press('Enter', { noWaitAfter: true });
        await expect.poll(() => seen.length, quickly).toBe(index + 1);
      }
      expect(seen).toEqual(lines.map(() => path));
    });
  });
}
