import { expect, test } from 'vitest';
import { carriedLink, readCarried, withCarried } from './carried-result.ts';

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const link = (rechnung: string, ergebnis: string) => new URLSearchParams({ rechnung, ergebnis });

test.each([
  [{ perYear: 460, kwp: 4, storage: 0, price: 9400 }, '460 € im Jahr, 4 kWp, 9.400 €'],
  [
    { perYear: -20, kwp: 8.5, storage: 10, price: 21000 },
    '−20 € im Jahr, 8,5 kWp und 10 kWh, 21.000 €',
  ],
  [{ kwp: 30, storage: 0 }, '30 kWp'],
])('the result of the calculator is worded in the form: %j', (result, words) => {
  const carried = readCarried(new URLSearchParams(carriedLink('kwp=4&personen=4', result)));
  expect(plain(carried?.words)).toBe(words);
  expect(carried?.path).toBe('/solarrechner?kwp=4&personen=4');
});

test('only what was asked of the calculator leads back to it, and money only where it was reckoned', () => {
  const read = (ergebnis: string) => plain(readCarried(link('kwp=4', ergebnis))?.words);
  expect(read('_30_0_')).toBe('30 kWp');
  expect(read('0_4_5_9400')).toBe('0 € im Jahr, 4 kWp und 5 kWh, 9.400 €');
  expect(read('-999999_100.5_100.5_9999999')).toBe(
    '−999.999 € im Jahr, 100,5 kWp und 100,5 kWh, 9.999.999 €',
  );
  expect(readCarried(new URLSearchParams({ ergebnis: '460_4_0_9400' }))?.path).toBe(
    '/solarrechner',
  );
  expect(readCarried(new URLSearchParams({ rechnung: 'kwp=4' }))).toBeUndefined();
});

test.each([
  ['kwp=4', ''],
  ['kwp=4', '4600000_4_0_9400'],
  ['kwp=4', '460_4.55_0_9400'],
  ['kwp=4', '460_4_0_94000000'],
  ['kwp=4', '460_4_0'],
  ['kwp=4', 'viel_4_0_9400'],
  ['kwp=4 bitte rufen Sie an', '460_4_0_9400'],
  ['//evil.example', '460_4_0_9400'],
  ['x=https://evil.example', '460_4_0_9400'],
])('nobody writes by a link: %s, %s', (rechnung, ergebnis) => {
  expect(readCarried(link(rechnung, ergebnis))).toBeUndefined();
  expect(withCarried('Guten Tag', link(rechnung, ergebnis), 'https://x.example')).toBe('Guten Tag');
});

test('it stands below the visitor’s words, with the way back to the calculation', () => {
  const sent = (message = '') =>
    plain(withCarried(message, link('', '460_4_0_9400'), 'https://x.example'));
  const result =
    'Ergebnis im Solarrechner: 460 € im Jahr, 4 kWp, 9.400 €\nhttps://x.example/solarrechner';
  expect(sent('Guten Tag ')).toBe(`Guten Tag\n\n${result}`);
  expect(sent()).toBe(result);
});
