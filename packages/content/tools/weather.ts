import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import {
  holidaysModule,
  type PackedPlace,
  packTenths,
  packWeather,
  placeModule,
  textModule,
} from '@rebhang-solar/calculator/tools/pack';
import {
  monthlySums,
  scaledToMonths,
  shiftedToMonths,
} from '@rebhang-solar/calculator/tools/scale-months';
import { weatherPlace } from '@rebhang-solar/calculator/weather/places';
import { packedSite, unpackSite } from '@rebhang-solar/calculator/weather/weather-year';
import {
  meanIrradiation,
  monthlyIrradiation,
  rangeYears,
} from '@rebhang-solar/calculator/weather/weather-years';
import { runAsProcess, runCommand, type Terminal, UsageError } from '../src/command.ts';
import { identity } from '../src/company/identity.ts';
import { region } from '../src/company/region.ts';
import { modelYearHolidays } from '../src/model-year-holidays.ts';
import { distance, type Position } from '../src/position.ts';
import { states } from '../src/states.ts';
import { formatNumber, monthNames } from '../src/typography.ts';
import {
  type MonthlySeries,
  readMonthlySeries,
  readTypicalYear,
  type TypicalYear,
  type WeatherFile,
} from './read-pvgis.ts';
import { weatherChange } from './weather-change.ts';

const usage = `pnpm weather JAHR REIHE --place ORT   packt das Wetter eines Ortes: JAHR ist das typische Jahr (TMY), REIHE die
                                      Strahlung nach Monaten, beide von https://re.jrc.ec.europa.eu/pvg_tools/
pnpm weather --holidays               packt die Feiertage von region.ts neu`;

const calculatorFolder = resolve(import.meta.dirname, '../../calculator/src/weather');
const writtenHere = 'written by pnpm weather.';

const months = Array.from({ length: 12 }, (_, month) => month);

/**
 * `pnpm weather`: packs what a company has downloaded from PVGIS for the calculator, and says what changes.
 *
 * @param settings where the modules are, and where relative names of files begin
 * @returns exit code
 */
export function runWeather(
  args: string[],
  terminal: Terminal,
  { folder = calculatorFolder, from = '.' } = {},
): Promise<number> {
  return runCommand(args, terminal, {
    language: 'de',
    usage,
    options: { place: { type: 'string' }, holidays: { type: 'boolean' } },
    words: 2,
    failed: (reason) => `Nichts gepackt: ${reason}`,
    async work({ values, positionals: [yearFile, seriesFile] }) {
      const place = values.place?.trim();
      if (values.holidays) {
        if (yearFile || place) throw new UsageError('Mit --holidays wird sonst nichts erwartet');
        await writeModules(folder, { 'packed-holidays.ts': holidays() });
        return `Gepackt: die Feiertage (${states[region.state]}).`;
      }
      if (!yearFile || !seriesFile || !place) {
        throw new UsageError('Erwartet werden zwei Dateien und --place');
      }
      return packPlace(
        place,
        readTypicalYear(await fileAt(resolve(from, yearFile))),
        readMonthlySeries(await fileAt(resolve(from, seriesFile))),
        folder,
      );
    },
  });
}

async function fileAt(path: string): Promise<WeatherFile> {
  const name = basename(path);
  try {
    const text = await readFile(path, 'utf8');
    return { name, text: text.replace(/^\uFEFF/, '') };
  } catch {
    throw new Error(`${name}: Die Datei lässt sich nicht lesen (${path}).`);
  }
}

