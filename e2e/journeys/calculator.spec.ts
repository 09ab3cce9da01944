import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, type Page } from '@playwright/test';
import { carriedResult } from '@rebhang-solar/content/forms/carried-result';
import { consultationForm, consultationParts } from '@rebhang-solar/content/forms/consultation';
import { home } from '@rebhang-solar/content/pages/home';
import { shell } from '@rebhang-solar/content/pages/shell';
import {
  choiceLabels,
  plugInPrice,
  solarCalculatorPage,
} from '@rebhang-solar/content/pages/solar-calculator';
import { paths } from '@rebhang-solar/content/paths';
import { euro } from '@rebhang-solar/content/typography';
import { expectNoViolations } from '../axe.ts';
import { test } from '../fixtures.ts';
import { hydrate } from '../form-journeys.ts';
import { sideways } from '../sideways.ts';

const { form, result } = solarCalculatorPage;

/** A house as somebody describes it who has heard of no kWp. */
const house = `${paths.solarCalculator}?haustyp=einfamilienhaus&richtung=sued&personen=5`;

const plate = (page: Page) => page.locator('#ergebnis section').first();
const verdict = (page: Page) => page.locator('#ergebnis').getByRole('status').first();

/** Opens a group of „Genauer“. */
const openGroup = (page: Page, name: keyof typeof form.groups) =>
  page.locator('summary', { hasText: form.groups[name] }).click();

const isOnTop = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
};

test('three answers lead to a verdict, a size and the years, without a reload', {
  tag: ['@phone', '@every-browser'],
}, async ({ page }) => {
  await page.goto(paths.solarCalculator);
  await expect(page.getByText(result.example)).toBeVisible();
  await expect(page.locator('#ergebnis input:checked, #groesse')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Einfamilienhaus' }).check();
  await page.getByRole('radio', { name: 'Süd', exact: true }).check();
  await expect(page.getByText(result.example)).toBeVisible();
  await page.getByRole('radio', { name: form.persons(5) }).check();
  await expect(page).toHaveURL(/haustyp=einfamilienhaus.*richtung=sued.*personen=5/);
  await expect(page.getByText(result.example)).toHaveCount(0);
  await expect(verdict(page)).toHaveText(/^(Ja|Eher ja|Nur|Nein)/);
  await expect(page.locator('#groesse')).toContainText(/Wir raten zu [\d,]+.kWp und \d+.kWh/);
  await expect(plate(page)).toContainText(result.notDecided);
});

test('with a query the answer is in the first window, on a wide screen and on a phone', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(house);
    const odds = result.odds(1)[2] ?? '';
    for (const words of [result.returnOf, result.paidAfter, result.left, odds, result.notDecided]) {
      const shown = plate(page).getByText(words).last();
      await expect(shown).toBeInViewport({ ratio: 1 });
      expect(await shown.evaluate(isOnTop), words).toBe(true);
    }
    const howLarge = plate(page)
      .getByText(/\d.kWp und \d+.kWh/)
      .last();
    await expect(howLarge).toBeInViewport({ ratio: 1 });
    expect(await howLarge.evaluate(isOnTop), 'how large').toBe(true);
  }
  // On a phone the inputs are one line, and open where they are asked for.
  const persons = page.getByRole('radio', { name: form.persons(5) });
  await expect(persons).toBeHidden();
  await expect(page.getByText(`Einfamilienhaus · Süd · ${form.persons(5)}`)).toBeVisible();
  await page.getByRole('link', { name: form.change }).click();
  await expect(persons).toBeVisible();
  await expect(persons).toBeChecked();
});

test('a column calculates with its size, and what is best stays said', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.goto(house);
  const columns = page.getByRole('list', { name: /Anlage in kWp/ });
  const best = await page.locator('#groesse-titel').textContent();
  const size = await columns.getByRole('link').first().locator('span').last().textContent();
  await columns.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`kwp=${size?.replace(',', '.')}&`));
  await expect(plate(page)).toContainText(`${size}\u00A0kWp`);
  await expect(page.locator('#groesse-titel')).toHaveText(best ?? '');
});

