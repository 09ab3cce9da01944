import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const builtPages = join(import.meta.dirname, '../../../../client/dist/pages');

const names = (await readdir(builtPages, { recursive: true })).filter((name) =>
  name.endsWith('.html'),
);
const pages = await Promise.all(
  names.map(async (name) => [name, await readFile(join(builtPages, name), 'utf8')] as const),
);

/** The characters of each file of the typeface, as the page's own styles name them (`unicode-range`). */
function rangesOf(html: string): [from: number, to: number][] {
  const ranges = [...html.matchAll(/unicode-range:([^;}]+)/g)].flatMap(([, list = '']) =>
    list.split(','),
  );
  return ranges.map((range) => {
    // A minifier may write U+0-FF as U+??.
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [
      Number.parseInt(from.replaceAll('?', '0'), 16),
      Number.parseInt(to.replaceAll('?', 'f'), 16),
    ];
  });
}

test('the typeface has each character of the pages', () => {
  expect(pages.length).toBeGreaterThan(30);
  const missing = new Map<string, string>();
  for (const [name, html] of pages) {
    const ranges = rangesOf(html);
    for (const character of new Set(html)) {
      const code = character.codePointAt(0) ?? 0;
      const known = code < 0x20 || ranges.some(([from, to]) => from <= code && code <= to);
      if (!known) missing.set(`${character} (U+${code.toString(16)})`, name);
    }
  }
  expect(Object.fromEntries(missing), '`pnpm typeface` cuts it anew').toEqual({});
});

test('no character stands in two files: a browser would fetch the whole typeface for it too', () => {
  for (const [name, html] of pages) {
    const sorted = rangesOf(html).sort(([one], [other]) => one - other);
    const twice = sorted.filter(([from], index) => from <= (sorted[index - 1]?.[1] ?? -1));
    expect(twice, name).toEqual([]);
  }
});
