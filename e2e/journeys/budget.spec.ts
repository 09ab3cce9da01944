import { get } from 'node:http';
import { type APIRequestContext, expect } from '@playwright/test';
import { people } from '@rebhang-solar/content/company/people';
import { samples } from '@rebhang-solar/content/launch-check';
import { allPaths, paths } from '@rebhang-solar/content/paths';
import budget from '../budget.json' with { type: 'json' };
import { test } from '../fixtures.ts';

/** What Lighthouse takes for a phone: the width of its window in device pixels. */
const phoneWidth = 412 * 1.75;

/** With a company's own names, projects and pictures the budget is a twentieth larger. */
const share = samples().some(({ key }) => key === 'identity.name') ? 1 : 1.05;

/** Photographs of the team and its work, which the home page shows as well. */
const ownPhotographs =
  people.photographs.length + people.team.filter(({ picture }) => picture).length;

type Answer = { bytes: number; text: string };

/** One file as it travels: the length of its compressed body, and what is in it. */
type Fetch = (path: string) => Promise<Answer>;

test('no page weighs more than its budget', async ({ request, baseURL }) => {
  await Promise.all(allPaths.map((path) => compressedByBrotli(request, path)));
  const known = new Map<string, Promise<Answer>>();
  const fetch: Fetch = (path) => {
    const answer =
      known.get(path) ??
      Promise.all([sentBytes(new URL(path, baseURL)), request.get(path)]).then(
        async ([bytes, response]) => ({ bytes, text: await response.text() }),
      );
    known.set(path, answer);
    return answer;
  };
  const tooHeavy: string[] = [];
  for (const path of allPaths) {
    for (const [part, bytes] of Object.entries(await weigh(fetch, path))) {
      const photographs = part === 'homeWithAllPictures' ? ownPhotographs * budget.photograph : 0;
      const allowed = budget[part as Part] * share + photographs;
      if (bytes > allowed) tooHeavy.push(`${path}: ${part} ${bytes} of ${allowed} bytes`);
    }
  }
  expect(tooHeavy).toEqual([]);
});

/** Until the start has compressed a page by brotli, it travels in gzip, which the budget is not for. */
async function compressedByBrotli(request: APIRequestContext, path: string): Promise<void> {
  const coding = async () => (await request.head(path)).headers()['content-encoding'];
  await expect.poll(coding, `${path} comes compressed by brotli`).toBe('br');
}

type Part = Exclude<keyof typeof budget, '' | 'photograph' | 'blockingTime'>;

/** The bytes of a page by what they are for, and those of the home page with all of its pictures. */
async function weigh(fetch: Fetch, path: string): Promise<Partial<Record<Part, number>>> {
  const { bytes: html, text } = await fetch(path);
  const sum = async (files: string[]) => {
    const answers = await Promise.all([...new Set(files)].map(fetch));
    return answers.reduce((total, { bytes }) => total + bytes, 0);
  };
  // What stands in a template is fetched after the load event.
  const parsed = text.replace(/<template.*?<\/template>/s, '');
  const scripts = [
    ...found(parsed, /<script type="module"[^>]* src="([^"]+)"/g),
    ...found(parsed, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
  ];
  const [boot = ''] = scripts;
  const application = found((await fetch(boot)).text, /"(assets\/[^"]+\.js)"/g);
  expect(application.length, 'files of the application').toBeGreaterThan(2);
  const parts = {
    // The calculator's page carries its whole answer, with a table beside each drawing.
    [path === paths.solarCalculator ? 'htmlOfCalculator' : 'html']: html,
    styles: await sum(found(text, /<link rel="stylesheet" href="([^"]+)"/g)),
    scriptBeforePaint: await sum(scripts),
    fonts: await sum(found(text, /<link rel="preload" href="([^"]+\.woff2)"/g)),
  };
  const applicationBytes = await sum(application.map((file) => `/${file}`));
  if (path !== paths.home) return { ...parts, application: applicationBytes };
  const pictures = await sum(picturesOnPhone(text));
  expect(pictures, 'pictures of the home page').toBeGreaterThan(0);
  const home = html + parts.styles + parts.scriptBeforePaint + parts.fonts + pictures;
  return { ...parts, application: applicationBytes, homeWithAllPictures: home };
}

/** Of every picture the smallest AVIF file that is wide enough. */
function picturesOnPhone(html: string): string[] {
  const sets = html.matchAll(/<source type="image\/avif" srcSet="([^"]+)" sizes="([^"]+)"/g);
  return [...sets].map(([, candidates = '', sizes = '']) => {
    // The last size is the one without a condition, hence the phone's.
    const share = Number(/(\d+)vw$/.exec(sizes)?.[1] ?? 100) / 100;
    const files = candidates.split(', ').map((candidate) => {
      const [file = '', width = ''] = candidate.split(' ');
      return { file, width: Number.parseInt(width, 10) };
    });
    const wideEnough = files.filter(({ width }) => width >= phoneWidth * share);
    const best = wideEnough.sort((a, b) => a.width - b.width)[0] ?? files.at(-1);
    return best?.file ?? '';
  });
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, file = '']) => file);
}

function sentBytes(url: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    });
    sent.on('error', reject);
  });
}

test('while its typeface is on the way, a page fetches no other', async ({ page }) => {
  const { promise: painted, resolve } = Promise.withResolvers<void>();
  const typefaces: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    typefaces.push(new URL(route.request().url()).pathname);
    await painted;
    await route.continue();
  });
  await page.goto(paths.consultation, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  resolve();
  await page.evaluate(() => document.fonts.ready);
  expect(typefaces.toSorted()).toEqual([
    expect.stringContaining('archivo-german'),
    expect.stringContaining('narrow-space'),
  ]);
});

test('a page whose typeface comes late is set in it all the same', async ({ page }) => {
  const { promise: painted, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(paths.faq, { waitUntil: 'domcontentloaded' });
  const width = () =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getBoundingClientRect().width;
    });
  const isPainted = () => page.evaluate(() => performance.getEntriesByType('paint').length > 0);
  await expect.poll(isPainted).toBe(true);
  const inStandIn = await width();
  resolve();
  await expect.poll(width).not.toBe(inStandIn);
});