test('the better size is led to again after it was moved away from by hand', async ({ page }) => {
  await page.goto(`${house}&kwp=12&speicher=16`);
  await hydrate(page);
  const better = plate(page).getByRole('link', { name: /^Besser:/ });
  await better.click();
  await expect(page).not.toHaveURL(/kwp=12&/);
  const address = page.url();
  await openGroup(page, 'roof');
  await page.getByRole('slider', { name: 'Größe der Anlage' }).fill('20');
  await expect(page).toHaveURL(/kwp=20&/);
  await better.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('textbox', { name: 'Größe der Anlage' })).not.toHaveValue('20');
});

test('a roof that does not pay says so first, and what pays instead', async ({ page }) => {
  await page.goto(`${paths.solarCalculator}?haustyp=einfamilienhaus&richtung=nord&personen=3`);
  await expect(verdict(page)).toHaveText(/^Nein/);
  await expect(plate(page)).toContainText(result.plugIn.title(euro(plugInPrice)));
});

test('sliders are moved by the keyboard, and the address comes back the same', async ({ page }) => {
  await page.goto(paths.solarCalculator);
  await openGroup(page, 'roof');
  const slider = page.getByRole('slider', { name: 'Batteriespeicher' });
  // The first key moves the slider before the application is there.
  await slider.press('End');
  await expect(page.getByRole('textbox', { name: 'Batteriespeicher' })).toHaveValue('20');
  await expect(page).toHaveURL(/speicher=20/);
  await expect(plate(page)).toContainText('20\u00A0kWh');
  const text = await verdict(page).textContent();
  await page.reload();
  await expect(verdict(page)).toHaveText(text ?? '');
  await expect(page.locator('[name=speicher]')).toHaveValue('20');
});

test('bad input is answered at its field, the others stay, and no figure of another house does', async ({
  page,
}) => {
  await page.goto(house);
  await hydrate(page);
  const consumption = page.getByRole('textbox', { name: 'Stromverbrauch im Jahr' });
  await consumption.fill('450000');
  await expect(consumption).toHaveAccessibleDescription(/Bitte einen Wert von/);
  await expect(plate(page)).toContainText(result.fault);
  await expect(plate(page)).not.toContainText('€');
  // Nor does the address, or the request, hold the nearest limit in the place of what was typed.
  await expect(page).not.toHaveURL(/60000/);
  const request = page.getByRole('main').getByRole('link', { name: result.request });
  await expect(request).not.toHaveAttribute('href', /60\.000|bezahlt|Rendite/);
  await expect(page.locator('#groesse, #jahre')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Süd', exact: true })).toBeChecked();
  await page.getByRole('button', { name: /4\.500/ }).click();
  await expect(consumption).toHaveValue('4.500');
  await expect(verdict(page)).toHaveText(/^(Ja|Eher ja|Nur|Nein)/);
  await expect(page.locator('#jahre')).toBeVisible();
});

test('while it computes, all of the answer is marked as old', async ({ page }) => {
  const worker = Promise.withResolvers<void>();
  await page.route('**/assets/answer.worker-*.js', async (route) => {
    await worker.promise;
    await route.continue();
  });
  await page.goto(house);
  await hydrate(page);
  const before = await plate(page).textContent();
  await page.getByRole('radio', { name: form.persons(2) }).check();
  await expect(plate(page)).toHaveAttribute('data-state', 'old');
  await expect(plate(page)).toContainText(result.computing);
  for (const part of ['#groesse', '#jahre']) {
    await expect(page.locator(part).locator('xpath=..')).not.toHaveAttribute('data-resting');
  }
  worker.resolve();
  await expect(plate(page)).not.toHaveAttribute('data-state');
  await expect(plate(page)).not.toHaveText(before ?? '');
  for (const part of ['#groesse', '#jahre']) {
    await expect(page.locator(part).locator('xpath=..')).toHaveAttribute('data-resting');
  }
});

test.describe(() => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('after a calculation that failed the next input is answered', async ({ page }) => {
    let tries = 0;
    await page.route('**/assets/answer.worker-*.js', (route) => {
      tries += 1;
      return tries === 1 ? route.abort() : route.continue();
    });
    await page.goto(house);
    await hydrate(page);
    await expect.poll(() => tries).toBe(1);
    const before = await plate(page).textContent();
    await page.getByRole('radio', { name: form.persons(2) }).check();
    await expect(plate(page)).not.toHaveAttribute('data-state');
    await expect(plate(page)).not.toHaveText(before ?? '');
  });
});

