import type { PaybackRange } from '@rebhang-solar/calculator/compare/ranges';
import { Unbroken } from '../../../components/unbroken.tsx';
import classes from './marks.module.css';

/** Years; what lies beyond is drawn to the edge. */
const end = 22;

/**
 * Ranges of years on one scale, each with the value that is expected. Words stand above their bar as
 * text, so that they wrap on a phone; the bars add nothing to be read out.
 */
export function RangeRows({
  rows,
  ticks,
}: {
  rows: readonly { label: string; text: string; years: PaybackRange }[];
  ticks: readonly { at: number; label: string }[];
}) {
  const share = (years: number) => Math.round((Math.min(end, years) / end) * 1000) / 10;
  return (
    <>
      <ul className={classes.rows}>
        {rows.map(({ label, text, years }, index) => {
          const low = share(years.low ?? end);
          const value = `${share(years.value ?? end)}%`;
          return (
            <li key={label} data-first={index === 0 || undefined}>
              <span>
                <Unbroken text={label} />
              </span>
              <strong>{text}</strong>
              <svg width="100%" height="20" aria-hidden="true" focusable="false">
                <rect className={classes.track} y="3" width="100%" height="14" />
                <rect
                  className={index === 0 ? classes.direct : classes.storage}
                  x={`${low}%`}
                  y="3"
                  width={`${Math.round((share(years.high ?? end) - low) * 10) / 10}%`}
                  height="14"
                />
                <line className={classes.line} x1={value} x2={value} y1="0" y2="20" />
              </svg>
            </li>
          );
        })}
      </ul>
      <svg
        className={classes.drawing}
        width="100%"
        height="20"
        aria-hidden="true"
        focusable="false"
      >
        {ticks.map(({ at, label }) => (
          <text
            key={at}
            className={classes.tick}
            x={`${share(at)}%`}
            y="14"
            textAnchor={at === 0 ? 'start' : 'middle'}
          >
            {label}
          </text>
        ))}
      </svg>
    </>
  );
}
