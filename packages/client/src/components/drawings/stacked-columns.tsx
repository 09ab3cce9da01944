import { formatNumber } from '@rebhang-solar/content/typography';
import classes from './drawing.module.css';
import { Drawing, round } from './drawing.tsx';
import { inks, type Mark } from './inks.ts';

/** Values of all columns with the words that stand at them. */
type Series = {
  mark: Mark;
  values: readonly number[];
  text: string;
  /** In bold below the words. */
  amount?: string;
};

type StackedColumnsProps = {
  title: string;
  description: string;
  /** From the ground up. */
  series: readonly Series[];
  /** Hangs below the ground. */
  below?: Series;
  /** A value in each column, drawn as a line across it. */
  line?: readonly number[];
  /** Below the columns, spread evenly; `center` below each column, `edges` from the first to the last edge of columns that touch. */
  labels: readonly string[];
  labelsAt?: 'center' | 'edges';
  unit: string;
  /** End of the scale, where neighbours share one. */
  top?: number;
  /** Pixels of the columns, with what hangs below the ground. */
  height?: number;
};

const axisHeight = 26;
/** Per cent of the width, left of the columns: room for the scale. */
const left = 13;
/** Units of the drawing: a column's width, and the height of the scale. */
const pitch = 20;
const grid = 200;
/** Pixels of a line of words. */
const lineHeight = 18;

/**
 * Columns in parts over a scale, their words above them with a line to each part. Places across are shares of the
 * drawing and type keeps its size, so the same drawing reads on a phone and on a wide screen.
 */
export function StackedColumns({
  title,
  description,
  series,
  below,
  line,
  labels,
  labelsAt = 'center',
  unit,
  top,
  height: room = 140,
}: StackedColumnsProps) {
  /** Space between columns, as a share of a column. */
  const gap = labelsAt === 'center' ? 0.25 : 0;
  const count = labelsAt === 'center' ? labels.length : (series[0]?.values.length ?? 0);
  const most = top ?? Math.max(0.1, ...sums(series, count), ...(line ?? []));
  const step = stepOf(most);
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step);
  const height = Math.round(room / (1 + Math.max(0, ...(below?.values ?? [])) / most));
  const hangs = room - height;
  // Whole units of a fine grid, which take the fewest bytes.
  const y = (value: number) => Math.round(grid * (1 - value / most));
  const columnsOf = (values: readonly number[], grounds: readonly number[]) =>
    values
      .map((value, column) => {
        if (value === 0) return '';
        const ground = grounds[column] ?? 0;
        const x = Math.round((column + gap / 2) * pitch);
        return `M${x} ${y(ground)}V${y(ground + value)}h${Math.round((1 - gap) * pitch)}V${y(ground)}z`;
      })
      .join('');
  const groundsOf = (index: number) => sums(series.slice(0, index), count);
  const names = calloutsOf(series, most);
  const rows = names.some(({ amount }) => amount) ? 2 : 3;
  const rowHeight = lineHeight * (rows === 2 ? 2 : 1);
  const head = rowHeight * Math.min(rows, names.length) + 14;
  const at = (share: number) => head + (1 - share) * height;
  const across = (share: number) => `${round(left + share * (100 - left))}%`;
  const labelShare = (index: number) =>
    labelsAt === 'center' ? (index + 0.5) / labels.length : index / (labels.length - 1);
  const foot = head + height + hangs;
  return (
    <Drawing text={{ title, description }} width="100%" height={foot + axisHeight}>
      <g {...inks.grid}>
        {ticks.map((tick) => (
          <line key={tick} x1={`${left}%`} x2="100%" y1={at(tick / most)} y2={at(tick / most)} />
        ))}
      </g>
      <g {...inks.tick}>
        {ticks.map((tick) => (
          <text key={tick} y={at(tick / most) + 4}>
            {formatNumber(tick)} {tick === ticks.at(-1) && unit}
          </text>
        ))}
        {labels.map((label, index) => (
          <text
            // Labels repeat: three months begin with J.
            key={index}
            x={across(labelShare(index))}
            y={foot + 22}
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
        {series.map(({ mark, values }, index) => (
          <path key={mark} {...inks[mark]} d={columnsOf(values, groundsOf(index))} />
        ))}
        {below && (
          <path
            {...inks[below.mark]}
            d={columnsOf(
              below.values.map((value) => -value),
              [],
            )}
          />
        )}
        {line && (
          <path
            {...inks.line}
            d={line
              .map(
                (value, column) =>
                  `${column === 0 ? 'M' : 'L'}${column * pitch} ${y(value)}h${pitch}`,
              )
              .join('')}
          />
        )}
      </svg>
      {below && (
        <text
          className={classes.words}
          x={across(0.5)}
          y={head + height + hangs * 0.7}
          textAnchor="middle"
        >
          {below.text} <tspan fontWeight="600">{below.amount}</tspan>
        </text>
      )}
      {names.map(({ text, amount, column, value }, index) => {
        const [first, last] = [index === 0, index === names.length - 1];
        const x = across(first ? 0 : last ? 1 : (index + 0.5) / names.length);
        const foot = (index % rows) * rowHeight + rowHeight - 4;
        const end = { x: across((column + 0.5) / count), y: at(value / most) };
        return (
          <g key={text}>
            <line {...inks.leader} x1={x} x2={x} y1={foot + 4} y2={head - 8} />
            <line {...inks.leader} x1={x} x2={end.x} y1={head - 8} y2={end.y} />
            <circle {...inks.dot} cx={end.x} cy={end.y} r="3.5" />
            <text className={classes.words} textAnchor={first ? 'start' : last ? 'end' : 'middle'}>
              <tspan x={x} y={amount ? foot - lineHeight : foot}>
                {text}
              </tspan>
              {amount && (
                <tspan x={x} y={foot} fontWeight="600">
                  {amount}
                </tspan>
              )}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

/** Parts that are thinner than this share of the scale everywhere are seen and have no words. */
const leastShown = 0.03;

/**
 * To which column and height the words of each series lead: where it is thickest, but to none beside the ones
 * before. From left to right, so that no two lines cross.
 */
function calloutsOf(
  series: readonly Series[],
  most: number,
): (Pick<Series, 'text' | 'amount'> & { column: number; value: number })[] {
  const taken: number[] = [];
  const thickest = (values: readonly number[]) => {
    const free = [...values.keys()].filter((column) =>
      taken.every((one) => Math.abs(one - column) > values.length / 20),
    );
    const found = free.reduce(
      (best, column) => ((values[column] ?? 0) > (values[best] ?? 0) ? column : best),
      free[0] ?? 0,
    );
    taken.push(found);
    return found;
  };
  return series
    .flatMap(({ text, amount, values }, index) => {
      if (Math.max(...values) < leastShown * most) return [];
      const column = thickest(values);
      const ground = sums(series.slice(0, index), values.length)[column] ?? 0;
      return [{ text, amount, column, value: ground + (values[column] ?? 0) / 2 }];
    })
    .sort((one, other) => one.column - other.column);
}

/** Of each column, all series together. */
function sums(series: readonly Pick<Series, 'values'>[], count: number) {
  return Array.from({ length: count }, (_, column) =>
    series.reduce((sum, { values }) => sum + (values[column] ?? 0), 0),
  );
}

/** A round step that makes two to four lines above the ground. */
function stepOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 2));
  return ([5, 2, 1].find((factor) => factor * power <= most / 2) ?? 1) * power;
}
