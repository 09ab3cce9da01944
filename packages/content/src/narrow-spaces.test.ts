import { join } from 'node:path';
import { expect, test } from 'vitest';
import { computedAtBuild } from './houses/computed-at-build.ts';
import { withNarrowSpaces } from './narrow-spaces.ts';

test.each([
  ['Oldenburg und 40 km im Umkreis', 'Oldenburg und 40\u202Fkm im Umkreis'],
  ['500+ Jahre, 13 Uhr und 7 Tagen', '500+\u202FJahre, 13\u202FUhr und 7\u202FTagen'],
  ['§ 14a EnWG seit dem 3. Mai', '§\u202F14a EnWG seit dem 3.\u202FMai'],
  ['30 Module, 2 Wallboxen, Straße 5 a', '30 Module, 2 Wallboxen, Straße 5 a'],
])('„%s“ is set with narrow spaces', (typed, set) => {
  expect(withNarrowSpaces(typed)).toBe(set);
});

test('the build sets them in the words of the company, and in no other file', () => {
  const { transform } = computedAtBuild();
  const source = "serviceArea: 'Oldenburg und 40 km im Umkreis',";
  const of = (file: string) => transform(source, join(import.meta.dirname, file))?.code;
  expect(of('company/region.ts')).toBe(withNarrowSpaces(source));
  expect(of('pages/home.ts')).toBeUndefined();
});
