import { hoursPerYear, modelYearStart } from '@rebhang-solar/calculator/sun/sun-year';
import type { HourlyWeather } from '@rebhang-solar/calculator/tools/pack';
import { z } from 'zod';
import type { Position } from '../src/position.ts';
import { formatNumber } from '../src/typography.ts';

/** A file as it was downloaded. */
export interface WeatherFile {
  name: string;
  text: string;
}

/** A typical year (TMY): 8,760 hours UTC. */
export interface TypicalYear extends HourlyWeather {
  location: Position;
}

/** Irradiation on the horizontal, kWh/m². */
export interface MonthlySeries {
  location: Position;
  /** The database of the irradiation, such as PVGIS-SARAH3. */
  database: string;
  firstYear: number;
  /** Whole years from the first on without a gap, each with its twelve months. */
  years: readonly (readonly number[])[];
}

/** How many years a series has at least. */
const leastYears = 10;

/** Minutes after the full hour at which the satellite is over Germany; PVGIS before 5.2 did not say it. */
const usualMinute = 10.6;

const typicalColumns = {
  time: 'time(UTC)',
  temperature: 'T2m',
  global: 'G(h)',
  diffuse: 'Gd(h)',
  wind: 'WS10m',
} as const;
type TypicalRow = { time: string } & Record<Exclude<keyof typeof typicalColumns, 'time'>, number>;

/** Reads the TMY of PVGIS 5 as its download page gives it, CSV or JSON. @throws Error in one line for whoever has downloaded it */
export function readTypicalYear({ name, text }: WeatherFile): TypicalYear {
  const found = isJson(text) ? typicalFromJson(text) : typicalFromCsv(text);
  if (!found) {
    throw new Error(
      `${name}: Das ist kein typisches Jahr von PVGIS. Erwartet wird der Download „TMY“ als CSV oder JSON.`,
    );
  }
  const { location, offset, rows } = found;
  if (rows.length !== hoursPerYear) {
    throw new Error(
      `${name}: Erwartet werden ${formatNumber(hoursPerYear, 0)} Stunden, es sind ${formatNumber(rows.length, 0)}.`,
    );
  }
  rows.forEach((row, hour) => {
    const { time, ...values } = row;
    if (time.slice(4, 11) !== timeOf(hour)) {
      throw new Error(
        `${name}: Stunde ${hour + 1} ist ${time}. Erwartet wird ${time.slice(0, 4)}${timeOf(hour)}; Zeitzone UTC, jede Stunde einmal.`,
      );
    }
    const wrong = Object.entries(values).find(([, value]) => !Number.isFinite(value));
    if (wrong) {
      throw new Error(
        `${name}: In Stunde ${time} fehlt ${typicalColumns[wrong[0] as keyof typeof values]}.`,
      );
    }
  });
  return {
    location,
    minute: offset === undefined ? usualMinute : Math.round(offset * 600) / 10,
    global: rows.map(({ global }) => global),
    diffuse: rows.map(({ diffuse }) => diffuse),
    temperature: rows.map(({ temperature }) => temperature),
    wind: rows.map(({ wind }) => wind),
  };
}

/** „0101:00“: month, day and hour of the model year. */
function timeOf(hour: number): string {
  const iso = new Date(modelYearStart + hour * 3_600_000).toISOString();
  return `${iso.slice(5, 7)}${iso.slice(8, 10)}:${iso.slice(11, 13)}`;
}

interface Typical {
  location: Position;
  /** Hours. */
  offset: number | undefined;
  rows: TypicalRow[];
}

function typicalFromCsv(text: string): Typical | undefined {
  const lines = text.split(/\r?\n/);
  const location = locationOf(lines);
  const head = lines.findIndex((line) => line.startsWith(typicalColumns.time));
  if (!location || head < 0) return undefined;
  const names = (lines[head] ?? '').split(',');
  const columns = Object.entries(typicalColumns).map(([key, name]) => [key, names.indexOf(name)]);
  if (columns.some(([, index]) => index === -1)) return undefined;
  const rows = lines
    .slice(head + 1)
    .filter((line) => /^\d{8}:\d{4},/.test(line))
    .map((line) => {
      const cells = line.split(',');
      return Object.fromEntries(
        columns.map(([key, index]) => {
          const cell = cells[Number(index)] ?? '';
          return [key, key === 'time' ? cell : numberOf(cell)];
        }),
      ) as TypicalRow;
    });
  const offset = headerValue(lines, 'Irradiance Time Offset (h)');
  return { location, offset: offset === undefined ? undefined : Number(offset), rows };
}

const location = z.object({
  latitude: z.number(),
  longitude: z.number(),
  irradiance_time_offset: z.number().optional(),
});

const typicalJson = z.object({
  inputs: z.object({ location }),
  outputs: z.object({
    tmy_hourly: z.array(
      z.object({
        'time(UTC)': z.string(),
        T2m: z.number(),
        'G(h)': z.number(),
        'Gd(h)': z.number(),
        WS10m: z.number(),
      }),
    ),
  }),
});

