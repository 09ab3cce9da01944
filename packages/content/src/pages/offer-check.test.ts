import { judgeOffer, type OfferComparison } from '@rebhang-solar/calculator/offer/judge-offer';
import type { Offer } from '@rebhang-solar/calculator/offer/offer-query';
import { defaultQuery } from '@rebhang-solar/calculator/query/query';
import { expect, test } from 'vitest';
import { costs } from '../figures/costs.ts';
import {
  comparisonShort,
  houseNote,
  lawNote,
  missingRows,
  offerAnswers,
  offerCheckPage,
  offerFieldLabel,
  offerMistakeText,
  offerQuestions,
  offerRemarks,
  offerRequestMessage,
  offerVerdict,
  offerVerdictShort,
  ownNote,
  priceOnly,
  storageNote,
  usualBySize,
  usualStorage,
  usualStorageTable,
  usualTable,
  wholeAccount,
} from './offer-check.ts';

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

/** 10 kWp without a storage, of which nothing is missing; usual are 10,000 to 18,000 €. */
const complete: Offer = {
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
const offer = (more: Partial<Offer>): Offer => ({ ...complete, ...more });

test.each([
  [offer({}), true, 'Fair: 14.000 €.'],
  [offer({}), false, 'Fair: 14.000 €. In 20 Jahren nicht bezahlt.'],
  [
    offer({ price: 20_000 }),
    false,
    'Über dem Üblichen: 20.000 €, 2.000 € mehr als die Spanne, mit der wir rechnen. In 20 Jahren nicht bezahlt.',
  ],
  [
    offer({ price: 9000 }),
    false,
    'Unter dem Üblichen: 9.000 €, 1.000 € weniger als die Spanne, mit der wir rechnen. Fragen Sie, was fehlt.',
  ],
  [
    offer({ price: 23_000, storageKWh: 10, storagePrice: 4000 }),
    true,
    'Teuer: 23.000 €. Die Anlage allein ist über dem Üblichen.',
  ],
])('%j, paid: %s, is judged in its first sentence', (given, isPaid, sentence) => {
  expect(plain(offerVerdict(given, judgeOffer(given), isPaid))).toBe(sentence);
});

test('the bar of a phone says by how much an offer is too dear, of any other only how it lies', () => {
  const short = (price: number) => plain(offerVerdictShort(judgeOffer(offer({ price }))));
  expect([20_000, 17_000, 9000].map(short)).toEqual([
    '2.000 € über dem Üblichen',
    'Teuer',
    'Unter dem Üblichen',
  ]);
});

const asked = (given: Offer) =>
  offerQuestions(given, judgeOffer(given)).map(({ question }) => plain(question));

test('of a complete offer nothing is asked but what every contract has to say', () => {
  expect(asked(complete)).toEqual([
    'Welche Module, welcher Wechselrichter genau?',
    'Wann bezahle ich wie viel?',
  ]);
  expect(asked(offer({ storageKWh: 8, storagePrice: 4800, price: 18_800 }))[0]).toBe(
    'Welche Module, welcher Wechselrichter, welcher Speicher genau?',
  );
});

test('at most six questions are asked, the most expensive first', () => {
  const parts = { geruest: 'nein', zaehlerschrank: 'unklar', anmeldung: 'nein' } as const;
  const questions = asked(
    offer({
      price: 40_000,
      storageKWh: 10,
      storagePrice: 15_000,
      vat: 'drin',
      defects: 'zwei',
      parts: { ...parts, ueberwachung: 'nein' },
    }),
  );
  expect(questions).toHaveLength(6);
  expect(questions[0]).toMatch(/^Warum kostet ein Kilowatt /);
  expect(questions[1]).toMatch(/^Warum kostet die Kilowattstunde Speicher 1\.500 €/);
  expect(questions.slice(2)).toEqual([
    'Warum enthält der Preis 19 % Mehrwertsteuer?',
    'Was kostet das Gerüst?',
    'Was kostet der Zählerschrank höchstens?',
    'Wer meldet die Anlage an, und wer ordnet sie der Einspeisung zu?',
  ]);
});

test.each([
  [{ price: 9000 }, 'Was ist in diesem Preis nicht enthalten?'],
  [{ price: 20_000 }, 'Wie lange gilt das Angebot?'],
  [{ vat: 'unklar' }, 'Ist in diesem Preis Mehrwertsteuer enthalten?'],
  [{ defects: 'unklar' }, 'Wie lange stehen Sie für Mängel ein, auch an Modulen und Geräten?'],
  [{ parts: { ...complete.parts, geruest: 'unklar' } }, 'Steht das Gerüst im Preis?'],
  [
    { parts: { ...complete.parts, ueberwachung: 'nein' } },
    'Womit sehe ich, ob die Anlage liefert?',
  ],
  [
    { storageKWh: 8, price: 18_800 },
    'Was kostet der Speicher allein, und wie viele Kilowattstunden sind nutzbar?',
  ],
] as [Partial<Offer>, string][])('of an offer with %j it is asked: %s', (more, question) => {
  expect(asked(offer(more))).toContain(question);
  expect(asked(complete)).not.toContain(question);
});

test('tax, a storage too large and a better size are told, and nothing else', () => {
  const taxed = offer({ price: 11_901, vat: 'drin', storageKWh: 15 });
  const better = { kwp: 8, speicher: 5, more: 1200 };
  expect(offerRemarks(taxed, judgeOffer(taxed), 7, 4500, better).map(plain)).toEqual([
    '1.900 € Mehrwertsteuer: bei Wohnhäusern 0 %.',
    'Der Speicher mit 15 kWh ist größer als nötig: Für 4.500 kWh im Jahr reichen etwa 7 kWh.',
    'In Ihrem Haus blieben mit 8 kWp und 5 kWh 1.200 € mehr übrig.',
  ]);
  expect(offerRemarks(complete, judgeOffer(complete), null, 4500, null)).toEqual([]);
});

test('monitoring costs nothing, so no account adds it', () => {
  const lacking = offer({ parts: { ...complete.parts, ueberwachung: 'nein', anmeldung: 'nein' } });
  const { rows, sum } = wholeAccount(lacking, judgeOffer(lacking));
  expect(rows.map(({ label, amount }) => [label, plain(amount)])).toEqual([
    ['Preis im Angebot', '14.000 €'],
    ['Anmeldung', '+300'],
  ]);
  expect(rows[1]?.note).toMatch(/^nicht dabei, /);
  expect(plain(sum.amount)).toBe('14.300 €');
  const rowsOfBoth = missingRows([judgeOffer(lacking), judgeOffer(complete)]);
  expect(rowsOfBoth.map((row) => row.map(plain))).toEqual([['Anmeldung', '+300 €', 'dabei']]);
});

test.each<[OfferComparison, RegExp, string]>([
  [
    { kind: 'totals', cheaper: 0, less: 900 },
    /^Angebot A ist 900 € günstiger/,
    'A: 900 € günstiger',
  ],
  [
    { kind: 'totals', cheaper: 1, less: 900 },
    /^Angebot B ist 900 € günstiger/,
    'B: 900 € günstiger',
  ],
  [{ kind: 'totals', cheaper: null, less: 0 }, /kosten gleich viel/, 'Beide kosten gleich viel'],
  [
    { kind: 'sizes', fromMiddle: [-1200, 700] },
    /Angebot A liegt 1\.200 € unter der Mitte .*Angebot B 700 € über der Mitte\.$/,
    'Angebot A und Angebot B',
  ],
  [
    { kind: 'sizes', fromMiddle: [0, 1] },
    /Angebot A liegt in der Mitte .*Angebot B 1 € über der Mitte\.$/,
    'Angebot A und Angebot B',
  ],
])('of two offers, %j, the better one is named, or how each lies', (compared, sentence, short) => {
  expect(plain(offerCheckPage.comparison.verdict(compared))).toMatch(sentence);
  expect(plain(comparisonShort(compared))).toBe(short);
});

test('beside the answer stands for which house it is reckoned', () => {
  expect(plain(houseNote(null))).toContain('das Haus unserer Beispiele');
  const house = { ...defaultQuery, verbrauch: 4200, auto: 12_000, waerme: 9000 };
  expect(plain(houseNote({ ...house, richtung: 'unbekannt' }))).toBe(
    'Gerechnet für Ihr Haus: 4.200 kWh im Jahr, Elektroauto, Wärmepumpe und ein Dach nach Südosten, weil die Richtung offen ist.',
  );
  const without = { ...house, auto: 0, waerme: 0 };
  for (const [richtung, name] of [
    ['west', 'Westen'],
    ['suedost', 'Südosten'],
    ['ost-west', 'Osten und Westen'],
  ] as const) {
    expect(plain(houseNote({ ...without, richtung }))).toBe(
      `Gerechnet für Ihr Haus: 4.200 kWh im Jahr und ein Dach nach ${name}.`,
    );
  }
  // What is only planned is reckoned with, too.
  expect(plain(houseNote({ ...without, geplant: 'beides' }))).toBe(
    'Gerechnet für Ihr Haus: 4.200 kWh im Jahr, Elektroauto, Wärmepumpe und ein Dach nach Süden.',
  );
});

test('years are those of the cautious law, and the other one stands below it with its range', () => {
  const payback = { low: 11.5, value: 17, high: 19.5 };
  const today = { regime: 'eeg2023', payback, afterTwenty: 1, returnPercent: 1.5 } as const;
  expect(plain(lawNote([today]))).toMatch(/^Gerechnet nach/);
  const draft = { low: 15, value: null, high: null };
  const cautious = { ...today, regime: 'eeg2027', payback: draft, returnPercent: -2 } as const;
  expect(plain(lawNote([cautious, today]))).toMatch(
    /^Vorsichtig gerechnet, .*EEG 2027.* bezahlt nach 17 Jahren \(11,5–19,5\), 1,5 % Rendite im Jahr\.$/,
  );
});

test('the request repeats the offer, and of a storage only what there is', () => {
  const first = (given: Offer) => plain(offerRequestMessage(given).split('\n')[0] ?? '');
  expect(first(complete)).toBe('Mir liegt ein Angebot vor: 14.000 €, Anlage 10 kWp.');
  expect(first(offer({ price: 19_000, storageKWh: 8, storagePrice: 5000 }))).toBe(
    'Mir liegt ein Angebot vor: 19.000 €, davon Speicher 5.000 €, Anlage 10 kWp, Speicher 8 kWh.',
  );
});

test.each([
  ['angebot', { kind: 'missing' }, /eine Zahl eingeben, zum Beispiel 19\.400\.$/],
  ['kwp', { kind: 'low', least: 2, most: 100 }, /von 2 kWp bis 100 kWp/],
  ['davonspeicher', { kind: 'part of price' }, /weniger sein als der ganze Preis/],
  ['speicher', { kind: 'no storage' }, /Kilowattstunden eingeben/],
  ['geruest', { kind: 'choice', choices: [] }, /Auswahl gibt es nicht/],
] as const)('what is wrong with %s, %j, is said in its own words', (field, mistake, words) => {
  expect(plain(offerMistakeText(field, mistake))).toMatch(words);
});

/** 8 kWh to a system of 2019, of which nothing is missing. */
const storage: Offer = {
  ...complete,
  kind: 'speicher',
  since: 2019,
  price: 6400,
  storageKWh: 8,
  parts: { einbau: 'ja', zaehlerschrank: 'ja', anmeldung: 'ja' },
};
const ofStorage = (more: Partial<Offer>): Offer => ({ ...storage, ...more });

test('of a storage alone it is asked what concerns a storage, and nothing of the system', () => {
  expect(asked(storage)).toEqual([
    'Ist Notstrom dabei, und wer richtet ihn ein?',
    'Passt der Speicher zu meinem Wechselrichter?',
    'Welcher Speicher genau, und wie viele Kilowattstunden sind nutzbar?',
    'Wann bezahle ich wie viel?',
  ]);
  const parts = storage.parts;
  const first = (more: Partial<Offer>) => asked(ofStorage(more))[0];
  expect(first({ parts: { ...parts, einbau: 'nein' } })).toBe('Was kostet der Einbau?');
  expect(first({ parts: { ...parts, einbau: 'unklar' } })).toBe('Steht der Einbau im Preis?');
  expect(asked(ofStorage({ parts: { ...parts, anmeldung: 'unklar' } }))).toContain(
    'Wer meldet den Speicher beim Netzbetreiber und im Register an?',
  );
  expect(asked(ofStorage({ defects: 'zwei' }))).toContain(
    'Wie lange stehen Sie für Mängel ein, auch am Speicher?',
  );
});

test.each([
  ['zaehlerschrank', 'unklar', 'Was kostet der Zählerschrank höchstens?'],
  ['anmeldung', 'unklar', 'Wer meldet die Anlage an, und wer ordnet sie der Einspeisung zu?'],
  ['ueberwachung', 'unklar', 'Womit sehe ich, ob die Anlage liefert?'],
  ['geruest', 'nein', 'Was kostet das Gerüst?'],
] as const)('where %s is „%s“ it is asked: %s', (part, answer, question) => {
  expect(asked(offer({ parts: { ...complete.parts, [part]: answer } }))).toContain(question);
});

test('what is said with the whole price depends on what is missing, and of a storage on its size', () => {
  const title = (given: Offer) => plain(offerVerdict(given, judgeOffer(given), true));
  expect(title(offer({ parts: { ...complete.parts, anmeldung: 'nein' } }))).toBe(
    'Fair: 14.300 € mit allem, was dazugehört.',
  );
  expect(title(storage)).toMatch(/: 6\.400 € für 8 kWh[.,]/);
  const dearStorage = offer({ price: 20_000, storageKWh: 8, storagePrice: 9000 });
  expect(title(dearStorage)).toMatch(/ Der Speicher allein ist über dem Üblichen\.$/);
});

const credited = (cents: number, paidUntil = 2039) =>
  ({ cents, paidUntil }) as Parameters<typeof storageNote>[1];

test.each([
  [
    2019,
    10.2,
    'Gerechnet mit 10,20 ct für jede eingespeiste kWh bis Ende 2039, dem Mittel der Sätze von 2019.',
  ],
  [
    null,
    7.7,
    'Gerechnet mit 7,70 ct für jede eingespeiste kWh, dem heutigen Satz, weil das Jahr der Anlage offen ist.',
  ],
  [2004, 0, 'Für eingespeisten Strom ist nichts gerechnet: Die 20 Jahre der Vergütung sind um.'],
])(
  'for a system of %s with %d ct the account says what its power is worth',
  (since, cents, note) => {
    expect(plain(storageNote(ofStorage({ since }), credited(cents)))).toBe(note);
  },
);

test('what a dear storage usually costs is said with its fitting, or with what else to ask', () => {
  const why = (given: Offer) =>
    offerQuestions(given, judgeOffer(given))
      .filter(({ question }) => question.startsWith('Warum kostet die Kilowattstunde'))
      .map((asked) => plain(asked.why));
  expect(why(ofStorage({ price: 16_000 }))).toEqual([
    expect.stringMatching(/^Üblich sind [\d.]+–[\d.]+ €, mit Einbau\.$/),
  ]);
  expect(why(offer({ price: 20_000, storageKWh: 8, storagePrice: 9000 }))).toEqual([
    expect.stringMatching(/–[\d.]+ €\. Fragen Sie auch nach dem Preis ohne Speicher\.$/),
  ]);
});

test('that some are paid for own use is said of systems from 2009 to 2012', () => {
  const isSaid = (since: number | null) =>
    storageNote(ofStorage({ since }), credited(30)).includes('auch für selbst verbrauchten Strom');
  expect([2008, 2009, 2012, 2013, null].map(isSaid)).toEqual([false, true, true, false, false]);
});

test('our own price is named beside a system for its size, beside a storage for a kWh', () => {
  expect(plain(ownNote(complete))).toMatch(
    /^Wir sind selbst Anbieter: Bei uns kostet diese Größe [\d.]+00–[\d.]+00 €, umgerechnet von [\d,]+ kWp\.$/,
  );
  expect(plain(ownNote(storage))).toMatch(
    /^Wir sind selbst Anbieter: Zu einer neuen Anlage kostet ein kWh Speicher bei uns [\d.]+–[\d.]+ €\.$/,
  );
  const ends = (given: Offer) =>
    plain(ownNote(given))
      .match(/[\d.]{5,}/g)
      ?.map((euros) => Number(euros.replace('.', ''))) ?? [];
  const bare = ends(complete);
  const stored = ends(offer({ storageKWh: 10 }));
  for (const end of [0, 1] as const) {
    const added = (stored[end] ?? 0) - (bare[end] ?? 0);
    expect(Math.abs(added - 10 * costs.storagePerKwhToday.value[end])).toBeLessThanOrEqual(100);
  }
  expect(plain(priceOnly(complete))).toContain('Was die Anlage bringt');
  expect(plain(priceOnly(storage))).toContain('Was der Speicher bringt');
});

test('before anything is entered the usual prices stand there for the sizes of houses', () => {
  expect(Math.max(...usualBySize.map(({ size }) => size))).toBe(20);
  expect(usualTable.rows.map((row) => row.length)).toEqual(usualBySize.map(() => 3));
  const ten = usualBySize.find(({ size }) => size === 10);
  expect(ten?.usual).toEqual([1000, 1800]);
  expect(plain(usualTable.rows[usualBySize.indexOf(ten as never)]?.join('; ') ?? '')).toMatch(
    /^10 kWp; 1\.000–1\.800 €; [\d.]+–[\d.]+ €$/,
  );
  expect(usualStorage.map(({ size }) => size)).toEqual([5, 8, 10, 15]);
  for (const { size, usual, perKWh } of usualStorage) {
    for (const end of [0, 1] as const) {
      expect(usual[end] % 100).toBe(0);
      expect(perKWh[end] % 10).toBe(0);
      expect(Math.abs(usual[end] / size - perKWh[end])).toBeLessThan(20);
    }
  }
  expect(plain(usualStorageTable.rows[1]?.[0] ?? '')).toBe('8 kWh');
});

test('each question about an offer has its answers and its label', () => {
  const labels = (...of: Parameters<typeof offerAnswers>) =>
    offerAnswers(...of).map(({ value, label }) => `${value}: ${plain(label)}`);
  expect(labels('mwst')).toEqual(['drin: 19 % drin', 'keine: 0 %', 'unklar: steht nicht da']);
  expect(labels('gewaehrleistung')).toEqual([
    'zwei: 2 Jahre',
    expect.stringMatching(/^fuenf: ab \d+ Jahre$/),
    'unklar: steht nicht da',
  ]);
  expect(labels('geruest')).toEqual(['ja: ja', 'nein: nein', 'unklar: steht nicht da']);
  expect(offerFieldLabel('kwp')).toBe('Anlage');
  expect(offerFieldLabel('kwp', 'speicher')).toBe('Vorhandene Anlage');
  expect(offerFieldLabel('speicher', 'speicher')).toBe('Speicher');
});

test('an example of a price is that of a system, or of a storage; a year is not parted', () => {
  const said = (...of: Parameters<typeof offerMistakeText>) => plain(offerMistakeText(...of));
  expect(said('angebot', { kind: 'number' } as never, 'speicher')).toMatch(/Beispiel 6\.400\.$/);
  expect(said('kwp', { kind: 'missing' } as never, 'speicher')).toBe(
    'Vorhandene Anlage: Bitte eine Zahl eingeben, zum Beispiel 10.',
  );
  expect(said('seit', { kind: 'high', least: 2000, most: 2026 } as never)).toBe(
    'In Betrieb seit: Bitte einen Wert von 2000 bis 2026 eingeben.',
  );
});

test('an offer is repeated in one line, and its scale says for what it holds', () => {
  const { form, scale } = offerCheckPage;
  const withStorage = offer({ price: 27_900, storageKWh: 8 });
  expect([complete, withStorage, storage].map((given) => plain(form.line(given)))).toEqual([
    '14.000 €, 10 kWp',
    '27.900 €, 10 kWp, 8 kWh',
    'Nur Speicher, 8 kWh, 6.400 €',
  ]);
  expect([complete, withStorage, storage].map((given) => plain(scale.intro(given)))).toEqual([
    expect.stringContaining('für 10 kWp ohne Speicher rechnen'),
    expect.stringContaining('für 10 kWp mit 8 kWh Speicher rechnen'),
    expect.stringContaining('für 8 kWh mit Einbau rechnen'),
  ]);
  const price = { price: 14_000, usual: [10_000, 18_000], fair: [12_000, 16_000] } as const;
  expect(plain(scale.text({ ...price, verdict: 'fair' }))).toBe(
    '14.000 €: fair. Üblich 10.000–18.000 €, fair 12.000–16.000 €.',
  );
  expect(scale.note(storage)).toContain('Einbau');
  expect(scale.note(complete)).not.toContain('Einbau');
});

test('the request for a storage names the system that is there, and its year if it is known', () => {
  const first = (given: Offer) => plain(offerRequestMessage(given).split('\n')[0] ?? '');
  expect(first(storage)).toBe(
    'Mir liegt ein Angebot vor: 6.400 € für einen Speicher mit 8 kWh zu meiner Anlage mit 10 kWp von 2019.',
  );
  expect(first(ofStorage({ since: null }))).toMatch(/ zu meiner Anlage mit 10 kWp\.$/);
});

test('what may be missing is said so in the account', () => {
  const open = offer({ parts: { ...complete.parts, anmeldung: 'unklar' } });
  expect(plain(wholeAccount(open, judgeOffer(open)).rows[1]?.note ?? '')).toMatch(
    /^falls es fehlt, [\d.]+–[\d.]+ €, im Mittel$/,
  );
});
