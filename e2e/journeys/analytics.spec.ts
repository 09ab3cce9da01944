import { expect, type Page } from '@playwright/test';
import { analyticsTestPage } from '@rebhang-solar/content/pages/analytics-test';
import { powerOfAttorneyPage } from '@rebhang-solar/content/pages/vollmacht-download';
import { paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { readReference, test } from '../fixtures.ts';
import {
  byAnotherVisitor,
  contactJourney,
  formOf,
  hydrate,
  submitButton,
} from '../form-journeys.ts';

test.use({ baseURL: `http://localhost:${process.env.MEASURED_PORT}` });

/**
 * In place of the tag service: sends the events of its queue, in the three ways the real one does, and as
 * that one adds the page's whole address and referrer to an event that names none.
 */
const standIn = `
  const fixed = {};
  const report = ([command, name, given]) => {
    if (command === 'set') Object.assign(fixed, name);
    const place = { page_location: location.href, page_referrer: document.referrer };
    const sent = command === 'event' ? [command, name, { ...place, ...fixed, ...given }] : [command, name, given];
    const hit = encodeURIComponent(JSON.stringify(sent));
    fetch('https://region1.google-analytics.com/g/collect?hit=' + hit, { method: 'POST', mode: 'no-cors' });
    navigator.sendBeacon('https://region1.analytics.google.com/g/collect');
    new Image().src = 'https://www.google-analytics.com/collect';
  };
  dataLayer.forEach(report);
  dataLayer.push = report;
`;

/** Answers for every other host, and notes what was asked of it. */
async function standInForTagService(page: Page) {
  const asked: string[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const url = new URL(route.request().url());
      asked.push(`${url.origin}${url.pathname}${decodeURIComponent(url.search)}`);
      return url.pathname === '/gtag/js'
        ? route.fulfill({ contentType: 'text/javascript', body: standIn })
        : route.fulfill({ status: 204 });
    },
  );
  return asked;
}

const tag = 'https://www.googletagmanager.com/gtag/js?id=G-JOURNEY';

test('only with consent, only what is done is measured, and within the content security policy', async ({
  page,
}) => {
  const asked = await standInForTagService(page);
  page.on('dialog', (dialog) => dialog.accept());

  await page.goto(paths.analyticsTest);
  await expect(page.getByText(analyticsTestPage.gtag.label)).toBeVisible();
  const accept = page.getByRole('button', { name: 'Akzeptieren' });
  await expect(accept).toBeVisible();
  expect(asked).toEqual([]);

  await accept.click();
  await expect.poll(() => asked).toContain(tag);
  await page.getByRole('button', { name: analyticsTestPage.recheck }).click();
  await page.getByRole('button', { name: analyticsTestPage.sendTestEvent }).click();
  await expect.poll(() => asked.join()).toContain('"test_event"');
  // All three ways of reporting are open.
  for (const host of [
    'region1.google-analytics',
    'region1.analytics.google',
    'www.google-analytics',
  ]) {
    await expect.poll(() => asked.filter((url) => url.includes(`${host}.com`))).not.toEqual([]);
  }

  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt', exact: true }).click();
  await expect.poll(() => asked.join()).toContain(`"page_path":"${paths.home}"`);
  const journey = byAnotherVisitor(contactJourney);
  await submitButton(page, journey).click();
  await expect(formOf(page, journey).locator('[aria-invalid="true"]').first()).toBeVisible();
  await journey.fill(formOf(page, journey));
  await submitButton(page, journey).click();
  const reference = await readReference(page);
  await expect.poll(() => asked.join()).toContain('"contact_form_submit"');

  await page.goto(paths.powerOfAttorney);
  await expect.poll(() => asked.filter((url) => url === tag)).toHaveLength(2);
  const { label } = powerOfAttorneyPage.download;
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: label }).click(),
  ]);
  await expect.poll(() => asked.join()).toContain('"vollmacht_download"');

  // Nothing of what was typed, and not the reference, has left the site.
  for (const secret of [journey.email, 'Anna Weber', 'Walmdach', reference]) {
    expect(asked.join()).not.toContain(secret);
  }

  // As the service's own script sets them.
  const ofService = ['_ga', '_ga_JOURNEY'].map((name) => ({ name, value: '1', url: page.url() }));
  await page.context().addCookies(ofService);
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  const names = async () => (await page.context().cookies()).map(({ name }) => name).join();
  await expect.poll(names).not.toContain('_ga');
  const before = asked.length;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('what stands in the query of an address is in no event', async ({ page }) => {
  const asked = await standInForTagService(page);
  await page.goto(
    `${hasCalculator ? paths.solarCalculator : paths.consultation}?verbrauch=4321&kwp=9`,
  );
  await page.getByRole('button', { name: 'Akzeptieren' }).click();
  await expect.poll(() => asked.join()).toContain('"page_view"');

  // A document of its own, so that the address with the query is its referrer.
  const { label } = powerOfAttorneyPage.download;
  await page.goto(`${paths.powerOfAttorney}?message=Walmdach`, { referer: page.url() });
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: label }).click(),
  ]);
  await expect.poll(() => asked.join()).toContain('"vollmacht_download"');

  const events = asked.filter((url) => url.includes('"event"'));
  expect(events.filter((url) => /verbrauch|4321|Walmdach/.test(url))).toEqual([]);
  for (const event of events) expect(event).toMatch(/"page_location":"[^"?#]+"/);
});

test('nothing is measured on the own page of a visitor who has agreed, and no other page tells its address', async ({
  page,
  request,
}) => {
  const asked = await standInForTagService(page);
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'));
  const answer = await request.post('/api/contact', {
    data: { name: 'Anna Weber', email: 'anna@beispiel.example', message: 'Nur eine Frage.' },
  });
  const path = new URL((await answer.json()).statusUrl).pathname;
  await page.goto(path);
  await hydrate(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(paths.imprint);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await page.goBack();
  await hydrate(page);
  await expect(page).toHaveURL(path);
  expect(asked.join('\n')).not.toContain('/anfrage/');
});
