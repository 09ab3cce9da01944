import { expect } from '@playwright/test';
import type { Block } from '@rebhang-solar/content/article';
import { company } from '@rebhang-solar/content/company-in-texts';
import { article } from '@rebhang-solar/content/faq/photovoltaik-foerderungen-zuschüsse';
import { articlePage } from '@rebhang-solar/content/pages/faq';
import { home } from '@rebhang-solar/content/pages/home';
import { cookieBanner } from '@rebhang-solar/content/pages/shell';
import { faqPath, paths } from '@rebhang-solar/content/paths';
import { test } from '../fixtures.ts';
import { hydrate } from '../form-journeys.ts';

/** `share`: so much of what has the focus must be seen at least (WCAG 2.4.11 asks for a part of it). */
const focusWindows = [
  { path: paths.home, width: 360, height: 740, share: 0.5 },
  { path: paths.gridConnection, width: 360, height: 740, share: 0.5 },
  // A window of 1280×1024 at 400 %.
  { path: paths.home, width: 320, height: 256, share: 0 },
  { path: paths.gridConnection, width: 320, height: 256, share: 0 },
];
for (const { path, width, height, share } of focusWindows) {
  test(`${path} at ${width}×${height}: header and banner hide nothing that has the focus`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await hydrate(page);
    const controls = await page
      .locator('a[href], button, input:not([type=hidden]), select, textarea')
      .count();
    const seen = new Set<string>();
    for (let step = 0; step < controls; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        // A control that is drawn by its label, or a field of no size of its own.
        const shown = element.matches('input') ? (element.closest('div') ?? element) : element;
        const corners = [...shown.getClientRects()].flatMap(({ left, top, right, bottom }) =>
          [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [(left + right) / 2, y] as const),
        );
        const visible = corners.filter(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && (shown.contains(hit) || hit.contains(shown));
        });
        return {
          name: `${element.tagName} ${element.id || element.textContent}`,
          share: visible.length / corners.length,
        };
      });
      if (!focus) break;
      seen.add(focus.name);
      expect(focus.share, focus.name).toBeGreaterThan(share);
    }
    expect(seen.size).toBeGreaterThan(10);
  });
}

test('on paper an article stands alone, with its author', async ({ page }) => {
  await page.goto(faqPath('photovoltaik-lohnt-sich-2025'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const author = page.getByText(`${company.name}, ${company.street}`);
  await expect(author.filter({ visible: true })).toHaveCount(1);
  for (const part of ['header', 'footer', 'nav', 'aside', '#root > section']) {
    await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
  }
});

test('on paper an article keeps its answer and its warnings, a page not what is to press', async ({
  page,
}) => {
  await page.goto(faqPath('photovoltaik-foerderungen-zuschüsse'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(articlePage.answer, { exact: true })).toBeVisible();
  await expect(page.getByText(article.answer)).toBeVisible();
  const notes = article.sections
    .flatMap(({ blocks }): readonly Block[] => blocks)
    .filter((block) => block.type === 'note');
  expect(notes.length).toBeGreaterThan(0);
  for (const { title } of notes) {
    await expect(page.getByText(title, { exact: true }).last()).toBeVisible();
  }
  await page.goto(paths.home);
  await expect(page.getByRole('link', { name: home.hero.call })).toBeHidden();
});

// Debian's Chromium has no dictionary for it: what it would do is read from the styles.
test('no button, heading or tile is hyphenated', async ({ page }) => {
  await page.goto(paths.home);
  for (const control of [
    page.getByRole('region', { name: cookieBanner.title }).getByRole('button'),
    page.getByRole('main').getByRole('button'),
    page.getByRole('heading'),
    page.getByRole('list', { name: home.hero.tilesLabel }).getByRole('link').locator('*'),
    page.getByRole('link', { name: home.hero.call }),
  ]) {
    expect(
      await control.evaluateAll((elements) =>
        elements
          .filter((element) => getComputedStyle(element).hyphens !== 'manual')
          .map((element) => element.textContent),
      ),
    ).toEqual([]);
  }
});

test.describe(() => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('in forced colours one sees where one is and what is chosen', async ({ page }) => {
    await page.goto(paths.gridConnection);
    const chosen = page.getByRole('radio', { checked: true }).first();
    const other = page.getByRole('radio', { checked: false }).first();
    const fill = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(await chosen.evaluate(fill)).not.toBe(await other.evaluate(fill));
    await page.goto(paths.faq);
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    const line = (element: Element) => getComputedStyle(element).borderBottomColor;
    const here = await links.and(page.locator('[aria-current]')).evaluate(line);
    expect(await links.filter({ hasText: 'Projekte' }).evaluate(line)).not.toBe(here);
  });
});

test.describe(() => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('with reduced motion nothing moves', async ({ page }) => {
    await page.goto(paths.home);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter((element) => {
          const { transitionDuration, animationDuration, scrollBehavior } =
            getComputedStyle(element);
          const durations = [transitionDuration, animationDuration].flatMap((all) =>
            all.split(','),
          );
          return (
            scrollBehavior === 'smooth' || durations.some((one) => Number.parseFloat(one) > 0.001)
          );
        }).length,
    );
    expect(moving).toBe(0);
  });
});

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the address can be copied, and the page says so', async ({ page }) => {
    await page.goto(paths.home);
    await hydrate(page);
    await page.getByRole('button', { name: home.contact.copyAddress.label }).click();
    await expect(page.getByText(home.contact.copyAddress.done)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${company.name}\n${company.street}\n${company.postalCode} ${company.city}`,
    );
  });
});
