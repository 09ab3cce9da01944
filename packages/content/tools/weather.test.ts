import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { calculate } from '@rebhang-solar/calculator/calculate';
import { decodeAt, levels } from '@rebhang-solar/calculator/weather/packed-text';
import { unpackSite } from '@rebhang-solar/calculator/weather/weather-year';
import { test as base, expect } from 'vitest';
import { identity } from '../src/company/identity.ts';
import { region } from '../src/company/region.ts';
import { type PvgisFile, pvgisSamples, sampleCelsius } from '../src/testing/pvgis-samples.ts';
import { runWeather } from './weather.ts';

/** Not far from the company's seat. */
const place = {
  latitude: Number((identity.geo.latitude - 0.05).toFixed(2)),
  longitude: Number((identity.geo.longitude + 0.2).toFixed(2)),
};
const samples = pvgisSamples(place);

/** Runs the command on two files. */
type Pack = (
  typicalYear: PvgisFile,
  monthlySeries: PvgisFile,
  ...more: string[]
) => Promise<{ code: number; output: string; written: string[] }>;

const test = base.extend<{ downloads: string; folder: string; pack: Pack }>({
  downloads: async ({}, use) => withFolder(use),
  folder: async ({}, use) => withFolder(use),
  pack: async ({ downloads, folder }, use) =>
    use(async (typicalYear, monthlySeries, ...more) => {
      for (const { name, text } of [typicalYear, monthlySeries]) {
        await writeFile(join(downloads, name), text);
      }
      const args = [typicalYear.name, monthlySeries.name, ...more];
      const stream = new PassThrough();
      const code = await runWeather(
        more.length > 0 ? args : [...args, '--place', 'Bad Müßig an der Aue'],
        { stdout: stream, stderr: stream },
        { folder, from: downloads },
      );
      const output = String(stream.read());
      return { code, output, written: await readdir(folder) };
    }),
});

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'weather-'));
  await use(folder);
  await rm(folder, { recursive: true });
}

/** The modules as the model would import them. */
async function packedIn(folder: string) {
  const [weather, years, packedPlace] = await Promise.all(
    ['weather', 'years', 'place'].map((name) => import(join(folder, `packed-${name}.ts`))),
  );
  return { weather, years, packedPlace };
}

test('both files are packed: each month has the mean of the series, and the place its name', async ({
  pack,
  folder,
}) => {
  const { code, output } = await pack(samples.typicalYear, samples.monthlySeries);
  expect(output).toContain('19 Jahre von 2005 bis 2023');
  expect(code).toBe(0);

  const { weather, years, packedPlace } = await packedIn(folder);
  expect(packedPlace).toMatchObject({
    weatherState: region.state,
    station: { ...place, minute: 10.6 },
    places: [{ id: 'bad-muessig-an-der-aue', name: 'Bad Müßig an der Aue', factor: 1 }],
    years: { first: 2005, last: 2023, meanFrom: 2005, meanUntil: 2023 },
    monthsFrom: 'PVGIS-SARAH3',
  });

  const packedMonth = (month: number) =>
    (decodeAt(years.packedIrradiation, month * 2) * levels +
      decodeAt(years.packedIrradiation, month * 2 + 1)) /
    10;
  const site = unpackSite(place, packedPlace.station.minute, weather);
  const sums = Array.from({ length: 12 }, () => 0);
  site.weather.ghi.forEach((power, hour) => {
    const month = new Date(Date.UTC(2026, 0, 1, hour)).getUTCMonth();
    sums[month] = (sums[month] ?? 0) + power / 1000;
  });
  for (const [month, sum] of sums.entries()) {
    const ofYears = Array.from({ length: 19 }, (_, year) => packedMonth(year * 12 + month));
    const mean = ofYears.reduce((all, kWh) => all + kWh, 0) / 19;
    expect(Math.abs(sum - mean), `month ${month + 1}`).toBeLessThan(0.5);
  }
  for (const [month, celsius] of sampleCelsius.entries()) {
    const hours = site.weather.tempAir.filter(
      (_, hour) => new Date(Date.UTC(2026, 0, 1, hour)).getUTCMonth() === month,
    );
    const mean = hours.reduce((all, value) => all + value, 0) / hours.length;
    expect(Math.abs(mean - celsius), `month ${month + 1}`).toBeLessThan(0.2);
  }
  // Eight per cent more light than in Dresden.
  const roof = { kWp: 1, tilt: 30, azimuth: 180, consumptionKWh: 0, storageKWh: 0 };
  const { yieldKWh } = calculate(roof, {}, site);
  expect(yieldKWh).toBeGreaterThan(1_080);
  expect(yieldKWh).toBeLessThan(1_200);
});

test('it says what the yield and its range are, and were', async ({ pack }) => {
  const { output } = await pack(samples.typicalYear, samples.monthlySeries);
  expect(output).toMatch(/jetzt: Bad Müßig an der Aue\n/);
  expect(output).toMatch(/Süddach mit 30° +1\.\d{3} kWh +1\.\d{3} kWh\n/);
  expect(output).toMatch(/acht von zehn Jahren +[\d.]+–[\d.]+ kWh +[\d.]+–[\d.]+ kWh\n/);
  expect(output).toMatch(/Sonne im Juli +\d{3} kWh\/m² +\d{3} kWh\/m²\n/);
});

