import { ratings } from './company/claims.ts';
import { reviews, reviewsCheck } from './company/reviews.ts';
import { show } from './figures/figure.ts';
import { formatNumber, monthNames, numberWord, withUnit } from './typography.ts';

/** „aus 99 Bewertungen“ */
export const outOfReviews = ratings && `aus ${withUnit(show(ratings.reviewCount), 'Bewertungen')}`;

/** „Die vier Texte haben wir aus 99 Bewertungen ausgewählt. “ */
const choice =
  outOfReviews && reviews.length > 1
    ? `Die ${numberWord(reviews.length).toLowerCase()} Texte haben wir ${outOfReviews} ausgewählt. `
    : '';

/** The words around reviews and their stars. */
export const reviewTexts = {
  stars: (rating: number) => `${formatNumber(rating)} von 5 Sternen`,
  summary: 'So prüfen wir Bewertungen',
  check: `${choice}${reviewsCheck}`,
} as const;

const relative = new Intl.RelativeTimeFormat('de');
const day = 86_400_000;
const spans = [
  [365 * day, 'year'],
  [30 * day, 'month'],
  [7 * day, 'week'],
  [day, 'day'],
] as const;

/**
 * When a review was written: its own words, or of its day the month („im Mai 2026“) and, where it is known
 * what day is today, how long ago („vor 2 Wochen“).
 */
export function reviewDate(date: string, today?: Date): string {
  const written = /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(date) : undefined;
  if (!written) return date;
  if (!today) return `im ${monthNames[written.getUTCMonth()]} ${written.getUTCFullYear()}`;
  const ago = today.getTime() - written.getTime();
  const [length, unit] = spans.find(([least]) => ago >= least) ?? [day, 'day'];
  return ago < day ? 'heute' : relative.format(-Math.floor(ago / length), unit);
}
