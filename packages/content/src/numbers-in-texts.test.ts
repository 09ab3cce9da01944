import { afterEach, expect, test, vi } from 'vitest';
import type { Block, Section } from './article.ts';

// Each number of these houses tells whose it is, so that the one of another house, law or storage is seen.
vi.mock('./houses/results.ts', () => import('./testing/numbered-houses.ts'));
vi.mock('./with-calculator.ts', () => ({
  hasCalculator: true,
  needCalculator: () => undefined,
  withCalculator: (part: () => unknown) => part(),
}));

type ReformState = typeof import('@rebhang-solar/calculator/law/reform')['reform']['state'];
type Houses = typeof import('./houses/results.ts')['houseResults'];

const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ').replaceAll('\u00AD', '');
const plainly = <T>(value: T): T => JSON.parse(plain(JSON.stringify(value)));

/** Sets the law and houses before the texts are loaded, which take them in as they are. */
async function given(state: ReformState, change?: (houses: Houses) => void): Promise<void> {
  vi.resetModules();
  const { reform } = await import('@rebhang-solar/calculator/law/reform');
  reform.state = state;
  const { houseResults } = await import('./houses/results.ts');
  const kept = structuredClone(houseResults);
  change?.(houseResults);
  restore = () => Object.assign(houseResults, kept);
}

let restore = () => {};
afterEach(() => restore());

const blocksOf = (parts: readonly (Section | Block)[] | Section | undefined) =>
  [parts ?? []].flat().flatMap((part) => ('blocks' in part ? part.blocks : [part])) as Block[];

/** The head and the rows of the table whose caption begins so. */
function table(parts: Parameters<typeof blocksOf>[0], caption: string): string[][] {
  const found = blocksOf(parts).find(
    (block) => block.type === 'table' && plain(block.caption).startsWith(caption),
  );
  return found?.type === 'table'
    ? plainly([[...found.head], ...found.rows.map((row) => [...row])])
    : [];
}

/** All texts and links, in one line. */
const said = (parts: Parameters<typeof blocksOf>[0]) => plain(JSON.stringify(blocksOf(parts)));

test('what the limit takes is shown without and with storage, and unpaid hours in per cent, by each law', async () => {
  await given('draft');
  const { solarPeaks } = await import('./faq/decisions/solar-peaks.ts');
  expect(table(solarPeaks, 'Im ersten Jahr bei 13')).toEqual([
    ['Was wegfällt', 'Nach dem Entwurf', 'Nach heutigem Gesetz'],
    ['Begrenzung, ohne Speicher', '317 kWh', '313 kWh'],
    ['Begrenzung, mit 3 kWh Speicher', '217 kWh', '213 kWh'],
    ['Einspeisung zu negativen Preisen, mit Speicher', 'rund 17 %', 'rund 13 %'],
  ]);
  // 213 kWh, and 13 % of 6,130 kWh, at 7.6 ct.
  expect(said(solarPeaks)).toMatch(
    /Begrenzung nach heutigem Gesetz rund 15 € im Jahr; .* kostet hier rund 60 € im Jahr\. Allein wegen der Begrenzung lohnt sich das Vorziehen also nicht\./,
  );
});

test('an early smart meter may pay where the limit takes as much as the negative prices', async () => {
  // 163 kWh at 7.62 ct are 12.42 €, and 13 % of 1,000 kWh 9.91 €: to five euros both are ten.
  await given('draft', ({ family }) => {
    family.eeg2023.system.curtailedKWh = 163;
    family.eeg2023.system.feedInKWh = 1000;
  });
  const { solarPeaks } = await import('./faq/decisions/solar-peaks.ts');
  expect(said(solarPeaks)).toMatch(
    /rund 10 € im Jahr; .* hier rund 10 € im Jahr\. Das Vorziehen kann sich also lohnen\./,
  );
});

