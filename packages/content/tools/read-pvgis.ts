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

/** Irradiation on the horizontal, kWh/m², and temperature. */
export interface MonthlySeries {
  location: Position;
  /** The database of the irradiation, such as PVGIS-SARAH3. */
  database: string;
  firstYear: number;
  /** Whole years from the first on without a gap, each with its twelve months. */
  years: readonly (readonly number[])[];
  /** Mean of each month over these years, °C. */
  celsius: readonly number[];
}

/** How many years a series has at least. */
const leastYears = 10;

/** Minutes after the full hour at which the satellite is over Germany; PVGIS before 5.2 did not say it. */
const usualMinute = 10.6;

const location = z.object({ latitude: z.number(), longitude: z.number() });

const typicalJson = z.object({
  inputs: z.object({
    location: location.extend({ irradiance_time_offset: z.number().optional() }),
  }),
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

/** Reads the TMY of PVGIS 5 as its download page gives it, as JSON. @throws Error in one line for whoever has downloaded it */
export function readTypicalYear({ name, text }: WeatherFile): TypicalYear {
  const { data } = typicalJson.safeParse(jsonOf(text));
  if (!data) {
    throw new Error(
      `${name}: Das ist kein typisches Jahr von PVGIS. Erwartet wird der Download „TMY“ als JSON.`,
    );
  }
  const { tmy_hourly: rows } = data.outputs;
  if (rows.length !== hoursPerYear) {
    throw new Error(
      `${name}: Erwartet werden ${formatNumber(hoursPerYear, 0)} Stunden, es sind ${formatNumber(rows.length, 0)}.`,
    );
  }
  rows.forEach(({ 'time(UTC)': time }, hour) => {
    if (time.slice(4, 11) !== timeOf(hour)) {
      throw new Error(
        `${name}: Stunde ${hour + 1} ist ${time}. Erwartet wird ${time.slice(0, 4)}${timeOf(hour)}; Zeitzone UTC, jede Stunde einmal.`,
      );
    }
  });
  const { irradiance_time_offset: offset, ...position } = data.inputs.location;
  return {
    location: position,
    minute: offset === undefined ? usualMinute : Math.round(offset * 600) / 10,
    global: rows.map((row) => row['G(h)']),
    diffuse: rows.map((row) => row['Gd(h)']),
    temperature: rows.map((row) => row.T2m),
    wind: rows.map((row) => row.WS10m),
  };
}

/** „0101:00“: month, day and hour of the model year. */
function timeOf(hour: number): string {
  const iso = new Date(modelYearStart + hour * 3_600_000).toISOString();
  return `${iso.slice(5, 7)}${iso.slice(8, 10)}:${iso.slice(11, 13)}`;
}

const onHorizontal = 'H(h)_m';

const monthlyJson = z.object({
  inputs: z.object({ location, meteo_data: z.object({ radiation_db: z.string() }).optional() }),
  outputs: z.object({
    monthly: z.array(
      z.object({
        year: z.number(),
        month: z.number(),
        [onHorizontal]: z.number(),
        T2m: z.number(),
      }),
    ),
  }),
});

/** Reads irradiation and temperature by month of PVGIS 5 as its download page gives it, as JSON. @throws Error in one line for whoever has downloaded it */
export function readMonthlySeries({ name, text }: WeatherFile): MonthlySeries {
  const { data } = monthlyJson.safeParse(jsonOf(text));
  if (!data) {
    throw new Error(
      `${name}: Das ist keine Monatsreihe von PVGIS. Erwartet wird der Download „Monthly data“ mit „Global horizontal irradiation“ (${onHorizontal}) und „Average temperature“ (T2m) als JSON.`,
    );
  }
  const { location, meteo_data } = data.inputs;
  const byYear = Map.groupBy(data.outputs.monthly, ({ year }) => year);
  const numbers = [...byYear.keys()].sort((one, other) => one - other);
  const years = numbers.map((year) =>
    Array.from(
      { length: 12 },
      (_, month) =>
        byYear.get(year)?.find((row) => row.month === month + 1)?.[onHorizontal] ?? Number.NaN,
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
  const database = (meteo_data?.radiation_db ?? 'PVGIS').replace(/[^\w .-]/g, '');
  const celsius = Array.from({ length: 12 }, (_, month) => {
    const rows = data.outputs.monthly.filter((row) => row.month === month + 1);
    return rows.reduce((sum, { T2m }) => sum + T2m, 0) / rows.length;
  });
  return { location, database, firstYear, years, celsius };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
