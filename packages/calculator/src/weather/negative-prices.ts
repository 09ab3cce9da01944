import { keep, keptFor } from '../keep.ts';
import { hoursPerYear } from '../sun/sun-year.ts';
import { calendar, localHour } from './calendar.ts';
import type { Site } from './weather-year.ts';

/** On days without work so much less sun already makes the price negative. */
const restDayFactor = 1.35;

const keptOf = new WeakMap<Site, Map<number, Uint8Array>>();

/**
 * Which hours of the typical year have negative prices: a proxy, as no series of prices may be shipped.
 * They are the sunniest ones, Sundays and holidays first, until they hold this share of the year's sun.
 * Hours of wind at night are left out, as nothing is fed in then.
 *
 * @param share of the solar power of the whole country
 */
export function negativePriceHours(site: Site, share: number): Uint8Array {
  return keep(keptFor(keptOf, site), share, () => computeHours(site, share));
}

function computeHours(site: Site, share: number): Uint8Array {
  const { ghi } = site.weather;
  const order = [...site.sun.hours]
    .map((hour) => {
      const day = Math.floor(localHour(hour) / 24);
      const factor = calendar[day]?.kind === 'workday' ? 1 : restDayFactor;
      return { hour, score: (ghi[hour] as number) * factor };
    })
    .sort((one, other) => other.score - one.score);
  const negative = new Uint8Array(hoursPerYear);
  let left = share * ghi.reduce((sum, value) => sum + value, 0);
  for (const { hour } of order) {
    left -= ghi[hour] as number;
    if (left < 0) {
      break;
    }
    negative[hour] = 1;
  }
  return negative;
}
