import type { Run } from '@rebhang-solar/calculator/answer/answer';
import { yearsCalculated } from '@rebhang-solar/calculator/money/cash-flow';
import { inks } from '../../../components/drawings/inks.ts';
import { paint } from '../../../theme/paint.ts';

const height = 14;

/** Parts of the twenty years that are drawn, each in one of three strengths. */
export type LanePart = Pick<Run<unknown>, 'from' | 'to'> & { look: 'strong' | 'weak' | 'bad' };

const looks = {
  strong: { fill: paint('vine.6') },
  weak: { fill: paint('vine.2'), stroke: paint('vine.6') },
  bad: { fill: paint('tile.2'), stroke: paint('tile.6') },
};

/** One rule of the law over the years, below the sentence that says it. */
export function LawLane({ parts }: { parts: readonly LanePart[] }) {
  const at = (year: number) => `${(year / yearsCalculated) * 100}%`;
  return (
    <svg width="100%" height={height} aria-hidden="true">
      <line {...inks.grid} x2="100%" y1={height / 2} y2={height / 2} />
      {parts.map(({ from, to, look }) => (
        <rect
          key={from}
          {...looks[look]}
          x={at(from)}
          y="1"
          width={at(to - from)}
          height={height - 2}
        />
      ))}
    </svg>
  );
}
