import { expect } from '@playwright/test';
import { measured } from '@rebhang-solar/content/company-answers';
import { contactForm } from '@rebhang-solar/content/forms/contact';
import { headerNavigation } from '@rebhang-solar/content/navigation';
import { home } from '@rebhang-solar/content/pages/home';
import { notFoundPage } from '@rebhang-solar/content/pages/not-found';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { shell } from '@rebhang-solar/content/pages/shell';
import { allPaths, paths } from '@rebhang-solar/content/paths';
import { expectNoViolations } from '../axe.ts';
import { decline } from '../decline.ts';
import { test } from '../fixtures.ts';
import { hydrate } from '../form-journeys.ts';

test.describe(() => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test('unknown addresses get their pages, with status 404', async ({ page }) => {
    const unknown = await page.goto('/gibt-es-nicht');
    expect(unknown?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    // The German words come first and are the larger ones.
    const typeSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const german = page.getByText(notFoundPage.title);
    const english = page.getByRole('heading', { level: 1 });
    expect(await german.evaluate(typeSize)).toBeGreaterThan(
      1.5 * (await english.evaluate(typeSize)),
    );
    expect((await german.boundingBox())?.y).toBeLessThan((await english.boundingBox())?.y ?? 0);
    const project = await page.goto('/photovoltaik-projekte-referenzen/atlantis');
    expect(project?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Projekt nicht gefunden' })).toBeVisible();
  });
});

test('the article with ü is found in either Unicode form', async ({ request }) => {
  const slug = '/faq/photovoltaik-foerderungen-zuschüsse';
  for (const form of ['NFC', 'NFD']) {
    expect((await request.get(encodeURI(slug.normalize(form)))).status()).toBe(200);
  }
});

test('from any page the navigation leads to the sections of the home page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(paths.faq);
  await page.getByRole('banner').getByRole('link', { name: 'Leistungen' }).click();
  await expect(page).toHaveURL(/\/#leistungen$/);
  await expect(page.locator('#leistungen')).toBeInViewport();
});

test('on a phone the menu opens, leads on, and stays closed on the way back', {
  tag: ['@phone-only', '@every-browser'],
}, async ({ page, browserName }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.faq);
  // Until the application is there, the menu opens by the browser's own means.
  await hydrate(page);
  const menu = page.getByRole('button', { name: 'Menü' });
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  const contact = page.getByRole('banner').getByRole('link', { name: 'Kontakt', exact: true });
  await expect(contact).toBeVisible();
  if (browserName === 'chromium') await expectNoViolations(page, 'menu');
  await contact.click();
  await expect(page).toHaveURL(/\/#kontakt$/);
  await expect(page.locator('#kontakt')).toBeInViewport();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(paths.faq);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageMeta.faq.heading);
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('the link of the current page is marked', { tag: '@phone' }, async ({ page }) => {
  await page.goto(paths.projects);
  await hydrate(page);
  const marked = page.getByRole('banner').locator('[aria-current="page"]');
  await expect(marked).toHaveText(['Projekte']);
  expect(headerNavigation.filter((item) => item.to === paths.projects)).toHaveLength(1);
});

test('on a phone the way to the telephone stays at hand once the hero has left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.home);
  const call = page.getByRole('link', { name: shell.callBar.call, exact: true });
  await expect(call).toBeHidden();
  await page.mouse.wheel(0, 3000);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  if (measured) await expect(call).toBeHidden();
  await decline(page);
  await expect(call).toBeInViewport({ ratio: 1 });
  await page.getByText(home.contact.write, { exact: true }).click();
  const message = page.getByRole('textbox', { name: 'Nachricht' });
  await message.focus();
  await expect(call).toBeHidden();
  // It must not come up under the finger that presses what sends the form.
  await page.getByRole('button', { name: contactForm.submit }).hover();
  await page.mouse.down();
  await expect(message).not.toBeFocused();
  await expect(call).toBeHidden();
  await page.mouse.up();
});

if (measured) {
  test('the cookie banner stays until a choice is made, and the choice is kept', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.goto(paths.home);
    const answer = page.getByRole('button', { name: 'Ablehnen' });
    await answer.click();
    await expect(answer).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('declined');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(answer).toBeHidden();
    await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
    await page.getByRole('button', { name: 'Akzeptieren' }).click();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('accepted');
  });
}

test('without a measurement ID nothing is measured, whatever is chosen', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== 'localhost' && hostname !== '127.0.0.1') foreign.push(request.url());
  });
  await page.goto(paths.analyticsTest);
  if (measured) await page.getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(page.getByText('Nicht gefunden').first()).toBeVisible();
  await expect(page.getByText('Nicht vollständig')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('the mark is there in every size that systems ask for', async ({ page, request }) => {
  await page.goto(paths.home);
  const linked = await page
    .locator('link[rel~="icon"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(linked).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  const manifest = await request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { lang, icons } = await manifest.json();
  expect(lang).toBe('de');
  const named: { src: string; sizes: string }[] = icons;
  expect(named).toHaveLength(4);
  for (const src of linked) expect((await request.get(src)).status(), src).toBe(200);
  for (const { src, sizes } of named) {
    // A PNG has its width in four bytes after the head of its first part.
    const width = (await (await request.get(src)).body()).readUInt32BE(16);
    expect(`${width}x${width}`, src).toBe(sizes);
  }
});

test('sitemap and robots name every page to be found', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap.match(/<loc>/g)).toHaveLength(allPaths.length - 1);
  expect(sitemap).not.toContain(paths.analyticsTest);
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
});

test('llms.txt lists the same pages, with their addresses', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const answer = await request.get('/llms.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const listed = [...(await answer.text()).matchAll(/^- \[.+?\]\((.+?)\): .+$/gm)];
  const mapped = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)];
  const sorted = (matches: RegExpMatchArray[]) => matches.map(([, url = '']) => url).sort();
  expect(sorted(listed)).toEqual(sorted(mapped));
});
