import type { Page } from '@playwright/test';

/** The page gives up an answer after 20 s; on a busy machine what a journey does while it holds one takes longer. */
export const withoutTimeLimit = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = () => new AbortController().signal;
  });
