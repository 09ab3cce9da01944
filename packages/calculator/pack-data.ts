/**
 * Packs the source data in data/ into two small TypeScript modules: one printable character per
 * value, so that browser and server import the same module and nothing has to be fetched or decoded.
 * Run it with `pnpm --filter @rebhang-solar/calculator pack-data`; a test compares its result with
 * the modules that are checked in.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { encode, levels } from './src/weather/packed-text.ts';
import { clearnessStep, diffuseStep, noChange, windStep } from './src/weather/packing.ts';
import { sunOfDresden } from './src/weather/weather-year.ts';

const source = (name: string) => readFileSync(new URL(`data/${name}`, import.meta.url), 'utf8');

/** Hourly weather of Dresden: clearness, diffuse share, temperature every third hour, wind by day. */
export function packWeather(): string {
  const rows = source('dresden-tmy-smoothed.csv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number));
  const column = (index: number) => rows.map((row) => row[index] ?? Number.NaN);
  const [global, diffuse, temperature, wind] = [1, 3, 4, 5].map(column) as [
    number[],
    number[],
    number[],
    number[],
  ];

  const sun = sunOfDresden();
  // The error of each rounding is carried into the next hour, so that days and months stay exact.
  let globalError = 0;
  let diffuseError = 0;
  const clearness: number[] = [];
  const diffuseShare: number[] = [];
  sun.hours.forEach((hour, index) => {
    const above = (sun.dniExtra[index] ?? 0) * (sun.cosZenith[index] ?? 0);
    const exact = (global[hour] ?? 0) + globalError;
    const clear = clamp(Math.round(exact / above / clearnessStep));
    const packed = clear * clearnessStep * above;
    globalError = exact - packed;
    clearness.push(clear);

    const exactDiffuse = (diffuse[hour] ?? 0) + diffuseError;
    const share =
      packed > 0 ? clamp(Math.round(exactDiffuse / packed / diffuseStep), 1 / diffuseStep) : 0;
    diffuseError = exactDiffuse - share * diffuseStep * packed;
    diffuseShare.push(share);
  });

  const everyThirdHour = temperature.filter((_, hour) => hour % 3 === 0);
  const degrees = everyThirdHour.map(Math.round);
  const temperatureSteps = degrees.map(
    (value, index) => value - (degrees[index - 1] ?? 0) + noChange,
  );
  const windByDay = Array.from({ length: 365 }, (_, day) => {
    const hours = wind.slice(day * 24 + 6, day * 24 + 18);
    return Math.round(hours.reduce((sum, speed) => sum + speed, 0) / hours.length / windStep);
  });

  return module('weather of Dresden', {
    packedClearness: encode(clearness),
    packedDiffuseShare: encode(diffuseShare),
    packedTemperature: encode(temperatureSteps),
    packedWind: encode(windByDay),
  });
}

/** The standard household by month, kind of day and hour: four quarter hours become one hour. */
export function packHousehold(): string {
  const quarters = source('bdew-h25.csv')
    .trim()
    .split('\n')
    .slice(2)
    .map((line) => line.split(',').slice(1).map(Number));
  const hourly = Array.from({ length: 36 }, (_, column) =>
    Array.from({ length: 24 }, (_, hour) =>
      [0, 1, 2, 3].reduce((sum, quarter) => sum + (quarters[hour * 4 + quarter]?.[column] ?? 0), 0),
    ),
  ).flat();
  return module('household profile H25', {
    packedHousehold: encode(hourly.flatMap((value) => highAndLow(Math.round(value * 10)))),
  });
}

/** Irradiation on the horizontal in Dresden, by month, in tenths of a kWh/m². */
export function packYears(): string {
  const { Dresden } = JSON.parse(source('cmsaf-monthly-ghi-1991-2025.json')) as {
    Dresden: { years: Record<string, number[]> };
  };
  const months = Object.values(Dresden.years).flat();
  return module('irradiation of Dresden by month, 1991 to 2025', {
    packedIrradiation: encode(months.flatMap((value) => highAndLow(Math.round(value * 10)))),
  });
}

function highAndLow(value: number): number[] {
  return [Math.floor(value / levels), value % levels];
}

function clamp(value: number, most = levels - 1): number {
  return Math.max(0, Math.min(most, value));
}

function module(content: string, texts: Record<string, string>): string {
  const lines = Object.entries(texts).map(
    ([name, text]) => `export const ${name} =\n  '${text}';\n`,
  );
  return `// The ${content}, written by pack-data.ts from the source data in data/ (licences there).\n\n${lines.join('\n')}`;
}

if (import.meta.main) {
  writeFileSync(new URL('src/weather/packed-weather.ts', import.meta.url), packWeather());
  writeFileSync(new URL('src/weather/packed-years.ts', import.meta.url), packYears());
  writeFileSync(new URL('src/load/packed-household.ts', import.meta.url), packHousehold());
}
