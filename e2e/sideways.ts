import { expect, type Page } from '@playwright/test';

/** How far the page can be scrolled sideways, in px. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/**
 * Fails where a page with text of twice the size can be scrolled sideways: once as in the browser's settings, which
 * media queries follow, once by the root's font size, which they do not. In Chromium alone.
 */
export async function expectRoomForTwiceTheText(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const root = page.locator('html');
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect(root).toHaveCSS('font-size', '32px');
  expect.soft(await sideways(page), 'text of twice the size by the settings').toBe(0);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await root.evaluate((element) => {
    element.style.fontSize = '200%';
  });
  await expect(root).toHaveCSS('font-size', '32px');
  expect.soft(await sideways(page), 'text of twice the size by the root').toBe(0);
  await root.evaluate((element) => element.style.removeProperty('font-size'));
}
