import { type Location, sunYear } from '../src/sun/sun-year.ts';
import { encode, levels } from '../src/weather/packed-text.ts';
import { clearnessStep, diffuseStep, noChange, windStep } from '../src/weather/packing.ts';
import type { PackedWeather } from '../src/weather/weather-year.ts';

/*
 * Weather, profiles and place as small TypeScript modules: one printable character for each value, so that browser
 * and server import the same module and nothing has to be fetched or decoded.
 */

/** The weather of 8,760 hours UTC. */
export interface HourlyWeather {
  /** The values are instants, so many minutes after each full hour. */
  minute: number;
  /** Irradiance on the horizontal, in all and diffuse, W/m². */
  global: readonly number[];
  diffuse: readonly number[];
  /** °C */
  temperature: readonly number[];
  /** m/s */
  wind: readonly number[];
}

/** Whose weather is packed. */
export interface PackedPlace extends Location {
  /** Its state by the code of ISO 3166-2. */
  state: string;
  /** The weather's instants, so many minutes after each full hour. */
  minute: number;
  /** The places to choose, the first is the weather's own. */
  places: readonly { id: string; name: string; factor: number }[];
  years: { first: number; last: number; meanFrom: number; meanUntil: number };
  /** The source of the irradiation by month. */
  monthsFrom: string;
}

/** Clearness, diffuse share, temperature every third hour, wind by day. */
export function packWeather(weather: HourlyWeather, location: Location): PackedWeather {
  const { global, diffuse, temperature, wind, minute } = weather;
  const sun = sunYear(location, minute);
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

  return {
    packedClearness: encode(clearness),
    packedDiffuseShare: encode(diffuseShare),
    packedTemperature: encode(temperatureSteps),
    packedWind: encode(windByDay),
  };
}

/** Irradiation on the horizontal by month, from kWh/m² to tenths of it; also other numbers from 0 to 739.5. */
export function packTenths(values: readonly number[]): string {
  return encode(values.flatMap((value) => highAndLow(Math.round(value * 10))));
}

function highAndLow(value: number): number[] {
  return [Math.floor(value / levels), value % levels];
}

function clamp(value: number, most = levels - 1): number {
  return Math.max(0, Math.min(most, value));
}

/** A module of packed texts. @param heading what they are and who wrote them, one line */
export function textModule(heading: string, texts: Readonly<Record<string, string>>): string {
  const lines = Object.entries(texts).map(
    ([name, text]) => `export const ${name} =\n  '${text}';\n`,
  );
  return `// ${heading}\n\n${lines.join('\n')}`;
}

/** The module that says whose weather is packed. */
export function placeModule(heading: string, place: PackedPlace): string {
  const { state, latitude, longitude, minute, years, monthsFrom } = place;
  const places = place.places.map(
    ({ id, name, factor }) => `{ id: '${id}', name: '${name}', factor: ${factor} }`,
  );
  return `// ${heading}

/** The state in which the place of the packed weather lies, by its code of ISO 3166-2. */
export const weatherState: string = '${state}';

/** Where the packed weather was taken, degrees, and how many minutes after each full hour. */
export const station = { latitude: ${latitude}, longitude: ${longitude}, minute: ${minute} } as const;

/**
 * The places that can be chosen, the first unless another is: as they stand in the page's address, their names, and
 * their irradiation compared with the first, whose weather it is.
 */
export const places = ${places.length === 1 ? `[${places[0]}]` : `[\n${places.map((one) => `  ${one},\n`).join('')}]`} as const;

/** The years of the irradiation by month, and those whose mean the months of the typical year have. */
export const years = {
  first: ${years.first},
  last: ${years.last},
  meanFrom: ${years.meanFrom},
  meanUntil: ${years.meanUntil},
} as const;

/** Whom the page names for the irradiation by month, beside PVGIS for the typical year. */
export const monthsFrom = '${monthsFrom}';
`;
}

/** The module of the public holidays. @param days as month and day of the model year, such as "1-1" */
export function holidaysModule(heading: string, days: readonly string[]): string {
  return `// ${heading}

/** Public holidays in the model year, as month and day. */
export const holidays: readonly string[] = [
${days.map((day) => `  '${day}',\n`).join('')}];
`;
}
