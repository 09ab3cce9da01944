import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';

/** What every Chromium here is started with: nothing but the page's own traffic, and it runs as root too. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without it a Chromium that has no windows rounds the width of each letter to whole pixels, as no visitor's does.
  '--font-render-hinting=none',
];

/** The path of Chromium, for programs that do not use Playwright. */
export function chromiumPath(): string {
  return findBrowser('chromium') ?? chromium.executablePath();
}