async function packPlace(
  name: string,
  typicalYear: TypicalYear,
  series: MonthlySeries,
  folder: string,
): Promise<string> {
  const { location, minute } = typicalYear;
  const id = idOf(name);
  checkPlace(location, series.location);
  const { years } = series;
  const means = months.map((month) => meanOf(years.map((year) => year[month] ?? Number.NaN)));
  checkMonths(monthlySums(typicalYear, location), means);

  const light = scaledToMonths(typicalYear, location, means);
  const packed = packWeather(shiftedToMonths(light, series.celsius), location);
  const lastYear = series.firstYear + years.length - 1;
  const place: PackedPlace = {
    ...location,
    state: region.state,
    minute,
    places: [{ id, name, factor: 1 }],
    years: {
      first: series.firstYear,
      last: lastYear,
      meanFrom: series.firstYear,
      meanUntil: lastYear,
    },
    monthsFrom: series.database,
  };
  const change = weatherChange(
    {
      name: weatherPlace.name,
      site: packedSite(),
      years: rangeYears.map((year) => months.map((month) => monthlyIrradiation(year, month))),
      means: months.map(meanIrradiation),
    },
    { name, site: unpackSite(location, minute, packed), years, means },
  );
  await writeModules(folder, {
    'packed-weather.ts': textModule(`The weather of ${name}, ${writtenHere}`, packed),
    'packed-years.ts': textModule(
      `The irradiation of ${name} by month, ${series.firstYear} to ${lastYear}, ${writtenHere}`,
      { packedIrradiation: packTenths(years.flat()) },
    ),
    'packed-place.ts': placeModule(`Whose weather is packed: ${name}, ${writtenHere}`, place),
    'packed-holidays.ts': holidays(),
  });
  return `Gepackt: ${name} (${states[region.state]}), ${years.length} Jahre von ${series.firstYear} bis ${lastYear}.\n\n${change}`;
}

function holidays(): string {
  return holidaysModule(
    `The holidays of ${states[region.state]}, ${writtenHere}`,
    modelYearHolidays(),
  );
}

/** All at the end, so that a faulty file changes nothing. */
async function writeModules(folder: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
}

/** As it stands in the calculator's address: „freiburg-im-breisgau“. */
function idOf(name: string): string {
  if (!/^\p{L}[\p{L} .()/-]*$/u.test(name)) {
    throw new UsageError(
      '--place erwartet den Namen eines Ortes, wie er auf der Seite stehen soll',
    );
  }
  const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return name
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

const germany = { latitude: [47.2, 55.1], longitude: [5.8, 15.1] } as const;
/** Kilometres. */
const farthestFromSeat = 100;
const farthestApart = 10;

function checkPlace(location: Position, ofSeries: Position): void {
  const within = (value: number, [least, most]: readonly [number, number]) =>
    value >= least && value <= most;
  if (
    !within(location.latitude, germany.latitude) ||
    !within(location.longitude, germany.longitude)
  ) {
    throw new Error(`${named(location)} liegt nicht in Deutschland.`);
  }
  const apart = distance(location, ofSeries) / 1000;
  if (apart > farthestApart) {
    throw new Error(
      `Das typische Jahr ist von ${named(location)}, die Monatsreihe von ${named(ofSeries)}. Erwartet wird derselbe Ort.`,
    );
  }
  const fromSeat = distance(location, identity.geo) / 1000;
  if (fromSeat > farthestFromSeat) {
    throw new Error(
      `${named(location)} liegt ${formatNumber(fromSeat, 0)} km vom Sitz der Firma (geo in company/identity.ts) entfernt. Erwartet werden höchstens ${farthestFromSeat} km.`,
    );
  }
}

/** „48,00° N, 7,85° O“ */
function named({ latitude, longitude }: Position): string {
  return `${formatNumber(latitude, 2)}° N, ${formatNumber(longitude, 2)}° O`;
}

/** A month of the typical year is a real one, and no real one is so far from the mean. */
const farthestFromMean = 1.6;

function checkMonths(sums: readonly number[], means: readonly number[]): void {
  for (const month of months) {
    const [sum = 0, mean = 0] = [sums[month], means[month]];
    if (sum * farthestFromMean >= mean && mean * farthestFromMean >= sum) continue;
    const amount = (value: number) => `${formatNumber(value, 0)} kWh/m²`;
    throw new Error(
      `${monthNames[month]}: Im typischen Jahr sind es ${amount(sum)}, in der Monatsreihe im Mittel ${amount(mean)}. Das passt nicht zusammen.`,
    );
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

if (import.meta.main) await runAsProcess(runWeather);
