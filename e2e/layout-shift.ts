import type { Page } from '@playwright/test';
import { hydrate } from './form-journeys.ts';

type Shifts = {
  /** When the typeface takes the place of its stand-in, in which some texts wrap otherwise. */
  typeface: number;
  /** All others. */
  rest: number;
};

/**
 * Records each layout shift from now on. The typeface is held back until something is painted: when it comes would
 * otherwise depend on the machine, and the sum with it.
 *
 * @returns a function to call when the page stands: hydrates it, scrolls to its end, and returns the sums of all shifts
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  const { promise: painted, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.exposeFunction('releaseTypeface', release);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver(() => Reflect.get(window, 'releaseTypeface')()).observe({
      type: 'paint',
      buffered: true,
    });
  });
  const sum = () =>
    page.evaluate(async () => {
      // The shifts of one frame are reported in the next.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const shifts: number[] = Reflect.get(window, 'shifts');
      return shifts.reduce((total, value) => total + value, 0);
    });
  return async () => {
    // Chromium 156 stands still for good, once in some hundred pages, when it scrolls by frames while scripts
    // arrive: those of the application, which scrolling would start, and of the calculator's worker.
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    const typeface = await sum();
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await new Promise(requestAnimationFrame);
      }
      // One that was scrolled past too quickly to be asked for would never be there.
      for (const picture of document.images) picture.loading = 'eager';
    });
    await page.waitForFunction(() => [...document.images].every((picture) => picture.complete));
    // Back to where a visitor begins: at the end the consent banner lies over part of the footer.
    await page.evaluate(() => scrollTo(0, 0));
    return { typeface, rest: (await sum()) - typeface };
  };
}
