import { readFileSync } from 'node:fs';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { expect, test } from 'vitest';
import { colors } from './colors.ts';
import { cssVariablesResolver, theme } from './theme.ts';

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

const merged = mergeMantineTheme(DEFAULT_THEME, theme);
const [standard, own] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)];
const variables: Record<string, string> = {
  ...standard.variables,
  ...standard.light,
  ...own.variables,
  ...own.light,
};

/** What the theme paints for a colour of CSS: `var(--mantine-color-text)` → `#22313a`. */
function painted(color: string): string {
  const variable = /^var\((--[\w-]+)\)$/.exec(color)?.[1];
  return variable === undefined ? color : painted(variables[variable] ?? `no ${variable}`);
}

const grounds = ['body', 'paper-0', 'paper-2'];

test.each(
  ['text', 'dimmed', 'error', 'success', 'tile-6'].flatMap((ink) =>
    grounds.map((ground) => [ink, ground]),
  ),
)('text in %s can be read on %s', (ink, ground) => {
  const [front, back] = [
    painted(`var(--mantine-color-${ink})`),
    painted(`var(--mantine-color-${ground})`),
  ];
  expect(contrastOf(front, back)).toBeGreaterThanOrEqual(4.5);
});

test('placeholders and a button that is off can be read', () => {
  const [placeholder, field] = ['var(--mantine-color-placeholder)', 'var(--mantine-color-paper-0)'];
  expect(contrastOf(painted(placeholder), painted(field))).toBeGreaterThanOrEqual(4.5);
  const [text, ground] = ['var(--mantine-color-disabled-color)', 'var(--mantine-color-disabled)'];
  expect(contrastOf(painted(text), painted(ground))).toBeGreaterThanOrEqual(4.5);
});

/** The colours in which components are filled: the primary one, and those of their own. */
const filled = new Set([
  merged.primaryColor,
  ...Object.values(merged.components).flatMap(({ defaultProps }) => defaultProps?.color ?? []),
]);

test.each([...filled])('text on what is filled with %s can be read, pointed at too', (color) => {
  const variant = merged.variantColorResolver({ variant: 'filled', color, theme: merged });
  for (const ground of [variant.background, variant.hover]) {
    const contrast = contrastOf(painted(variant.color), painted(ground));
    expect(contrast, `${variant.color} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
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
