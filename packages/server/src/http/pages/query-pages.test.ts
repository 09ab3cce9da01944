import { paths } from '@rebhang-solar/content/paths';
import { expect, test } from 'vitest';
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
