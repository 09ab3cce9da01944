import { expect, type Page } from '@playwright/test';
import { shell } from '@rebhang-solar/content/pages/shell';
import { allPaths, faqPath, faqSlugs, paths } from '@rebhang-solar/content/paths';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { facts } from '../facts.ts';
import { test } from '../fixtures.ts';

/** The pages as they were served: what a script adds later does not count here. */
test.use({ javaScriptEnabled: false });

/** What a page shows and says about itself, read once for all checks. */
type ReadPage = {
  path: string;
  /** All that can be read without opening, hovering or running anything. */
  text: string;
  headings: number[];
  ids: string[];
  /** Where the links lead, resolved. */
  links: string[];
  meta: Record<string, string>;
  title: string;
  canonical: string;
  /** The way from the home page, where it is shown. */
  way: string;
  /** The JSON-LD of the page, as text. */
  structuredData: string[];
};

async function readPage(page: Page, path: string): Promise<ReadPage> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const read = await page.evaluate((name) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const found = {
      headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1))),
      ids: all('[id]').map(({ id }) => id),
      links: [...document.querySelectorAll('a[href]')].map(
        (link) => new URL(link.getAttribute('href') ?? '', document.baseURI).href,
      ),
      meta: Object.fromEntries(
        all('meta[content]').map((tag) => [
          tag.getAttribute('property') ?? tag.getAttribute('name') ?? '',
          tag.getAttribute('content') ?? '',
        ]),
      ),
      title: document.title,
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      way: document.querySelector(`nav[aria-label="${name}"]`)?.textContent ?? '',
      structuredData: all('script[type="application/ld+json"]').map((tag) => tag.textContent ?? ''),
    };
    // A figure has to stand in plain text, not only in a drawing or a closed panel.
    for (const element of all('svg, details:not([open]) > :not(summary)')) element.remove();
    // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered counts, with spaces between blocks.
    return { ...found, text: document.body.innerText };
  }, shell.wayHere);
  return { ...read, path, text: plain(read.text), way: plain(read.way) };
}

/** Line breaks and narrow spaces are a matter of typography. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

let pages: ReadPage[] = [];

function pageAt(path: string): ReadPage {
  const found = pages.find((read) => read.path === path);
  if (!found) throw new Error(`No page was read at ${path}`);
  return found;
}

// One journey reads all pages; its checks go on after a failure, so that one run names every fault.
test('every page says what it should, in order, and its links lead somewhere', async ({
  page,
  request,
}) => {
  pages = [];
  for (const path of allPaths) pages.push(await readPage(page, path));

  await test.step('every fact stands on its page', () => {
    for (const [fact, path, ...shown] of facts) {
      const { text } = pageAt(path);
      const missing = shown.filter((words) => !text.includes(plain(words)));
      expect.soft(missing, `${fact} on ${path}`).toEqual([]);
    }
  });

  await test.step('one main heading, and no level is skipped', () => {
    for (const { path, headings } of pages) {
      expect
        .soft(
          headings.filter((level) => level === 1),
          path,
        )
        .toHaveLength(1);
      expect.soft(headings[0], path).toBe(1);
      const skipped = headings.filter((level, index) => level > (headings[index - 1] ?? 0) + 1);
      expect.soft(skipped, path).toEqual([]);
    }
  });

  await test.step('every internal link and anchor resolves', async () => {
    const files = new Set<string>();
    for (const { path, links, ids } of pages) {
      expect
        .soft(
          ids.filter((id, index) => ids.indexOf(id) !== index),
          path,
        )
        .toEqual([]);
      for (const link of links) {
        const { origin, pathname, hash } = new URL(link);
        if (origin !== new URL(page.url()).origin) continue;
        if (!allPaths.includes(pathname)) files.add(pathname);
        // `#top` is the top of any page, by the HTML standard.
        else if (hash && hash !== '#top')
          expect.soft(pageAt(pathname).ids, `${path} → ${link}`).toContain(hash.slice(1));
      }
    }
    for (const file of files) expect.soft((await request.get(file)).status(), file).toBe(200);
  });

  await test.step('a shared link shows the page with a picture', async () => {
    for (const { path, meta, title, canonical } of pages) {
      expect.soft(meta['og:title'], path).toBe(title);
      expect.soft(meta['og:description'], path).toBe(meta.description);
      expect.soft(meta['og:url'], path).toBe(canonical);
      expect.soft(new URL(canonical).pathname, path).toBe(path);
    }
    const images = new Set(pages.map(({ meta }) => meta['og:image'] ?? ''));
    expect.soft(images.size, 'a picture for each page').toBe(pages.length);
    for (const image of images) {
      const answer = await request.get(new URL(image).pathname);
      expect.soft(answer.status(), image).toBe(200);
      expect.soft(answer.headers()['content-type'], image).toBe('image/jpeg');
    }
  });

  await test.step('only the status page is not to be found', () => {
    const hidden = pages.filter(({ meta }) => meta.robots !== undefined);
    expect.soft(hidden.map(({ path }) => path)).toEqual([paths.analyticsTest]);
  });

  await test.step('the structured data parses and agrees with the page', () => {
    for (const read of pages) {
      const { path, text, way, structuredData, canonical } = read;
      const data = structuredData.map((json) => JSON.parse(json));
      const types = data.map((entry) => entry['@type']);
      const expected = [
        ...(path === paths.home ? ['LocalBusiness'] : ['BreadcrumbList']),
        ...(path === paths.maintenance ? ['Service', 'FAQPage'] : []),
        ...(path === paths.solarCalculator ? ['WebApplication'] : []),
        ...(isArticle(path) ? ['FAQPage'] : []),
      ];
      expect.soft(types, path).toEqual(expected);
      expect.soft(structuredData.join(), path).not.toMatch(/aggregateRating|__PUBLIC_URL__/);
      for (const entry of data) {
        expect.soft(entry['@context'], path).toBe('https://schema.org');
        if (entry['@type'] === 'BreadcrumbList') {
          expect.soft(entry.itemListElement.at(-1).item, path).toBe(canonical);
          const hasParent = entry.itemListElement.length > 2;
          for (const { item, name } of entry.itemListElement) {
            expect.soft(allPaths, path).toContain(new URL(item).pathname);
            if (hasParent) expect.soft(way, path).toContain(plain(name));
          }
          expect.soft(way !== '', `${path} shows the way`).toBe(hasParent);
        }
        if (entry['@type'] === 'FAQPage') {
          for (const { name, acceptedAnswer } of entry.mainEntity) {
            expect.soft(text, path).toContain(plain(name));
            expect.soft(text, path).toContain(plain(acceptedAnswer.text));
          }
        }
        if (entry['@type'] === 'LocalBusiness') {
          for (const words of [entry.name, entry.address.streetAddress, entry.email]) {
            expect.soft(text, path).toContain(plain(words));
          }
        }
      }
    }
  });
});

function isArticle(path: string): boolean {
  return faqSlugs.some((slug) => path === faqPath(slug));
}

test('every page is valid HTML', async ({ request }) => {
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
        // Mantine's time line is made of <div>, so the roles say that it is a list.
        'prefer-native-element': ['error', { exclude: ['list', 'listitem'] }],
        // The style sheet keeps telephone numbers together.
        'tel-non-breaking': 'off',
      },
    }),
  );
  for (const path of [...allPaths, '/gibt-es-nicht']) {
    const { results } = await validator.validateString(
      await (await request.get(path)).text(),
      path,
    );
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect.soft(errors, path).toEqual([]);
  }
});
