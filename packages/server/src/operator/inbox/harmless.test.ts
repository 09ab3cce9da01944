import { expect, test } from 'vitest';
import { harmless, harmlessJson } from './harmless.ts';

const family = '👩\u200D👩\u200D👧';

test('on a terminal a text keeps its lines, columns and joined letters, and moves no cursor', () => {
  expect(harmless(`a\tb\n${family}`)).toBe(`a  b\n${family}`);
  expect(harmless('a\x1b[31m\r\x9b1A\u202Eb\u2028c\u{E0001}')).toBe('a[31m1Abc');
});

test('JSON on a terminal means what it meant', () => {
  const text = `a\tb\n${family}\x9b\u202E\u2028\u{E0001}`;
  expect(JSON.parse(harmlessJson({ text }))).toEqual({ text });
  expect(harmlessJson('\u202E\u{E0001}')).toBe('"\\u202e\\udb40\\udc01"');
});
