import { expect, test } from 'vitest';
import { formatTable, manyLines, oneLine, toJson } from './print.ts';

test('columns stand below each other and fit the terminal', () => {
  const rows = [
    ['PV-1', 'Zoë 👩‍👩‍👧', 'Ein sehr langer Text, der nicht in die Zeile passt'],
    ['PV-22', '漢字', 'kurz'],
  ];
  expect(formatTable(['Nr.', 'Name', 'Text'], rows, 40)).toBe(
    [
      'Nr.    Name    Text',
      'PV-1   Zoë 👩‍👩‍👧  Ein sehr langer Text, de…',
      'PV-22  漢字    kurz',
    ].join('\n'),
  );
});

test('a visitor’s text cannot command the terminal', () => {
  expect(oneLine('a\u001b[2J\nb\u202Ec\u0007')).toBe('a[2J bc');
  expect(manyLines('a\r\nb\u001b]0;x\u0007\n\tc')).toBe('a\nb]0;x\n  c');
});

test.each([
  ['ESC', '\u001b'],
  ['an OSC of one byte', '\u009d'],
  ['a line separator', '\u2028'],
  ['an override of the direction', '\u202e'],
  ['an invisible sign beyond the first 65536', '\u{e0001}'],
])('%s reaches no terminal, and JSON keeps what it means', (_, sign) => {
  const text = `vor${sign}nach`;
  // A separator of lines is white space too.
  expect(oneLine(text).replace(' ', '')).toBe('vornach');
  expect(manyLines(text)).toBe('vornach');
  const json = toJson({ text }, 2);
  expect(json).not.toContain(sign);
  expect(JSON.parse(json)).toEqual({ text });
});
