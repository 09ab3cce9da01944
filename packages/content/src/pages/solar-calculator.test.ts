import { type Headline, headline } from '@rebhang-solar/calculator/compare/headline';
import { feedInTariff } from '@rebhang-solar/calculator/money/tariff';
import { calculationOf, exampleQuery, parseQuery } from '@rebhang-solar/calculator/query/query';
import { expect, test } from 'vitest';
import { feedIn } from '../figures/feed-in.ts';
import { headlineText, mistakeText, sumsText, verdictText } from './solar-calculator.ts';

const plain = (text: string) => text.replaceAll('\u202F', ' ');

test('the sentences of the example', () => {
  const { input, assumptions } = calculationOf(exampleQuery);
  // Numbers of its own, whatever weather is packed.
  const example: Headline = {
    ...headline(input, assumptions),
    yieldKWh: { low: 9_700, value: 10_500, high: 11_400 },
    withoutStorage: { low: 29, value: 37, high: 42 },
    withStorage: { low: 74, value: 77, high: 79, storageKWh: input.storageKWh },
  };
  expect(plain(headlineText(example))).toBe(
    'Ihr Dach bringt rund 10.500 kWh im Jahr (9.700–11.400 kWh). Ohne Speicher decken Sie damit etwa 37 % (29–42 %) Ihres Verbrauchs, mit 9 kWh Speicher etwa 77 % (74–79 %).',
  );
});

const law = (regime: 'eeg2023' | 'eeg2027', payback: number | null, afterTwenty: number) => ({
  regime,
  payback,
  afterTwenty,
});

test.each([
  [
    'yes',
    [law('eeg2027', 17, 2500), law('eeg2023', 13, 7100)],
    'Ja, auch vorsichtig gerechnet: nach etwa 17 Jahren bezahlt, danach im Plus.',
  ],
  [
    'narrow',
    [law('eeg2027', 19, 600), law('eeg2023', 13, 7100)],
    'Knapp ja, auch vorsichtig gerechnet: nach etwa 19 Jahren bezahlt, danach im Plus.',
  ],
  [
    'today',
    [law('eeg2027', null, -1200), law('eeg2023', 17, 3700)],
    'Nur, wenn es beim heutigen Gesetz bleibt: dann nach etwa 17 Jahren bezahlt. Vorsichtig gerechnet fehlen nach 20 Jahren rund 1.200 €.',
  ],
  [
    'no',
    [law('eeg2027', null, -2900), law('eeg2023', null, -2400)],
    'Nein, auf diesem Dach lohnt es sich so nicht: Vorsichtig gerechnet fehlen nach 20 Jahren rund 2.900 €.',
  ],
  [
    'today',
    [law('eeg2027', null, -0), law('eeg2023', 19, 300)],
    'Nur, wenn es beim heutigen Gesetz bleibt: dann nach etwa 19 Jahren bezahlt. Vorsichtig gerechnet bleibt nach 20 Jahren nichts übrig.',
  ],
  [
    'yes',
    [law('eeg2023', 14, 8000)],
    'Ja: nach etwa 14 Jahren bezahlt, nach 20 Jahren rund 8.000 € im Plus.',
  ],
] as const)('%s: the verdict rests on the more cautious law', (verdict, laws, sentence) => {
  expect(plain(verdictText(verdict, laws))).toBe(sentence);
});

const range = (low: number, value: number, high: number) => ({
  headline: { afterTwentyYears: { low, value, high } },
});
const draft = { regime: 'eeg2027', ...range(-4300, -1200, 7200) } as const;
const today = { regime: 'eeg2023', ...range(400, 3700, 11_700) } as const;

test('each law names its sum with its condition, and one law alone needs none', () => {
  expect(plain(sumsText([draft, today]))).toBe(
    'Käme der Entwurf zum EEG 2027, fehlen nach 20 Jahren rund 1.200 € (−4.300 bis 7.200 €). Bliebe es beim heutigen Gesetz, bleiben nach 20 Jahren rund 3.700 € (400–11.700 €).',
  );
  expect(plain(sumsText([today]))).toBe(
    'Nach Abzug aller Kosten bleiben nach 20 Jahren rund 3.700 € (400–11.700 €).',
  );
});

test.each([
  ['kwp=zehn', 'Größe der Anlage: Bitte eine Zahl eingeben, zum Beispiel 10.'],
  ['kwp=10000', 'Größe der Anlage: Bitte einen Wert von 2 kWp bis 30 kWp eingeben.'],
  ['neigung=90', 'Dachneigung: Bitte einen Wert von 0° bis 60° eingeben.'],
  [
    'richtung=oben',
    'Richtung des Daches: Diese Auswahl gibt es nicht. Möglich sind: Süd, Südost, Südwest, Ost, West, Nordost, Nordwest, Nord, Ost und West, weiß ich nicht.',
  ],
  ['start=bald', 'Inbetriebnahme: Bitte einen Monat von Februar 2024 bis Dezember 2028 wählen.'],
])('%s is answered in one sentence with the limits', (address, sentence) => {
  const { mistakes } = parseQuery(new URLSearchParams(address));
  const texts = Object.entries(mistakes).map(([field, mistake]) =>
    plain(mistakeText(field as keyof typeof mistakes, mistake)),
  );
  expect(texts).toEqual([sentence]);
});

test('the ledger of figures has the tariffs of the calculator', () => {
  const ledger: Record<string, { value: unknown; asOf: string }> = feedIn;
  const small = Object.entries(ledger).filter(([name]) => name.startsWith('upTo10kwp'));
  expect(small.length).toBeGreaterThan(3);
  expect(small.map(([, { value }]) => value)).toEqual(
    small.map(([, { asOf }]) => Number(feedInTariff(10, asOf.slice(0, 7)).toFixed(2))),
  );
});