test('sizes and prices of a storage span both laws, the lower number being today’s', async () => {
  await given('draft');
  const { storageOrNot } = await import('./faq/decisions/storage-or-not.ts');
  expect(table(storageOrNot, 'Welche Größe am meisten bringt').slice(1)).toEqual([
    ['Zwei Personen, Ost-West-Dach', '15–19 kWh', '723–727 €'],
    ['Fünf Personen', '5–9 kWh', '713–717 €'],
    ['Fünf, mit Elektroauto', '25–29 kWh', '733–737 €'],
    ['Fünf, Wärmepumpe und Elektroauto', '35–39 kWh', '743–747 €'],
  ]);
  expect(said(storageOrNot)).toContain(
    'mit mehr als 39 kWh bringt in keinem dieser Häuser mehr ein. Wo zwei Zahlen stehen, gehört jede zu einem der beiden Gesetze, die ab 2027 gelten können; die untere gilt, wenn es beim heutigen bleibt.',
  );
});

test.each([
  ['size', 'bestKWh', 60, '19–60 kWh', '723–727 €', 60],
  ['price', 'breakEvenPerKWh', 800, '15–19 kWh', '727–800 €', 39],
] as const)(
  'where the %s of one house is higher today, the lower number is not said to be today’s',
  async (_what, name, value, size, price, most) => {
    await given('draft', ({ couple }) => {
      if (couple.eeg2023.storage) couple.eeg2023.storage[name] = value;
    });
    const { storageOrNot } = await import('./faq/decisions/storage-or-not.ts');
    const [, couple] = table(storageOrNot, 'Welche Größe am meisten bringt');
    expect(couple).toEqual(['Zwei Personen, Ost-West-Dach', size, price]);
    expect(said(storageOrNot)).toContain(`mit mehr als ${most} kWh bringt`);
    expect(said(storageOrNot)).toContain('die ab 2027 gelten können."');
  },
);

test('numbers that are the same under both laws stand once, and may be called the lower', async () => {
  await given('draft', ({ couple }) => {
    couple.eeg2027.storage = structuredClone(couple.eeg2023.storage);
  });
  const { storageOrNot } = await import('./faq/decisions/storage-or-not.ts');
  const [, couple] = table(storageOrNot, 'Welche Größe am meisten bringt');
  expect(couple?.slice(1)).toEqual(['15 kWh', '723 €']);
  expect(said(storageOrNot)).toContain('die untere gilt');
});

test('where one law holds, the tables have its column alone', async () => {
  await given('dropped');
  const { storageOrNot } = await import('./faq/decisions/storage-or-not.ts');
  const { solarPeaks } = await import('./faq/decisions/solar-peaks.ts');
  const { article } = await import('./faq/photovoltaik-lohnt-sich-2025.ts');
  const { article: onStorage } = await import('./faq/photovoltaik-stromspeicher-notwendig.ts');
  const { consultationPage } = await import('./pages/consultation.ts');
  expect(table(storageOrNot, 'Welche Größe am meisten bringt')[1]?.slice(1)).toEqual([
    '15 kWh',
    '723 €',
  ]);
  expect(said(storageOrNot)).not.toContain('Wo zwei Zahlen stehen');
  expect(table(solarPeaks, 'Im ersten Jahr')[1]).toEqual(['Begrenzung, ohne Speicher', '313 kWh']);
  expect(plain(article.answer)).toMatch(
    /Nach Abzug aller Kosten bleiben nach 20 Jahren rund 1\.300 € \(−1\.300 bis 3\.900 €\)\. Die Module/,
  );
  expect(plainly(article.headline)).toEqual({
    figure: '13 Jahre',
    note: 'bis 13 kWp mit 3 kWh Speicher bezahlt sind',
  });
  expect(plain(article.questions[0]?.answer ?? '')).toMatch(
    /rund 130 € \(−13 bis 260 €\) im Jahr, nach heutigem Gesetz gerechnet\.$/,
  );
  expect(said(onStorage.sections)).toContain(
    'Für sich allein hat sich der Speicher mit 3 kWh nach heutigem Gesetz in 13,5 Jahren (9–19) bezahlt."',
  );
  expect(plain(consultationPage.testimonials.today?.text ?? '')).toMatch(
    /3 kWh Speicher, nach heutigem Gesetz, vor laufenden Kosten\.$/,
  );
  expect(consultationPage.testimonials.today?.savings).toBe(96);
});

