import type { from2027Page, LaneMark } from '@rebhang-solar/content/pages/from-2027';
import { Drawing } from '../../components/drawings/drawing.tsx';
import { inks } from '../../components/drawings/inks.ts';

const head = 24;
const bar = 34;
const pitch = head + bar + 10;
const foot = 26;

const marks: Record<LaneMark, { area: object; words: object }> = {
  fixed: { area: inks.least, words: { ...inks.page, fontWeight: 650 } },
  other: { area: inks.between, words: inks.value },
  paid: { area: inks.feedIn, words: inks.value },
  bonus: { area: { ...inks.feedIn, fillOpacity: 0.3 }, words: inks.value },
  open: { area: inks.curtailed, words: inks.label },
};

type LanesProps = { drawing: ReturnType<typeof from2027Page>['drawing'] };

/** What each start brings, year by year, as lanes on one axis. Places across are shares, so type keeps its size. */
export function Lanes({ drawing }: LanesProps) {
  const { years, lanes } = drawing;
  const share = (year: number) => (100 * (year - years.from)) / (years.to - years.from);
  const at = (year: number) => `${Math.round(share(year) * 100) / 100}%`;
  return (
    <Drawing text={drawing} width="100%" height={lanes.length * pitch + foot}>
      {lanes.map(({ name, note, parts }, index) => (
        <g key={name} transform={`translate(0 ${index * pitch})`}>
          <text {...inks.value} y={head - 8}>
            {name}
          </text>
          <text {...inks.tick} x="100%" y={head - 8} textAnchor="end">
            {note}
          </text>
          {parts.map(({ from, to, text, mark }) => {
            const isShort = to - from < 5;
            return (
              <g key={from}>
                <rect
                  {...marks[mark].area}
                  x={at(from)}
                  y={head}
                  width={at(years.from + to - from)}
                  height={bar}
                />
                <text
                  {...marks[mark].words}
                  x={at(isShort ? (from + to) / 2 : from)}
                  dx={isShort ? 0 : 8}
                  y={head + bar / 2 + 5}
                  textAnchor={isShort ? 'middle' : 'start'}
                >
                  {text}
                </text>
              </g>
            );
          })}
        </g>
      ))}
      {years.ticks.map((year, index) => (
        <text
          key={year}
          {...inks.tick}
          x={index === years.ticks.length - 1 ? '100%' : at(year)}
          y={lanes.length * pitch + 8}
          textAnchor={index === 0 ? 'start' : index === years.ticks.length - 1 ? 'end' : 'middle'}
        >
          {year}
        </text>
      ))}
    </Drawing>
  );
}
