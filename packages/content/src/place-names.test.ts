import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { foreignParts, samples } from './launch-check.ts';
import { states } from './states.ts';
import { loadTexts } from './testing/content-texts.ts';

const here = vi.hoisted(() => 'Ort der Firma');

// The company sits elsewhere, in a place that no text can know, and its weather is packed.
vi.mock('./company/region.ts', async (original) => {
  const { region, ...rest } = await original<typeof import('./company/region.ts')>();
  const state = region.state === 'HH' ? 'HB' : 'HH';
  const elsewhere = { state, mainTowns: [here, here], whereabouts: here, serviceArea: here };
  return { ...rest, region: { ...region, ...elsewhere, projectsWhereabouts: here } };
});
vi.mock('./company/identity.ts', async (original) => {
  const { identity } = await original<typeof import('./company/identity.ts')>();
  return { identity: { ...identity, city: here } };
});
vi.mock('./company/places.ts', async (original) => {
  const { gridOperators, mapTowns } = await original<typeof import('./company/places.ts')>();
  return {
    gridOperators: { ...gridOperators, operators: [] },
    mapTowns: mapTowns.map((town) => ({ ...town, name: here })),
    river: undefined,
  };
});
vi.mock('@rebhang-solar/calculator/weather/packed-place', async (original) => {
  const packed = await original<typeof import('@rebhang-solar/calculator/weather/packed-place')>();
  const { region: own } =
    await vi.importActual<typeof import('./company/region.ts')>('./company/region.ts');
  const { region } = await import('./company/region.ts');
  const places = packed.places.map((place) => ({ ...place, name: here }));
  // Without weather of the company's state the build has computed nothing that the texts could show.
  const isPacked = packed.weatherState === own.state;
  return { ...packed, weatherState: isPacked ? region.state : packed.weatherState, places };
});

const { region } =
  await vi.importActual<typeof import('./company/region.ts')>('./company/region.ts');
const { identity } =
  await vi.importActual<typeof import('./company/identity.ts')>('./company/identity.ts');
const { gridOperators, mapTowns, river } =
  await vi.importActual<typeof import('./company/places.ts')>('./company/places.ts');

const names = [
  states[region.state],
  identity.city,
  ...region.mainTowns,
  ...mapTowns.map(({ name }) => name),
  ...(river ? [river.name] : []),
  ...gridOperators.operators.map(({ name }) => name),
  // „sächsisch“, „SächsBO“, „Dresdner“, „Meißner Stadtwerke“
  'Sächs',
  'sächs',
  'Dresdner',
  'Meißner',
];
const placeName = new RegExp(`(?<!\\p{L})(?:${[...new Set(names)].join('|')})\\p{L}*`, 'gu');

// A company that has put its own region in place of the sample may name its places where it likes.
const isSample = samples({ values: { region } }).some(({ key }) => key === 'region.state');

/** Every string of the company's data. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

test.runIf(isSample)(
  'what is left out elsewhere is listed with its file and first words',
  async () => {
    expect(await foreignParts()).toContainEqual({
      state: 'SN',
      file: 'packages/content/src/faq/photovoltaik-foerderungen-zuschüsse.ts',
      begins: 'Dresden, Meißen, Radebeul',
    });
  },
);

test.runIf(isSample)('elsewhere no text names a place of the company’s region', async () => {
  const company = strings(await loadTexts(['company']))
    .filter((text) => !names.includes(text) && text.match(placeName))
    .sort((one, other) => other.length - one.length);
  const all = await loadTexts(['faq', 'legal', 'pages', 'documents']);
  // Says of each state which authority it has.
  delete all['legal/data-protection-authorities.ts'];
  const left = Object.entries(all).flatMap(([file, texts]) =>
    strings(texts)
      .map((text) => company.reduce((rest, own) => rest.replaceAll(own, ''), text))
      .flatMap((text) => [...text.matchAll(placeName)].map(([name]) => `${file} ${name}`)),
  );
  expect(left).toEqual([]);
});

const packages = resolve(import.meta.dirname, '../..');

test.runIf(isSample)('no code names one', () => {
  const files = ['client', 'desk', 'server']
    .flatMap((name) =>
      readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${name}/src/${file}`,
      ),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/testing/'));
  const found = files.flatMap((file) =>
    [...readFileSync(join(packages, file), 'utf8').matchAll(placeName)].map(
      ([name]) => `${file} ${name}`,
    ),
  );
  expect(found).toEqual([]);
});
