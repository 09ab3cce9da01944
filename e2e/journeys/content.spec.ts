import { expect, type Page } from '@playwright/test';
import { shell } from '@rebhang-solar/content/pages/shell';
import { allPaths, faqPath, faqSlugs, paths } from '@rebhang-solar/content/paths';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { facts } from '../facts.ts';
import { test } from '../fixtures.ts';

/** The pages as they were served: what a script adds later does not count here. */
test.use({ javaScriptEnabled: false });

/** Content and metadata of a page. */
type ReadPage = {
  /** All that can be read without hovering or running anything, also what is folded. */
  text: string;
  /** What of it stands there as the page opens. */
  stands: string;
  /** Length of the text in its main part. */
  mainLength: number;
  language: string;
  headings: number[];
  ids: string[];
  meta: Record<string, string>;
  title: string;
  canonical: string;
  /** Its breadcrumbs, where they are shown. */
  breadcrumbs: string;
  /** The JSON-LD of the page, as text. */
  structuredData: string[];
};

async function readPage(page: Page): Promise<ReadPage> {
  const read = await page.evaluate((name) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const found = {
      mainLength: document.querySelector('main')?.textContent.length ?? 0,
      language: document.documentElement.lang,
      headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1))),
      ids: all('[id]').map(({ id }) => id),
      meta: Object.fromEntries(
        all('meta[content]').map((tag) => [
          tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
          tag.getAttribute('content') ?? '',
        ]),
      ),
      title: document.title,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      breadcrumbs: document.querySelector(`nav[aria-label="${name}"]`)?.textContent ?? '',
      structuredData: all('script[type="application/ld+json"]').map((tag) => tag.textContent ?? ''),
    };
    // A figure has to stand in plain text, not only in a drawing.
    for (const element of all('svg')) element.remove();
    // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered counts, with spaces between blocks.
    const shown = () => document.body.innerText;
    const stands = shown();
    for (const folded of all('details')) folded.setAttribute('open', '');
    return { ...found, stands, text: shown() };
  }, shell.breadcrumbs);
  const { text, stands, breadcrumbs } = read;
  return { ...read, text: plain(text), stands: plain(stands), breadcrumbs: plain(breadcrumbs) };
}

/** Line breaks and narrow spaces are a matter of typography. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How React and Vite write what HTML leaves open.
      'doctype-style': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React's `useId` begins with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Mantine names the root of a check box twice.
      'no-dup-class': 'off',
      // The wide and the narrow menu bear one name, and only one of them is shown.
      'unique-landmark': 'off',
      // Mantine sets its variables by attributes (docs/decisions/mantine-theme.md).
      'no-inline-style': 'off',
      // Mantine's time line is made of <div>, so the roles mark it as a list.
      'prefer-native-element': ['error', { exclude: ['list', 'listitem'] }],
      // The style sheet keeps telephone numbers together.
      'tel-non-breaking': 'off',
    },
  }),
);
/** What is wrong with the HTML of a page. */
async function faultsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

// The checks go on after a failure, so that one run names every fault.
for (const path of allPaths) {
  test(`${path} says what it should, in order, and in valid HTML`, async ({ page }) => {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(response?.status()).toBe(200);
    expect.soft(await faultsOf((await response?.text()) ?? '')).toEqual([]);
    const read = await readPage(page);
    const { text, headings, ids, meta, title, canonical } = read;
    expect.soft(read.language).toBe('de');
    expect.soft(read.mainLength).toBeGreaterThan(100);

    for (const [fact, place, ...shown] of facts) {
      if (place !== path) continue;
      const missing = shown.filter((words) => !text.includes(plain(words)));
      expect.soft(missing, fact).toEqual([]);
    }

    expect.soft(headings.filter((level) => level === 1)).toHaveLength(1);
    expect.soft(headings[0]).toBe(1);
    const skipped = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1);
    expect.soft(skipped, 'below a heading that is missing').toEqual([]);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect.soft(repeated, 'ids that stand twice').toEqual([]);

    expect.soft(new URL(canonical).pathname).toBe(path);
    expect.soft(meta.description).toMatch(/.{40}/);
    expect.soft(meta['og:title']).toBe(title);
    expect.soft(meta['og:description']).toBe(meta.description);
    expect.soft(meta['og:url']).toBe(canonical);
    // Only the status page is not to be found.
    expect.soft(meta.robots !== undefined).toBe(path === paths.analyticsTest);

    expectStructuredData(path, read);
  });
}

