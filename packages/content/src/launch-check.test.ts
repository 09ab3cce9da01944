import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { reform } from '@rebhang-solar/calculator/law/reform';
import { expect, onTestFinished, test } from 'vitest';
import { region } from './company/region.ts';
import { type SampleKey, sampleDigests, sampleWords } from './company/samples.ts';
import { ledgerEntries } from './figures/ledger.ts';
import { reformToCheck } from './figures/reform.ts';
import {
  digestsAt,
  isReady,
  launchCheck,
  launchReport,
  openPlaces,
  samples,
  stillInvented,
} from './launch-check.ts';

const root = resolve(import.meta.dirname, '../../..');

const beforeTheNextTariff = new Date('2026-12-31T12:00:00Z');
const afterIt = new Date('2027-02-01T12:00:00Z');

/** The keys of samples that do not only ask for somebody's look. */
const sampleKeys = (options: Parameters<typeof samples>[0]) =>
  samples(options)
    .map(({ key }) => key)
    .filter((key) => key in sampleDigests);

// Whoever replaces the company begins with its name: from then on each value is theirs to change.
test.runIf(samples({ confirmedKeys: [] }).some(({ key }) => key === 'identity.name'))(
  'every key of the table is a sample while the sample company stands here',
  () => {
    const left = samples({ confirmedKeys: [] }).map(({ key }) => key);
    const others = (Object.keys(sampleWords) as SampleKey[]).filter((key) => !left.includes(key));
    expect(others.map((key) => [key, digestsAt(key)])).toEqual([]);
  },
);

test('a value is a sample until it is another one, wherever it stands in a list', () => {
  const sheet = { name: 'Wallbox' };
  const values = {
    contact: {
      phone: '030 23125-014',
      email: 'info@firma.de',
      profiles: { facebook: undefined, instagram: 'https://instagram.com/firma' },
    },
    prices: {
      perKwp: { asOf: '2027-01', unit: '€', value: [1400, 1800] },
      service: { asOf: '2027-01', unit: '€', value: [300, 501] },
      pricesToday: { size: { value: 10 } },
    },
    places: { river: undefined },
    'data-sheets': [{ name: 'Solarmodule', file: 'module.pdf' }, sheet],
  };
  expect(sampleKeys({ values, confirmedKeys: [] })).toEqual([
    'contact.phone',
    'contact.profiles.facebook',
    'prices.perKwp',
    'prices.pricesToday.size',
    'data-sheets.wallbox',
  ]);
});

test('a key that is confirmed is no longer asked for', () => {
  const values = { identity: { copyrightYear: 2025 }, region: { municipalHolidays: [] } };
  expect(sampleKeys({ values, confirmedKeys: ['identity.copyrightYear'] })).toEqual([
    'region.municipalHolidays',
  ]);
});

test('a picture is no sample once its file is another, and where there are none', async () => {
  const pictures = await mkdtemp(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(pictures, { recursive: true }));
  await writeFile(join(pictures, 'hero.jpg'), 'a photograph of our own');
  const values = { pictures: { hero: { alt: 'Haus' }, montage: { alt: 'Montage' } } };
  expect(sampleKeys({ values, confirmedKeys: [], pictures })).toEqual([]);
});

test('texts and months stay until somebody confirms that they have looked', () => {
  const looks = Object.keys(sampleWords).filter((key) => !(key in sampleDigests));
  const left = samples({ values: {}, confirmedKeys: ['legal/agb'] });
  expect(left.map(({ key }) => key)).toEqual(looks.filter((key) => key !== 'legal/agb'));
  expect(left.map(({ file }) => file)).toContain('packages/content/src/legal/impressum.ts');
  for (const { file } of left) expect(existsSync(join(root, file)), file).toBe(true);
});

const nothing = {
  mistakes: [],
  samples: [],
  expired: [],
  reform: [],
  toCheck: [],
  settings: [],
  foreignParts: [],
  weather: [],
  openPlaces: [],
};

