import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { powerOfAttorneyPage } from '@rebhang-solar/content/pages/vollmacht-download';
import { paths } from '@rebhang-solar/content/paths';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import { test } from '../fixtures.ts';
import { hydrate } from '../form-journeys.ts';

const { label, failure } = powerOfAttorneyPage.download;

function downloadLink(page: Page) {
  return page.getByRole('link', { name: label });
}

/** Until the application is there, the button is a plain link. */
async function openWithScript(page: Page) {
  await page.goto(paths.powerOfAttorney);
  await hydrate(page);
}

async function expectWordFile(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), downloadLink(page).click()]);
  expect(download.suggestedFilename()).toBe(powerOfAttorneyFile.name);
  // A Word file is a ZIP archive.
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
}

test('the button downloads the power of attorney', { tag: '@phone' }, async ({ page }) => {
  await openWithScript(page);
  await expectWordFile(page);
});

test('the file can still be read after the click, as Safari does', async ({ page }) => {
  await page.addInitScript(() => {
    URL.revokeObjectURL = () => reportError(new Error('The file is gone'));
  });
  await openWithScript(page);
  await expectWordFile(page);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript the button is a link to the file', async ({ page }) => {
    await page.goto(paths.powerOfAttorney);
    await expectWordFile(page);
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('when the download fails, the page says so and what else to do', async ({ page }) => {
    await page.route(`**${powerOfAttorneyFile.href}`, (route) => route.abort());
    await openWithScript(page);
    await downloadLink(page).click();
    await expect(page.getByRole('alert')).toContainText(failure.title);
    await page.unroute(`**${powerOfAttorneyFile.href}`);
    await expectWordFile(page);
    await expect(page.getByText(failure.title)).toBeHidden();
  });
});