function typicalFromJson(text: string): Typical | undefined {
  const { data } = typicalJson.safeParse(jsonOf(text));
  return (
    data && {
      location: data.inputs.location,
      offset: data.inputs.location.irradiance_time_offset,
      rows: data.outputs.tmy_hourly.map((row) => ({
        time: row['time(UTC)'],
        temperature: row.T2m,
        global: row['G(h)'],
        diffuse: row['Gd(h)'],
        wind: row.WS10m,
      })),
    }
  );
}

const onHorizontal = 'H(h)_m';
type MonthlyRow = { year: number; month: number; kWh: number };

/** Reads the monthly irradiation of PVGIS 5 as its download page gives it, CSV or JSON. @throws Error in one line for whoever has downloaded it */
export function readMonthlySeries({ name, text }: WeatherFile): MonthlySeries {
  const found = isJson(text) ? monthlyFromJson(text) : monthlyFromCsv(text);
  if (!found) {
    throw new Error(
      `${name}: Das ist keine Monatsreihe von PVGIS. Erwartet wird der Download „Monthly data“ mit „Global horizontal irradiation“ (${onHorizontal}) als CSV oder JSON.`,
    );
  }
  const { location, database, rows } = found;
  const byYear = Map.groupBy(rows, ({ year }) => year);
  const numbers = [...byYear.keys()].sort((one, other) => one - other);
  const years = numbers.map((year) =>
    Array.from(
      { length: 12 },
      (_, month) => byYear.get(year)?.find((row) => row.month === month + 1)?.kWh ?? Number.NaN,
    ),
  );
  const [firstYear = 0] = numbers;
  const broken = numbers.find(
    (year, index) => year !== firstYear + index || years[index]?.some((kWh) => !(kWh > 0)),
  );
  if (broken !== undefined) {
    throw new Error(
      `${name}: Bis zum Jahr ${broken} fehlen Monate. Erwartet werden ganze Jahre ohne Lücke.`,
    );
  }
  if (years.length < leastYears) {
    throw new Error(
      `${name}: Die Reihe hat ${years.length} Jahre. Erwartet werden wenigstens ${leastYears}, damit die Spannen gute und schlechte Jahre umfassen.`,
    );
  }
  // It becomes a part of a module.
  return { location, database: database.replace(/[^\w .-]/g, ''), firstYear, years };
}

interface Monthly {
  location: Position;
  database: string;
  rows: MonthlyRow[];
}

const englishMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

function monthlyFromCsv(text: string): Monthly | undefined {
  const lines = text.split(/\r?\n/);
  const location = locationOf(lines);
  const cellsOf = (line: string) => line.split(/[\t,]+/).map((cell) => cell.trim());
  const head = lines.findIndex((line) => /^year[\t,]/.test(line));
  const column = cellsOf(lines[head] ?? '').indexOf(onHorizontal);
  if (!location || column < 0) return undefined;
  const rows = lines
    .slice(head + 1)
    .map(cellsOf)
    .filter(([year = '']) => /^\d{4}$/.test(year))
    .map((cells) => ({
      year: Number(cells[0]),
      month: englishMonths.indexOf(cells[1] ?? '') + 1 || Number(cells[1]),
      kWh: numberOf(cells[column]),
    }));
  return { location, database: headerValue(lines, 'Radiation database') ?? 'PVGIS', rows };
}

const monthlyJson = z.object({
  inputs: z.object({ location, meteo_data: z.object({ radiation_db: z.string() }).optional() }),
  outputs: z.object({
    monthly: z.array(z.object({ year: z.number(), month: z.number(), [onHorizontal]: z.number() })),
  }),
});

function monthlyFromJson(text: string): Monthly | undefined {
  const { data } = monthlyJson.safeParse(jsonOf(text));
  return (
    data && {
      location: data.inputs.location,
      database: data.inputs.meteo_data?.radiation_db ?? 'PVGIS',
      rows: data.outputs.monthly.map((row) => ({
        year: row.year,
        month: row.month,
        kWh: row[onHorizontal],
      })),
    }
  );
}

const isJson = (text: string) => text.trimStart().startsWith('{');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An empty cell is no zero. */
function numberOf(cell: string | undefined): number {
  return cell ? Number(cell) : Number.NaN;
}

/** Where the lines above the table say that it was; undefined without them. */
function locationOf(lines: readonly string[]): Position | undefined {
  const latitude = numberOf(headerValue(lines, 'Latitude (decimal degrees)'));
  const longitude = numberOf(headerValue(lines, 'Longitude (decimal degrees)'));
  return Number.isFinite(latitude) && Number.isFinite(longitude)
    ? { latitude, longitude }
    : undefined;
}

/** What stands behind a name and its colon. */
function headerValue(lines: readonly string[], name: string): string | undefined {
  return lines
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();
}
