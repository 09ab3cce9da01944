/// <reference lib="dom" />
import { chromium, type Page } from '@playwright/test';
import { cookieBanner } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import { chromiumFlags, chromiumPath } from '@rebhang-solar/e2e/chromium';

/** Slow 4G as Lighthouse has it: 150 ms to and fro, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** How many times slower than this machine the phone calculates. */
const cpuSlowdown = 4;
/** How long a page has been open and read when it is first touched. */
const readingTime = 8_000;

const menu = (page: Page) => page.locator('header :is(summary, button):visible').first().tap();
const interactions: [name: string, path: string, use: (page: Page) => Promise<void>][] = [
  ['menu, tapped', paths.faq, menu],
  [
    'cookie banner, answered',
    paths.home,
    (page) => page.getByRole('button', { name: cookieBanner.decline }).tap(),
  ],
  ['details, opened', paths.solarCalculator, (page) => page.locator('main summary').first().tap()],
  [
    'slider of the calculator, 30 steps',
    paths.solarCalculator,
    async (page) => {
      await page.locator('main form summary').first().tap();
      const slider = page.getByRole('slider').first();
      await slider.tap();
      for (let step = 0; step < 30; step += 1) {
        await slider.press(step % 2 ? 'ArrowLeft' : 'ArrowRight', { delay: 150 });
      }
    },
  ],
  [
    'request in steps, first choice',
    paths.consultation,
    (page) => page.locator('input[name=haustyp]').first().tap(),
  ],
  [
    'form, first touch and typing on',
    paths.gridConnection,
    async (page) => {
      const field = page.getByRole('form').getByRole('textbox').first();
      await field.tap();
      await field.pressSequentially('Anna Katharina von der Weinbergstraße', { delay: 120 });
    },
  ],
];

/**
 * First interactions on a slow phone, each on a page that was opened for it; medians in milliseconds.
 * Slowest answer: from a tap or key to the picture that follows. Hydrated: from the first touch of a
 * form until its own script checks and sends it.
 */
export async function measureSlowPhone(site: string, peer: string, runs: number): Promise<void> {
  const all = interactions.map(([name, path, use]) => ({ name, url: site + path, use }));
  const rows = [];
  for (const { name, url, use } of [...all, { name: 'peer: menu, tapped', url: peer, use: menu }]) {
    const taken = [];
    for (let run = 0; run < runs; run += 1) taken.push(await measureOnce(url, use));
    const hydrated = median(taken.flatMap((measured) => measured.hydrated ?? []));
    rows.push({
      'on a slow phone': name,
      'slowest answer': median(taken.map((measured) => measured.slowestAnswer)),
      ...(hydrated !== undefined && { hydrated }),
    });
  }
  console.table(rows);
}

function median(figures: number[]): number | undefined {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)];
}

async function measureOnce(url: string, use: (page: Page) => Promise<void>) {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    const page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    // Waiting is part of what is measured: what the page fetches while it is read has arrived by then.
    await page.waitForTimeout(readingTime);
    await use(page);
    // The browser reports an answer after it was drawn, and a quick one never: no event marks that all have arrived.
    await page.waitForTimeout(1_000);
    return await page.evaluate(() => Reflect.get(window, 'measured') as Measured);
  } finally {
    await browser.close();
  }
}

type Measured = { slowestAnswer: number; hydrated?: number };

/** Runs in the page. An answer within a frame or two is not reported, and stands as 16 ms. */
function observe(): void {
  const measured: Measured = { slowestAnswer: 16 };
  Object.assign(window, { measured });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = Number(Reflect.get(entry, 'interactionId')) > 0;
      if (isInteraction) measured.slowestAnswer = Math.max(measured.slowestAnswer, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  let touched: number | undefined;
  addEventListener('pointerdown', () => {
    touched ??= performance.now();
  });
  new MutationObserver(() => {
    if (!document.querySelector('form[novalidate]')) return;
    if (touched !== undefined) measured.hydrated ??= Math.round(performance.now() - touched);
  }).observe(document, { attributeFilter: ['novalidate'], subtree: true });
}
