import { ratings } from './company/claims.ts';
import { reviews, reviewsCheck } from './company/reviews.ts';
import { show } from './figures/figure.ts';
import { formatNumber, numberWord } from './typography.ts';

/** „Die vier Texte haben wir aus 99 Bewertungen ausgewählt. “ */
const choice =
  ratings && reviews.length > 1
    ? `Die ${numberWord(reviews.length).toLowerCase()} Texte haben wir aus ${show(ratings.reviewCount)} Bewertungen ausgewählt. `
    : '';

/** The words around ratings, wherever one is shown. */
export const reviewTexts = {
  stars: (rating: number) => `${formatNumber(rating)} von 5 Sternen`,
  check: `${choice}${reviewsCheck}`,
} as const;
