import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

const page = (body: string) => `<!doctype html><html lang="de"><body>${body}</body></html>`;

/** What is left of a sheet, without its white space. */
function left(sheet: string, ...bodies: string[]): string {
  return pageStyles(sheet, bodies.map(page)).replaceAll(/\s+/g, '');
}

test('only rules that match an element are left', () => {
  expect(left('.a{color:red}.b{color:red}', '<p class="a">')).toBe('.a{color:red}');
  expect(left('.a .b, .a > .c{color:red}', '<p class="a"><i class="c">')).toBe('.a>.c{color:red}');
  expect(left('@media print{.b{color:red}}', '<p class="a">')).toBe('');
});

test('what pages share is what any of them needs', () => {
  const sheet = '.a{color:red}.b{color:red}.c{color:red}';
  expect(left(sheet, '<p class="a">', '<p class="c">')).toBe('.a{color:red}.c{color:red}');
});

test('states that the browser brings about by itself count as possible', () => {
  for (const selector of [
    '.a:hover',
    '.a:focus-visible::before',
    '.a[open]>summary',
    '[open]>summary',
    '.a:has(>summary)',
    '.a:has(:checked)>summary',
    '.a:not(:hover)',
    '.a:not(summary:hover)',
    ':is(.b,.a:hover)',
  ]) {
    const body = '<details class="a"><summary></summary><input type="checkbox"></details>';
    expect(left(`${selector}{color:red}`, body), selector).toBe(`${selector}{color:red}`);
  }
  expect(left('.b:hover{color:red}', '<p class="a">')).toBe('');
});

test('custom properties are left that a rule, an attribute or another one of them uses', () => {
  const sheet = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}p{margin:var(--a)}';
  expect(left(sheet, '<p style="padding:var(--c)">')).toBe(
    ':root{--a:var(--b);--b:1px;--c:2px}p{margin:var(--a)}',
  );
});

test('an animation is left where it is used, and typefaces always', () => {
  const sheet = '@font-face{font-family:A}@keyframes x{to{top:0}}@keyframes y{to{top:0}}';
  expect(left(`${sheet}p{animation:x 1s}`, '<p>')).toBe(
    '@font-face{font-family:A}@keyframesx{to{top:0}}p{animation:x1s}',
  );
});

test('a property of the root in a layer is left out where the theme overrides it', () => {
  const layer = '@layer x{:root,:host{--a:2px;--b:2px}}p{margin:var(--a)var(--b)}';
  expect(left(`:root{--a:1px}${layer}`, '<p>')).toBe(
    ':root{--a:1px}@layerx{:root{--b:2px}}p{margin:var(--a)var(--b)}',
  );
  const onPaper = '@media print{:root{--a:1px}}';
  expect(left(onPaper + layer, '<p>')).toBe(
    '@mediaprint{:root{--a:1px}}@layerx{:root{--a:2px;--b:2px}}p{margin:var(--a)var(--b)}',
  );
});
