import { reviewTexts } from '@rebhang-solar/content/review-texts';
import { paint } from '../theme/paint.ts';

const width = 24;
const positions = [0, 1, 2, 3, 4];

/**
 * A rating in stars, the last of them filled as far as the rating goes. Own, because Mantine's `Rating` is a
 * control: for 4.9 to be read it draws fifty stars one over the other, with labels for fields that are not there.
 */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      width="104"
      viewBox={`0 0 ${positions.length * width} ${width}`}
      role="img"
      aria-label={reviewTexts.stars(rating)}
    >
      {/* An inner <svg> cuts off what is wider than itself. */}
      <svg fill={paint('sun.6')} width={rating * width} height={width} aria-hidden="true">
        <Row />
      </svg>
      <g fill="none" stroke={paint('slate.6')} strokeWidth="1.2" strokeLinejoin="round">
        <Row />
      </g>
    </svg>
  );
}

function Row() {
  return positions.map((position) => (
    <path
      key={position}
      transform={`translate(${position * width} 0)`}
      d="m12 2.6 2.8 6 6.6.8-4.9 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5L2.6 9.4l6.6-.8z"
    />
  ));
}