test('on a phone one bar has the live answer, and no other lies over it', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto(house);
  const bar = page.getByRole('navigation', { name: result.bar.label });
  await expect(bar).toContainText(/%.im Jahr/);
  await expect(page.getByRole('navigation', { name: shell.callBar.label })).toBeHidden();
  await page.locator('#tage').evaluate((element) => element.scrollIntoView());
  expect(await bar.getByRole('link').evaluate(isOnTop)).toBe(true);
});

test('the link can be copied, and holds nothing but the house', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(house);
  await hydrate(page);
  await page.evaluate(() => {
    const { clipboard } = navigator;
    const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    clipboard.writeText = () =>
      refused().finally(() => Reflect.deleteProperty(clipboard, 'writeText'));
  });
  await page.getByRole('button', { name: result.copy }).click();
  await page.getByRole('button', { name: result.notCopied }).click();
  await expect(page.getByText(result.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).searchParams.get('personen')).toBe('5');
});

test('a second plane, a horizon and a budget change the answer', async ({ page }) => {
  await page.goto(`${house}&kwp=8&speicher=6`);
  await hydrate(page);
  const text = await verdict(page).textContent();
  await openGroup(page, 'roof');
  // By its handle on the drawing, whose number stands in the field below.
  await page.getByRole('slider', { name: 'Schatten im Süden' }).fill('40');
  await expect(page.getByRole('textbox', { name: 'Schatten im Süden' })).toHaveValue('40');
  await expect(page).toHaveURL(/horizonts=40/);
  await expect(verdict(page)).not.toHaveText(text ?? '');
  await page.getByLabel('Zweite Dachfläche').selectOption('west');
  await expect(page.getByRole('textbox', { name: 'Größe der zweiten Fläche' })).toBeVisible();
  await expect(page).toHaveURL(/richtung2=west/);
});

test('somebody who has heard of no kWp reads the answer', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto(
    `${paths.solarCalculator}?haustyp=reihenhaus&richtung=sued&personen=2&neigung=45`,
  );
  await expect(verdict(page)).toHaveText(/^(Ja|Eher ja|Nur|Nein)/);
  await expect(plate(page)).toContainText(/\d€|\d.€/);
  await expect(page.locator('#groesse')).toContainText(/(Wir raten zu|Am ehesten) \d+/);
  // It takes the switch that the chapters clip away for one that lies over the plate's last line.
  await expectNoViolations(page, 'answer', { 'target-size': { enabled: false } });
  expect(await sideways(page)).toBe(0);
});

