import { Group, Stack } from '@mantine/core';
import type { PaybackRange } from '@rebhang-solar/calculator/compare/ranges';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { withUnit } from '@rebhang-solar/content/typography';
import classes from '../../../components/drawings/drawing.module.css';
import { inks } from '../../../components/drawings/inks.ts';
import { UnbrokenText } from '../../../components/unbroken.tsx';
import { yearsText } from '../words.ts';

const { payback } = solarCalculatorPage;

/** Years; what lies beyond is drawn to the edge. */
const end = 22;
const ticks = [0, 5, 10, 15, 20];

/**
 * Ranges of years on one scale, each with the value that is expected. Words stand above their bar as
 * text, so that they wrap on a phone; the bars add nothing to be read out.
 */
export function RangeRows({ rows }: { rows: readonly { label: string; years: PaybackRange }[] }) {
  const share = (years: number) => Math.round((Math.min(end, years) / end) * 1000) / 10;
  return (
    <>
      <Stack component="ul" gap="0.75rem">
        {rows.map(({ label, years }, index) => {
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
                <UnbrokenText span inherit fw={index === 0 ? 650 : undefined} text={label} />
                <strong className="unbroken">{yearsText(years)}</strong>
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
          {ticks.map((at) => (
            <text key={at} x={`${share(at)}%`} y="14" textAnchor={at === 0 ? 'start' : 'middle'}>
              {at === ticks.at(-1) ? withUnit(String(at), payback.years) : at}
            </text>
          ))}
        </g>
      </svg>
    </>
  );
}
