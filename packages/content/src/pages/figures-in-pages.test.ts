import type { NumberField } from '@rebhang-solar/calculator/query/query';
import { expect, test } from 'vitest';
import type { Block } from '../article.ts';
import { plain } from '../testing/content-texts.ts';
import { articlePage, faqPage } from './faq.ts';
import { assumptionRows, mistakeText } from './solar-calculator.ts';
import { technicalDetailsPage } from './technical-details.ts';

const read = (text: string) => plain(text).replaceAll('\u00AD', '');

test.each([
  ['Verluste der Anlage', '14 % mit Wechselrichter'],
  [
    'Verbrauch, wie er schwankt',
    'bis 15 % mehr oder weniger, bei eingegebenen Kilowattstunden bis 5 % mehr oder weniger',
  ],
  ['Verbrauch am Tag, wie er schwankt', '0,5- bis 1,5-fach, zwischen 9 und 16 Uhr'],
  ['Standort und Modell', '5 % Abweichung des Ertrags (Standardabweichung)'],
  [
    'Speicher',
    'Laden 94 %, Speichern 95 %, Entladen 94 %; 0,5 kW Leistung je kWh; Bereitschaft 12,5 W',
  ],
  [
    'Gesetz bei Start bis Dezember 2026',
    'EEG 2023: Vergütung nach dem Monat der Inbetriebnahme, 20 Jahre; unter 100 kWp höchstens 60 % der Leistung ins Netz, bis Zähler und Steuerbox da sind; danach nichts für Strom zu negativen Preisen',
  ],
  [
    'Gesetz bei Start ab Januar 2027',
    'Entwurf, nicht beschlossen: 5,2 ct/kWh für 36 Monate, danach 1,5 ct/kWh (0–3 ct/kWh); für immer höchstens 50 % der Leistung. Daneben das EEG 2023, wie es heute gilt; auch seine Genehmigung endet mit 2026',
  ],
  [
    'Zähler und Steuerbox',
    'Über 7 kWp, nach dem Entwurf schon über 2 kWp, am Ende von Jahr 2 (Annahme). Obergrenzen im Jahr: 30 + 50 € bis 7 kWp, 50 + 50 € bis 15 kWp, 110 + 50 € bis 25 kWp, 140 + 50 € darüber; gezählt ist, was über das hinausgeht, was das Haus ohne die Anlage zahlt: 25 €, über 6.000 kWh 40 €, über 10.000 kWh 50 €, mit Wärmepumpe oder Wallbox 100 €',
  ],
  [
    'Negative Preise',
    'Die Stunden, in die 16 % des deutschen Solarstroms fallen (8–23 %). Es zählt, was Ihr Haus dann einspeist. Dass unbezahlte Zeit nach den 20 Jahren zur Hälfte angehängt wird (§ 51a), ist nicht mitgerechnet',
  ],
  ['Alterung', 'Module 0,5 % im Jahr; Speicher 2 % im Jahr bis auf 70 %'],
  [
    'Arbeitspreis',
    '32,5 ct/kWh (26–38 ct/kWh), 1 % mehr im Jahr (−1 bis 3 %); der Grundpreis bleibt',
  ],
  [
    'Preis der Anlage',
    '4 kWp 7.000 €, 6 kWp 9.600 €, 8 kWp 11.800 €, 10 kWp 14.000 €, 15 kWp 19.300 €, 20 kWp 24.400 €, 30 kWp 34.000 €; Spanne 71–129 % davon',
  ],
  [
    'Preis des Speichers',
    '600 € je nutzbare kWh (400–800 €); er hält 13 Jahre (10–18 Jahre), danach zählt ein neuer anteilig',
  ],
  ['Versicherung', '40 € im Jahr und 3,50 € je kWp (20–70 € und 2–5 €)'],
  ['Wartung', '120 € im Jahr (80–200 €)'],
  [
    'Wechselrichter',
    'Er hält 15 Jahre (11–20 Jahre), danach zählt ein neuer anteilig: 225 € je kWp (150–300 €)',
  ],
])('the calculator says of „%s“ what it assumes', (label, value) => {
  const row = assumptionRows.find((one) => read(one.label) === label);
  expect(read(row?.value ?? '')).toBe(value);
});

