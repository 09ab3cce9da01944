import { formatNumber, monthNames } from '@rebhang-solar/content/typography';
import { Drawing, round } from './drawing.tsx';
import { inks } from './inks.ts';
import classes from './month-bars.module.css';

type MonthBarsProps = {
  title: string;
  description: string;
  /** January first. */
  values: readonly number[];
};

const height = 220;
/** Room for the value above the highest bar, and for the letter below each. */
const head = 24;
const foot = 28;
const column = 100 / 12;

/**
 * A bar for each month, its value above it instead of a scale beside it. The highest and the lowest are dark;
 * on a phone these two alone have room for their values. Places across are shares of the width, so type keeps its size.
 */
export function MonthBars({ title, description, values }: MonthBarsProps) {
  const most = Math.max(...values);
  const least = Math.min(...values);
  return (
    <Drawing text={{ title, description }} width="100%" height={head + height + foot}>
      {values.map((value, month) => {
        const size = Math.round((value / most) * height);
        const top = head + height - size;
        const pointedOut = value === most || value === least;
        const middle = `${round((month + 0.5) * column)}%`;
        return (
          <g key={monthNames[month]}>
            <rect
              {...(pointedOut ? inks.least : inks.between)}
              x={`${round((month + 0.06) * column)}%`}
              y={top}
              width={`${round(0.88 * column)}%`}
              height={size}
            />
            <text
              {...(pointedOut ? inks.value : inks.label)}
              className={pointedOut ? undefined : classes.wide}
              x={middle}
              y={top - 7}
              textAnchor="middle"
            >
              {formatNumber(value)}
            </text>
            <text {...inks.tick} x={middle} y={head + height + 22} textAnchor="middle">
              {monthNames[month]?.[0]}
            </text>
          </g>
        );
      })}
      <line {...inks.ground} x2="100%" y1={head + height} y2={head + height} />
    </Drawing>
  );
}
