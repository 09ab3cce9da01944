import { Text } from '@mantine/core';
import type { Ends } from '@rebhang-solar/calculator/answer/what-if';
import { solarCalculatorPage, whatIfText } from '@rebhang-solar/content/pages/solar-calculator';
import { Unbroken } from '../../components/unbroken.tsx';
import { paint } from '../../theme/paint.ts';
import { plusMinusEuro } from './format-answer.ts';
import classes from './what-if-bars.module.css';

/** What is left at both ends of each thing that may come otherwise, all on one scale with the middle case marked. */
export function WhatIfBars({ all, middle }: { all: readonly Ends[]; middle: number }) {
  const sums = [middle, ...all.flatMap(({ ends }) => ends.map(({ left }) => left))];
  const least = Math.min(...sums);
  const span = Math.max(1, Math.max(...sums) - least);
  const share = (euros: number) => `${Math.round((euros / span) * 1000) / 10}%`;
  return (
    <>
      <Text fw={600} mb="xs">
        {solarCalculatorPage.whatIf.middle(plusMinusEuro(middle))}
      </Text>
      <ul className={classes.bars}>
        {all.map(({ whatIf, ends }) => {
          const [low, high] = [...ends].sort((one, other) => one.left - other.left);
          const [worse, better] = [low?.left ?? middle, high?.left ?? middle];
          return (
            <li key={whatIf}>
              <Unbroken text={whatIfText(whatIf, [ends[0].value, ends[1].value])} />
              <svg width="100%" height="22" aria-hidden="true">
                {[
                  { from: worse, to: Math.min(middle, better), fill: paint('tile.4') },
                  { from: Math.max(middle, worse), to: better, fill: paint('vine.4') },
                ].map(({ from, to, fill }) => (
                  <rect
                    key={fill}
                    x={share(from - least)}
                    width={share(Math.max(0, to - from))}
                    height="22"
                    fill={fill}
                  />
                ))}
                <line
                  x1={share(middle - least)}
                  x2={share(middle - least)}
                  y2="22"
                  stroke={paint('slate.6')}
                  strokeWidth="3"
                />
              </svg>
              <span className={classes.ends}>
                <span>{plusMinusEuro(worse)}</span> <span>{plusMinusEuro(better)}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
