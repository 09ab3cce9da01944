import { comparedMonth } from './company/claims.ts';
import { germanDate } from './typography.ts';

/**
 * For what this website once said of prices and years, beside what holds today; undefined on a new one.
 * @param part takes the month as it is printed: „Januar 2025“
 */
export function formerly<const T>(part: (month: string) => T): T | undefined {
  return comparedMonth && part(germanDate(comparedMonth));
}
