import { expect } from '@playwright/test';
import { projectIds } from '@rebhang-solar/content/company/project-ids';
import { calculationPath } from '@rebhang-solar/content/houses/calculation-path';
import { faqPath, faqSlugs, paths, projectPath } from '@rebhang-solar/content/paths';
import { hasCalculator } from '@rebhang-solar/content/with-calculator';
import { decline } from '../decline.ts';
import { test } from '../fixtures.ts';

const window = { width: 390, height: 844 };

test.use({ viewport: window });

/** Screens that a page may take on a phone, as it opens. */
const budget: Record<string, number> = {
  [paths.home]: 8.5,
  ...Object.fromEntries(faqSlugs.map((slug) => [faqPath(slug), 6])),
  ...Object.fromEntries(projectIds.map((id) => [projectPath(id), 5])),
  [paths.projects]: 6,
  [paths.consultation]: 5,
  [paths.maintenance]: 7,
  [paths.technicalDetails]: 7,
  [paths.gridConnection]: 8,
  [paths.faq]: 5,
  [paths.from2027]: 4,
  [paths.privacy]: 14,
  ...(hasCalculator && { [calculationPath('family').replace(/#.*/, '')]: 8 }),
};

const closingWithFooter = 1;

test('no page is longer on a phone than its budget', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto(paths.home);
  await decline(page);
  for (const [path, most] of Object.entries(budget)) {
    await page.goto(path);
    const { all, end } = await page.evaluate(() => {
      const closing = document.querySelector('main aside[data-tone="slate"]');
      const { scrollHeight } = document.documentElement;
      return {
        all: scrollHeight,
        end: closing ? scrollHeight - closing.getBoundingClientRect().top - scrollY : 0,
      };
    });
    expect.soft(all / window.height, path).toBeLessThanOrEqual(most);
    expect
      .soft(end / window.height, `closing and footer of ${path}`)
      .toBeLessThanOrEqual(closingWithFooter);
  }
});
