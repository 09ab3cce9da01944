import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colors } from './colors.ts';

const design = readFileSync(new URL('../../../../docs/design.md', import.meta.url), 'utf8');
/** A row of the table: „| `slate.6` | `paper.1` | 12.9 : 1 | text | …“ */
const row = /^\| `(\w+)\.(\d)` +\| `(\w+)\.(\d)` +\| ([\d.]+) : 1 +\| (text|shape) +\|/gm;
/** What WCAG 2.2 (1.4.3, 1.4.11) asks for at level AA. */
const least: Record<string, number> = { text: 4.5, shape: 3 };

const rows = [...design.matchAll(row)].map(([, ...cells]) => cells);

test('docs/design.md has the table', () => {
  expect(rows.length).toBeGreaterThan(15);
});

test.each(rows)('%s.%s on %s.%s is %s : 1, enough for %5$s', (...cells) => {
  const [front = '', frontShade, ground = '', groundShade, ratio = '', use = ''] = cells;
  const contrast = contrastOf(hex(front, frontShade), hex(ground, groundShade));
  expect(contrast.toFixed(1)).toBe(ratio);
  expect(contrast).toBeGreaterThanOrEqual(least[use] ?? Number.POSITIVE_INFINITY);
});

function hex(name: string, shade: string | undefined): string {
  const shades = Object.entries(colors).find(([known]) => known === name)?.[1];
  return shades?.[Number(shade)] ?? '';
}

/** WCAG 2.2, “contrast ratio”. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG 2.2, “relative luminance”, of `#rrggbb`. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
