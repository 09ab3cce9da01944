import { moduleOutput } from '@rebhang-solar/content/drawings';
import { Drawing, Legend } from './drawing.tsx';
import { inks } from './inks.ts';

const pitch = 9;
const thickness = 6;
const top = 5;

/** The bars stand between the column of years and that of values; all in per cent of the width. */
const barsFrom = 23;
const barsWide = 56;

/** One row for each year, each a little shorter than the one above: the slope of thirty years. */
export function ModuleOutput() {
  const { years, marks, guarantees, legend } = moduleOutput;
  const marked = new Set<number>(marks.map(({ year }) => year));
  const y = (year: number) => top + year * pitch;
  const at = (share: number) => `${barsFrom + (share / 100) * barsWide}%`;
  const wide = (share: number) => `${(share / 100) * barsWide}%`;
  return (
    <>
      <Drawing text={moduleOutput} width="100%" height={y(years.length) + 2}>
        {years.map(({ year, share: [low, high] }) => {
          const bar = { y: y(year), height: thickness };
          return (
            <g key={year}>
              {high > low && <rect {...inks.most} x={at(low)} width={wide(high - low)} {...bar} />}
              <rect
                {...(marked.has(year) ? inks.least : inks.between)}
                x={`${barsFrom}%`}
                width={wide(low)}
                {...bar}
              />
            </g>
          );
        })}
        {marks.map(({ year, label, value }) => (
          <g key={year}>
            <text {...inks.label} x="0" y={y(year) + 8}>
              {label}
            </text>
            <text {...inks.value} x="100%" y={y(year) + 8} textAnchor="end">
              {value}
            </text>
          </g>
        ))}
        {guarantees.map(({ year, share }) => (
          <line
            key={year}
            {...inks.guarantee}
            x1={at(share)}
            x2={at(share)}
            y1={y(year) - 5}
            y2={y(year) + thickness + 5}
          />
        ))}
      </Drawing>
      <Legend entries={legend} />
    </>
  );
}