test('a car and a heat pump are compared by the cautious law, consumption to hundreds', async () => {
  await given('draft');
  const { heatPumpAndWallBox } = await import('./faq/decisions/heat-pump-and-wall-box.ts');
  expect(table(heatPumpAndWallBox, 'Fünf Personen in')).toEqual([
    ['Im Jahr', 'Ohne', 'Auto', 'Auto, Wärmepumpe'],
    ['Anlage', '17 kWp', '37 kWp', '47 kWp'],
    ['Speicher', '7 kWh', '27 kWh', '37 kWh'],
    ['Verbrauch', '5.200 kWh', '5.400 kWh', '5.500 kWh'],
    ['Solarstrom im Haus genutzt', '37 %', '57 %', '67 %'],
    ['Verbrauch selbst gedeckt', '57 %', '77 %', '87 %'],
    ['Aus dem Netz', '2.200 kWh', '2.400 kWh', '2.500 kWh'],
  ]);
  expect(said(heatPumpAndWallBox)).toMatch(/personen=5&auto=15000&waerme=15000&/);
});

test('each household stands with its size, its verdict, and its money by each law', async () => {
  await given('draft', ({ couple, familyWithCar }) => {
    couple.eeg2027.system.returnPercent.value = -0.5;
    couple.eeg2023.system.returnPercent.value = -11;
    familyWithCar.eeg2023.system.payback = { low: 18, value: null, high: null };
  });
  const { households } = await import('./faq/decisions/households.ts');
  expect(table(households, 'Lohnt es sich?')).toEqual([
    ['Haushalt und Urteil', 'Nach dem Entwurf', 'Nach heutigem Gesetz'],
    [
      'Zwei Personen, Ost-West-Dach; 27 kWp, 17 kWh Speicher: nein',
      'rund 2.700 € (−2.700 bis 8.100 €), −0,5 % Rendite im Jahr, bezahlt nach 27 Jahren (24–32)',
      'rund 2.300 € (−2.300 bis 6.900 €), unter −10 % Rendite im Jahr, bezahlt nach 23 Jahren (20–28)',
    ],
    [
      'Fünf, mit Elektroauto; 37 kWp, 27 kWh Speicher: ja',
      'rund 3.700 € (−3.700 bis 11.100 €), 3,7 % Rendite im Jahr, bezahlt nach 37 Jahren (34–42)',
      'rund 3.300 € (−3.300 bis 9.900 €), 3,3 % Rendite im Jahr, bezahlt nach mehr als 20 Jahren (18 bis mehr als 20)',
    ],
    [
      'Fünf, mit Elektroauto und Wärmepumpe; 47 kWp, 37 kWh Speicher: ja',
      'rund 4.700 € (−4.700 bis 14.100 €), 4,7 % Rendite im Jahr, bezahlt nach 47 Jahren (44–52)',
      'rund 4.300 € (−4.300 bis 12.900 €), 4,3 % Rendite im Jahr, bezahlt nach 43 Jahren (40–48)',
    ],
  ]);
});

test('a kWp’s yield is shown for each month and the year, rounded once, to the south and to east and west', async () => {
  await given('draft');
  const { targetYields } = await import('./faq/decisions/target-yields.ts');
  const rows = table(targetYields, 'Ertrag im Monat');
  expect(rows[0]).toEqual(['Monat', 'Süden, kWh je kWp', 'Ost-West, kWh je kWp']);
  expect([rows[1], rows[2], rows[6], rows[12], rows[13]]).toEqual([
    ['Januar', '14', '16'],
    ['Februar', '24', '26'],
    ['Juni', '64', '66'],
    ['Dezember', '124', '126'],
    ['Jahr', '823', '856'],
  ]);
});