test('the sun on the ring is moved by the keyboard and by a finger, and only then says what the roof gives', async ({
  page,
}) => {
  await page.goto(house);
  await hydrate(page);
  const sun = page.getByRole('slider', { name: form.sun.label });
  const said = page.locator('[aria-live]', { hasText: 'Heute, ' });
  await expect(page.getByText(form.sun.drag)).toBeVisible();
  await expect(said).toHaveCount(0);
  // Around noon it stands there already, and would not be moved.
  await sun.fill('6');
  await sun.fill('12');
  await expect(said).toHaveText(/^Heute, 12.Uhr: \d,\d.kW\. Im (Juni|Dezember): \d,\d.kW\.$/);
  await sun.press('ArrowRight');
  await expect(said).toContainText(/^Heute, 12:30.Uhr/);
  const drawn = page.locator('fieldset svg > g[transform]').last();
  const { x = 0, y = 0, width = 0 } = (await drawn.boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(44);
  await page.mouse.move(x + width / 2, y + width / 2);
  await page.mouse.down();
  await page.mouse.move(x + 2.5 * width, y);
  await expect(sun).toHaveValue(/^(7|8|9|10)(\.5)?$/);
  await page.mouse.up();
});

test('over the chapters the switch of the law stays in view and turns the drawings', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto(house);
  await hydrate(page);
  const today = page.getByRole('link', { name: choiceLabels.gesetz.heute }).last();
  expect(await today.evaluate(isOnTop), 'at rest').toBe(false);
  const years = page.locator('#jahre');
  await years.evaluate((element) => element.scrollIntoView());
  expect(await today.evaluate(isOnTop)).toBe(true);
  const draft = await years.textContent();
  await today.click();
  await expect(page).toHaveURL(/gesetz=heute/);
  await expect(years).not.toHaveText(draft ?? '');
  await expect(years.getByRole('heading')).toBeInViewport();
  expect(await today.evaluate(isOnTop)).toBe(true);
});

test('what is planned turns the answer, and „zurück“ leads from a link to the house before', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.goto(house);
  await hydrate(page);
  const before = await verdict(page).textContent();
  const change = page.getByRole('link', { name: form.change });
  if (await change.isVisible()) await change.click();
  await page.getByRole('radio', { name: choiceLabels.geplant.beides }).check();
  await expect(page).toHaveURL(/geplant=beides/);
  await expect(verdict(page)).not.toHaveText(before ?? '');
  await expect(plate(page)).toContainText(/Ohne das Geplante/);
  await expectNoViolations(page, 'with what is planned');
  const [draft] = (await plate(page).locator('dd').first().allTextContents()) ?? [];
  await plate(page).getByRole('link', { name: choiceLabels.gesetz.heute }).click();
  await expect(page).toHaveURL(/gesetz=heute/);
  await expect(plate(page).locator('dd').first()).not.toHaveText(draft ?? '');
  await page.evaluate(() => history.back());
  await expect(page).not.toHaveURL(/gesetz=/);
  await expect(plate(page).locator('dd').first()).toHaveText(draft ?? '');
});

test('the request carries what was calculated, and no words', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.goto(`${paths.solarCalculator}?kwp=8&verbrauch=4200`);
  await page.getByRole('link', { name: result.request }).first().click();
  // It opens where the visitor has to type, and shows that the result has come along.
  await expect(page.getByRole('heading', { name: consultationParts[1].question })).toBeVisible();
  await expect(page.getByText(carriedResult.title, { exact: true })).toBeVisible();
  await expect(page.getByText(/^−?\d+\s€ im Jahr, 8\u00A0kWp.*, .*\d\s€$/)).toBeVisible();
  await expect(page.locator('[name=message]')).toHaveValue('');
  expect(new URL(page.url()).searchParams.get('rechnung')).toContain('kwp=8');
  const chosen = { stromverbrauch: '3000-5000', dachflaeche: '50-100', haustyp: 'einfamilienhaus' };
  for (const [name, value] of Object.entries(chosen)) {
    await expect(page.locator(`input[name=${name}]:checked`)).toHaveValue(value);
  }
  await page.goto(`${paths.consultation}?message=Guten+Tag&haustyp=gewerbe`);
  await hydrate(page);
  await expect(page.locator('[name=message]')).toHaveValue('Guten Tag');
  await expect(page.getByText(carriedResult.title, { exact: true })).toHaveCount(0);
});

