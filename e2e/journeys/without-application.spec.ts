import { expect, type Page } from '@playwright/test';
import { faqPage } from '@rebhang-solar/content/pages/faq';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { shell } from '@rebhang-solar/content/pages/shell';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { readReference, test } from '../fixtures.ts';
import {
  byAnotherVisitor,
  consultationJourney,
  formOf,
  hydrate,
  moveMouse,
  submitButton,
} from '../form-journeys.ts';

test.use({ viewport: { width: 390, height: 844 } });

const searchField = (page: Page) => page.getByRole('textbox', { name: faqPage.search.label });
const searchButton = (page: Page) => page.getByRole('button', { name: faqPage.search.submit });
const calculate = (page: Page) =>
  page.getByRole('button', { name: solarCalculatorPage.form.submit });
const slider = (page: Page) => page.getByRole('slider', { name: 'Batteriespeicher' });
const answer = (page: Page) => page.locator('#ergebnis section').first();
const openRoof = (page: Page) =>
  page.locator('summary', { hasText: solarCalculatorPage.form.groups.roof }).click();

/** By the menu to another page, and by a link of its text to the next. */
async function followLinks(page: Page, startApplication: (page: Page) => Promise<void>) {
  await page.goto(paths.faq);
  // Before the click: one that falls into hydration presses on one menu and lets go on the other.
  await startApplication(page);
  await page.getByRole('banner').getByText(shell.menu).click();
  await page.getByRole('banner').getByRole('link', { name: 'Projekte' }).click();
  await expect(page).toHaveURL(paths.projects);
  // The address changes before the page does: a link of any list would still be one of the page before.
  const list = page.getByRole('region', { name: projectsPage.listTitle });
  // By key: within its first 200 ms the page is put to its top again, under a mouse that is pressed.
  await list.getByRole('listitem').getByRole('link').last().press('Enter');
  await expect(page).not.toHaveURL(paths.projects);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function sendForm(page: Page) {
  const journey = byAnotherVisitor(consultationJourney);
  await page.goto(journey.path);
  await journey.fill(formOf(page, journey));
  await submitButton(page, journey).click();
  await readReference(page);
}

/** Safari before 17.4, Firefox before 121, Chrome before 119. */
const takeResolversAway = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Promise, 'withResolvers'));

test('a browser without Promise.withResolvers gets the whole application', async ({ page }) => {
  await takeResolversAway(page);
  await page.goto(paths.faq);
  await hydrate(page);
  await searchField(page).fill('Speicher');
  await expect(page.getByRole('status').filter({ hasText: 'Speicher' })).toBeVisible();
  await expect(searchButton(page)).toBeHidden();

  await followLinks(page, hydrate);
  await sendForm(page);
});

for (const file of ['index-*.js', 'entry-client-*.js']) {
  test.describe(() => {
    test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

    test(`without ${file} everything works that the browser can do by itself`, async ({ page }) => {
      await page.route(`**/assets/${file}`, (route) => route.abort());
      await page.goto(paths.faq);
      await searchField(page).fill('Speicher');
      await searchButton(page).click();
      await expect(page.getByRole('status').filter({ hasText: 'Speicher' })).toBeVisible();

      await followLinks(page, moveMouse);
      await sendForm(page);
    });

    if (hasCalculator) {
      test(`without ${file} the calculator answers what is sent`, async ({ page }) => {
        await page.route(`**/assets/${file}`, (route) => route.abort());
        await page.goto(paths.solarCalculator);
        await openRoof(page);
        await page.getByRole('textbox', { name: 'Batteriespeicher' }).fill('20');
        await calculate(page).click();
        await expect(page).toHaveURL(/speicher=20/);
        await expect(page.locator('[name=speicher]')).toHaveValue('20');
        await expect(answer(page)).toContainText('20\u00A0kWh');
      });
    }
  });
}

if (hasCalculator) {
  test('a browser without Promise.withResolvers gets the whole calculator', async ({ page }) => {
    await takeResolversAway(page);
    await page.goto(paths.solarCalculator);
    await openRoof(page);
    await slider(page).press('End');
    await expect(page).toHaveURL(/speicher=20/);
    await expect(answer(page)).toContainText('20\u00A0kWh');
    await expect(calculate(page)).toBeHidden();
  });

  test.describe(() => {
    test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

    test('a slider that nothing would follow is taken away', async ({ page }) => {
      await page.route('**/assets/entry-client-*.js', (route) => route.abort());
      await page.goto(paths.solarCalculator);
      // The first touch of the page asks for the application.
      await openRoof(page);
      await expect(page.getByRole('textbox', { name: 'Batteriespeicher' })).toBeVisible();
      await expect(slider(page)).toBeHidden();
    });
  });
}