/** It parses, and agrees with the page. */
function expectStructuredData(
  path: string,
  { text, stands, breadcrumbs, structuredData, canonical }: ReadPage,
) {
  const data = structuredData.map((json) => JSON.parse(json));
  expect
    .soft(data.map((entry) => entry['@type']))
    .toEqual([
      ...(path === paths.home ? ['LocalBusiness'] : ['BreadcrumbList']),
      ...(path === paths.maintenance ? ['Service', 'FAQPage'] : []),
      ...(path === paths.solarCalculator || path === paths.offerCheck ? ['WebApplication'] : []),
      ...(faqSlugs.some((slug) => path === faqPath(slug)) ? ['FAQPage'] : []),
    ]);
  expect.soft(structuredData.join()).not.toMatch(/aggregateRating|__PUBLIC_URL__/);
  for (const entry of data) {
    expect.soft(entry['@context']).toBe('https://schema.org');
    if (entry['@type'] === 'BreadcrumbList') {
      expect.soft(entry.itemListElement.at(-1).item).toBe(canonical);
      const hasParent = entry.itemListElement.length > 2;
      for (const { item, name } of entry.itemListElement) {
        expect.soft(allPaths).toContain(new URL(item).pathname);
        if (hasParent) expect.soft(breadcrumbs).toContain(plain(name));
      }
      expect.soft(breadcrumbs !== '', 'breadcrumbs are shown').toBe(hasParent);
    }
    if (entry['@type'] === 'FAQPage') {
      // The page's own answer is never folded.
      if (path !== paths.maintenance)
        expect.soft(stands).toContain(plain(entry.mainEntity[0].acceptedAnswer.text));
      for (const { name, acceptedAnswer } of entry.mainEntity) {
        expect.soft(text).toContain(plain(name));
        expect.soft(text).toContain(plain(acceptedAnswer.text));
      }
    }
    if (entry['@type'] === 'LocalBusiness') {
      for (const words of [entry.name, entry.address.streetAddress, entry.email]) {
        expect.soft(text).toContain(plain(words));
      }
    }
  }
}

test('the page of what is not there is valid HTML', async ({ request }) => {
  expect(await faultsOf(await (await request.get('/gibt-es-nicht')).text())).toEqual([]);
});

test('each fact stands on a page that there is', () => {
  expect(facts.map(([, path]) => path).filter((path) => !allPaths.includes(path))).toEqual([]);
});

test('every link leads somewhere, and each page has a title and a picture of its own', async ({
  page,
  request,
  baseURL,
}) => {
  const pages = new Map<string, ReadLinks>();
  for (const path of allPaths) {
    pages.set(path, await readLinks(page, await (await request.get(path)).text()));
  }

  const files = new Set<string>();
  for (const [path, { links }] of pages) {
    for (const link of links) {
      const { origin, pathname, hash } = new URL(link, new URL(path, baseURL));
      if (origin !== baseURL) continue;
      if (!allPaths.includes(pathname)) files.add(pathname);
      // `#top` is the top of any page, by the HTML standard.
      else if (hash && hash !== '#top')
        expect.soft(pages.get(pathname)?.ids, `${path} → ${link}`).toContain(hash.slice(1));
    }
  }
  for (const file of files) expect.soft((await request.get(file)).status(), file).toBe(200);

  const heads = [...pages.values()];
  expect.soft(new Set(heads.map(({ title }) => title)).size).toBe(allPaths.length);
  const images = new Set(heads.map(({ image }) => image));
  expect.soft(images.size).toBe(allPaths.length);
  for (const image of images) {
    const answer = await request.get(new URL(image).pathname);
    expect.soft(answer.status(), image).toBe(200);
    expect.soft(answer.headers()['content-type'], image).toBe('image/jpeg');
  }
});

type ReadLinks = {
  title: string;
  /** What is shown where the page is shared. */
  image: string;
  ids: string[];
  /** As they are written. */
  links: string[];
};

/** Read from the text of a page; nothing of it is loaded or drawn. */
function readLinks(page: Page, html: string): Promise<ReadLinks> {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html');
    const attributes = (selector: string, name: string) =>
      [...read.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      title: read.title,
      image: attributes('meta[property="og:image"]', 'content').join(),
      ids: attributes('[id]', 'id'),
      links: attributes('a[href]', 'href'),
    };
  }, html);
}
