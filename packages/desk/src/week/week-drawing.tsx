import { deskWeek } from '@rebhang-solar/content/desk-words';
import type { Week } from './week.ts';
import classes from './week-drawing.module.css';

const width = 720;
const height = 260;
const foot = 34;
const head = 26;
const tallest = height - foot - head;

/**
 * How many consultations of each week were answered in the promised time: bars with their figures on them.
 * What was late is outlined, so that no colour alone says it.
 */
export function WeekDrawing({ weeks, chosen }: { weeks: Week['weeks']; chosen: number }) {
  const shown = weeks.toReversed();
  const most = Math.max(1, ...shown.map(({ promised, running }) => promised + running));
  const step = width / shown.length;
  const bar = step * 0.66;
  return (
    <figure className={classes.figure}>
      <figcaption>
        <span data-kept>{deskWeek.inTime}</span>
        <span data-late>{deskWeek.late}</span>
        <span data-running>{deskWeek.running}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={deskWeek.perWeek}>
        {shown.map(({ number, kept, promised, running }, index) => {
          const x = index * step + (step - bar) / 2;
          const counts = { kept, late: promised - kept, running };
          let top = height - foot;
          return (
            <g key={number} data-chosen={number === chosen || undefined}>
              {(['kept', 'late', 'running'] as const).map((part) => {
                const tall = (counts[part] / most) * tallest;
                top -= tall;
                return (
                  tall > 0 && (
                    <rect
                      key={part}
                      className={classes[part]}
                      x={x + 1}
                      y={top + 1}
                      width={bar - 2}
                      height={Math.max(2, tall - 2)}
                    />
                  )
                );
              })}
              <text className={classes.figureText} x={x + bar / 2} y={top - 8}>
                {promised > kept ? `${kept}/${promised}` : promised}
              </text>
              <text className={classes.week} x={x + bar / 2} y={height - 8}>
                {deskWeek.number(number)}
              </text>
            </g>
          );
        })}
        <path className={classes.base} d={`M0 ${height - foot}H${width}`} />
      </svg>
    </figure>
  );
}
