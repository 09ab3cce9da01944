import type { LawAnswer, Run } from '@rebhang-solar/calculator/answer/answer';
import { market } from '@rebhang-solar/calculator/market';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { formatNumber, signedEuro, withUnit } from '@rebhang-solar/content/typography';
import { shareText } from '../format-answer.ts';
import { EarningsLine, type EarningsProps } from './earnings-line.tsx';
import { type LanePart, LawLane } from './law-lane.tsx';

const { line } = solarCalculatorPage;

/** What is earned over twenty years under each law, and below it what the shown law does in each of them. */
export function YearsDrawing(props: EarningsProps) {
  return (
    <>
      <EarningsLine {...props} />
      <ul aria-label={line.lanes}>
        {lanesOf(props.shown).map((parts) => (
          <LawLane key={parts[0]?.text} parts={parts} />
        ))}
      </ul>
    </>
  );
}

/** One lane for each rule that applies at all. What holds too shortly for its words is said in the longest part. */
function lanesOf({ lanes }: LawAnswer): LanePart[][] {
  const strongest = Math.max(...lanes.paid.map(({ value }) => value));
  const laneOf = <Value,>(
    runs: readonly Run<Value>[],
    say: (value: Value) => Pick<LanePart, 'look' | 'text'> | null,
  ): LanePart[] =>
    runs.flatMap(({ from, to, value }) => {
      const said = say(value);
      return said === null ? [] : [{ from, to, ...said }];
    });
  const newInverter = market.inverterLifeYears.value;
  return [
    laneOf(lanes.paid, (value) => ({
      look: value === strongest ? 'strong' : 'weak',
      text: line.paid(withUnit(formatNumber(value), 'ct'), value === strongest),
    })),
    laneOf(lanes.limit, (value) =>
      value === null
        ? { look: 'weak', text: line.noLimit }
        : { look: 'bad', text: line.limit(shareText(value)) },
    ),
    laneOf(lanes.unpaid, (value) => (value ? { look: 'bad', text: line.unpaid } : null)),
    laneOf(lanes.metering, (value) =>
      value > 0 ? { look: 'weak', text: line.metering(signedEuro(value)) } : null,
    ),
    laneOf([{ from: newInverter, to: newInverter + 1, value: null }], () => ({
      look: 'strong',
      text: line.inverter,
    })),
  ].filter((parts) => parts.length > 0);
}
