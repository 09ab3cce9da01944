import type { Answer } from '@rebhang-solar/calculator/answer/answer';
import { parseQuery, type SizedQuery } from '@rebhang-solar/calculator/query/query';
import { expect, test } from 'vitest';
import { inputLines, requestLink } from './request-link.ts';

const sized = (address: string): SizedQuery => {
  const { query } = parseQuery(new URLSearchParams(address));
  return { ...query, kwp: query.kwp ?? 8, speicher: query.speicher ?? 0 };
};
const answer = { money: null, size: { kwp: 8, speicher: 0 } } as Answer;

const carried = (query: SizedQuery, mistakes: Parameters<typeof requestLink>[3] = {}) =>
  new URL(requestLink(query, answer, 0, mistakes), 'http://localhost').searchParams;

test.each([
  [49.9, 'unter-50'],
  [50, '50-100'],
  [100, '50-100'],
  [100.1, '100-200'],
])('a roof of %d m² is chosen in the form as „%s“', (flaeche, choice) => {
  expect(carried({ ...sized(''), flaeche }).get('dachflaeche')).toBe(choice);
});

test('two planes are one roof in the form', () => {
  const planes = (flaeche2: number) => sized(`flaeche=150&richtung2=west&flaeche2=${flaeche2}`);
  expect([50, 51].map((more) => carried(planes(more)).get('dachflaeche'))).toEqual([
    '100-200',
    'ueber-200',
  ]);
});

test.each([
  [2999, 'unter-3000'],
  [3000, '3000-5000'],
  [5001, '5000-8000'],
  [8000, '5000-8000'],
  [8001, 'ueber-8000'],
])('a consumption of %d kWh is chosen in the form as „%s“', (verbrauch, choice) => {
  expect(carried(sized(`verbrauch=${verbrauch}`)).get('stromverbrauch')).toBe(choice);
});

const labels = (address: string) => inputLines(sized(address)).map(({ label }) => label);
const usual = labels('');

test.each([
  ['laden=ankunft&jaz=4&neigung2=45', []],
  ['auto=12000', ['Elektroauto', 'Wann das Auto lädt']],
  ['waerme=9000', ['Wärmepumpe', 'Woher die Wärmepumpe ihre Wärme nimmt']],
  [
    'waerme=9000&jaz=4',
    ['Wärmepumpe', 'Woher die Wärmepumpe ihre Wärme nimmt', 'Jahresarbeitszahl'],
  ],
  ['geplant=auto', ['Auto oder Wärmepumpe geplant?']],
  [
    'richtung2=ost',
    ['Zweite Dachfläche', 'Neigung der zweiten Fläche', 'Größe der zweiten Fläche'],
  ],
  ['horizonts=20', ['Schatten im Süden']],
  ['schatten=etwas&einspeisung=alles', ['Schatten auf dem Dach', 'Was Sie einspeisen']],
  ['preis=30&budget=20000', ['Arbeitspreis Ihres Stroms', 'Höchstens ausgeben']],
])('of a house with %s the office also reads %j', (address, more) => {
  expect(labels(address).filter((label) => !usual.includes(label))).toEqual(more);
  expect(labels(address)).toEqual(expect.arrayContaining(usual));
});

test('how many persons a consumption stands for is read beside it', () => {
  const line = inputLines(sized('personen=3')).find(({ label }) =>
    label.includes('Stromverbrauch'),
  );
  expect(line?.value).toBe('3.500\u00A0kWh (3 Personen)');
  const values = inputLines(sized('richtung=west&neigung=45')).map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['West, 45°', 'Februar 2027']));
});

test('the result goes along with the query that leads back to it; of what was entered wrong there is none', () => {
  const low = { kind: 'low', least: 0, most: 60 } as const;
  const link = carried(sized('kwp=9&neigung=20'));
  expect(link.get('rechnung')).toBe('kwp=9&neigung=20&speicher=0');
  expect(link.get('ergebnis')).toBe('_8_0_');
  expect(carried(sized('kwp=9'), { neigung: low }).has('ergebnis')).toBe(false);
  const money = { laws: [{ meanYear: { value: 310 } }, { meanYear: { value: -120 } }] };
  const ofToday = requestLink(
    sized(''),
    { ...answer, price: { value: 14_000 }, money } as Answer,
    1,
    {},
  );
  expect(ofToday).toContain('ergebnis=-120_8_0_14000');
});