test('a missing entry is set beside what a month’s feed-in brings', async () => {
  await given('draft');
  const { firstYearNotices } = await import('./faq/decisions/first-year-notices.ts');
  // 6,343 kWh at 7.7 ct are 488 €, a twelfth of them 40.67 €; 13 kWp cost 10 € each.
  expect(said(firstYearNotices)).toContain(
    'Eine Anlage mit 13 kWp und Speicher bringt bei Start bis 31.12.2026 mit der Einspeisung im Mittel etwa 41 € im Monat. Fehlt der Eintrag im Register, kostet das 130 € im Monat',
  );
});

test('the article on whether it pays takes each sum from its house, law and year', async () => {
  await given('draft');
  const { article } = await import('./faq/photovoltaik-lohnt-sich-2025.ts');
  expect(plain(article.answer)).toContain(
    'Fünf Personen: eher ja. Mit Elektroauto: ja. Zwei Personen: ja. Es entscheiden Ihr Verbrauch und das Gesetz beim Start. Käme der Entwurf zum EEG 2027, bleiben nach 20 Jahren rund 1.700 € (−1.700 bis 5.100 €). Bliebe es beim heutigen Gesetz, bleiben nach 20 Jahren rund 1.300 € (−1.300 bis 3.900 €). Der Entwurf ist nicht beschlossen.',
  );
  expect(plainly(article.headline)).toEqual({
    figure: '13 oder 17 Jahre',
    note: 'bis 13 kWp mit 3 kWh Speicher bezahlt sind, je nachdem, welches Gesetz beim Start gilt',
  });
  expect(table(article.sections, 'Mit 3 kWh Speicher. Netzstrom zu')).toEqual([
    ['Posten', 'Nach dem Entwurf', 'Nach heutigem Gesetz'],
    ['Kaufpreis', '21.700 €', '21.300 €'],
    ['Nicht gekaufter Strom, im Mittel eines Jahres', '870 €', '830 €'],
    ['Eingespeister Strom, im Mittel eines Jahres', '334 €', '326 €'],
    ['Rendite im Jahr, nach allen Kosten', '1,7 %', '1,3 %'],
    ['Bezahlt', 'nach 17 Jahren (14–22)', 'nach 13 Jahren (10–18)'],
    [
      'Das bleibt nach 20 Jahren',
      'rund 1.700 € (−1.700 bis 5.100 €)',
      'rund 1.300 € (−1.300 bis 3.900 €)',
    ],
    [
      'Ohne Speicher bliebe',
      'rund 11.700 € (−11.700 bis 35.100 €)',
      'rund 11.300 € (−11.300 bis 33.900 €)',
    ],
  ]);
  expect(table(article.sections, 'Wohin der Strom geht').slice(1)).toEqual([
    ['Eigenverbrauch, Anteil am Solarstrom', '133 %', '33 %'],
    ['Autarkie, Anteil am Verbrauch', '153 %', '53 %'],
  ]);
  expect(said(article.sections)).toContain('sie liefern rund 9.100 kWh im Jahr.');
  expect(plain(article.questions[0]?.answer ?? '')).toMatch(
    /rund 170 € \(−17 bis 340 €\) im Jahr, nach dem Entwurf gerechnet; bliebe es beim heutigen Gesetz, rund 130 € \(−13 bis 260 €\)\.$/,
  );
  const chart = article.visual.type === 'chart' ? plainly(article.visual) : undefined;
  expect(chart?.chart.rows).toEqual([
    { label: 'Ohne Speicher', value: '2.404 €', start: 0, least: 1870, most: 2404 },
    { label: 'Mit 3 kWh Speicher', value: '1.204 €', start: 0, least: 870, most: 1204 },
  ]);
  expect(chart?.chart.ticks.map(({ label }) => label)).toEqual([
    ...['0', '500', '1.000', '1.500', '2.000', '2.500 €'],
  ]);
  expect(chart?.caption).toBe(
    'Vorsichtig nach dem Entwurf gerechnet, vor Versicherung und Wartung.',
  );
});

test('years that are the same under both laws stand once above the article', async () => {
  await given('draft', ({ family }) => {
    family.eeg2023.system.payback = structuredClone(family.eeg2027.system.payback);
  });
  const { article } = await import('./faq/photovoltaik-lohnt-sich-2025.ts');
  expect(plain(article.headline.figure)).toBe('17 Jahre');
});

