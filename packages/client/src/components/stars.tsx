import { Rating } from '@mantine/core';
import { reviewTexts } from '@rebhang-solar/content/reviews';

/** A rating in stars, the last of them filled as far as the rating goes. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Rating
      value={rating}
      fractions={Number.isInteger(rating) ? 1 : 10}
      readOnly
      role="img"
      aria-label={reviewTexts.stars(rating)}
    />
  );
}
