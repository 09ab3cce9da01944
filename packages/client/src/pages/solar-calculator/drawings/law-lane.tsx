import type { Run } from '@rebhang-solar/calculator/answer/answer';
import { yearsCalculated } from '@rebhang-solar/calculator/money/cash-flow';
import classes from './law-lane.module.css';

/** Years in which a rule holds, in one of three strengths. */
export type LanePart = Pick<Run<unknown>, 'from' | 'to'> & {
  look: 'strong' | 'weak' | 'bad';
  text: string;
};

/** A part of fewer years has no room for its words. */
const leastForWords = 3;

/** One rule of the law over the years with its words in it; where it holds too shortly, beside it. */
export function LawLane({ parts }: { parts: readonly LanePart[] }) {
  const at = (year: number) => `${(year / yearsCalculated) * 100}%`;
  return (
    <li className={classes.lane}>
      {parts.map(({ from, to, look, text }) => {
        const isWide = to - from >= leastForWords;
        return (
          <span
            key={from}
            className={classes.part}
            data-look={look}
            style={{ insetInlineStart: at(from), inlineSize: at(to - from) }}
          >
            <span
              className={isWide ? classes.words : classes.beside}
              data-before={from >= yearsCalculated / 2 || undefined}
            >
              {text}
            </span>
          </span>
        );
      })}
    </li>
  );
}
