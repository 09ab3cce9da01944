import { formatNumber } from '@rebhang-solar/content/typography';
import { Drawing } from './drawing.tsx';
import { inks, type Mark } from './inks.ts';

type StackedColumnsProps = {
  title: string;
  description: string;
  /** From the ground up, each with one value for each column. */
  series: readonly { mark: Mark; values: readonly number[] }[];
  /** A value in each column, drawn as a line across it. */
  line?: readonly number[];
  /** Below the columns, spread evenly; `center` below each column, `edges` from the first to the last edge. */
  labels: readonly string[];
  labelsAt?: 'center' | 'edges';
  unit: string;
  /** End of the scale, where neighbours share one. */
  top?: number;
  /** Space between columns, as a share of a column. */
  gap?: number;
  /** A column that is pointed out below the ground. */
  chosen?: number | undefined;
  height?: number;
};

const axisHeight = 26;
const head = 36;
/** Per cent of the width, left of the columns: room for the scale. */
const left = 13;
/** Units of the drawing: a column's width, and the height of the scale. */
const pitch = 20;
const grid = 200;
/** Where the scale has its lines. */
const scale = [0, 0.5, 1];

/**
 * Columns in parts over a scale. Places across are shares of the drawing and type keeps its size, so the
 * same drawing reads on a phone and on a wide screen.
 */
export function StackedColumns({
  title,
  description,
  series,
  line,
  labels,
  labelsAt = 'center',
  unit,
  top,
  gap = 0.25,
  chosen,
  height = 200,
}: StackedColumnsProps) {
  const count = series[0]?.values.length ?? 0;
  const most = top ?? scaleEnd([...sums(series), ...(line ?? [])]);
  // Whole units of a fine grid, which take the fewest bytes.
  const y = (value: number) => Math.round(grid * (1 - value / most));
  const path = (index: number) => {
    const below = sums(series.slice(0, index), count);
    return (series[index]?.values ?? [])
      .map((value, column) => {
        if (value <= 0) return '';
        const ground = below[column] ?? 0;
        const x = Math.round((column + gap / 2) * pitch);
        return `M${x} ${y(ground)}V${y(ground + value)}h${Math.round((1 - gap) * pitch)}V${y(ground)}z`;
      })
      .join('');
  };
  const at = (share: number) => head + (1 - share) * height;
  const across = (share: number) => `${round(left + share * (100 - left))}%`;
  const labelShare = (index: number) =>
    labelsAt === 'center' ? (index + 0.5) / labels.length : index / (labels.length - 1);
  return (
    <Drawing text={{ title, description }} width="100%" height={head + height + axisHeight}>
      <g {...inks.grid}>
        {scale.map((share) => (
          <line key={share} x1={`${left}%`} x2="100%" y1={at(share)} y2={at(share)} />
        ))}
      </g>
      <g {...inks.tick}>
        <text y="12">{unit}</text>
        {scale.map((share) => (
          <text key={share} y={at(share) + 4}>
            {formatNumber(share * most)}
          </text>
        ))}
        {labels.map((label, index) => (
          <text
            // Labels repeat: three months begin with J.
            key={index}
            x={across(labelShare(index))}
            y={head + height + 22}
            textAnchor={labelsAt === 'edges' && index === labels.length - 1 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
      </g>
      <svg
        x={`${left}%`}
        y={head}
        width={`${100 - left}%`}
        height={height}
        viewBox={`0 0 ${count * pitch} ${grid}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        {series.map(({ mark }, index) => (
          <path key={mark} {...inks[mark]} d={path(index)} />
        ))}
        {line && (
          <path
            {...inks.line}
            d={line
              .map(
                (value, column) =>
                  `${column === 0 || gap > 0 ? 'M' : 'L'}${column * pitch} ${y(value)}h${pitch}`,
              )
              .join('')}
          />
        )}
      </svg>
      {chosen !== undefined && (
        <rect
          {...inks.chosen}
          x={across(chosen / count)}
          y={head + height + 2}
          width={`${round((100 - left) / count)}%`}
          height="5"
        />
      )}
    </Drawing>
  );
}

/** Of each column, all series together. */
function sums(series: StackedColumnsProps['series'], count = series[0]?.values.length ?? 0) {
  return Array.from({ length: count }, (_, column) =>
    series.reduce((sum, { values }) => sum + (values[column] ?? 0), 0),
  );
}

/** The next round number above all values: 1, 2, 3, 4, 5, 6 or 8 times a power of ten. */
export function scaleEnd(values: readonly number[]): number {
  const most = Math.max(...values, 0.1);
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((factor) => factor * power >= most) ?? 10;
  return step * power;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
