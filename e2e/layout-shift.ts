import type { Page } from '@playwright/test';

declare global {
  interface Window {
    shifts: number[];
    nextFrame(): Promise<void>;
  }
}

/**
 * From now on each shift of the layout is noted.
 *
 * @returns a function to call when the page stands: reads on to its end, and gives the sum of all shifts
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.shifts = [];
    // Twice a journey stood for good in a page that got no more frames. Nothing moves without them either.
    window.nextFrame = () =>
      new Promise((done) => {
        requestAnimationFrame(() => done());
        setTimeout(done, 1_000);
      });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await window.nextFrame();
      }
      // One that was scrolled past too quickly to be asked for would never be there.
      for (const picture of document.images) picture.loading = 'eager';
    });
    const pictures = () => [...document.images].every((picture) => picture.complete);
    await page.waitForFunction(pictures, undefined, { polling: 100 });
    return page.evaluate(async () => {
      // Back to where a visitor begins: at the end the consent banner lies over part of the footer.
      scrollTo(0, 0);
      // The shifts of one frame are told in the next.
      await window.nextFrame();
      await window.nextFrame();
      return window.shifts.reduce((sum, value) => sum + value, 0);
    });
  };
}
