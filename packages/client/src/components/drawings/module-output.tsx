import { moduleOutput } from '@rebhang-solar/content/drawings';
import { Drawing } from './drawing.tsx';
import { inks } from './inks.ts';

/** Pixels above and below the plot, for the words; its height. */
const top = 34;
const plotHeight = 190;
const below = 50;
/** Where the plot begins and ends, in per cent of the width, so that words keep their size on a phone. */
const left = 12;
const right = 96;

const { years, marks, guarantees, axes, words } = moduleOutput;
const [firstYear] = axes.years.ticks;
const lastYear = axes.years.ticks[axes.years.ticks.length - 1] ?? firstYear;
const { from, to } = axes.share;

/** Shares of the plot, from 0 to 100. */
const across = (year: number) => ((year - firstYear) / (lastYear - firstYear)) * 100;
const down = (share: number) => ((to - share) / (to - from)) * 100;
const onPlot = (share: number) => top + (down(share) / 100) * plotHeight;
const atYear = (year: number) => `${left + (across(year) / 100) * (right - left)}%`;

const point = (year: number, share: number) => `${across(year)} ${down(share)}`;
const low = years.map(({ year, share: [least] }) => point(year, least));
const high = years.map(({ year, share: [, most] }) => point(year, most));

/** A line over thirty years with both axes labelled, and the guarantees of the maker as points. */
export function ModuleOutput() {
  return (
    <Drawing text={moduleOutput} width="100%" height={top + plotHeight + below}>
      <text {...inks.tick} x="0" y="14">
        {axes.share.label}
      </text>
      {axes.share.ticks.map((share) => (
        <g key={share}>
          <line {...inks.grid} x1={`${left}%`} x2="100%" y1={onPlot(share)} y2={onPlot(share)} />
          <text {...inks.tick} x={`${left - 2}%`} y={onPlot(share) + 5} textAnchor="end">
            {share}
          </text>
        </g>
      ))}
      {axes.years.ticks.map((year) => (
        <text
          key={year}
          {...inks.tick}
          x={atYear(year)}
          y={top + plotHeight + 20}
          textAnchor="middle"
        >
          {year}
        </text>
      ))}
      <svg
        x={`${left}%`}
        y={top}
        width={`${right - left}%`}
        height={plotHeight}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path {...inks.area} d={`M${low.join('L')}L${[...high].reverse().join('L')}Z`} />
        <path {...inks.curve} d={`M${low.join('L')}`} />
      </svg>
      {marks.map(({ year, share, value }) => (
        <g key={year}>
          <circle {...inks.least} cx={atYear(year)} cy={onPlot(share)} r="4" />
          <text
            {...inks.value}
            x={year === lastYear ? '100%' : atYear(year)}
            y={onPlot(share) + 22}
            textAnchor={year === lastYear ? 'end' : 'middle'}
          >
            {value}
          </text>
        </g>
      ))}
      <text {...inks.tick} x={atYear(9)} y={onPlot(93)}>
        {words.expected}
      </text>
      <text {...inks.tick} x="100%" y={onPlot(guarantees[0].share) - 14} textAnchor="end">
        {words.promise}
      </text>
      {guarantees.map(({ year, share }) => (
        <circle key={year} {...inks.promise} cx={atYear(year)} cy={onPlot(share)} r="5.5" />
      ))}
      <text {...inks.tick} x={`${left}%`} y={top + plotHeight + 42}>
        {axes.years.label}
      </text>
    </Drawing>
  );
}
