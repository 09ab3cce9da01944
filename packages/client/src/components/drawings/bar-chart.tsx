import type { BarChart as BarChartContent } from '@rebhang-solar/content/drawings';
import { Drawing, Legend } from './drawing.tsx';
import { inks } from './inks.ts';

const rowHeight = 54;
const barTop = 24;
const barHeight = 14;
const axisHeight = 20;

/**
 * Rows of bars over a scale of equal cells. Widths are shares of the drawing and type keeps its size,
 * so the same drawing reads on a phone and on a wide screen.
 */
export function BarChart({ chart }: { chart: BarChartContent }) {
  const { rows, max, cell, ticks, legend } = chart;
  const at = (value: number) => `${(value / max) * 100}%`;
  const cells = Array.from(
    { length: Math.round(max / cell) - 1 },
    (_, index) => (index + 1) * cell,
  );
  const axis = rows.length * rowHeight;
  return (
    <>
      <Drawing text={chart} width="100%" height={axis + axisHeight}>
        {rows.map(({ label, value, start, least, most }, index) => {
          const top = index * rowHeight;
          const bar = { y: top + barTop, height: barHeight };
          return (
            <g key={label}>
              <text {...inks.label} x="0" y={top + 16}>
                {label}
              </text>
              <text {...inks.value} x="100%" y={top + 16} textAnchor="end">
                {value}
              </text>
              <rect {...inks.track} x="0" width="100%" {...bar} />
              {cells.map((end) => (
                <line
                  key={end}
                  {...inks.cell}
                  x1={at(end)}
                  x2={at(end)}
                  y1={bar.y}
                  y2={bar.y + barHeight}
                />
              ))}
              <rect {...inks.most} x={at(least)} width={at(most - least)} {...bar} />
              <rect {...inks.least} x={at(start)} width={at(least - start)} {...bar} />
            </g>
          );
        })}
        {ticks.map(({ at: value, label }) => (
          <text
            key={value}
            {...inks.tick}
            x={at(value)}
            y={axis + 6}
            textAnchor={value === 0 ? 'start' : value === max ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
      </Drawing>
      <Legend entries={legend} />
    </>
  );
}
