import { Group, Stack, Text } from '@mantine/core';
import type { PaybackRange } from '@rebhang-solar/calculator/compare/ranges';
import classes from '../../../components/drawings/drawing.module.css';
import { inks } from '../../../components/drawings/inks.ts';
import { Unbroken } from '../../../components/unbroken.tsx';

/** Years; what lies beyond is drawn to the edge. */
const end = 22;

/**
 * Ranges of years on one scale, each with the value that is expected. Words stand above their bar as
 * text, so that they wrap on a phone; the bars add nothing to be read out.
 */
export function RangeRows({
  rows,
  ticks,
}: {
  rows: readonly { label: string; text: string; years: PaybackRange }[];
  ticks: readonly { at: number; label: string }[];
}) {
  const share = (years: number) => Math.round((Math.min(end, years) / end) * 1000) / 10;
  return (
    <>
      <Stack component="ul" gap="0.75rem">
        {rows.map(({ label, text, years }, index) => {
          const low = share(years.low ?? end);
          const value = `${share(years.value ?? end)}%`;
          return (
            <li key={label}>
              <Group
                justify="space-between"
                align="end"
                wrap="nowrap"
                fz="compact"
                lh={1.35}
                mb="0.25rem"
              >
                <Text span inherit fw={index === 0 ? 650 : undefined}>
                  <Unbroken text={label} />
                </Text>
                <strong className="unbroken">{text}</strong>
              </Group>
              <svg className={classes.drawing} height="20" aria-hidden="true" focusable="false">
                <rect {...inks.page} y="3" width="100%" height="14" />
                <rect
                  {...(index === 0 ? inks.direct : inks.storage)}
                  x={`${low}%`}
                  y="3"
                  width={`${Math.round((share(years.high ?? end) - low) * 10) / 10}%`}
                  height="14"
                />
                <line {...inks.line} x1={value} x2={value} y1="0" y2="20" />
              </svg>
            </li>
          );
        })}
      </Stack>
      <svg className={classes.drawing} height="20" aria-hidden="true" focusable="false">
        <g {...inks.tick}>
          {ticks.map(({ at, label }) => (
            <text key={at} x={`${share(at)}%`} y="14" textAnchor={at === 0 ? 'start' : 'middle'}>
              {label}
            </text>
          ))}
        </g>
      </svg>
    </>
  );
}