test('the article on storages shows what each size keeps in the house and brings by each law', async () => {
  await given('draft');
  const { article } = await import('./faq/photovoltaik-stromspeicher-notwendig.ts');
  expect(plain(article.answer)).toContain(
    'mit fünf Personen und 13 kWp rät unser Rechner zu 3 kWh: Statt 133 % nutzen Sie damit 33 % Ihres Solarstroms selbst, für rund 2.700 €.',
  );
  expect(plainly(article.headline)).toEqual({
    figure: '153 % → 53 %',
    note: 'des Verbrauchs deckt die Sonne: erst ohne, dann mit 3 kWh Speicher',
  });
  expect(table(article.sections, 'Süddach in')).toEqual([
    ['Speicher', 'Eigenverbrauch', 'Autarkie'],
    ['ohne', '133 %', '153 %'],
    ['17 kWh', '12 %', '11 %'],
    ['34 kWh', '22 %', '21 %'],
    ['51 kWh', '32 %', '31 %'],
  ]);
  expect(table(article.sections, 'Was der Speicher nach 20 Jahren')).toEqual([
    ['Speicher', 'Preis', 'Nach dem Entwurf', 'Nach heutigem Gesetz'],
    ['17 kWh', '1.017 €', '−240 €', '−160 €'],
    ['34 kWh', '2.017 €', '−140 €', '−60 €'],
    ['51 kWh', '3.017 €', '−40 €', '40 €'],
  ]);
  expect(said(article.sections)).toContain(
    'Für sich allein hat sich der Speicher mit 3 kWh nach dem Entwurf in 17,5 Jahren (13–23) bezahlt, bliebe es beim heutigen Gesetz, in 13,5 Jahren (9–19). Der Entwurf ist nicht beschlossen.',
  );
});

test('the price of the example is that of the system and of its storage, and its year costs what the cautious law says', async () => {
  await given('draft');
  const { article } = await import('./faq/photovoltaik-kosten-einfamilienhaus.ts');
  expect(plainly(article.headline)).toEqual({
    figure: '19.000 €',
    note: 'für 13 kWp mit 3 kWh Speicher, fertig montiert',
  });
  const rows = article.visual?.type === 'chart' ? plainly(article.visual.chart.rows) : [];
  expect(rows).toEqual([
    { label: 'Anlage, 13 kWp', value: '17.200 €', start: 0, least: 17_200, most: 17_200 },
    { label: 'Speicher, 3 kWh', value: '1.800 €', start: 17_200, least: 17_200, most: 19_000 },
  ]);
  expect(plain(article.questions[1].answer)).toMatch(/13 kWp und 3 kWh Speicher rund 217 €: Vers/);
});

test('the meter’s chart parts what is yielded without storage into what is fed in and what is used', async () => {
  await given('draft');
  const { article } = await import('./faq/photovoltaik-abrechnung-netzbetreiber.ts');
  const rows = article.visual.type === 'chart' ? plainly(article.visual.chart.rows) : [];
  expect(rows).toEqual([
    {
      label: 'Erzeugt, laut Wechselrichter',
      value: '9.070 kWh',
      start: 0,
      least: 7440,
      most: 9070,
    },
    { label: 'davon eingespeist', value: '7.440 kWh', start: 0, least: 7440, most: 7440 },
    { label: 'davon selbst verbraucht', value: '1.630 kWh', start: 7440, least: 7440, most: 9070 },
    { label: 'Aus dem Netz bezogen', value: '3.170 kWh', start: 0, least: 3170, most: 3170 },
  ]);
});

test('the page on consultations sets a month of the cautious law beside what customers say', async () => {
  await given('draft');
  const { consultationPage } = await import('./pages/consultation.ts');
  expect(plainly(consultationPage.testimonials.today)).toEqual({
    savings: 100,
    text: 'Zum Vergleich, heute gerechnet: fünf Personen, 13 kWp und 3 kWh Speicher, nach dem Entwurf, vor laufenden Kosten; nach heutigem Gesetz 96 €.',
  });
});

