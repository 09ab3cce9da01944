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

test.each([
  '8 ct/kWh, 9 kWh, 9 kWp, 9 kW, 9 W, 5 m, 5 m², 20 kg/m², 90 km/h, 2 Mal',
  '1 Stunde, 2 Stunden, 1 Tag, 3 Tage, 1 Woche, 2 Wochen, 1 Monat, 2 Monaten, 1 Jahr, 2 Jahren',
  '3 Modulen, 12 Bewertungen, 5 Anlagen, 4 Projekte, 4 Projekten, 15 Fragen, 100 Fällen',
])('no number ends a line before what it counts: %s', (typed) => {
  expect(withWordSpaces(typed)).toBe(typed.replaceAll(/(?<=\d) /g, '\u00A0'));
});

test('the build sets them in the words of the company, and in no other file', () => {
  const { transform } = computedAtBuild();
  const source = "serviceArea: 'Oldenburg und 40 km im Umkreis',";
  const of = (file: string) => transform(source, join(import.meta.dirname, file))?.code;
  expect(of('company/region.ts')).toBe(withWordSpaces(source));
  expect(of('pages/home.ts')).toBeUndefined();
});
