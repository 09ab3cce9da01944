import type { Page } from '@playwright/test';

/**
 * From now on each shift of the layout is noted.
 *
 * @returns a function to call when the page stands: reads on to its end, and gives the sum of all shifts
 */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
        scrollTo(0, top);
        await frame();
      }
      // One that was scrolled past too quickly to be asked for would never be there.
      for (const picture of document.images) picture.loading = 'eager';
      await Promise.all([...document.images].map((picture) => picture.decode()));
      // Back to where a visitor begins: at the end the consent banner lies over part of the footer.
      scrollTo(0, 0);
      await frame();
      await frame();
      const shifts: number[] = Reflect.get(window, 'shifts');
      return shifts.reduce((sum, value) => sum + value, 0);
    });
}
