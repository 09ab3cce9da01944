import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { allPaths, paths } from '@rebhang-solar/content/paths';
import { test } from '../fixtures.ts';
import { formJourneys, openForm, submitButton } from '../form-journeys.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join()}`,
  );
  expect(found, state).toEqual([]);
}

test('no page has anything that axe objects to', { tag: '@phone' }, async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of allPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page, path);
  }
});

for (const journey of formJourneys) {
  test(`${journey.copy.title}: no objection with errors shown and after success`, {
    tag: '@phone',
  }, async ({ page }) => {
    const form = await openForm(page, journey);
    await submitButton(page, journey).click();
    await expect(form.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectNoViolations(page, 'errors');
    await journey.fill(form);
    await submitButton(page, journey).click();
    await expect(page.getByText(/^PV(-[0-9A-Z]{4}){3}$/)).toBeVisible();
    await expectNoViolations(page, 'success');
  });
}

test('no page needs sideways scrolling, down to 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of allPaths) {
    await page.goto(path);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBe(0);
  }
});

test('the menu, opened, has nothing that axe objects to', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.faq);
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeVisible();
  await page.getByRole('button', { name: 'Menü' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })).toBeVisible();
  await expectNoViolations(page, 'menu');
});