test('roofs to other sides are told in per cent of one to the south', async () => {
  await given('draft');
  const { yieldShare } = await import('./houses/roof-yield.ts');
  const sides = ['sued', 'suedost', 'suedwest', 'ost', 'west', 'ost-west', 'nord'] as const;
  expect(sides.map((side) => plain(yieldShare(side)))).toEqual([
    ...['100 %', '96 %', '95 %', '82 %', '81 %', '80 %', '56 %'],
  ]);
});

test('a house without storage has none in the tables, and its article cannot be written', async () => {
  await given('draft', ({ family }) => {
    family.eeg2023.withoutStorage = null;
  });
  const { solarPeaks } = await import('./faq/decisions/solar-peaks.ts');
  expect(table(solarPeaks, 'Im ersten Jahr')[1]).toEqual([
    ...['Begrenzung, ohne Speicher', '317 kWh', '213 kWh'],
  ]);
  await expect(import('./faq/photovoltaik-stromspeicher-notwendig.ts')).rejects.toThrow(
    'The house of the examples has no storage',
  );
});

test.each([
  [
    'draft',
    {
      figure: '7,70 ct/kWh',
      note: '20 Jahre lang, wenn Ihre Anlage vor dem 01.01.2027 startet; für spätere Starts ist es offen',
    },
    /Wer vor dem 01\.01\.2027 startet, bekommt 7,70 ct\/kWh für 20 Jahre\. .* Der Entwurf sieht 5,2 ct\/kWh für 36 Monate vor, das heutige Gesetz 7,62 ct\/kWh\./,
    'Nach dem Entwurf fällt er ab 2027 weg.',
    'Die Bundesregierung hat am 29.07.2026 ein neues Gesetz vorgelegt (EEG 2027, Entwurf, nicht beschlossen)',
    'Start ab 2027 nach dem Entwurf (nicht beschlossen), über 2 kW',
  ],
  [
    'law',
    { figure: '5,2 ct/kWh', note: 'höchstens 36 Monate lang' },
    /Wer jetzt bestellt, bekommt 5,2 ct\/kWh, höchstens 36 Monate lang\.$/,
    'Für Starts ab 2027 gibt es ihn nicht mehr.',
    'Für Anlagen, die seit dem 01.01.2027 starten, gilt das EEG 2027.',
    'Start ab 2027, über 2 kW',
  ],
  [
    'dropped',
    { figure: '7,62 ct/kWh', note: 'für Anlagen bis 10 kWp, die ab dem 01.02.2027 starten' },
    /ab dem 01\.02\.2027 7,62 ct\/kWh für Anlagen bis zu 10 kWp\.$/,
    undefined,
    'Gesetz ist er nicht geworden, für neue Anlagen gilt weiter das EEG 2023.',
    undefined,
  ],
] as const)(
  'while the reform is %s, the articles say what is paid for a start to come',
  async (state, headline, answer, fullFeedIn, opening, box) => {
    await given(state);
    const { article } = await import('./faq/photovoltaik-einspeisung-ueberschuss.ts');
    const { article: costs } = await import('./faq/photovoltaik-kosten-einfamilienhaus.ts');
    expect(plainly(article.headline)).toEqual(headline);
    expect(plain(article.answer)).toMatch(answer);
    const text = said(article.sections);
    expect(text).toContain(opening);
    const onFullFeedIn = [
      'Nach dem Entwurf fällt er ab 2027 weg.',
      'Für Starts ab 2027 gibt es ihn nicht mehr.',
    ];
    expect(onFullFeedIn.filter((sentence) => text.includes(sentence))).toEqual(
      fullFeedIn === undefined ? [] : [fullFeedIn],
    );
    const cases = table(costs.sections, 'Was der Zähler Sie höchstens kostet').map(
      ([name]) => name,
    );
    expect(cases.filter((name) => name?.startsWith('Start ab 2027'))).toEqual(
      box === undefined ? [] : [box],
    );
  },
);
