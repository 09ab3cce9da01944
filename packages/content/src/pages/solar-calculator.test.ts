import type { Answer, MoneyAnswer } from '@rebhang-solar/calculator/answer/answer';
import { feedInTariff } from '@rebhang-solar/calculator/money/tariff';
import { parseQuery } from '@rebhang-solar/calculator/query/query';
import { expect, test } from 'vitest';
import { feedIn } from '../figures/feed-in.ts';
import {
  energyText,
  mistakeText,
  returnSentence,
  returnText,
  solarCalculatorPage,
  spanText,
  sumsText,
  verdictText,
  whatIfText,
} from './solar-calculator.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

test('what the roof brings, and what of the consumption it covers', () => {
  const year = { yield: 10_512 } as Answer['year'];
  expect(plain(energyText({ year, selfSufficiency: 77 }))).toBe(
    'Ihr Dach bringt in einem typischen Jahr rund 10.500 kWh. Damit decken Sie etwa 77 % Ihres Verbrauchs.',
  );
  expect(plain(energyText({ year, selfSufficiency: null }))).toBe(
    'Ihr Dach bringt in einem typischen Jahr rund 10.500 kWh.',
  );
});

test.each([
  ['electricityPrice', [0.26, 0.38], 'Strompreis: 26 oder 38 ct/kWh'],
  ['priceGrowthShare', [-0.01, 0.03], 'Strompreis ändert sich im Jahr um: −1 % oder +3 %'],
  ['use', [-0.15, 0.15], 'Verbrauch im Haus: −15 % oder +15 %'],
  ['systemPriceFactor', [5 / 7, 9 / 7], 'Preis der Anlage: −29 % oder +29 %'],
  ['servicePerYear', [80, 200], 'Wartung im Jahr: 80 oder 200 €'],
  ['marketValue', [0, 0.03], 'Vergütung nach drei Jahren: 0 oder 3 ct/kWh'],
] as const)('%s at both ends is said so', (whatIf, ends, text) => {
  expect(plain(whatIfText(whatIf, ends))).toBe(text);
});

const size = { kwp: 6.5, speicher: 5 };
const of = (verdict: MoneyAnswer['verdict'], cause: MoneyAnswer['cause'] = null) => ({
  size,
  money: { verdict, cause } as MoneyAnswer,
});

test.each([
  [of('yes'), 'Ja, mit 6,5 kWp und 5 kWh'],
  [{ ...of('yes'), size: { kwp: 7, speicher: 0 } }, 'Ja, mit 7 kWp ohne Speicher'],
  [of('rather'), 'Eher ja: Sie bekommen Ihr Geld zurück, aber kaum Zinsen'],
  [of('today'), 'Nur wenn das heutige Gesetz bleibt, dann mit 6,5 kWp'],
  [of('no', 'consumption'), 'Nein: Ihr Verbrauch ist zu klein'],
  [of('no', 'north'), 'Nein: Das Dach zeigt nach Norden'],
  [{ size, money: null }, 'Das rechnen wir mit Ihnen durch.'],
])('%j: the verdict in one sentence', (answer, sentence) => {
  expect(plain(verdictText(answer))).toBe(sentence);
});

test.each([
  [2.8, '2,8 %'],
  [0, '0,0 %'],
  [-0.8, '−0,8 %'],
  [-10, 'unter −10 %'],
])('a return of %d is said as %s', (value, text) => {
  expect(plain(returnText(value))).toBe(text);
});

test('each law has its return and its years', () => {
  const law = (regime: string, value: number, years: number | null) => ({
    regime,
    returnPercent: { value },
    payback: { value: years },
  });
  const money = { laws: [law('eeg2027', -0.8, null), law('eeg2023', 3.2, 15)] };
  expect(plain(returnSentence(money as MoneyAnswer))).toBe(
    'Käme der Entwurf zum EEG 2027: nach allen Kosten −0,8 % Rendite im Jahr, in 20 Jahren nicht bezahlt. Bliebe es beim heutigen Gesetz: nach allen Kosten 3,2 % Rendite im Jahr, bezahlt nach etwa 15 Jahren.',
  );
});

const range = (low: number, value: number, high: number) => ({ left: { low, value, high } });
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

test('sizes between which there is hardly a difference are a span, a single one is none', () => {
  expect(plain(spanText({ from: 8, to: 10 }, 'kWp'))).toBe('8–10 kWp');
  expect(plain(spanText({ from: 7, to: 7 }, 'kWh'))).toBe('7 kWh');
});

test('the sun stands at whole and half hours, and a roof that brings next to nothing brings nothing', () => {
  const { sun } = solarCalculatorPage.form;
  expect([12, 12.5, 9].map((hour) => plain(sun.time(hour)))).toEqual([
    '12 Uhr',
    '12:30 Uhr',
    '9 Uhr',
  ]);
  expect(sun.power(12.5, 4.23, 'Juni', 0.05).map(plain)).toEqual([
    'Heute, 12:30 Uhr: 4,2 kW.',
    'Im Juni: 0,1 kW.',
  ]);
  expect(sun.power(8, 0.049, 'Juni', 6).map(plain)).toEqual([
    'Heute, 8 Uhr: nichts.',
    'Im Juni: 6,0 kW.',
  ]);
});

test.each([
  ['size', 'Nein: Diese Größe zahlt sich nicht zurück'],
  ['price', 'Nein: Der Preis ist zu hoch'],
  ['fullFeedIn', 'Nein: Alles einzuspeisen bringt zu wenig'],
  ['shade', 'Nein: Auf dem Dach liegt zu viel Schatten'],
  [null, 'Nein: Ihr Verbrauch ist zu klein'],
] as const)('a no has its cause: %s', (cause, sentence) => {
  expect(verdictText(of('no', cause))).toBe(sentence);
});

test('a return is cut off below ten per cent of loss, not before', () => {
  expect([-9.9, -10.1, 10].map((value) => plain(returnText(value)))).toEqual([
    '−9,9 %',
    'unter −10 %',
    '10,0 %',
  ]);
});

test('one law alone needs no condition', () => {
  const money = {
    laws: [{ regime: 'eeg2023', returnPercent: { value: 3.2 }, payback: { value: 15.5 } }],
  };
  expect(plain(returnSentence(money as MoneyAnswer))).toBe(
    'Nach allen Kosten 3,2 % Rendite im Jahr, bezahlt nach etwa 15,5 Jahren.',
  );
});

test('without a storage none is named beside the sizes', () => {
  const { size, result } = solarCalculatorPage;
  expect([size.within(null), size.within('5 kWh')]).toEqual([
    'Anlage in kWp, ohne Speicher',
    'Anlage in kWp, mit 5 kWh Speicher',
  ]);
  expect(size.hardly('7 kWp', null)).toMatch(/^Kaum schlechter: 7 kWp\. /);
  expect(size.hardly('7 kWp', '5 kWh')).toMatch(/^Kaum schlechter: 7 kWp und 5 kWh\. /);
  expect(result.odds(83).join('')).toMatch(/^In 83 von 100\u00A0Fällen bekommen Sie/);
});

test('what is paid after the first years is said to be reckoned', () => {
  const { paid } = solarCalculatorPage.line;
  expect([paid('7,7 ct', true), plain(paid('3 ct', false))]).toEqual([
    '7,7 ct',
    'danach gerechnet mit 3 ct je kWh',
  ]);
});
