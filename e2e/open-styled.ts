import type { Page } from '@playwright/test';

/** Opens a page whose scripts are held back, so that its load event never comes, and waits for its style sheet alone. */
export async function openStyled(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.styleSheets.length > 0);
}
