import { type Location, sunYear } from '../src/sun/sun-year.ts';
import { monthStarts } from '../src/weather/calendar.ts';
import type { HourlyWeather } from './pack.ts';

/** Irradiation on the horizontal in each month of the hours that can be packed, kWh/m². */
export function monthlySums(weather: HourlyWeather, location: Location): number[] {
  const sums = Array.from({ length: 12 }, () => 0);
  for (const hour of sunYear(location, weather.minute).hours) {
    const month = monthOf(hour);
    sums[month] = (sums[month] ?? 0) + (weather.global[hour] ?? 0) / 1000;
  }
  return sums;
}

/** The same hours, each month with so much light; the share of diffuse light stays that of each hour. */
export function scaledToMonths(
  weather: HourlyWeather,
  location: Location,
  kWhPerM2: readonly number[],
): HourlyWeather {
  const factors = monthlySums(weather, location).map((sum, month) => (kWhPerM2[month] ?? 0) / sum);
  const scaled = (values: readonly number[]) =>
    values.map((value, hour) => value * (factors[monthOf(hour)] ?? 1));
  return { ...weather, global: scaled(weather.global), diffuse: scaled(weather.diffuse) };
}

/** The same hours, each month with such a mean temperature, °C: a typical year's months are real ones, and some were cold. */
export function shiftedToMonths(weather: HourlyWeather, celsius: readonly number[]): HourlyWeather {
  const shifts = monthlyTemperatures(weather).map((mean, month) => (celsius[month] ?? mean) - mean);
  return {
    ...weather,
    temperature: weather.temperature.map((value, hour) => value + (shifts[monthOf(hour)] ?? 0)),
  };
}

/** Mean temperature of each month, °C. */
function monthlyTemperatures({ temperature }: HourlyWeather): number[] {
  return monthStarts.slice(0, 12).map((start, month) => {
    const hours = temperature.slice(start, monthStarts[month + 1]);
    return hours.reduce((sum, value) => sum + value, 0) / hours.length;
  });
}

/** 0 for January. */
function monthOf(hour: number): number {
  return monthStarts.findLastIndex((start) => hour >= start);
}
