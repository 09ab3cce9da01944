import { Box, Group, Stack, Text } from '@mantine/core';
import type { BarChart as BarChartContent, BarRow } from '@rebhang-solar/content/bar-chart';
import { useId } from 'react';
import { Unbroken } from '../unbroken.tsx';
import classes from './drawing.module.css';
import { inks } from './inks.ts';

const barHeight = 14;

/** Widths of a row's two parts. */
const widths = ({ start, least, most }: BarRow) => ({ least: least - start, most: most - least });
const widest = (rows: readonly BarRow[], width: (row: BarRow) => number) =>
  rows.reduce<BarRow | undefined>(
    (one, row) => (width(row) > (one ? width(one) : 0) ? row : one),
    undefined,
  );

/**
 * Rows of bars over a scale of equal cells. Their words are text, which wraps on a phone and is read out; widths
 * are shares of the drawing.
 */
export function BarChart({ chart }: { chart: BarChartContent }) {
  const { title, rows, max, cell, ticks, parts } = chart;
  const id = useId();
  const at = (value: number) => `${Math.round((value / max) * 10_000) / 100}%`;
  const cells = Array.from({ length: Math.ceil(max / cell) - 1 }, (_, index) => (index + 1) * cell);
  /** The words stand once: at the row that shows both parts best, or each at the first row with its part. */
  const both = widest(rows, (row) => Math.min(widths(row).least, widths(row).most));
  const wordsAt = (row: BarRow) =>
    parts.filter(({ mark }) => row === (both ?? widest(rows, (one) => widths(one)[mark])));
  return (
    <Box maw="38rem">
      <Text fw={650} mb="0.6rem" id={id} textWrap="balance">
        {title}
      </Text>
      <Stack component="ul" gap="0.7rem" aria-labelledby={id}>
        {rows.map((row) => {
          const { label, value, start, least, most } = row;
          return (
            <li key={label}>
              <Group gap="0 0.75rem" justify="space-between" fz="sm" lh="sm" mb="0.3rem">
                <span>
                  <Unbroken text={label} />
                </span>
                <Text component="strong" inherit fw={650} ms="auto">
                  <Unbroken text={value} />
                </Text>
              </Group>
              <svg className={classes.drawing} height={barHeight} aria-hidden="true">
                <rect {...inks.track} width="100%" height={barHeight} />
                {cells.map((end) => (
                  <line key={end} {...inks.cell} x1={at(end)} x2={at(end)} y2={barHeight} />
                ))}
                <rect {...inks.most} x={at(least)} width={at(most - least)} height={barHeight} />
                <rect {...inks.least} x={at(start)} width={at(least - start)} height={barHeight} />
              </svg>
              <Group
                gap="0 1rem"
                fz="sm"
                lh="sm"
                miw="min(100%, 18rem)"
                w={at(most)}
                ps={at(start)}
              >
                {wordsAt(row).map(({ mark, text }) => (
                  <Text
                    key={mark}
                    component="span"
                    inherit
                    ms={mark === 'most' ? 'auto' : undefined}
                  >
                    {text}
                  </Text>
                ))}
              </Group>
            </li>
          );
        })}
      </Stack>
      <svg className={classes.drawing} height="1.5rem" aria-hidden="true">
        {ticks.map(({ at: value, label }) => (
          <text
            key={value}
            {...inks.tick}
            x={at(value)}
            y="1.1rem"
            textAnchor={value === 0 ? 'start' : value === max ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
      </svg>
    </Box>
  );
}
