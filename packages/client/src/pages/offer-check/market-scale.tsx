import type { JudgedOffer } from '@rebhang-solar/calculator/offer/judge-offer';
import type { Offer } from '@rebhang-solar/calculator/offer/offer-query';
import { offerCheckPage, ownNote } from '@rebhang-solar/content/pages/offer-check';
import { euro, formatNumber } from '@rebhang-solar/content/typography';
import { Drawing } from '../../components/drawings/drawing.tsx';
import { inks } from '../../components/drawings/inks.ts';
import { UnbrokenText } from '../../components/unbroken.tsx';
import { paint } from '../../theme/paint.ts';

const { scale } = offerCheckPage;

/** So much of what is usual stands free on either side of it. */
const margin = 0.2;
/** Pixels from the top to the bar, and its height. */
const top = 62;
const height = 30;

/** Where the whole price of an offer lies in what is usual for its size. */
export function MarketScale({ offer, judged }: { offer: Offer; judged: JudgedOffer }) {
  const { price, usual, fair } = judged.total;
  const [low, high] = usual;
  const free = (high - low) * margin;
  const placeOf = (value: number) => (100 * (value - low + free)) / (high - low + 2 * free);
  const place = Math.min(100, Math.max(0, placeOf(price)));
  const at = (value: number) => `${placeOf(value)}%`;
  const bar = ([from, to]: readonly [number, number], fill: string) => (
    <rect
      x={at(from)}
      width={`${placeOf(to) - placeOf(from)}%`}
      y={top}
      height={height}
      fill={fill}
    />
  );
  const anchor = place < 25 ? 'start' : place > 75 ? 'end' : 'middle';
  const words = [
    [scale.cheap, (low + fair[0]) / 2],
    [scale.fair, (low + high) / 2],
    [scale.dear, (fair[1] + high) / 2],
  ] as const;
  return (
    <figure>
      <UnbrokenText size="sm" c="dimmed" mb="xs" text={scale.intro(offer)} />
      <Drawing
        text={{ title: scale.title, description: scale.text(judged.total) }}
        width="100%"
        height={top + height + 24}
      >
        <g {...inks.label} textAnchor={anchor}>
          <text x={`${place}%`} y="14">
            {scale.offer}
          </text>
          <text x={`${place}%`} y="34" fontSize="1.125rem" fontWeight="700">
            {euro(price)}
          </text>
        </g>
        <line
          x2="100%"
          y1={top + height / 2}
          y2={top + height / 2}
          {...inks.grid}
          strokeWidth="2"
        />
        {bar(usual, paint('vine.2'))}
        {bar(fair, paint('vine.4'))}
        <g {...inks.label} textAnchor="middle">
          {words.map(([word, value]) => (
            <text
              key={word}
              x={at(value)}
              y={top + 20}
              fontWeight={word === scale.fair ? 700 : 400}
            >
              {word}
            </text>
          ))}
          {[low, ...fair, high].map((value, index) => (
            <text
              key={value}
              x={at(value)}
              y={top + height + 20}
              fontWeight={index === 1 || index === 2 ? 700 : 400}
            >
              {formatNumber(value)}
            </text>
          ))}
        </g>
        <svg x={`${place}%`} overflow="visible" aria-hidden="true">
          <path d={`M-7 ${top - 12}h14l-7 12zM-1.5 42h3v${top + height - 42}h-3z`} {...inks.dot} />
        </svg>
      </Drawing>
      <UnbrokenText size="sm" c="dimmed" mt="xs" text={`${scale.note(offer)} ${ownNote(offer)}`} />
    </figure>
  );
}