const changed = (file: PvgisFile, change: (text: string) => string): PvgisFile => ({
  ...file,
  text: change(file.text),
});

const hamburg = pvgisSamples({ latitude: 53.55, longitude: 10 });
const munich = pvgisSamples({ latitude: 48.14, longitude: 11.58 });
const far = identity.geo.latitude > 51 ? munich : hamburg;
const turin = pvgisSamples({ latitude: 45.07, longitude: 7.69 });

test.for<[what: string, typicalYear: PvgisFile, monthlySeries: PvgisFile, line: RegExp]>([
  [
    'no file of PVGIS',
    { name: 'liste.csv', text: 'a,b\n1,2\n' },
    samples.monthlySeries,
    /^Nichts gepackt: liste\.csv: Das ist kein typisches Jahr von PVGIS\. .+$/,
  ],
  [
    'JSON that ends too early',
    changed(samples.typicalYear, (text) => text.slice(0, 900)),
    samples.monthlySeries,
    /kein typisches Jahr von PVGIS/,
  ],
  ['the two files swapped', samples.monthlySeries, samples.typicalYear, /kein typisches Jahr/],
  [
    'another download as the series',
    samples.typicalYear,
    changed(samples.monthlySeries, (text) => text.replaceAll('H(h)_m', 'H(i_opt)_m')),
    /keine Monatsreihe von PVGIS\. Erwartet wird .+Global horizontal irradiation.+$/,
  ],
  [
    'a series without temperatures',
    samples.typicalYear,
    changed(samples.monthlySeries, (text) => text.replaceAll(/,"T2m":[\d.]+/g, '')),
    /Erwartet wird .+Average temperature.+$/,
  ],
  [
    'an hour too few',
    changed(samples.typicalYear, (text) =>
      text.replace(/\{"time\(UTC\)":"20180101:0500".*?\},/, ''),
    ),
    samples.monthlySeries,
    /Erwartet werden 8\.760 Stunden, es sind 8\.759\.$/,
  ],
  [
    'an hour twice',
    changed(samples.typicalYear, (text) => text.replace('20180101:0500', '20180101:0400')),
    samples.monthlySeries,
    /Stunde 6 ist 20180101:0400\. Erwartet wird 20180101:05; /,
  ],
  [
    'a value missing',
    changed(samples.typicalYear, (text) => text.replace(/(20180101:0500","T2m"):[^,]+/, '$1:null')),
    samples.monthlySeries,
    /kein typisches Jahr von PVGIS/,
  ],
  [
    'nine years',
    samples.typicalYear,
    changed(samples.monthlySeries, (text) =>
      text.replaceAll(/\{"year":20(0\d|1[0-4]),.*?\},/g, ''),
    ),
    /Die Reihe hat 9 Jahre\. Erwartet werden wenigstens 10/,
  ],
  [
    'a month too few',
    samples.typicalYear,
    changed(samples.monthlySeries, (text) => text.replace(/\{"year":2010,"month":5,.*?\},/, '')),
    /Bis zum Jahr 2010 fehlen Monate\./,
  ],
  [
    'a place abroad',
    turin.typicalYear,
    turin.monthlySeries,
    /45,07° N, 7,69° O liegt nicht in Deutschland\.$/,
  ],
  [
    'a place far from the company',
    far.typicalYear,
    far.monthlySeries,
    /liegt \d+ km vom Sitz der Firma .+ entfernt\. Erwartet werden höchstens 100 km\.$/,
  ],
  [
    'two places',
    samples.typicalYear,
    pvgisSamples({ ...place, longitude: place.longitude + 0.3 }).monthlySeries,
    /Erwartet wird derselbe Ort\.$/,
  ],
  [
    'months that cannot be those of the series',
    samples.typicalYear,
    changed(samples.monthlySeries, (text) =>
      text.replaceAll(/("month":7,"H\(h\)_m"):[\d.]+/g, '$1:30'),
    ),
    /Juli: Im typischen Jahr sind es .+ Das passt nicht zusammen\.$/,
  ],
])('%s: one line says so, and nothing is written', async ([, year, series, line], { pack }) => {
  const { code, output, written } = await pack(year, series);
  expect(output.trimEnd()).toMatch(line);
  expect(output.trimEnd()).not.toContain('\n');
  expect({ code, written }).toEqual({ code: 1, written: [] });
});

test('what is no name of a place, or one file alone, is a wrong usage', async ({ pack }) => {
  for (const place of ['', "O'Hara", '12']) {
    const { code, output, written } = await pack(
      samples.typicalYear,
      samples.monthlySeries,
      '--place',
      place,
    );
    expect(output).toContain('pnpm weather JAHR REIHE --place ORT');
    expect({ code, written }).toEqual({ code: 2, written: [] });
  }
});

test('the holidays alone are packed anew', async ({ folder }) => {
  const stream = new PassThrough();
  expect(await runWeather(['--holidays'], { stdout: stream, stderr: stream }, { folder })).toBe(0);
  expect(await readdir(folder)).toEqual(['packed-holidays.ts']);
});
