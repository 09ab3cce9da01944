import { Text, VisuallyHidden } from '@mantine/core';
import type { Ends } from '@rebhang-solar/calculator/answer/what-if';
import { solarCalculatorPage, whatIfText } from '@rebhang-solar/content/pages/solar-calculator';
import { Unbroken } from '../../components/unbroken.tsx';
import { paint } from '../../theme/paint.ts';
import { plusMinusEuro } from './format-answer.ts';
import classes from './what-if-bars.module.css';

/** Per cent of the width that an end's euros need. */
const leastForWords = 20;

/** What is left at both ends of each thing that may come otherwise, all on one scale with the middle case marked. */
export function WhatIfBars({ all, middle }: { all: readonly Ends[]; middle: number }) {
  const sums = [middle, ...all.flatMap(({ ends }) => ends.map(({ left }) => left))];
  const least = Math.min(...sums);
  const span = Math.max(1, Math.max(...sums) - least);
  const percent = (euros: number) => Math.round((euros / span) * 1000) / 10;
  const share = (euros: number) => `${percent(euros - least)}%`;
  const from = (one: number, other: number) => ({
    x: share(one),
    width: `${percent(Math.max(0, other - one))}%`,
  });
  /** The words of an end stand in its bar, or outside where that is too short for them. */
  const endOf = (end: number, middle: number, side: 'start' | 'end') => {
    const isInside = Math.abs(percent(end - middle)) >= leastForWords;
    return {
      x: share(end),
      dx: (side === 'start') === isInside ? 6 : -6,
      textAnchor: isInside ? side : side === 'start' ? ('end' as const) : ('start' as const),
    };
  };
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
              <svg width="100%" height="26" className={classes.bar} aria-hidden="true">
                <rect
                  {...from(worse, Math.min(middle, better))}
                  height="26"
                  fill={paint('tile.4')}
                />
                <rect
                  {...from(Math.max(middle, worse), better)}
                  height="26"
                  fill={paint('vine.4')}
                />
                <line
                  x1={share(middle)}
                  x2={share(middle)}
                  y2="26"
                  stroke={paint('slate.6')}
                  strokeWidth="3"
                />
                <text {...endOf(worse, middle, 'start')} y="18">
                  {plusMinusEuro(worse)}
                </text>
                <text {...endOf(better, middle, 'end')} y="18">
                  {plusMinusEuro(better)}
                </text>
              </svg>
              <VisuallyHidden>
                {plusMinusEuro(worse)}, {plusMinusEuro(better)}
              </VisuallyHidden>
            </li>
          );
        })}
      </ul>
    </>
  );
}
