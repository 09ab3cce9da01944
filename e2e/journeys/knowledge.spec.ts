import { expect, type Page } from '@playwright/test';
import { faqCards } from '@rebhang-solar/content/faq/overview';
import { articlePage, faqPage } from '@rebhang-solar/content/pages/faq';
import { faqPath, faqSlugs, paths } from '@rebhang-solar/content/paths';
import { expectNoViolations } from '../axe.ts';
import { decline } from '../decline.ts';
import { test } from '../fixtures.ts';
import { hydrate } from '../form-journeys.ts';

const { search } = faqPage;

const field = (page: Page) => page.getByRole('textbox', { name: search.label });
const entries = (page: Page) => page.getByRole('main').locator(`h3 a[href^="${paths.faq}/"]`);
const foundSections = (page: Page) =>
  page.getByRole('main').locator(`li a[href^="${paths.faq}/"][href*="#"]`);

for (const term of ['Hagel', 'Versicherng']) {
  test(`„${term}“ finds the section of an article that speaks of it`, async ({ page }) => {
    await page.goto(paths.faq);
    await decline(page);
    await hydrate(page);
    await field(page).fill(term);
    await foundSections(page).first().click();
    await expect(page).toHaveURL(/#/);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
}

test('a question is found by a word, and is still found after coming back', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
  await page.goto(paths.faq);
  await expect(entries(page)).toHaveCount(faqSlugs.length);
  await hydrate(page);
  await field(page).fill('foerderung');
  const status = page.getByRole('status');
  await expect(status).toContainText('„foerderung“');
  // Once what the articles say is searched as well, nothing is added any more.
  await expect(foundSections(page).first()).toBeVisible();
  const found = await entries(page).count();
  expect(found).toBeLessThan(faqSlugs.length);
  await expect(status).toHaveText(search.found(found, faqSlugs.length, 'foerderung'));
  const grants = page.getByRole('link', { name: faqCards[faqSlugs[2]].question });
  await expect(grants).toBeVisible();
  await expect(page).toHaveURL(/\?suche=foerderung$/);

  await grants.click();
  await expect(page).toHaveURL(new RegExp(`${faqPath(faqSlugs[2])}$`));
  await page.goBack();
  await expect(field(page)).toHaveValue('foerderung');
  await expect(entries(page)).toHaveCount(found);

  await field(page).press('Escape');
  await expect(entries(page)).toHaveCount(faqSlugs.length);
  await expect(page).toHaveURL(new RegExp(`${paths.faq}$`));
});

test('a word that nothing answers leads on, and axe objects to none of it', {
  tag: ['@phone', '@every-browser'],
}, async ({ page }) => {
  await page.goto(paths.faq);
  await decline(page);
  await hydrate(page);
  await field(page).pressSequentially('Gartenzwerg');
  await field(page).press('Enter');
  await expect(page.getByRole('status')).toHaveText(
    search.found(0, faqSlugs.length, 'Gartenzwerg'),
  );
  await expect(page.getByRole('link', { name: faqPage.contact })).toBeVisible();
  await expectNoViolations(page, 'nothing found');
  await page.getByRole('link', { name: search.all(faqSlugs.length) }).click();
  await expect(entries(page)).toHaveCount(faqSlugs.length);
  await expect(field(page)).toHaveValue('');
  await field(page).pressSequentially('Wallbox');
  await expect(page.getByText('Gilt der Nullsteuersatz auch für Wallbox')).toBeVisible();
  await page.getByRole('link', { name: search.clear }).click();
  await expect(field(page)).toBeFocused();
  await expect(entries(page)).toHaveCount(faqSlugs.length);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the groups are reached by their anchors, and the search is a page', async ({
    page,
  }) => {
    await page.goto(paths.faq);
    await page.getByRole('navigation', { name: faqPage.groups }).getByText('Betrieb').click();
    await expect(page.getByRole('heading', { name: 'Betrieb' })).toBeInViewport();
    await field(page).fill('Zählerwechsel');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\?suche=Z%C3%A4hlerwechsel$/);
    await expect(field(page)).toHaveValue('Zählerwechsel');
    await expect(entries(page)).toHaveText([
      faqCards['photovoltaik-abrechnung-netzbetreiber'].question,
    ]);
  });
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${width}×${height} search and first question stand in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.goto(paths.faq);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(entries(page).first()).toBeInViewport({ ratio: 1 });
    // In the order of the specification, section 2.
    await expect(entries(page)).toHaveText(faqSlugs.map((slug) => faqCards[slug].question));
  });
}

// On a phone its drawing or picture follows.
for (const [width, height, part] of [
  [1440, 900, '../..'],
  [390, 844, '..'],
] as const) {
  test(`at ${width}×${height} the answer of each question stands in the first window`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.setViewportSize({ width, height });
    const below: string[] = [];
    for (const slug of faqSlugs) {
      await page.goto(faqPath(slug));
      const answer = page.getByRole('heading', { name: articlePage.answer, exact: true });
      const plate = await answer.locator(part).boundingBox();
      if (!plate || plate.y + plate.height > height) below.push(slug);
    }
    expect(below).toEqual([]);
  });
}
