import { expect, test, vi } from 'vitest';
import { type HeadTag, headHtml, headOf, headTags, type PageHead } from './page-head.ts';

vi.mock('@rebhang-solar/content/company-in-texts', async (original) => {
  const { company, ...rest } =
    await original<typeof import('@rebhang-solar/content/company-in-texts')>();
  return { ...rest, company: { ...company, shortName: 'Rebhang Solar' } };
});

const head: PageHead = {
  title: 'Wartung „mit Herz“ & Verstand',
  description: 'Prüfen <und> reinigen',
  path: '/faq/zusch%C3%BCsse',
};

function attribute(tags: readonly HeadTag[], key: string, value: string) {
  return tags.find(
    (tag) =>
      tag.tag !== 'title' &&
      Object.entries(tag.attributes).some(([k, v]) => k === key && v === value),
  );
}

test('the title ends in the name of the company', () => {
  expect(headTags(head, 'https://x.example')).toContainEqual({
    tag: 'title',
    text: 'Wartung „mit Herz“ & Verstand | Rebhang Solar',
  });
});

test('a name that does not fit is left out', () => {
  const title = 'Welche Versicherung und welche Garantien brauche ich wirklich?';
  expect(headTags({ ...head, title }, '')).toContainEqual({ tag: 'title', text: title });
});

test('as much stands in a tab as fits: seventy characters with the name', () => {
  const titleOf = (length: number) => {
    const [first] = headTags({ ...head, title: 'x'.repeat(length) }, '');
    return first?.tag === 'title' ? first.text : '';
  };
  const room = 70 - ' | Rebhang Solar'.length;
  expect(titleOf(room)).toHaveLength(70);
  expect(titleOf(room + 1)).toHaveLength(room + 1);
});

test('the canonical address is the site and the path', () => {
  expect(headTags(head, 'https://x.example')).toContainEqual({
    tag: 'link',
    attributes: { rel: 'canonical', href: 'https://x.example/faq/zusch%C3%BCsse' },
  });
});

test('a shared link shows title, sentence and picture of its page', () => {
  const html = headHtml(headTags({ ...head, keywords: 'Wartung, Solar' }, 'https://x.example'));
  const shown = Object.fromEntries(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)" data-page="">/g)].map(
      ([, key, content]) => [key, content],
    ),
  );
  const title = 'Wartung „mit Herz“ &amp; Verstand';
  expect(shown).toEqual({
    description: 'Prüfen &lt;und&gt; reinigen',
    keywords: 'Wartung, Solar',
    'og:type': 'website',
    'og:locale': 'de_DE',
    'og:site_name': 'Rebhang Solar',
    'og:title': `${title} | Rebhang Solar`,
    'og:description': 'Prüfen &lt;und&gt; reinigen',
    'og:url': 'https://x.example/faq/zusch%C3%BCsse',
    'og:image': 'https://x.example/vorschau/faq-zuschuesse.jpg',
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${title}, Rebhang Solar`,
    'twitter:card': 'summary_large_image',
  });
});

test('a page without a path has neither a canonical address nor a preview', () => {
  const tags = headTags({ title: 'x', description: 'y', robots: 'noindex' }, 'https://x.example');
  expect(attribute(tags, 'rel', 'canonical')).toBeUndefined();
  expect(attribute(tags, 'property', 'og:url')).toBeUndefined();
  expect(attribute(tags, 'name', 'robots')).toBeDefined();
  // Nor does it stand at the end of a way.
  expect(tags.filter(({ tag }) => tag === 'script')).toEqual([]);
});

test('attributes and structured data cannot leave their place', () => {
  const html = headHtml(
    headTags(
      {
        ...head,
        title: '</title><script>',
        description: '"><script>',
        path: '/',
        structuredData: () => [{ '@type': 'Thing', name: '</script><script>alert(1)' }],
      },
      '',
    ),
  );
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt;');
  expect(html).toContain('content="&quot;&gt;&lt;script&gt;"');
  expect(html).toContain('"name":"\\u003c/script>\\u003cscript>alert(1)"');
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('structured data has the address of the site', () => {
  const tags = headTags(
    { ...head, structuredData: (siteUrl) => [{ '@type': 'Thing', url: `${siteUrl}/` }] },
    'https://x.example',
  );
  expect(tags.at(-1)).toMatchObject({
    text: '{"@context":"https://schema.org","@type":"Thing","url":"https://x.example/"}',
  });
});

test('a page below another names the way from the home page', () => {
  const parent = { title: 'Fragen', path: '/faq' };
  const tags = headTags({ ...head, parent }, 'https://x.example');
  const data = tags.flatMap((tag) => (tag.tag === 'script' ? [JSON.parse(tag.text)] : []));
  expect(data).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Startseite', item: 'https://x.example/' },
        { position: 2, name: 'Fragen', item: 'https://x.example/faq' },
        { position: 3, name: head.title, item: 'https://x.example/faq/zusch%C3%BCsse' },
      ],
    },
  ]);
});

test('the deepest match with a head decides', () => {
  expect(headOf([{}, { handle: { head } }, { handle: undefined }, { handle: null }])).toBe(head);
});

test('the home page is at the end of no way, and of two heads the inner one counts', () => {
  const types = headTags({ ...head, path: '/' }, '').filter(({ tag }) => tag === 'script');
  expect(types).toEqual([]);
  const outer = { ...head, title: 'Außen' };
  expect(headOf([{ handle: { head: outer } }, { handle: { head } }])).toBe(head);
});

test('a page without a head is a mistake', () => {
  expect(() => headOf([{ handle: {} }])).toThrow();
});
