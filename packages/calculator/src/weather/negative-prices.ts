import { hoursPerYear, sunYear } from '../sun/sun-year.ts';
import { calendar, localHour } from './calendar.ts';
import { weatherYear } from './weather-year.ts';

/** On days without work so much less sun already makes the price negative. */
const restDayFactor = 1.35;

const kept = new Map<number, Uint8Array>();
const mostKept = 4;

/**
 * Which hours of the typical year have negative prices: a proxy, as no series of prices may be shipped.
 * They are the sunniest ones, Sundays and holidays first, until they hold this share of the year's sun.
 * Hours of wind at night are left out, as nothing is fed in then.
 *
 * @param share of the solar power of the whole country
 */
export function negativePriceHours(share: number): Uint8Array {
  const known = kept.get(share);
  if (known) {
    return known;
  }
  const { hours } = sunYear();
  const { globalHorizontal } = weatherYear();
  const order = [...hours.keys()]
    .map((index) => {
      const day = Math.floor(localHour(hours[index] as number) / 24);
      const factor = calendar[day]?.kind === 'workday' ? 1 : restDayFactor;
      return { index, score: (globalHorizontal[index] as number) * factor };
    })
    .sort((one, other) => other.score - one.score);
  const negative = new Uint8Array(hoursPerYear);
  let left = share * globalHorizontal.reduce((sum, value) => sum + value, 0);
  for (const { index } of order) {
    left -= globalHorizontal[index] as number;
    if (left < 0) {
      break;
    }
    negative[hours[index] as number] = 1;
  }
  kept.set(share, negative);
  if (kept.size > mostKept) {
    kept.delete(kept.keys().next().value as number);
  }
  return negative;
}
