import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allPaths } from '@rebhang-solar/content/paths';
import { chromiumFlags, chromiumPath } from '@rebhang-solar/e2e/chromium';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median, say, sayTable } from './report.ts';
import { siteScript, startServer } from './server-process.ts';
import { measureSlowPhone } from './slow-phone.ts';

const figures = {
  performance: { goal: 100, digits: 0, unit: '' },
  accessibility: { goal: 100, digits: 0, unit: '' },
  'best practices': { goal: 100, digits: 0, unit: '' },
  SEO: { goal: 100, digits: 0, unit: '' },
  FCP: { goal: 1_200, digits: 0, unit: ' ms' },
  LCP: { goal: 1_500, digits: 0, unit: ' ms' },
  TBT: { goal: 30, digits: 0, unit: ' ms' },
  CLS: { goal: 0, digits: 3, unit: '' },
  KiB: { goal: 125, digits: 0, unit: '' },
} as const;

type Name = keyof typeof figures;
type Figures = Record<Name, number>;
const names = Object.keys(figures) as Name[];

/** The peer's page comes round once for so many of ours, so that both see the machine at its best and worst. */
const peerEvery = 6;

const chromeFlags = ['--headless', ...chromiumFlags];

/**
 * Lighthouse (mobile, simulated) over every route, the median of three runs, beside a peer's page.
 *
 * Then the first interactions on a slow phone. `--peer URL` names that page. `--route PATH`, once or more, measures these routes alone; `--runs N`
 * asks for another number of runs.
 */
export async function run(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      peer: { type: 'string' },
      route: { type: 'string', multiple: true },
      runs: { type: 'string', default: '3' },
    },
  });
  const routes = values.route ?? allPaths;
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  const site = await startServer(siteScript, { DATA_DIR: folder, LOG_LEVEL: 'warn' });
  const taken = new Map<string, Figures[]>();
  const take = async (page: string, url: string) => {
    let measured = await measure(url);
    // Now and then Lighthouse sees no paint; such a run says nothing of the page.
    if (Number.isNaN(measured.performance)) measured = await measure(url);
    if (Number.isNaN(measured.performance)) say(`${page}: Lighthouse failed twice, left out`);
    else taken.set(page, [...(taken.get(page) ?? []), measured]);
  };
  try {
    for (let round = 0; round < Number(values.runs); round += 1) {
      for (const [index, route] of routes.entries()) {
        if (values.peer && index % peerEvery === 0) await take(values.peer, values.peer);
        await take(route, new URL(route, site.url).href);
      }
    }
    report(taken, values.peer);
    await measureSlowPhone(site.url, values.peer, Number(values.runs));
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** One run of Lighthouse in a browser of its own. */
async function measure(url: string): Promise<Figures> {
  const chrome = await launch({ chromeFlags, chromePath: chromiumPath() });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
      logLevel: 'silent',
    });
    const audits = result?.lhr.audits ?? {};
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    const points = (category: string) =>
      Math.round((result?.lhr.categories[category]?.score ?? Number.NaN) * 100);
    return {
      performance: points('performance'),
      accessibility: points('accessibility'),
      'best practices': points('best-practices'),
      SEO: points('seo'),
      FCP: value('first-contentful-paint'),
      LCP: value('largest-contentful-paint'),
      TBT: value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
      KiB: value('total-byte-weight') / 1024,
    };
  } finally {
    chrome.kill();
  }
}

function report(taken: Map<string, Figures[]>, peer: string | undefined): void {
  const medians = new Map(
    [...taken].map(([page, runs]) => [
      page,
      Object.fromEntries(names.map((name) => [name, median(runs.map((one) => one[name]))])),
    ]),
  );
  const show = (name: Name, value = Number.NaN) =>
    `${value.toFixed(figures[name].digits)}${figures[name].unit}`;
  const ours = [...medians].filter(([page]) => page !== peer);
  const theirs = peer === undefined ? undefined : medians.get(peer);
  const rows = [...ours, ...(peer && theirs ? [[`peer: ${peer}`, theirs] as const] : [])];
  sayTable(
    rows.map(([page, middle]) => ({
      page: page.normalize('NFC'),
      ...Object.fromEntries(names.map((name) => [name, show(name, middle[name])])),
    })),
  );
  for (const name of names) {
    const all = ours.map(([, middle]) => middle[name] ?? Number.NaN);
    const worst = figures[name].goal === 100 ? Math.min(...all) : Math.max(...all);
    const beside = theirs?.[name];
    say(
      `${name}: worst of ours ${show(name, worst)}, goal ${figures[name].goal}${figures[name].unit}`,
      ...(beside
        ? [`Ratio: ${(worst / beside).toFixed(2)} of the peer's ${show(name, beside)}`]
        : []),
    );
  }
}
