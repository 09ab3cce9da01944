import type { Page } from '@playwright/test';

/**
 * Records each layout shift from now on.
 *
 * @returns a function to call when the page stands: scrolls to its end, and returns the sum of all shifts
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // Chromium 156 stands still for good, once in some hundred pages, when it scrolls by frames while scripts
    // arrive, those of the calculator's worker included.
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
      // One that was scrolled past too quickly to be asked for would never be there.
      for (const picture of document.images) picture.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every((picture) => picture.complete));
    return page.evaluate(async () => {
      // Back to where a visitor begins: at the end the consent banner lies over part of the footer.
      scrollTo(0, 0);
      // The shifts of one frame are reported in the next.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const shifts: number[] = Reflect.get(window, 'shifts');
      return shifts.reduce((sum, value) => sum + value, 0);
    });
  };
}