test('a figure is reported from the day after its last', async () => {
  expect((await launchCheck(beforeTheNextTariff)).expired).toEqual([]);
  expect((await launchCheck(afterIt)).expired.map(({ key }) => key)).toContain(
    'feedIn.upTo10kwpCurrent',
  );
});

test('while the reform is undecided somebody looks every 14 days; decided, nobody has to', () => {
  onTestFinished(() => {
    reform.state = 'draft';
  });
  const looked = { by: 'Petra Probe', on: '2026-11-20', where: 'bundestag.de' } as const;
  const later = (days: number) => new Date(Date.parse(looked.on) + days * 86_400_000 + 3_600_000);
  reform.state = 'draft';
  expect(reformToCheck(later(0), undefined)).toHaveLength(1);
  expect(reformToCheck(later(14), looked)).toEqual([]);
  const late = { ...nothing, reform: reformToCheck(later(15), looked) };
  expect(isReady(late)).toBe(false);
  expect(launchReport(late)).toContain('seit 15 Tagen');
  for (const state of ['law', 'dropped'] as const) {
    reform.state = state;
    expect(reformToCheck(later(15), undefined)).toEqual([]);
  }
});

test('the usual start expires, so that it is taken anew from the lead time', async () => {
  expect((await launchCheck(afterIt)).expired.map(({ key }) => key)).toContain('market.usualStart');
});

test('the report names each finding and what to do', async () => {
  const values = { contact: { phone: '030 23125-014' }, pictures: {} };
  const left = samples({ values, confirmedKeys: [] });
  const report = launchReport({ ...(await launchCheck(afterIt)), samples: left });
  expect(report).toContain(
    'contact.phone – Telefonnummer der Firma (packages/content/src/company/contact.ts)',
  );
  expect(report).toMatch(
    /packages\/content\/src\/figures\/feed-in\.ts:\d+ feedIn\.upTo10kwpCurrent – 7,70\u00A0ct\/kWh, gültig bis 31\.01\.2027, Quelle: /,
  );
});

test('a figure is reported with the line in which it stands, in whichever folder and however it is made', () => {
  const report = launchReport({ ...nothing, toCheck: ledgerEntries });
  const places = [...report.matchAll(/^ {2}(\S+?)(?::(\d+))? (\w+)\.(\w+) – /gm)];
  expect(places).toHaveLength(ledgerEntries.length);
  for (const [, file = '', line, , name] of places) {
    const text = readFileSync(join(root, file), 'utf8').split('\n')[Number(line) - 1];
    expect(text, `${file}:${line}`).toMatch(new RegExp(`^ {2}(get )?${name}\\b`));
  }
});

test('without a finding the site is ready, and what is due soon is still named', async () => {
  expect(isReady(nothing)).toBe(true);
  expect(launchReport(nothing)).toBe(
    'Alles bereit: kein Beispielwert, keine abgelaufene Zahl, keine fehlende Einstellung.',
  );
  const onlySettings = { ...nothing, settings: ['PUBLIC_URL fehlt.'] };
  expect(isReady(onlySettings)).toBe(false);
  expect(launchReport(onlySettings)).toMatch(
    /\nDaten fertig: Es fehlen nur noch die Einstellungen auf dem Server\.$/,
  );
  const { toCheck } = await launchCheck(beforeTheNextTariff);
  const soon = { ...nothing, toCheck };
  expect(isReady(soon)).toBe(true);
  expect(launchReport(soon)).toMatch(
    /In den nächsten zwei Monaten wieder anzusehen \(\d+\):\n[\s\S]*feedIn\.upTo10kwpCurrent – 7,70\u00A0ct\/kWh, bis 31\.01\.2027, Quelle: EEG/,
  );
});

