import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Location,
  modelYearStart,
  type SunYear,
  sunYear,
} from '@rebhang-solar/calculator/sun/sun-year';

/*
 * Weather of any place in Germany, invented from Dresden's, in the files that PVGIS 5.3 offers for download. It is as
 * clear as in Dresden, under the sun of the other place; 1.5 °C warmer, and with 8 % more light in each month of the
 * series.
 */

const sourceData = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../calculator/data', name), 'utf8');

const dresden = { latitude: 51.05, longitude: 13.74, minute: 10.6 };
/** Of the satellite over Germany, hours. */
const timeOffset = 0.1761;
const warmer = 1.5;
const brighter = 1.08;

/** A file as it is downloaded. */
export type PvgisFile = { name: string; text: string };

/** What a company downloads: the typical year and the monthly series. */
export function pvgisSamples({ latitude, longitude }: Location): {
  typicalYear: PvgisFile;
  monthlySeries: PvgisFile;
} {
  const place = `${latitude.toFixed(3)}_${longitude.toFixed(3)}`;
  return {
    typicalYear: {
      name: `tmy_${place}_2005_2023.json`,
      text: typicalJson({ latitude, longitude }, typicalHours({ latitude, longitude })),
    },
    monthlySeries: {
      name: `Monthlydata_${place}_SA3_2005_2023.json`,
      text: monthlyJson({ latitude, longitude }, irradiation()),
    },
  };
}

/** Puts both files into a folder. @returns where they are */
export async function writePvgisSamples(
  folder: string,
  place: Location,
): Promise<{ typicalYear: string; monthlySeries: string }> {
  const { typicalYear, monthlySeries } = pvgisSamples(place);
  await mkdir(folder, { recursive: true });
  const write = async ({ name, text }: PvgisFile) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  return { typicalYear: await write(typicalYear), monthlySeries: await write(monthlySeries) };
}

/** The columns of an hour that mean something here, in the order of PVGIS: T2m, G(h), Gb(n), Gd(h), WS10m. */
type Hour = { time: string; t2m: number; gh: number; gbn: number; gdh: number; ws10m: number };

function typicalHours(place: Location): Hour[] {
  const rows = sourceData('dresden-tmy-smoothed.csv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number));
  const here = byHour(sunYear(place, timeOffset * 60));
  const there = byHour(sunYear(dresden, dresden.minute));
  return rows.map(([, global = 0, , diffuse = 0, temperature = 0, wind = 0], hour) => {
    const [above, cosZenith] = here[hour] ?? [0, 0];
    const [aboveDresden] = there[hour] ?? [0];
    // Where it is still night in Dresden, the first light is diffuse.
    const clearness = aboveDresden > 0 ? Math.min(0.9, global / aboveDresden) : 0.2;
    const share = aboveDresden > 0 && global > 0 ? Math.min(1, diffuse / global) : 1;
    const gh = Math.round(above * clearness);
    const gdh = Math.round(gh * share);
    return {
      time: timeOf(hour),
      t2m: Number((temperature + warmer).toFixed(2)),
      gh,
      gbn: cosZenith > 0 ? Number(((gh - gdh) / cosZenith).toFixed(2)) : 0,
      gdh,
      ws10m: wind,
    };
  });
}

/** Light above the air on the horizontal and cosine of the zenith in each hour; nothing by night. */
function byHour(sun: SunYear): Record<number, [above: number, cosZenith: number]> {
  return Object.fromEntries(
    [...sun.hours].map((hour, index) => {
      const cosZenith = sun.cosZenith[index] ?? 0;
      return [hour, [(sun.dniExtra[index] ?? 0) * cosZenith, cosZenith]];
    }),
  );
}

/** From which year each month is taken; 2008 was a leap year, whose 29 February is left out. */
const monthYears = [2018, 2008, 2009, 2013, 2008, 2006, 2011, 2010, 2020, 2006, 2007, 2016];

/** „20180101:0000“ */
function timeOf(hour: number): string {
  const [date = '', time = ''] = new Date(modelYearStart + hour * 3_600_000)
    .toISOString()
    .split(/[T.]/);
  const [, month = '', day] = date.split('-');
  return `${monthYears[Number(month) - 1]}${month}${day}:${time.slice(0, 2)}00`;
}

const inputs = (place: Location) => ({
  location: { ...place, elevation: 278 },
  meteo_data: {
    radiation_db: 'PVGIS-SARAH3',
    meteo_db: 'ERA5',
    year_min: 2005,
    year_max: 2023,
    use_horizon: true,
    horizon_db: 'DEM-calculated',
  },
});

function typicalJson(place: Location, hours: readonly Hour[]): string {
  const { location, meteo_data } = inputs(place);
  return JSON.stringify({
    inputs: { location: { ...location, irradiance_time_offset: timeOffset }, meteo_data },
    outputs: {
      months_selected: monthYears.map((year, month) => ({ month: month + 1, year })),
      tmy_hourly: hours.map(({ time, t2m, gh, gbn, gdh, ws10m }) => ({
        'time(UTC)': time,
        T2m: t2m,
        RH: 79.7,
        'G(h)': gh,
        'Gb(n)': gbn,
        'Gd(h)': gdh,
        'IR(h)': 300,
        WS10m: ws10m,
        WD10m: 225,
        SP: 98_000,
      })),
    },
    meta: {},
  });
}

type Month = { year: number; month: number; kWh: number };

/** In each year of the series, °C. */
export const sampleCelsius = [2.4, 3.2, 6.4, 11.2, 15.4, 18.7, 20.8, 20.7, 16.1, 11.4, 6.5, 3.4];

function irradiation(): Month[] {
  const { Dresden } = JSON.parse(sourceData('cmsaf-monthly-ghi-1991-2025.json')) as {
    Dresden: { years: Record<string, number[]> };
  };
  return Object.entries(Dresden.years)
    .filter(([year]) => Number(year) >= 2005 && Number(year) <= 2023)
    .flatMap(([year, months]) =>
      months.map((kWh, month) => ({
        year: Number(year),
        month: month + 1,
        kWh: Number((kWh * brighter).toFixed(2)),
      })),
    );
}

function monthlyJson(place: Location, months: readonly Month[]): string {
  return JSON.stringify({
    inputs: { ...inputs(place), plane: {} },
    outputs: {
      monthly: months.map(({ year, month, kWh }) => ({
        year,
        month,
        'H(h)_m': kWh,
        T2m: sampleCelsius[month - 1],
      })),
    },
    meta: {},
  });
}
