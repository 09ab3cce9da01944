import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allPaths } from '@rebhang-solar/content/paths';
import budget from '@rebhang-solar/e2e/budget' with { type: 'json' };
import { chromiumFlags, chromiumPath } from '@rebhang-solar/e2e/chromium';
import { startSiteProcess } from '@rebhang-solar/server/testing/site-process';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { measureSlowPhone } from './slow-phone.ts';

const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What browser and network take at least: some text, and a menu that the browser itself opens. */
const barePage = `<!doctype html><html lang="de"><meta name="viewport" content="width=device-width">
<title>Seite</title><header><details><summary>Menü</summary><a href="/">Start</a></details></header>
<h1>Seite</h1>${'<p>Ein Absatz mit Text.</p>'.repeat(50)}`;

/**
 * Lighthouse (mobile, simulated) over every route, then first interactions on a slow phone, beside
 * a bare page. `--peer URL` takes another page instead, `--route PATH`, once or more, measures these
 * routes alone, `--runs N` takes the median of as many runs.
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
  const { route: routes = allPaths } = values;
  const runs = Number(values.runs);
  const folder = await mkdtemp(join(tmpdir(), 'bench-pages-'));
  const bare = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(barePage);
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const site = await startSiteProcess({ DATA_DIR: folder, LOG_LEVEL: 'warn' });
  try {
    const peerUrl = values.peer ?? `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`;
    const rows = [];
    for (const route of routes) {
      rows.push({ page: route, ...(await measure(new URL(route, site.url).href, runs)) });
    }
    const peer = { page: 'peer', ...(await measure(peerUrl, runs)) };
    console.table([...rows, peer]);
    const blocking = rows.filter(({ TBT }) => TBT > budget.blockingTime).map(({ page }) => page);
    console.log(
      `Above ${budget.blockingTime} ms of blocking time: ${blocking.join(', ') || 'none'}`,
    );
    await measureSlowPhone(site.url, peerUrl, runs);
    const slowest = Math.max(...rows.map(({ LCP }) => LCP));
    console.log(`Ratio: ${(slowest / peer.LCP).toFixed(2)} of the peer's LCP (the slowest)`);
  } finally {
    await site.end('SIGTERM');
    bare.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The median of several runs, each in a browser of its own; times in milliseconds. */
async function measure(url: string, runs: number) {
  const results = [];
  for (let run = 0; run < runs; run += 1) {
    let result = await runLighthouse(url);
    // Now and then Lighthouse records no paint; such a run is repeated.
    if (!hasPaint(result)) result = await runLighthouse(url);
    if (!hasPaint(result)) throw new Error(`${url}: ${result.runtimeError?.message ?? 'no paint'}`);
    results.push(result);
  }
  const { categories, audits } = computeMedianRun(results);
  const value = (audit: string) => Math.round(audits[audit]?.numericValue ?? Number.NaN);
  const scores = onlyCategories.map((name) => [name, (categories[name]?.score ?? 0) * 100]);
  return {
    ...Object.fromEntries(scores),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: audits['cumulative-layout-shift']?.numericValue,
    KiB: Math.round(value('total-byte-weight') / 1024),
  };
}

const hasPaint = ({ audits }: Result) => Boolean(audits['first-contentful-paint']?.numericValue);

async function runLighthouse(url: string) {
  const chrome = await launch({
    chromeFlags: ['--headless', ...chromiumFlags],
    chromePath: chromiumPath(),
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, onlyCategories, logLevel: 'silent' });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}