test('to confirm a value that nobody can have is no way round, nor is another such value', () => {
  const left = [{ key: 'contact.phone' }, { key: 'legal.profession.insurer' }] as const;
  const data = {
    contact: { phone: '030 23125-014', email: 'info@firma.example', chatHref: 'https://firma.de/' },
    people: { adviser: { name: 'Jana Beispiel' } },
    legal: {
      profession: { insurer: 'Musterversicherung AG' },
      hostingProvider: 'Musterhosting GmbH',
    },
  };
  expect(stillInvented(left, data)).toEqual([
    'packages/content/src/company/contact.ts: email ist noch erfunden, gilt aber nicht mehr als Beispielwert.',
    'packages/content/src/company/people.ts: adviser ist noch erfunden, gilt aber nicht mehr als Beispielwert.',
    'packages/content/src/company/legal.ts: hostingProvider ist noch erfunden, gilt aber nicht mehr als Beispielwert.',
  ]);
});

test.each([
  ...['info@firma.example', '030 23125-014', 'DE000000000', 'Muster AG', 'Petra Probe'],
  ...['Beispielweg 1', 'Beispielallee 2', 'Anna Beispiel', 'Rebhang Solar'],
])('„%s“ can be nobody’s', (name) => {
  expect(stillInvented([], { identity: { name } })).toHaveLength(1);
});

test('missing data about the team is named, and keeps no site offline', () => {
  const master = { name: 'Anna Beispiel', role: 'Meisterin', task: 'Montage' };
  const places = openPlaces({ team: [], master, brands: ['A'], photographs: [] });
  expect(places.map((place) => place.split(' ')[0])).toEqual([
    'people.adviser',
    'people.office',
    'people.team',
    'people.craftRegister',
    'people.photographs',
  ]);
  const findings = { ...nothing, openPlaces: places };
  expect(isReady(findings)).toBe(true);
  expect(launchReport(findings)).toMatch(
    /Freie Plätze in company\/people\.ts.* \(5\):\n {2}people\.adviser – /,
  );
});

test('what has to be done first stands last', () => {
  const tariff = ledgerEntries.filter(({ key }) => key === 'feedIn.upTo10kwpCurrent');
  const findings = {
    mistakes: ['Die Nummer fehlt.'],
    samples: [{ key: 'contact.phone', file: 'contact.ts', replaceWith: 'Nummer' }],
    expired: tariff,
    reform: ['Niemand hat nachgesehen.'],
    toCheck: tariff,
    settings: ['PUBLIC_URL fehlt.'],
    foreignParts: [{ state: 'SN', file: 'grid.ts', begins: '' }],
    weather: ['Kein Wetter.'],
    openPlaces: ['people.team – alle anderen'],
  } as const;
  expect(launchReport(findings).match(/(?<=^ {2}).*$/gm)).toEqual([
    'people.team – alle anderen',
    'grid.ts',
    expect.stringMatching(/, bis 31\.01\.2027, Quelle: /),
    'Kein Wetter.',
    'PUBLIC_URL fehlt.',
    'Niemand hat nachgesehen.',
    expect.stringMatching(/, gültig bis 31\.01\.2027, Quelle: /),
    'contact.phone – Nummer (contact.ts)',
    'Die Nummer fehlt.',
  ]);
  for (const list of ['mistakes', 'samples', 'expired', 'reform', 'settings'] as const) {
    expect(isReady({ ...nothing, [list]: findings[list] }), list).toBe(false);
  }
});

test('parts for another state are named with file and first words, and keep no site offline', () => {
  const file = 'packages/content/src/faq/grid.ts';
  const parts = [{ state: 'SN', file, begins: 'Die Prüfung dauert im Raum Dresden …' }] as const;
  const findings = { ...nothing, foreignParts: parts, weather: ['Kein Wetter.'] };
  expect(isReady(findings)).toBe(true);
  expect(launchReport(findings)).toMatch(
    /Texte für Sachsen, die die Website .* nicht zeigt.* \(1\):\n {2}packages\/content\/src\/faq\/grid\.ts – Die Prüfung/,
  );
});

test("the parts of the company's own state are not listed", async () => {
  expect(
    (await launchCheck(beforeTheNextTariff)).foreignParts.map(({ state }) => state),
  ).not.toContain(region.state);
});
