import type { Run } from '@rebhang-solar/calculator/answer/answer';
import { Drawing } from '../../../components/drawings/drawing.tsx';
import { inks } from '../../../components/drawings/inks.ts';
import { paint } from '../../../theme/paint.ts';

const years = 20;
const left = 13;
const row = 30;

export type Lane = {
  /** Parts of the twenty years that are drawn, each in one of three strengths. */
  parts: readonly (Pick<Run<unknown>, 'from' | 'to'> & { look: 'strong' | 'weak' | 'bad' })[];
};

const looks = {
  strong: { fill: paint('vine.6') },
  weak: { fill: paint('vine.2'), stroke: paint('vine.6') },
  bad: { fill: paint('tile.2'), stroke: paint('tile.6') },
};

/** The law on the same years as the line above it: one lane for each rule, numbered as the sentences below. */
export function LawLanes({
  title,
  description,
  lanes,
}: {
  title: string;
  description: string;
  lanes: readonly Lane[];
}) {
  const share = (year: number) => (year / years) * (100 - left - 2);
  const percent = (value: number) => `${Math.round(value * 10) / 10}%`;
  return (
    <Drawing text={{ title, description }} width="100%" height={lanes.length * row}>
      {lanes.map(({ parts }, lane) => (
        <g key={lane}>
          <text {...inks.value} x={percent(left - 4)} y={lane * row + 18}>
            {lane + 1}
          </text>
          <line
            {...inks.grid}
            x1={percent(left)}
            x2="98%"
            y1={lane * row + 13}
            y2={lane * row + 13}
          />
          {parts.map(({ from, to, look }) => (
            <rect
              key={from}
              {...looks[look]}
              x={percent(left + share(from))}
              y={lane * row + 2}
              width={percent(share(to - from))}
              height={row - 8}
            />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
