/**
 * Packs the source data in data/ – weather of Dresden, holidays of Saxony, the standard household – into the modules
 * that the model imports. Run it with `pnpm --filter @rebhang-solar/calculator pack-data`; a test compares its result
 * with the modules that are checked in. Another place's weather is packed by `pnpm weather`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  type HourlyWeather,
  holidaysModule,
  type PackedPlace,
  packTenths,
  packWeather,
  placeModule,
  textModule,
} from './pack.ts';
import { shiftedToMonths } from './scale-months.ts';

const source = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
const writtenHere = 'written by pack-data.ts from the source data in data/ (licences there).';

const station = { latitude: 51.05, longitude: 13.74 };
const minute = 10.6;
const meanFrom = 2005;
const meanUntil = 2023;

/** Mean temperature of each month in Dresden-Klotzsche, 1991 to 2020, °C. From knowledge, ± 0.3: compare it with DWD's table. */
export const climateCelsius = [0.9, 1.7, 4.9, 9.7, 13.9, 17.2, 19.3, 19.2, 14.6, 9.9, 5.0, 1.9];

/** The typical year of Dresden, hour by hour. */
function hourlyWeather(): HourlyWeather {
  const rows = source('dresden-tmy-smoothed.csv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number));
  const column = (index: number) => rows.map((row) => row[index] ?? Number.NaN);
  const typicalYear = {
    minute,
    global: column(1),
    diffuse: column(3),
    temperature: column(4),
    wind: column(5),
  };
  return shiftedToMonths(typicalYear, climateCelsius);
}

type Town = 'Dresden' | 'Meissen' | 'Radebeul' | 'Klipphausen';

/** Irradiation of each town, kWh/m² by month and year. */
function irradiation(town: Town): Record<string, number[]> {
  const towns = JSON.parse(source('cmsaf-monthly-ghi-1991-2025.json')) as Record<
    Town,
    { years: Record<string, number[]> }
  >;
  return towns[town].years;
}

/** The mean irradiation of a year, compared with Dresden's. */
function factorOf(town: Town): number {
  const sumOf = (name: Town) =>
    Object.entries(irradiation(name))
      .filter(([year]) => Number(year) >= meanFrom && Number(year) <= meanUntil)
      .flatMap(([, months]) => months)
      .reduce((sum, kWh) => sum + kWh, 0);
  return Number((sumOf(town) / sumOf('Dresden')).toFixed(3));
}

function dresden(): PackedPlace {
  const years = Object.keys(irradiation('Dresden')).map(Number);
  return {
    ...station,
    state: 'SN',
    minute,
    places: [
      { id: 'dresden', name: 'Dresden', factor: 1 },
      { id: 'meissen', name: 'Meißen', factor: factorOf('Meissen') },
      { id: 'radebeul', name: 'Radebeul', factor: factorOf('Radebeul') },
      { id: 'klipphausen', name: 'Klipphausen', factor: factorOf('Klipphausen') },
    ],
    years: { first: Math.min(...years), last: Math.max(...years), meanFrom, meanUntil },
    monthsFrom: 'CM SAF/EUMETSAT über IWU, CC BY 4.0',
  };
}

/** The standard household by month, kind of day and hour: four quarter hours become one hour. */
function hourlyHousehold(): number[] {
  const quarters = source('bdew-h25.csv')
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.split(',').slice(1).map(Number));
  return Array.from({ length: 36 }, (_, column) =>
    Array.from({ length: 24 }, (_, hour) =>
      [0, 1, 2, 3].reduce((sum, quarter) => sum + (quarters[hour * 4 + quarter]?.[column] ?? 0), 0),
    ),
  ).flat();
}

/** The modules by their place in the package. */
export const modules: Record<string, () => string> = {
  'src/weather/packed-weather.ts': () =>
    textModule(`The weather of Dresden, ${writtenHere}`, packWeather(hourlyWeather(), station)),
  'src/weather/packed-years.ts': () =>
    textModule(`The irradiation of Dresden by month, 1991 to 2025, ${writtenHere}`, {
      packedIrradiation: packTenths(Object.values(irradiation('Dresden')).flat()),
    }),
  'src/weather/packed-place.ts': () =>
    placeModule(`Whose weather is packed: Dresden’s, ${writtenHere}`, dresden()),
  'src/weather/packed-holidays.ts': () =>
    holidaysModule(
      `The holidays of Saxony, ${writtenHere}`,
      JSON.parse(source('holidays-saxony-2026.json')) as string[],
    ),
  'src/load/packed-household.ts': () =>
    textModule(`The household profile H25, ${writtenHere}`, {
      packedHousehold: packTenths(hourlyHousehold()),
    }),
};

if (import.meta.main) {
  for (const [file, write] of Object.entries(modules)) {
    writeFileSync(new URL(`../${file}`, import.meta.url), write());
  }
}