test('the printed sheet has prices and upkeep, and leaves the details to the page', () => {
  expect(assumptionRows.filter((row) => !row.isDetail).map(({ label }) => label)).toEqual([
    ...['Arbeitspreis', 'Preis des Speichers', 'Versicherung', 'Wartung', 'Wechselrichter'],
  ]);
});

test.each<[NumberField, string]>([
  ['flaeche2', '20'],
  ['neigung2', '30'],
  ['horizontn', '10'],
  ['horizontnw', '10'],
  ['budget', '20.000'],
  ['marktwert', '1,5'],
  ['flaeche', '50'],
  ['neigung', '30'],
  ['verbrauch', '5.000'],
  ['personen', '3'],
  ['speicher', '9'],
  ['auto', '15.000'],
  ['waerme', '15.000'],
  ['jaz', '3,5'],
  ['preis', '32,5'],
  ['preisanstieg', '2'],
  ['preispv', '1.400'],
  ['preisspeicher', '600'],
])('what is no number in „%s“ is answered with the example %s', (field, example) => {
  expect(mistakeText(field, { kind: 'number' } as Parameters<typeof mistakeText>[1])).toMatch(
    new RegExp(`: Bitte eine Zahl eingeben, zum Beispiel ${example.replace('.', '\\.')}\\.$`),
  );
});

function rowsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) =>
    block.type === 'table' ? block.rows.map((row) => read(row.join(' | '))) : [],
  );
}

test('the page on technology sets the rule of thumb beside the law, and each guarantee beside who gives it', () => {
  const section = (id: string) =>
    technicalDetailsPage.sections.find((one) => one.id === id)?.blocks ?? [];
  expect(rowsOf(section('steuerbare-verbrauchseinrichtung'))).toEqual([
    'Photovoltaikanlage | über 7,5 kWp | zählt selbst nicht dazu',
    'Speicher | über 5 kW | wenn er mit mehr als 4,2 kW aus dem Netz lädt',
    'Wärmepumpe | immer | über 4,2 kW',
    'Wallbox | immer | über 4,2 kW',
    'Klimagerät | nicht genannt | über 4,2 kW',
    'Entlastung beim Netzentgelt | pauschal 150 € im Jahr | Modul 1: rund 110–190 € im Jahr, je nach Netzbetreiber',
  ]);
  expect(rowsOf(section('garantiezeiten')).slice(0, 5)).toEqual([
    'Module, Produkt | Hersteller | 25 Jahre, bei manchen 12 Jahre',
    'Module, Leistung | Hersteller | 30 Jahre',
    'Wechselrichter | Hersteller | meist 10 Jahre, je nach Gerät 5–15 Jahre, verlängert bis zu 25 Jahre',
    'Speicher | Hersteller | 10 Jahre',
    'Montagesystem | Hersteller | 15–20 Jahre; ausgelegt für Wind bis zu 200 km/h',
  ]);
  const said = read(JSON.stringify(technicalDetailsPage.sections));
  for (const words of [
    'seit dem 01.01.2024 vorübergehend drosseln. Ganz abschalten darf er sie nicht: 4,2 kW Leistung bleiben immer.',
    'gerundet 7 ct/kWh, gezahlt über 20 Jahre: 800 kWh brachten 56 €. Für Starts bis 31.12.2026 gelten bis 10 kWp 7,70 ct/kWh',
    'Bei Anlagen unter 7,5 kWp ohne Speicher meist nicht.',
    'im Schnitt um 0,5–0,7 % im Jahr',
    'mindestens 84,8 % der Nennleistung nach 25 Jahren und mindestens 82,5 % der Nennleistung nach 30 Jahren',
    'andere Quellen nennen meist 2–3 %.',
  ]) {
    expect(said).toContain(words);
  }
});

test('articles say for whom they reckon and since when laws and rates hold', () => {
  expect(read(articlePage.houses.family)).toMatch(
    /^Gerechnet für fünf Personen in .*: Dach nach Süden, 5\.000 kWh im Jahr\.$/,
  );
  expect(articlePage.checked).toMatch(
    /^Gesetze: Stand April 2026; Vergütungssätze: \p{L}+ \d{4}\. /u,
  );
  expect(read(faqPage.count(15))).toBe('15 Fragen');
  expect(faqPage.search.all(15)).toBe('Alle 15 Fragen zeigen');
});
