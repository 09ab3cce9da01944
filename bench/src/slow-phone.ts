/// <reference lib="dom" />
import { chromium, type Locator, type Page } from '@playwright/test';
import { cookieBanner } from '@rebhang-solar/content/pages/shell';
import { paths } from '@rebhang-solar/content/paths';
import { chromiumFlags, chromiumPath } from '@rebhang-solar/e2e/chromium';
import { median, say, sayTable } from './report.ts';

/** Slow 4G as Lighthouse has it: 150 ms to and fro, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** How many times slower than this machine the phone calculates. */
const cpuSlowdown = 4;

/** More than the application needs to arrive. */
const sliderSteps = 30;

/** The slowest answer to a tap or key and, for a form, the time from the first touch until it is alive; in ms. */
type Times = { answer: number; alive?: number };

type Interaction = {
  name: string;
  /** Of our site; the peer's page is used where none is given. */
  path?: string;
  use(page: Page): Promise<Times>;
};

const menu = (page: Page) => page.locator('header :is(summary, button):visible').first();
const form = (page: Page) => page.getByRole('form');

const interactions: Interaction[] = [
  { name: 'menu, first tap', path: paths.faq, use: (page) => tap(page, menu(page)) },
  {
    name: 'cookie banner, answer',
    path: paths.home,
    use: (page) => tap(page, page.getByRole('button', { name: cookieBanner.decline })),
  },
  {
    name: 'details, opened',
    path: paths.solarCalculator,
    use: (page) => tap(page, page.locator('main summary').first()),
  },
  {
    name: 'answer of a form, ticked',
    path: paths.consultation,
    use: (page) => tap(page, form(page).getByRole('radio').first()),
  },
  {
    name: 'slider of the calculator, steps while it comes to life',
    path: paths.solarCalculator,
    async use(page) {
      const slider = page.getByRole('slider').first();
      await slider.scrollIntoViewIfNeeded();
      await slider.tap();
      for (let step = 0; step < sliderSteps; step += 1) {
        await slider.press(step % 2 ? 'ArrowLeft' : 'ArrowRight', { delay: 150 });
      }
      return { answer: await slowestAnswer(page) };
    },
  },
  {
    name: 'form, first touch and typing on',
    path: paths.consultation,
    async use(page) {
      const alive = page.locator('form[novalidate]').waitFor();
      const field = form(page).getByLabel('Name').first();
      await field.scrollIntoViewIfNeeded();
      const touched = performance.now();
      await field.tap();
      const arrival = alive.then(() => performance.now() - touched);
      await field.pressSequentially('Anna Katharina von der Weinbergstraße', { delay: 120 });
      return { alive: await arrival, answer: await slowestAnswer(page) };
    },
  },
];
const peerInteraction: Interaction = {
  name: 'peer: menu, first tap',
  use: (page) => tap(page, menu(page)),
};

/** First interactions on a slow phone, each on a page just opened; medians. */
export async function measureSlowPhone(site: string, peer: string | undefined, runs: number) {
  const all = peer === undefined ? interactions : [...interactions, peerInteraction];
  const rows = [];
  for (const interaction of all) {
    const url = interaction.path ? new URL(interaction.path, site).href : (peer ?? site);
    const taken: Times[] = [];
    for (let run = 0; run < runs; run += 1) taken.push(await takeOnce(url, interaction));
    const alive = taken.flatMap((times) => times.alive ?? []);
    rows.push({
      'on a slow phone': interaction.name,
      'slowest answer': `${median(taken.map(({ answer }) => answer)).toFixed(0)} ms`,
      'alive after': alive.length > 0 ? `${median(alive).toFixed(0)} ms` : '',
    });
  }
  say('');
  sayTable(rows);
}

async function takeOnce(url: string, { use }: Interaction): Promise<Times> {
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
    await page.addInitScript(watchAnswers);
    await page.goto(url, { waitUntil: 'load' });
    return await use(page);
  } finally {
    await browser.close();
  }
}

async function tap(page: Page, target: Locator): Promise<Times> {
  await target.tap();
  return { answer: await slowestAnswer(page) };
}

/** Runs in the page: notes how long each tap or key waited for the picture that followed. */
function watchAnswers(): void {
  const answers: number[] = [];
  Object.assign(window, { answers });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) answers.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** In ms; an answer within a frame or two is not reported by the browser, and stands as 16. */
async function slowestAnswer(page: Page): Promise<number> {
  // A fixed time: a quick answer is never reported, so nothing says that the last slow one has been.
  await page.waitForTimeout(1_000);
  const answers = await page.evaluate(() => Reflect.get(window, 'answers') as number[]);
  return Math.max(16, ...answers);
}
