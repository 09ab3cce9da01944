import { expect, test } from 'vitest';
import { legal } from '../company/legal.ts';
import { from2027Page } from './from-2027.ts';

const states = ['draft', 'law', 'dropped'] as const;
const said = (...page: Parameters<typeof from2027Page>) => JSON.stringify(from2027Page(...page));

test.each(states)(
  'while the reform is %s, the page says so and from 2027 on what is over',
  (state) => {
    expect(said(false, state)).not.toContain('vorbei');
    expect(said(true, state)).toContain('vorbei');
    expect(said(true, state)).toContain('Einen Start 2026 gibt es nicht mehr.');
    const names = from2027Page(false, state).drawing.lanes.map(({ name }) => name);
    expect(names).toHaveLength(state === 'draft' ? 4 : 3);
    expect(names.some((name) => name.includes('Entwurf'))).toBe(state === 'draft');
    expect(said(false, state).includes('Nicht beschlossen')).toBe(state === 'draft');
  },
);

test('a look is named once a person has entered one, and not before', () => {
  expect(said(false).includes('Nachgesehen')).toBe(legal.reformCheck !== undefined);
});

test('the parts of a lane follow each other and stay within the years', () => {
  for (const state of states) {
    const { lanes, years } = from2027Page(false, state).drawing;
    for (const { parts } of lanes) {
      expect(parts.at(-1)?.to).toBe(years.to);
      for (const [index, { from, to }] of parts.entries()) {
        expect(from).toBeGreaterThanOrEqual(parts[index - 1]?.to ?? years.from);
        expect(to).toBeGreaterThan(from);
      }
    }
  }
});

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F\u00AD]/g, ' ');
const page = (...of: Parameters<typeof from2027Page>) => {
  const { drawing, status, cases, more } = from2027Page(...of);
  return {
    drawing,
    status,
    more: more.map(({ question }) => question),
    lanes: drawing.lanes.map(({ name, note }) => `${plain(name)}: ${note}`),
    titles: cases.list.map(({ title }) => plain(title)),
    texts: cases.list.map(({ text }) => plain(JSON.stringify(text))),
  };
};

test('each lane says when its system starts and how sure its money is', () => {
  expect(page(false, 'draft').lanes).toEqual([
    'Läuft schon, etwa seit 2020: bleibt',
    'Start bis 31.12.2026: steht fest',
    'Start 2027, heutiges Gesetz: EU muss zustimmen',
    'Start 2027 nach dem Entwurf: ungewiss',
  ]);
  expect(page(true, 'law').lanes.slice(1)).toEqual([
    'Start bis 31.12.2026: vorbei',
    'Start ab 2027: EEG 2027',
  ]);
  expect(page(true, 'dropped').lanes.slice(1)).toEqual([
    'Start bis 31.12.2026: vorbei',
    'Start 2027, heutiges Gesetz: EU muss zustimmen',
  ]);
});

test('by the draft there are three years of payment, four of a bonus, and what is open', () => {
  const { drawing } = page(false, 'law');
  expect(drawing.lanes[2]?.parts.map(({ from, to, text }) => [from, to, plain(text)])).toEqual([
    [2027, 2030, '5,2 ct'],
    [2030, 2034, '+1,5*'],
    [2034, 2047, 'Marktwert, unbekannt'],
  ]);
  expect(plain(drawing.description)).toContain(
    'Start ab 2027 (EEG 2027): 2027 bis 2029 5,2 ct, 2030 bis 2033 +1,5*, 2034 bis 2046 Marktwert, unbekannt.',
  );
  expect(drawing.lanes[0]?.parts.map(({ from, to }) => [from, to])).toEqual([
    [2026, 2041],
    [2041, 2047],
  ]);
  expect(drawing.lanes[1]?.parts.map(({ text }) => plain(text))).toEqual([
    '7,70 ct, bis Ende 2046',
  ]);
});

test('below the lanes stand the notes of the laws that may hold', () => {
  const notes = (state: (typeof states)[number]) => page(false, state).drawing.notes.map(plain);
  const bonus = expect.stringMatching(/^\* bis zu 48 Monate und nur mit Direktvermarktung/);
  const today = 'Nach heutigem Gesetz gilt bis 31.01.2027 noch 7,70 ct.';
  expect(notes('draft')).toEqual([bonus, today]);
  expect(notes('law')).toEqual([bonus]);
  expect(notes('dropped')).toEqual([today]);
});

test('what to do now depends on the day and on the law', () => {
  expect(page(false, 'draft').titles).toEqual([
    'Noch nicht bestellt',
    'Bestellt, Start 2026',
    'Unterschrieben mit 7,7 ct, Start 2027',
    'Anlage läuft schon',
  ]);
  expect(page(true, 'draft').titles[1]).toBe('2026 gestartet');
  const [before, ordered, signed] = page(false, 'draft').texts;
  expect(before).toMatch(/Eilen hilft nicht: .* 10–15 Wochen, .*Rechnen Sie beide Fälle/);
  expect(ordered).toContain(
    'ihn im Protokoll festhalten, und tragen Sie die Anlage binnen einem Monat',
  );
  expect(signed).toContain('mit 5,2 ct für 36 Monate, nach dem Entwurf. Zu Hause unterschrieben');
  expect(signed).toContain('14 Tage Widerruf');
  const [, started, signedByLaw] = page(true, 'law').texts;
  expect(started).toMatch(/Ihr Satz steht fest\. Lassen Sie sich das Protokoll/);
  expect(signedByLaw).toContain('mit 5,2 ct für 36 Monate. Zu Hause');
  expect(page(true, 'dropped').texts[2]).toContain(
    'Rechnung mit dem Satz, der beim Start gilt. Zu',
  );
  expect(page(true, 'law').texts[0]).toContain('Rechnen Sie Ihr Haus, bevor Sie unterschreiben.');
});

test('once the day has come, it is said before the state; of a dropped draft no limit is asked', () => {
  expect(page(false, 'law').status.text).toMatch(/^Anlagen, die ab dem 01\.01\.2027 starten/);
  expect(page(true, 'law').status.text).toMatch(
    /^Die neue Regel gilt seit dem 01\.01\.2027\. Anlagen, die ab/,
  );
  expect(page(false, 'draft').more).toEqual([
    'Und wenn ich nichts einspeise?',
    'Welchen Strompreis trage ich ein?',
  ]);
  expect(page(false, 'dropped').more).toEqual(['Welchen Strompreis trage ich ein?']);
});
