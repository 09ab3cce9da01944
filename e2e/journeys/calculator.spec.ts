import { AxeBuilder } from '@axe-core/playwright';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect } from '@playwright/test';
import { consultationForm } from '@rebhang-solar/content/forms/consultation';
import { home } from '@rebhang-solar/content/pages/home';
import { shell } from '@rebhang-solar/content/pages/shell';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import { test } from '../fixtures.ts';
import { hydrate } from '../form-journeys.ts';

const { form, result } = solarCalculatorPage;

test('sliders are moved by the keyboard, and the address comes back the same', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(paths.solarCalculator);
  const answer = page.getByRole('status').filter({ hasText: 'Ihr Dach bringt' });
  await expect(answer).toContainText(
    'mit 9 kWh Speicher etwa 77 %'.replaceAll(/ (?=kWh|%)/g, '\u202F'),
  );
  const slider = page.getByRole('slider', { name: 'Batteriespeicher' });
  // The first key moves the slider before the application is there.
  await slider.press('End');
  await expect(page.getByRole('textbox', { name: 'Batteriespeicher' })).toHaveValue('20');
  await expect(page).toHaveURL(/speicher=20/);
  await expect(answer).toContainText('mit 20');
  const text = await answer.textContent();
  await page.reload();
  await expect(answer).toHaveText(text ?? '');
  await expect(page.getByRole('textbox', { name: 'Batteriespeicher' })).toHaveValue('20');
});

test('bad input is answered at its field, and the others stay', async ({ page }) => {
  await page.goto(`${paths.solarCalculator}?verbrauch=4000`);
  const size = page.getByRole('textbox', { name: 'Größe der Anlage' });
  await hydrate(page);
  await size.fill('zehn');
  await expect(size).toHaveAccessibleDescription(/Bitte eine Zahl eingeben/);
  await expect(page.getByRole('textbox', { name: 'Stromverbrauch im Jahr' })).toHaveValue('4.000');
  await size.fill('8');
  await expect(size).not.toHaveAccessibleDescription(/Bitte eine Zahl eingeben/);
});

test('of a faulty input the result states that it is of another value', async ({ page }) => {
  await page.goto(paths.solarCalculator);
  await hydrate(page);
  const size = page.getByRole('textbox', { name: 'Größe der Anlage' });
  await size.fill('zehn');
  await expect(page.locator('#ergebnis')).toContainText(result.meanwhile);
  await size.fill('8');
  await expect(page.getByText(result.meanwhile)).toBeHidden();
});

test('the sentence of the input before is not shown beside the bars of the new one', async ({
  page,
}) => {
  // The first worker follows the sliders, the second computes the numbers of the sentence.
  let workers = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/answer.worker-*.js', async (route) => {
    workers += 1;
    if (workers === 2) await promise;
    await route.continue();
  });
  await page.goto(paths.solarCalculator);
  await hydrate(page);
  await page.getByRole('textbox', { name: 'Batteriespeicher' }).fill('0');
  await expect(page).toHaveURL(/speicher=0/);
  const sentence = page.getByRole('status').filter({ hasText: 'Ihr Dach bringt' });
  await expect(page.locator('#ergebnis figure').first()).not.toContainText('77\u202F%');
  await expect(sentence).toHaveCSS('opacity', '0');
  resolve();
  await expect(sentence).not.toContainText('77\u202F%');
  await expect(sentence).toHaveCSS('opacity', '1');
});

test('on a phone the result is seen while a slider moves', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto(paths.solarCalculator);
  const slider = page.getByRole('slider', { name: 'Batteriespeicher' });
  await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(page.getByRole('navigation', { name: shell.callBar.label })).toBeVisible();
  const figures = page.getByText(result.short.covered);
  const isOnTop = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  };
  expect(await figures.evaluate(isOnTop)).toBe(true);
});

test('a change shows its difference before it is pressed, and can be taken back', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.goto(paths.solarCalculator);
  const car = page.getByRole('link', { name: /Elektroauto/ });
  await expect(car).toContainText(/€/);
  await car.click();
  await expect(page).toHaveURL(/auto=15000/);
  await expect(page.getByRole('link', { name: /Elektroauto.*zurücknehmen/ })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('the request begins with what was calculated, without an address', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.goto(`${paths.solarCalculator}?kwp=8&verbrauch=4200`);
  await page.getByRole('link', { name: result.request }).first().click();
  const chosen: Record<string, string> = {
    stromverbrauch: '3000-5000',
    dachflaeche: 'unter-50',
  };
  const message = page.getByLabel(consultationForm.fields.message.label, { exact: true });
  await expect(message).toHaveValue(/Größe der Anlage: 8\u202FkWp/);
  await expect(message).toBeEditable();
  for (const name of ['stromverbrauch', 'dachflaeche']) {
    await expect(page.locator(`input[name=${name}]:checked`)).toHaveValue(chosen[name] ?? '');
  }
});

test('it prints on one sheet', async ({ page }) => {
  await page.goto(
    `${paths.solarCalculator}?auto=15000&waerme=15000&preis=32&preispv=1500&schatten=etwas`,
  );
  const sheet = await PDFDocument.load(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(sheet.getPageCount()).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('three inputs on the home page lead to the whole answer, and the form asks on', async ({
    page,
  }) => {
    await page.goto(paths.home);
    const start = page.getByRole('region', { name: home.calculator.title });
    await start.getByLabel('Stromverbrauch im Jahr').fill('4.000');
    await start.getByRole('button').click();
    const consumption = page.getByRole('textbox', { name: 'Stromverbrauch im Jahr' });
    await expect(consumption).toHaveValue('4.000');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const size = page.getByRole('textbox', { name: 'Größe der Anlage' });
    await size.fill('10000');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(size).toHaveAccessibleDescription(/von 2.kWp bis 30.kWp/);
    await expect(size).toHaveValue('10000');
    await expect(consumption).toHaveValue('4.000');
    await page.getByRole('link', { name: result.request }).first().click();
    await expect(
      page.getByRole('textbox', { name: consultationForm.fields.message.label }),
    ).toHaveValue(/4\.000\u202FkWh/);
  });
});

// In four tests, so that each has a time limit of its own: together they compute 40 whole answers.
for (const first of [1, 6, 11, 16]) {
  test(`T35: server and browser show the same, storage of ${first} to ${first + 4} kWh`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    await page.goto(paths.solarCalculator);
    const storage = page.getByRole('textbox', { name: 'Batteriespeicher' });
    const rest = page.locator('[data-resting]').last();
    const parts = '#ergebnis, #geld, #speicher, #monate, #tage, #was-waere-wenn, #co2';
    await expect(page.locator(parts)).toHaveCount(7);
    for (let count = first; count < first + 5; count += 1) {
      await storage.fill(String(count));
      await expect(page).toHaveURL(new RegExp(`speicher=${count}&`));
      await expect(
        page.getByRole('status').filter({ hasText: `mit ${count}\u202FkWh` }),
      ).toBeVisible();
      await expect(rest).toBeVisible();
      await plain.goto(page.url(), { waitUntil: 'domcontentloaded' });
      expect(await page.locator(parts).allTextContents()).toEqual(
        await plain.locator(parts).allTextContents(),
      );
    }
    await plain.close();
  });
}
