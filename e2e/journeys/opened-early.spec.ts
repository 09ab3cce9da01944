import { expect } from '@playwright/test';
import { measured } from '@rebhang-solar/content/company-answers';
import { paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { readReference, test } from '../fixtures.ts';
import { consultationJourney, formOf, hydrate, moveMouse, submitButton } from '../form-journeys.ts';

test('a menu opened before the page’s script has arrived stays open', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(paths.faq);
  await page.getByRole('banner').getByText('Menü').click();
  const contact = page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true });
  await expect(contact).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Menü' })).toHaveAttribute('aria-expanded', 'true');
  await expect(contact).toBeVisible();
});

test('a page that is only read asks for no application', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(paths.faq, { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('banner').locator('details')).toHaveCount(0);
});

const plainForm = 'form[aria-labelledby]:not([novalidate])';

/** Pages that are opened in order to fill something in, and what each has only before hydration. */
for (const [path, plain] of [
  [paths.consultation, plainForm],
  [paths.gridConnection, plainForm],
  // Rendered for their query by the server, not at build; without one the calculator keeps its button.
  ...(hasCalculator
    ? ([[`${paths.solarCalculator}?speicher=20`, 'main form [type="submit"]:visible']] as const)
    : []),
] as const) {
  test(`${path}: the application is fetched after the page, and not run before it is used`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const isWorker = request.url().includes('.worker-');
      if (/\.(js|css)$/.test(request.url()) && !isWorker) asked.push(request.url());
    });
    await page.goto(path);
    const ahead = page.locator('head > link[rel="modulepreload"], head > link[as="style"]');
    await expect(ahead).not.toHaveCount(0);
    const links = await ahead.evaluateAll((all: HTMLLinkElement[]) => all.map(({ href }) => href));
    const fetched = new Set([...asked, ...links]);
    await expect(page.locator(plain)).toHaveCount(1);

    await moveMouse(page);
    await expect(page.locator(plain)).toHaveCount(0);
    expect(asked.filter((url) => !fetched.has(url))).toEqual([]);
  });
}

test('with data saving on the application is fetched only at the first use', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.clock.install();
  await page.goto(paths.consultation);
  await page.clock.runFor('00:10');
  await page.waitForLoadState('networkidle');
  expect(scripts).toHaveLength(1);
});

if (measured) {
  test('the cookie banner is answered before the application has arrived', {
    tag: '@every-browser',
  }, async ({ page }) => {
    await page.route('**/assets/entry-client-*.js', () => {});
    await page.goto(paths.home);
    const decline = page.getByRole('button', { name: 'Ablehnen' });
    await decline.click();
    await expect(decline).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('declined');
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await expect(decline).toBeVisible();
  });
}

test('a section is reached and its form is hydrated', { tag: '@every-browser' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Leistungen' }).click();
  await expect(page.locator('#leistungen')).toBeInViewport();
  const form = page.locator('#kontakt').getByRole('form');
  await expect(form).toHaveAttribute('novalidate', '');
});

test.describe(() => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  test('a form whose script does not arrive stays, and the browser posts it', async ({ page }) => {
    await page.route('**/assets/consultation-*.js', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(consultationJourney.path);
    await consultationJourney.fill(formOf(page, consultationJourney));
    await failed;
    await submitButton(page, consultationJourney).click();
    await readReference(page);
    expect(new URL(page.url()).pathname).toBe(consultationJourney.path);
  });

  test('a page whose code is gone is loaded whole, with header and footer', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route('**/assets/faq-page-*.js', (route) => route.abort());
    await page.goto(paths.imprint);
    await hydrate(page);
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(paths.faq);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Fragen/);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
