import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { germanPart } from './typeface.ts';

const whole = await readFile(
  createRequire(import.meta.url).resolve(
    '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  ),
);

test('the German part is named by its characters, and is half of the whole', async () => {
  const { file, unicodeRange } = await germanPart(whole, 'Zoé →', '\u202f');
  expect(file.subarray(0, 4).toString()).toBe('wOF2');
  expect(file.length).toBeLessThan(whole.length * 0.55);
  expect(unicodeRange.split(',')).toEqual(
    expect.arrayContaining(['U+20-7e', 'U+e4', 'U+e9', 'U+2192']),
  );
});

test('what stands in another file is left out', async () => {
  const { unicodeRange } = await germanPart(whole, '5\u202fkWp', '\u202f');
  expect(unicodeRange).not.toMatch(/202f/i);
});

test('no letter stands in both the German part and the whole typeface', async () => {
  const { unicodeRange, otherLetters } = await germanPart(whole, 'Zoë', '\u202f');
  expect(unicodeRange.split(',')).toContain('U+eb');
  expect(otherLetters.split(',')).toEqual(
    'U+c0-c3 U+c5-d5 U+d8-db U+dd-de U+e0-e3 U+e5-ea U+ec-f5 U+f7-fb U+fd-ff U+131 U+152-153 U+178'.split(
      ' ',
    ),
  );
});
