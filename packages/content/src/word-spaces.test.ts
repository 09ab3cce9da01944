import { join } from 'node:path';
import { expect, test } from 'vitest';
import { computedAtBuild } from './houses/computed-at-build.ts';
import { withWordSpaces } from './word-spaces.ts';

test.each([
  ['Oldenburg und 40 km im Umkreis', 'Oldenburg und 40\u00A0km im Umkreis'],
  ['500+ Jahre, 13 Uhr und 7 Tagen', '500+\u00A0Jahre, 13\u00A0Uhr und 7\u00A0Tagen'],
  ['§ 14a EnWG seit dem 3. Mai', '§\u00A014a EnWG seit dem 3.\u00A0Mai'],
  ['4 %, 4 € und 4 °C', '4\u202F%, 4\u202F€ und 4 °C'],
  ['30 Module, 2 Wallboxen, Straße 5 a', '30\u00A0Module, 2 Wallboxen, Straße 5 a'],
])('„%s“ is set with spaces that hold', (typed, set) => {
  expect(withWordSpaces(typed)).toBe(set);
});

test('the build sets them in the words of the company, and in no other file', () => {
  const { transform } = computedAtBuild();
  const source = "serviceArea: 'Oldenburg und 40 km im Umkreis',";
  const of = (file: string) => transform(source, join(import.meta.dirname, file))?.code;
  expect(of('company/region.ts')).toBe(withWordSpaces(source));
  expect(of('pages/home.ts')).toBeUndefined();
});
