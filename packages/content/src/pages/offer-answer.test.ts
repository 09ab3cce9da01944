import { judgeOffer } from '@rebhang-solar/calculator/offer/judge-offer';
import type { Offer } from '@rebhang-solar/calculator/offer/offer-query';
import { expect, test } from 'vitest';
import {
  type CheckedOffer,
  comparisonNote,
  comparisonPlate,
  comparisonRows,
  notReckoned,
  offerPlate,
  storageSize,
} from './offer-answer.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');
const allPlain = (rows: readonly (readonly string[])[]) => rows.map((row) => row.map(plain));

const system: Offer = {
  kind: 'anlage',
  since: null,
  price: 14_000,
  kWp: 10,
  storageKWh: 0,
  storagePrice: null,
  vat: 'keine',
  parts: { geruest: 'ja', zaehlerschrank: 'ja', anmeldung: 'ja', ueberwachung: 'ja' },
  defects: 'fuenf',
};
const storage: Offer = {
  ...system,
  kind: 'speicher',
  since: 2019,
  price: 6400,
  storageKWh: 8,
  parts: { einbau: 'ja', zaehlerschrank: 'ja', anmeldung: 'ja' },
};
const checked = (offer: Offer, money: Partial<CheckedOffer> = {}): CheckedOffer => ({
  offer,
  judged: judgeOffer(offer),
  ...notReckoned,
  ...money,
});

const payback = { low: 11.5, value: 14.5, high: 19.5 };
const law = (value: number | null, returnPercent: number, afterTwenty: number) =>
  ({
    regime: 'eeg2027',
    payback: { ...payback, value },
    returnPercent,
    afterTwenty,
  }) as const;
const reckoned = checked(system, { laws: [law(14.5, 2.8, 3700)] });
const unpaid = checked(
  { ...system, price: 15_000 },
  { laws: [law(null, -0.8, -1200), { ...law(18, 1, 900), regime: 'eeg2023' }] },
);
const lost = checked(system, { laws: [law(null, -0.8, -1200)] });
const paidStorage = checked(storage, {
  storage: { payback, cents: 10.2, paidUntil: 2039, smaller: null },
} as Partial<CheckedOffer>);
const unpaidStorage = checked(storage, {
  storage: {
    payback: { ...payback, value: null },
    cents: 10.2,
    paidUntil: 2039,
    smaller: { kWh: 5, price: 4000, years: 12.5 },
  },
} as Partial<CheckedOffer>);

const figures = (offer: CheckedOffer) =>
  offerPlate(offer, null).figures.map(({ label, amount, unit }) =>
    plain([label, amount, unit].filter(Boolean).join(': ')),
  );

test.each([
  ['a system', reckoned, ['bezahlt nach: 14,5: Jahre', 'Rendite im Jahr: 2,8 %']],
  ['one that is not paid', unpaid, ['bezahlt nach: über 20: Jahre', 'Rendite im Jahr: −0,8 %']],
  ['one that is not reckoned', checked(system), ['je kWp: 1.400 €']],
  ['a storage', paidStorage, ['bezahlt nach: 14,5: Jahre', 'je kWh: 800 €']],
  [
    'a storage that is not paid',
    unpaidStorage,
    [expect.stringMatching(/^in .* Jahren bezahlt: nein$/), 'je kWh: 800 €'],
  ],
  ['a storage that is not reckoned', checked(storage), ['je kWh: 800 €']],
])(
  'of %s the plate says the whole price, when it is paid, and what it brings',
  (_of, offer, rest) => {
    const [price, ...others] = figures(offer);
    expect(price).toMatch(/^Gesamtpreis: (14|15|6)\.\d00 €$/);
    expect(others).toEqual(rest);
    expect(offerPlate(offer, null).figures.map(({ leading = false }) => leading)).toEqual([
      true,
      ...others.map(() => false),
    ]);
  },
);

test('only what is paid by no law is said not to be paid', () => {
  const title = (offer: CheckedOffer) => plain(offerPlate(offer, null).title);
  expect(title(lost)).toMatch(/ In 20 Jahren nicht bezahlt\.$/);
  for (const offer of [reckoned, unpaid, checked(system), paidStorage, checked(storage)]) {
    expect(title(offer)).not.toContain('nicht bezahlt');
  }
  expect(title(unpaidStorage)).toMatch(/ Jahren, so lange hält er etwa, nicht bezahlt\.$/);
});

test('the plate of a storage says for what it is, and each what it rests on', () => {
  expect(offerPlate(reckoned, null).lead).toBeUndefined();
  expect(plain(offerPlate(paidStorage, null).lead ?? '')).toBe(
    'Nur der Speicher, zu 10 kWp auf dem Dach.',
  );
  const fitted = { ...storage, parts: { ...storage.parts, einbau: 'nein' } } as const;
  expect(plain(offerPlate(checked(fitted), null).lead ?? '')).toBe(
    'Nur der Speicher, zu 10 kWp auf dem Dach, angeboten für 6.400 €.',
  );
  const foot = (offer: CheckedOffer) => plain(offerPlate(offer, null).foot);
  expect(foot(reckoned)).toMatch(/^Gerechnet nach .*das Haus unserer Beispiele\. Unverbindlich; /);
  expect(foot(paidStorage)).toMatch(
    /^Gerechnet mit 10,20 ct .* bis Ende 2039, dem Mittel der Sätze von 2019\..*Beispiele\. Unverb/,
  );
  expect(foot(checked(system))).toMatch(
    /^Nur der Preis ist verglichen\. Was die Anlage bringt, .* bis 30 kWp\. Unverbindlich; /,
  );
  expect(foot(checked(storage))).toContain('Was der Speicher bringt,');
});

