import type { LawAnswer } from '@rebhang-solar/calculator/answer/answer';
import type { Range } from '@rebhang-solar/calculator/answer/measures';
import {
  choiceLabels,
  solarCalculatorPage,
  sumsText,
} from '@rebhang-solar/content/pages/solar-calculator';
import { formatNumber } from '@rebhang-solar/content/typography';
import classes from '../../../components/drawings/drawing.module.css';
import { Drawing } from '../../../components/drawings/drawing.tsx';
import { inks } from '../../../components/drawings/inks.ts';
import { paint } from '../../../theme/paint.ts';
import { plusMinusEuro } from '../format-answer.ts';

const { line } = solarCalculatorPage;

const years = 20;
/** Per cent of the width, left of the plot. */
const left = 13;
const head = 60;
/** Pixels from the ground to the words of a payback. */
const aside = 52;
const foot = 26;

export type EarningsProps = {
  price: Range;
  laws: readonly LawAnswer[];
  shown: LawAnswer;
  startYear: number;
  height?: number;
};

/** What has been earned by each year, the price taken off: a line in the band of eight of ten cases, over the years. */
export function EarningsLine({ price, laws, shown, startYear, height = 220 }: EarningsProps) {
  const start = { low: -price.high, value: -price.value, high: -price.low };
  const cases = laws.map(({ cumulative, payback, regime }, index) => ({
    values: [start, ...cumulative],
    payback: payback.value,
    // Firm and broken: colour alone does not tell them apart.
    isFirm: laws[index] === shown,
    name: choiceLabels.gesetz[regime === 'eeg2027' ? 'entwurf' : 'heute'],
  }));
  const all = cases.flatMap(({ values }) => values.flatMap(({ low, high }) => [low, high]));
  const step = stepOf(Math.max(...all) - Math.min(...all));
  const least = Math.floor(Math.min(0, ...all) / step) * step;
  const most = Math.ceil(Math.max(0, ...all) / step) * step;
  const y = (value: number) => Math.round(head + height * (1 - (value - least) / (most - least)));
  const across = (year: number) =>
    `${Math.round((left + (year / years) * (100 - left - 2)) * 10) / 10}%`;
  const points = (read: (range: Range) => number, values: readonly Range[]) =>
    values.map((range, year) => `${year * 10} ${y(read(range)) - head}`);
  const ticks = Array.from(
    { length: Math.round((most - least) / step) + 1 },
    (_, index) => least + index * step,
  );
  return (
    <Drawing
      text={{ title: line.drawing, description: sumsText([shown]) }}
      width="100%"
      height={head + height + foot}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            {...(tick === 0 ? inks.ground : inks.grid)}
            x1={`${left}%`}
            x2="98%"
            y1={y(tick)}
            y2={y(tick)}
          />
          <text {...inks.tick} y={y(tick) + 4}>
            {tick < 0 ? `−${formatNumber(-tick)}` : formatNumber(tick)}
          </text>
        </g>
      ))}
      <svg
        x={`${left}%`}
        y={head}
        width={`${100 - left - 2}%`}
        height={height}
        viewBox={`0 0 ${years * 10} ${height}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        {[...cases].reverse().map(({ values, isFirm }) => (
          <g key={String(isFirm)}>
            <path
              fill={paint(isFirm ? 'vine.4' : 'slate.3')}
              opacity="0.4"
              d={`M${points(({ low }) => low, values).join('L')}L${points(
                ({ high }) => high,
                values,
              )
                .reverse()
                .join('L')}Z`}
            />
            <path
              fill="none"
              stroke={paint(isFirm ? 'vine.6' : 'slate.6')}
              strokeWidth={isFirm ? 5 : 2}
              strokeDasharray={isFirm ? undefined : '7 5'}
              vectorEffect="non-scaling-stroke"
              d={`M${points(({ value }) => value, values).join('L')}`}
            />
          </g>
        ))}
      </svg>
      {cases.map(({ payback, isFirm, name, values }) => (
        <g key={name} className={classes.words}>
          <text x="98%" y={isFirm ? 42 : 16} textAnchor="end" fontWeight={isFirm ? 700 : 550}>
            {name}{' '}
            <tspan
              fontSize={
                isFirm ? 'clamp(1.25rem, 3vw, 1.875rem)' : 'clamp(0.875rem, 2vw, 1.1875rem)'
              }
            >
              {plusMinusEuro(values.at(-1)?.value ?? 0)}
            </tspan>
          </text>
          {payback !== null && (
            <>
              <line
                {...inks.leader}
                x1={across(payback)}
                x2={across(payback)}
                y1={y(0)}
                y2={y(0) + (isFirm ? aside : -aside)}
              />
              <circle
                cx={across(payback)}
                cy={y(0)}
                r={isFirm ? 9 : 6.5}
                fill={paint(isFirm ? 'sun.6' : 'paper.0')}
                stroke={paint('slate.6')}
                strokeWidth="2.5"
              />
              <text
                x={across(payback)}
                y={y(0) + (isFirm ? aside + 14 : -aside - 6)}
                textAnchor={payback > years / 2 ? 'end' : 'start'}
                fontWeight={isFirm ? 700 : 550}
              >
                {line.after(formatNumber(payback))}
              </text>
            </>
          )}
        </g>
      ))}
      <g {...inks.tick}>
        {[0, 5, 10, 15, 20].map((year) => (
          <text
            key={year}
            x={across(year)}
            y={head + height + 20}
            textAnchor={year === years ? 'end' : 'middle'}
          >
            {startYear + year}
          </text>
        ))}
      </g>
    </Drawing>
  );
}

/** A round step that makes about five lines. */
function stepOf(range: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1000, range) / 5));
  return ([1, 2, 5, 10].find((factor) => (factor * power * 6) / range >= 1) ?? 10) * power;
}
