import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const built = join(import.meta.dirname, '../../../../client/dist');

/** The site's style sheet, whose marks before and behind elements are text as well, and all pages, by name. */
const files = await Promise.all(
  (await readdir(built, { recursive: true }))
    .filter((name) => /^client\/assets\/styles-.*\.css$|^pages\/.*\.html$/.test(name))
    .map(async (name) => [name, await readFile(join(built, name), 'utf8')] as const),
);
const [, sheet = ''] = files.find(([name]) => name.endsWith('.css')) ?? [];

/** The characters of each file of the typeface (`unicode-range`). */
const ranges = [...sheet.matchAll(/unicode-range:([^;}]+)/g)]
  .flatMap(([, list = '']) => list.split(','))
  .map((range): [from: number, to: number] => {
    // A minifier may write U+0-FF as U+??.
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to.replaceAll('?', 'f'), 16),
    ];
  });

test('the typeface has each character of the pages', () => {
  expect(files.length).toBeGreaterThan(30);
  const missing = new Map<string, string>();
  for (const [name, text] of files) {
    for (const character of new Set(text)) {
      const code = character.codePointAt(0) ?? 0;
      const known = code < 0x20 || ranges.some(([from, to]) => from <= code && code <= to);
      if (!known) missing.set(`${character} (U+${code.toString(16)})`, name);
    }
  }
  expect(Object.fromEntries(missing), '`pnpm typeface` cuts it anew').toEqual({});
});

test('no character stands in two files: a browser would fetch the whole typeface for it too', () => {
  const sorted = ranges.toSorted(([one], [other]) => one - other);
  expect(sorted.filter(([from], index) => from <= (sorted[index - 1]?.[1] ?? -1))).toEqual([]);
});
