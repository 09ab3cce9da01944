import { paths } from '@rebhang-solar/content/paths';
import { expect, test, vi } from 'vitest';
import type { BuiltPages } from './built-pages.ts';
import { QueryPages } from './query-pages.ts';

const built = [paths.faq, paths.consultation, paths.imprint] as const;
const pages = { byPath: new Map(built.map((path) => [path, {}])) } as unknown as BuiltPages;
const queryOf = (path: string, query: string) =>
  new QueryPages(pages).queryOf(path, `${path}?${query}`);

test('only what a page shows of its query makes another page of it', () => {
  expect(queryOf(paths.faq, 'utm_source=brief&suche=Speicher&suche=Dach')).toBe('suche=Speicher');
  expect(queryOf(paths.faq, 'suche=+&name=Anna')).toBe('');
  expect(queryOf(paths.consultation, 'betreff=a&name=Anna&haustyp=b&message=c')).toBe(
    'message=c&haustyp=b&betreff=a',
  );
  expect(queryOf(paths.imprint, 'suche=Speicher')).toBe('');
  // Which are not built.
  expect(queryOf(paths.solarCalculator, 'kwp=7')).toBe('');
  expect(queryOf(paths.maintenance, 'message=a')).toBe('');
});

test('of a value no more is rendered than a page shows', () => {
  expect(queryOf(paths.faq, `suche=${'x'.repeat(2_001)}`)).toBe(`suche=${'x'.repeat(2_000)}`);
});

const all = new Map(
  [
    paths.solarCalculator,
    paths.offerCheck,
    paths.projects,
    paths.home,
    paths.consultation,
    paths.maintenance,
  ].map((path) => [path, {}]),
);
const readAs = (path: string, query: string) =>
  new QueryPages({ byPath: all } as unknown as BuiltPages).queryOf(path, `${path}?${query}`);

test('the same house has the same query however it was typed, and keeps the day that it was made', () => {
  const one = readAs(paths.solarCalculator, 'kwp=7,5&verbrauch=4.000&stand=2025-02');
  expect(one).toBe(readAs(paths.solarCalculator, 'stand=2025-02&x=1&verbrauch=4000&kwp=7.5'));
  expect(one).not.toBe(readAs(paths.solarCalculator, 'kwp=7,6&verbrauch=4.000&stand=2025-02'));
  expect(one).toMatch(/&stand=2025-02$/);
  expect(readAs(paths.solarCalculator, 'utm_source=brief')).toBe('');
});

test('a form is filled in by a link with its own fields, and with a calculation where one is asked about', () => {
  const query = 'rechnung=a&betreff=b&haustyp=c&message=d&ergebnis=e';
  expect(readAs(paths.home, query)).toBe('message=d&betreff=b');
  expect(readAs(paths.maintenance, query)).toBe('message=d&betreff=b');
  expect(readAs(paths.consultation, query)).toBe(
    'message=d&haustyp=c&betreff=b&rechnung=a&ergebnis=e',
  );
  expect(readAs(paths.projects, 'speicher=ja&x=1&art=gewerbe')).toBe('art=gewerbe&speicher=ja');
  expect(readAs(paths.projects, 'speicher=nein&art=zelt')).toBe('');
});

test('what was typed wrong comes back as it was typed', () => {
  expect(readAs(paths.solarCalculator, 'kwp=viel&x=1')).toBe('kwp=viel');
  expect(readAs(paths.offerCheck, 'geruest=ja')).toBe('');
  expect(readAs(paths.offerCheck, 'angebot=viel&kwp=10&x=1')).toMatch(/angebot=viel/);
});

test('an address without a question mark has no query', () => {
  const pages = new QueryPages({ byPath: all } as unknown as BuiltPages);
  expect(pages.queryOf(paths.solarCalculator, paths.solarCalculator)).toBe('');
});

/** Pages whose renderer notes what it was asked for. */
function openPages() {
  const render = vi.fn(
    async ({ path, search }: { path: string; search?: string }) => path + search,
  );
  const queryPages = new QueryPages({ byPath: new Map(), render } as unknown as BuiltPages);
  const admit = vi.fn(async () => undefined);
  const ask = (query: string) => queryPages.page(paths.faq, query, '203.0.113.1', admit);
  return { render, admit, ask };
}

test('a page is rendered once while it is remembered, and only then counted', async () => {
  const { render, admit, ask } = openPages();
  const [one, same] = await Promise.all([ask('suche=a'), ask('suche=a')]);
  expect(one).toBe(same);
  expect(await ask('suche=a')).toBe(one);
  expect(render).toHaveBeenCalledExactlyOnceWith(
    { path: paths.faq, search: '?suche=a' },
    '203.0.113.1',
  );
  expect(admit).toHaveBeenCalledTimes(2);
});

test('fifty pages are remembered, the oldest is forgotten first', async () => {
  const { render, ask } = openPages();
  for (let number = 0; number < 50; number += 1) await ask(`suche=${number}`);
  await ask('suche=0');
  expect(render).toHaveBeenCalledTimes(50);
  await ask('suche=50');
  await ask('suche=1');
  expect(render).toHaveBeenCalledTimes(51);
  await ask('suche=0');
  expect(render).toHaveBeenCalledTimes(52);
});

test('what could not be rendered, or was too much, is tried again', async () => {
  const { render, admit, ask } = openPages();
  render.mockRejectedValueOnce(new Error('busy'));
  await expect(ask('suche=a')).rejects.toThrow('busy');
  await ask('suche=a');
  expect(render).toHaveBeenCalledTimes(2);
  admit.mockRejectedValueOnce(new Error('too many'));
  await expect(ask('suche=b')).rejects.toThrow('too many');
  expect(render).toHaveBeenCalledTimes(2);
});
