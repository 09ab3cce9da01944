import type { Page } from '@playwright/test';
import { measured } from '@rebhang-solar/content/company-answers';
import { cookieBanner } from '@rebhang-solar/content/pages/shell';

/** Declines to be measured, where the company asks. */
export async function decline(page: Page): Promise<void> {
  if (measured) await page.getByRole('button', { name: cookieBanner.decline }).click();
}
