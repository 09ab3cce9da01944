import { expect, type Locator } from '@playwright/test';
import { measured } from '@rebhang-solar/content/company-answers';
import { calculationPath } from '@rebhang-solar/content/houses/calculation-path';
import { home } from '@rebhang-solar/content/pages/home';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { cookieBanner, shell } from '@rebhang-solar/content/pages/shell';
import { choiceLabels, solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { faqPath, paths } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { test } from '../fixtures.ts';
import { hydrate } from '../form-journeys.ts';

const { hero, calculator } = home;

/** Whether nothing lies over an element, and all of it is in the window. */
const isSeenWhole = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const seen = (y: number) =>
    element.contains(document.elementFromPoint((left + right) / 2, Math.round(y)));
  return top >= 0 && bottom <= innerHeight && seen(top + 2) && seen(bottom - 2);
};

test('on a phone with the banner one sees the house, what it is about and both ways on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.home);
  await expect(page.getByRole('region', { name: cookieBanner.title })).toBeVisible({
    visible: measured,
  });
  const first: Locator[] = [
    page.getByRole('heading', { level: 1 }),
    page.locator('#startseite img'),
    page.getByText(pageMeta.home.lead),
    page.getByRole('link', { name: hero.call }),
    ...(hasCalculator
      ? [page.locator('#startseite').getByRole('link', { name: calculator.title })]
      : []),
  ];
  for (const part of first) expect(await part.evaluate(isSeenWhole), String(part)).toBe(true);
});

if (hasCalculator) {
  test('on a wide window the first screen ends with the three questions', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'declined'));
    await page.goto(paths.home);
    const plate = page.getByRole('form', { name: calculator.title });
    await expect(plate).toBeInViewport({ ratio: 1 });
  });

  test('three touches lead to the answer, not to a form', { tag: '@phone' }, async ({ page }) => {
    await page.goto(paths.home);
    const plate = page.getByRole('form', { name: calculator.title });
    expect(await plate.getByRole('radio', { checked: true }).count()).toBe(0);
    await plate.getByRole('radio', { name: 'Einfamilienhaus' }).check();
    await plate.getByRole('radio', { name: 'Südwest' }).check();
    await plate.getByRole('radio', { name: '4', exact: true }).check();
    await plate.getByRole('button', { name: calculator.submit }).click();
    await expect(page).toHaveURL(/haustyp=einfamilienhaus.*richtung=suedwest.*personen=4/);
    await expect(page.locator('#ergebnis')).toContainText('€');
  });

  test('one answer alone is answered, and what was taken for the others is said', async ({
    page,
  }) => {
    await page.goto(paths.home);
    const plate = page.getByRole('form', { name: calculator.title });
    await plate.getByRole('radio', { name: '4', exact: true }).check();
    await plate.getByRole('button', { name: calculator.submit }).click();
    await expect(page).toHaveURL(/personen=4/);
    await hydrate(page);
    const assumed = page.getByText(
      solarCalculatorPage.result.assumed(['Einfamilienhaus', choiceLabels.richtung.sued]),
    );
    await expect(assumed).toBeVisible();
    await page.getByRole('radio', { name: 'Reihenhaus' }).check();
    await expect(
      page.getByText(solarCalculatorPage.result.assumed([choiceLabels.richtung.sued])),
    ).toBeVisible();
  });

  for (const [width, place] of [
    [1200, 'bar'],
    [1100, 'strip'],
    [390, 'strip'],
  ] as const) {
    test(`at ${width} px the calculator is found in the header’s ${place}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(paths.faq);
      const header = page.getByRole('banner');
      const all = header.getByRole('link', { name: 'Solarrechner' }).filter({ visible: true });
      await expect(all).toHaveCount(1);
      await expect(all).toBeInViewport({ ratio: 1 });
      const inBar = header.getByRole('navigation').getByRole('link', { name: 'Solarrechner' });
      await expect(inBar.filter({ visible: true })).toHaveCount(place === 'bar' ? 1 : 0);
      if (width === 390) {
        await header.getByText(shell.menu, { exact: true }).click();
        await expect(inBar.filter({ visible: true })).toHaveCount(1);
      }
      await all.first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        pageMeta.solarCalculator.heading,
      );
    });
  }

  test('the footer’s first group begins with the calculator and the offer check', async ({
    page,
  }) => {
    await page.goto(paths.imprint);
    const group = page.getByRole('contentinfo').getByRole('navigation').first();
    for (const [index, path] of [paths.solarCalculator, paths.offerCheck].entries()) {
      await expect(group.getByRole('link').nth(index)).toHaveAttribute('href', path);
    }
  });

  test('an article fills its house into the calculator', async ({ page }) => {
    await page.goto(faqPath('photovoltaik-lohnt-sich-2025'));
    const link = page.getByRole('link', { name: 'Ersparnis berechnen lassen' });
    await expect(link).toHaveAttribute('href', calculationPath('family'));
  });

  test('the home page leads to the offer check', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('main').getByRole('link', { name: calculator.offer }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageMeta.offerCheck.heading);
  });
}
