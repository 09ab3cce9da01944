import { expect } from '@playwright/test';
import { haustyp } from '@rebhang-solar/content/choices';
import { company } from '@rebhang-solar/content/company-in-texts';
import { home } from '@rebhang-solar/content/pages/home';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { shell } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import { filterChoices, filterProjects } from '@rebhang-solar/content/project-filter';
import { overviewProjects } from '@rebhang-solar/content/project-lists';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { test } from '../fixtures.ts';

/** A visitor with nothing but a phone, who taps; the consent banner stays unanswered. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

if (hasCalculator) {
  test('within three taps: the price of a system for the own house', async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('button', { name: home.calculator.submit }).tap();
    await expect(page).toHaveURL(new RegExp(`^[^?]*${paths.solarCalculator}`));
    await expect(page.getByText(/fertig montiert für rund \d+\.\d{3}.€/i).first()).toBeVisible();
  });
}

for (const kind of filterChoices().kinds) {
  test(`within three taps: a reference like the own house (${haustyp[kind]})`, async ({ page }) => {
    const [project] = filterProjects(overviewProjects, { kind });
    await page.goto(paths.home);
    await page.getByRole('link', { name: home.projects.call }).tap();
    const choice = page.getByRole('link', { name: projectsPage.filter.kinds[kind], exact: true });
    await choice.tap();
    await expect(choice).toHaveAttribute('aria-current', 'true');
    await page
      .getByRole('main')
      .getByRole('link', { name: project?.title ?? '' })
      .first()
      .tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(project?.title ?? '');
  });
}

test('within three taps: the number to call, at the top of the page, in the menu and at its foot', async ({
  page,
}) => {
  await page.goto(paths.home);
  const numbers = page.locator(`a[href="${company.phoneHref}"]`);
  await expect(numbers.first()).toBeInViewport({ ratio: 1 });
  await expect(numbers.first()).toHaveText(company.phone);
  await page.getByRole('banner').getByText(shell.menu, { exact: true }).tap();
  await expect(numbers.filter({ visible: true }).nth(1)).toBeInViewport({ ratio: 1 });
});
