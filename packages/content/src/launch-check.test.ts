import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { reform } from '@rebhang-solar/calculator/law/reform';
import { expect, onTestFinished, test } from 'vitest';
import { region } from './company/region.ts';
import {
  inventedUnmarked,
  isReady,
  launchCheck,
  launchReport,
  openPlaces,
  samples,
} from './launch-check.ts';

const beforeTheNextTariff = new Date('2026-12-31T12:00:00Z');
const afterIt = new Date('2027-02-01T12:00:00Z');

/** A folder of sources of our own, so that nothing depends on which samples are still in their place. */
async function sources(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, source] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), source);
  }
  return folder;
}

test('every mark is found with file, line and what it stands above', async () => {
  const folder = await sources({
    'agb.ts': '// BEISPIEL: rechtlich prüfen lassen\nexport const agb = {};\n',
    'agb.test.ts': '// BEISPIEL: no text of the site\n',
    'company/contact.ts':
      "const contact = {\n  /** As printed. */\n  // BEISPIEL: Telefonnummer\n  phone: '1',\n};\n",
    'company/pictures.ts': "const p = {\n  // BEISPIEL: ein Foto\n  'haus-2': 'x',\n};\n",
    'company/reviews.ts':
      "const r = [\n  // BEISPIEL: echte Bewertung\n  {\n    id: 'a',\n  },\n];\n",
  });
  expect(samples(folder)).toEqual([
    {
      place: 'packages/content/src/company/contact.ts:3',
      key: 'contact.phone',
      replaceWith: 'Telefonnummer',
    },
    {
      place: 'packages/content/src/company/pictures.ts:2',
      key: 'pictures.haus-2',
      replaceWith: 'ein Foto',
    },
    {
      place: 'packages/content/src/company/reviews.ts:2',
      key: 'reviews',
      replaceWith: 'echte Bewertung',
    },
    {
      place: 'packages/content/src/agb.ts:1',
      key: 'agb.agb',
      replaceWith: 'rechtlich prüfen lassen',
    },
  ]);
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

test('while the reform is undecided somebody looks every 14 days; decided, nobody has to', async () => {
  const looked = reform.lookedAt;
  onTestFinished(() => {
    reform.state = 'draft';
  });
  const later = (days: number) => new Date(Date.parse(looked) + days * 86_400_000 + 3_600_000);
  reform.state = 'draft';
  expect((await launchCheck(later(14))).reform).toEqual([]);
  const late = { ...nothing, reform: (await launchCheck(later(15))).reform };
  expect(isReady(late)).toBe(false);
  expect(launchReport(late)).toContain('seit 15 Tagen');
  for (const state of ['law', 'dropped'] as const) {
    reform.state = state;
    expect((await launchCheck(later(15))).reform).toEqual([]);
  }
});

test('the usual start expires, so that it is taken anew from the lead time', async () => {
  expect((await launchCheck(afterIt)).expired.map(({ key }) => key)).toContain('market.usualStart');
});

test('the report names each finding and what to do', async () => {
  const folder = await sources({ 'company/contact.ts': "  // BEISPIEL: Nummer\n  phone: '1',\n" });
  const report = launchReport({ ...(await launchCheck(afterIt)), samples: samples(folder) });
  expect(report).toContain('packages/content/src/company/contact.ts:1 contact.phone – Nummer');
  expect(report).toMatch(
    /packages\/content\/src\/figures\/feed-in\.ts:\d+ feedIn\.upTo10kwpCurrent – 7,70\u202Fct\/kWh, gültig bis 31\.01\.2027, Quelle: /,
  );
});

test('without a finding the site is ready, and what is due soon is still named', async () => {
  expect(isReady(nothing)).toBe(true);
  expect(launchReport(nothing)).toBe(
    'Alles bereit: kein Beispielwert, keine abgelaufene Zahl, keine fehlende Einstellung.',
  );
  const { toCheck } = await launchCheck(beforeTheNextTariff);
  const soon = { ...nothing, toCheck };
  expect(isReady(soon)).toBe(true);
  expect(launchReport(soon)).toMatch(
    /In den nächsten zwei Monaten wieder anzusehen \(\d+\):\n[\s\S]*feedIn\.upTo10kwpCurrent – 7,70\u202Fct\/kWh, bis 31\.01\.2027, Quelle: EEG/,
  );
});

test('a mark that is deleted above a value that nobody can have is no way round', () => {
  const sample = { place: '', key: 'contact.phone', replaceWith: '' };
  const data = {
    contact: { phone: '030 23125-014', email: 'info@firma.example', chatHref: 'https://firma.de/' },
    people: { adviser: { name: 'Jana Beispiel' } },
    legal: { profession: { title: 'Meisterin (Erika Muster)' } },
  };
  expect(inventedUnmarked([sample], data)).toEqual([
    'packages/content/src/company/contact.ts: email ist noch erfunden, obwohl die Zeile mit BEISPIEL gelöscht ist.',
    'packages/content/src/company/people.ts: adviser ist noch erfunden, obwohl die Zeile mit BEISPIEL gelöscht ist.',
    'packages/content/src/company/legal.ts: profession ist noch erfunden, obwohl die Zeile mit BEISPIEL gelöscht ist.',
  ]);
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
  const findings = {
    ...nothing,
    mistakes: ['Die Nummer fehlt.'],
    settings: ['PUBLIC_URL fehlt.'],
    openPlaces: ['people.team – alle anderen'],
  };
  expect(launchReport(findings).match(/(?<=^ {2}).*$/gm)).toEqual([
    'people.team – alle anderen',
    'PUBLIC_URL fehlt.',
    'Die Nummer fehlt.',
  ]);
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
