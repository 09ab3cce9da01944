import type { Page } from '@playwright/test';

/** After so many ms a toast goes by itself (packages/client/src/toasts/toaster.tsx). */
const toastDuration = 5000;

/** Toasts stay from the next page on: on a slow machine they would be gone before a journey has looked at them. */
export async function keepToasts(page: Page): Promise<void> {
  await page.addInitScript((duration) => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (setTimeout, _, [handler, delay, ...rest]) =>
        delay === duration ? 0 : setTimeout(handler, delay, ...rest),
    });
  }, toastDuration);
}