test('a storage too large is said so only where the years are reckoned', () => {
  const large = { ...system, price: 40_000, storageKWh: 60, storagePrice: 26_000 };
  const remarks = (offer: CheckedOffer) => offerPlate(offer, null).remarks.map(plain);
  expect(remarks(checked(large, { laws: [law(14.5, 2.8, 3700)] }))).toEqual([
    expect.stringMatching(/^Der Speicher mit 60 kWh ist größer als nötig: Für \d\.\d00 kWh/),
  ]);
  expect(remarks(checked(large))).toEqual([]);
});

test('of two offers the cheaper comes first and says when it is paid, of two sizes none does', () => {
  const dearer = { ...unpaid, offer: { ...system, price: 15_000 } };
  const of = (...offers: [CheckedOffer, CheckedOffer]) => {
    const { figures, title } = comparisonPlate(offers, null);
    return [
      plain(title).slice(0, 9),
      ...figures.map(({ label, amount, leading }) =>
        plain(`${label}: ${amount}${leading ? ' (leading)' : ''}`),
      ),
    ];
  };
  const [whole] = /(?<=^Angebot A, ).*(?=: )/.exec(of(reckoned, dearer)[1] ?? '') ?? [];
  expect(of(dearer, reckoned)).toEqual([
    'Angebot B',
    `Angebot B, ${whole}: 14.000 € (leading)`,
    `Angebot A, ${whole}: 15.000 €`,
    'bezahlt nach: 14,5',
  ]);
  expect(of(reckoned, dearer).slice(0, 2)).toEqual([
    'Angebot A',
    `Angebot A, ${whole}: 14.000 € (leading)`,
  ]);
  const larger = checked({ ...system, kWp: 12 });
  expect(of(reckoned, larger)).toEqual([
    'Zwei Größ',
    `Angebot A, ${whole}: 14.000 €`,
    `Angebot B, ${whole}: 14.000 €`,
  ]);
});

test('below two offers stands by which law, and for which house, where either is reckoned', () => {
  const foot = (...offers: [CheckedOffer, CheckedOffer]) =>
    plain(comparisonPlate(offers, null).foot);
  expect(foot(checked(system), checked(system))).toMatch(/^Unverbindlich; /);
  expect(foot(checked(system), reckoned)).toMatch(/das Haus unserer Beispiele\. Unverbindlich; /);
  expect(foot(checked(storage), paidStorage)).toMatch(/^Gerechnet für .* Beispiele\. Unverb/);
});

test('two systems are told line by line', () => {
  const rows = allPlain(comparisonRows([reckoned, unpaid]));
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ['14.000 €', '15.000 €'],
    ['14.000 €', '15.000 €'],
    ['Fair', 'Fair'],
    ['10 kWp', '10 kWp'],
    [expect.stringMatching(/^ab /), expect.stringMatching(/^ab /)],
    ['14,5 Jahren (11,5–19,5)', 'mehr als 20 Jahren (11,5–19,5)'],
    ['2,8 %', '−0,8 %'],
    ['3.700 €', '−1.200 €'],
  ]);
  const [, bare] =
    allPlain(comparisonRows([reckoned, checked(system)]))
      .at(-1)
      ?.slice(1) ?? [];
  expect(bare).toBe(plain(comparisonRows([checked(storage), checked(storage)]).at(-1)?.[1] ?? ''));
});

test('two storages are told line by line', () => {
  const without = checked({ ...storage, parts: { ...storage.parts, einbau: 'nein' } });
  const rows = allPlain(comparisonRows([paidStorage, unpaidStorage]));
  expect(rows.map(([, ...cells]) => cells)).toEqual([
    ['6.400 €', '6.400 €'],
    ['6.400 €', '6.400 €'],
    [expect.any(String), expect.any(String)],
    ['8 kWh', '8 kWh'],
    ['800 €', '800 €'],
    ['14,5 Jahren', expect.stringMatching(/^nicht in .* Jahren$/)],
  ]);
  expect(allPlain(comparisonRows([paidStorage, without]))[1]).toEqual([
    'Einbau',
    'dabei',
    expect.stringMatching(/^\+[\d.]+ €$/),
  ]);
});

test('two systems have a note each, two storages of one system the same', () => {
  expect(plain(comparisonNote([reckoned, checked(system)]))).toMatch(
    /^Angebot A: Gerechnet .*\. Angebot B: Nur der Preis ist verglichen\./,
  );
  expect(plain(comparisonNote([paidStorage, unpaidStorage]))).toMatch(/^Gerechnet mit 10,20 ct/);
});

test('a smaller storage is named with what it costs and when it is paid', () => {
  const smaller = { kWh: 5, price: 4000, years: 12.5 };
  const of = ({ storage, ...rest }: CheckedOffer, more: object) =>
    storageSize({ ...rest, storage: storage && { ...storage, ...more } }).map(plain);
  expect(of(paidStorage, {})).toEqual([expect.stringMatching(/^Ein Speicher hält etwa .*\.$/)]);
  expect(of(paidStorage, { smaller })[1]).toBe(
    'Mit 5 kWh für rund 4.000 € wären es 12,5 Jahre statt 14,5, bis er bezahlt ist.',
  );
  expect(of(unpaidStorage, { smaller })[1]).toBe(
    'Mit 5 kWh für rund 4.000 € wäre er nach 12,5 Jahren bezahlt.',
  );
  expect(storageSize(reckoned)).toEqual([]);
});
