import { expect, test } from 'vitest';
import { searchTermsOf, storedReference } from './search-terms.ts';

test.each([
  'PV-7K3M-Q0XD-2R1T',
  'pv7k3mq0xd2r1t',
  ' 7k3m-q0xd-2r1t ',
  'PV 7K3M QOXD 2RIT',
  'pv-7k3m-qoxd-2rlt',
])('the reference is read from „%s“, also with letters that it never has', (written) => {
  expect(storedReference(written)).toBe('PV-7K3M-Q0XD-2R1T');
});

test('what is no reference stays as it is typed, in capitals', () => {
  expect(storedReference('pv-7k3m-q9xd')).toBe('PV7K3MQ9XD');
  expect(storedReference('7u3m-q9xd-2r4t')).toBe('7U3MQ9XD2R4T');
});

test.each([
  ['+49 351 98765', ['+49', '351', '98765']],
  ['0351/98765', ['0351/98765']],
  ['0351.98–765', ['0351.98–765']],
  ['(0351)98765', ['(0351)98765']],
])('„%s“ is one number, which may be written otherwise', (search, words) => {
  expect(searchTermsOf(`${search} Groß`)).toEqual([
    { words: ['gross'] },
    { words, pattern: expect.any(String) },
  ]);
});

test('a search looks for numbers of five digits in any spelling, for all else to the letter', () => {
  const numbersOf = (search: string) =>
    searchTermsOf(search).flatMap(({ words, pattern }) => (pattern ? [words.join(' ')] : []));
  expect(numbersOf('Müller 12345')).toEqual(['12345']);
  expect(numbersOf('(0351) 98-765')).toEqual(['(0351) 98-765']);
  for (const search of ['1234', 'x12345', '12345x', 'pv7k3mq0xd2r1t'])
    expect(numbersOf(search), search).toEqual([]);
  expect(searchTermsOf('Groß\t7K3MQ0XD2R1T')[0]?.words).toEqual(['gross', '7k3m-q0xd-2r1t']);
});
