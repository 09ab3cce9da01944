import { expect, test } from 'vitest';
import { withNarrowSpaces } from './narrow-spaces.ts';

test.each([
  ['Oldenburg und 40 km im Umkreis', 'Oldenburg und 40\u202Fkm im Umkreis'],
  ['500+ Jahre, 13 Uhr und 7 Tagen', '500+\u202FJahre, 13\u202FUhr und 7\u202FTagen'],
  ['§ 14a EnWG seit dem 3. Mai', '§\u202F14a EnWG seit dem 3.\u202FMai'],
  ['30 Module, 2 Wallboxen, Straße 5 a', '30 Module, 2 Wallboxen, Straße 5 a'],
])('„%s“ is set with narrow spaces', (typed, set) => {
  expect(withNarrowSpaces(typed)).toBe(set);
});

test('in the words of the company as in any other', async () => {
  // Its files are set when they are loaded: so no test finds an ordinary space there, and no page shows one.
  const { hotline, replyExample } = await import('./company/hours.ts');
  const texts = [hotline.short, hotline.text, replyExample];
  expect(texts.map(withNarrowSpaces)).toEqual(texts);
});