test('it prints on one sheet', async ({ page }) => {
  await page.goto(
    `${paths.solarCalculator}?auto=15000&waerme=15000&preis=32&preispv=1500&schatten=etwas`,
  );
  const sheet = await PDFDocument.load(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
  expect(sheet.getPageCount()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const code = page.getByRole('img', { name: /\/solarrechner\?.*auto=15000.*preis=32/ });
  await expect(code).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('three inputs on the home page lead to the whole answer, and the form asks on', async ({
    page,
  }) => {
    await page.goto(paths.home);
    const start = page.getByRole('form', { name: home.calculator.title });
    await start.getByRole('radio', { name: '4', exact: true }).check();
    await start.getByRole('button').click();
    const persons = page.locator('input[name=personen]:checked');
    await expect(persons).toHaveValue('4');
    await expect(verdict(page)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await openGroup(page, 'roof');
    const size = page.getByRole('textbox', { name: 'Größe der Anlage' });
    await size.fill('10000');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(size).toHaveAccessibleDescription(/von 2.kWp bis 30.kWp/);
    await expect(size).toHaveValue('10000');
    await expect(persons).toHaveValue('4');
  });

  test.describe(() => {
    test.use({ expectedErrors: [/400 \(Bad Request\)/] });

    test('the result goes along with the form, also with one that is refused', async ({ page }) => {
      await page.goto(`${paths.solarCalculator}?kwp=10&verbrauch=4200`);
      await page.getByRole('link', { name: result.request }).first().click();
      const carried = page.getByText(carriedResult.title, { exact: true });
      await expect(carried).toBeVisible();
      const { name, email, phone, address, message } = consultationForm.fields;
      const field = ({ label }: { label: string }) => page.getByRole('textbox', { name: label });
      await field(name).fill('Dora');
      await field(email).fill('dora@beispiel.example');
      await field(phone).fill('0351 98765');
      await field(address).fill('Am Rebhang 4');
      await field(message).fill('Bitte nach 16 Uhr.');
      const consent = page.getByRole('checkbox');
      await consent.evaluate((box: HTMLInputElement) => box.removeAttribute('required'));
      const send = page.getByRole('button', { name: consultationForm.submit });
      await send.click();
      await expect(carried).toBeVisible();
      await expect(field(message)).toHaveValue('Bitte nach 16 Uhr.');
      await consent.check();
      await send.click();
      await expect(page.getByText('Bitte nach 16 Uhr.')).toHaveText(
        /Uhr\.\s+Ergebnis im Solarrechner: .*10\u00A0kWp.*\s+http.*\/solarrechner\?kwp=10/,
      );
    });
  });
});

/** The texts of these parts in the page as the server sends it. */
async function servedTexts(page: Page, parts: string): Promise<(string | null)[]> {
  const html = await (await page.request.get(page.url())).text();
  return page.evaluate(
    ([text, selector]) => {
      const served = new DOMParser().parseFromString(text, 'text/html');
      return [...served.querySelectorAll(selector)].map(({ textContent }) => textContent);
    },
    [html, parts] as const,
  );
}

test('server and browser show the same', async ({ page }) => {
  await page.goto(house);
  await openGroup(page, 'roof');
  const storage = page.getByRole('textbox', { name: 'Batteriespeicher' });
  const rest = page.locator('[data-resting]').last();
  const parts = '#ergebnis, #groesse, #tage, #monate, #jahre, #was-waere-wenn';
  await expect(page.locator(parts)).toHaveCount(6);
  await storage.fill('7');
  await expect(page).toHaveURL(/speicher=7&/);
  await expect(plate(page)).not.toHaveAttribute('data-state');
  await expect(rest).toBeVisible();
  const served = await servedTexts(page, parts);
  await expect.poll(() => page.locator(parts).allTextContents()).toEqual(served);
});
