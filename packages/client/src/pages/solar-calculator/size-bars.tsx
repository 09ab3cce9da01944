import { Box, Text, VisuallyHidden } from '@mantine/core';
import type { SizeColumn } from '@rebhang-solar/calculator/answer/answer';
import type { Query } from '@rebhang-solar/calculator/query/query';
import { solarCalculatorPage } from '@rebhang-solar/content/pages/solar-calculator';
import { formatNumber, signedEuro, withUnit } from '@rebhang-solar/content/typography';
import { paint } from '../../theme/paint.ts';
import { QueryLink } from './query-link.tsx';
import classes from './size-bars.module.css';

const { size: copy } = solarCalculatorPage;

type SizeBarsProps = {
  label: string;
  unit: 'kWp' | 'kWh';
  columns: readonly SizeColumn[];
  /** The named size, and the one that is calculated with. */
  best: number;
  current: number;
  queryWith: (size: number) => Query;
  onQuery: (query: Query) => void;
};

/** Pixels of the highest row, and of a row's numbers above and below its columns. */
const plot = 84;
const digits = 20;

/** What each size leaves after twenty years. A column is a link that calculates with its size. */
export function SizeBars({
  label,
  unit,
  columns,
  best,
  current,
  queryWith,
  onQuery,
}: SizeBarsProps) {
  const sums = columns.map(({ sum }) => sum);
  const extent = { most: Math.max(0, ...sums), least: Math.min(0, ...sums) };
  const scale = plot / Math.max(1, extent.most - extent.least);
  return (
    <div>
      <Text fw={600} mb="xs">
        {label}
      </Text>
      <Box
        component="ul"
        className={classes.bars}
        aria-label={label}
        __vars={{ '--columns': String(columns.length) }}
      >
        {columns.map(({ size, sum }) => {
          const name = withUnit(formatNumber(size), unit);
          return (
            <li key={size}>
              <QueryLink to={queryWith(size)} onQuery={onQuery} isCurrent={size === current}>
                <VisuallyHidden>
                  {copy.choose(name)}: {signedEuro(sum)}
                </VisuallyHidden>
                <Column sum={sum} extent={extent} scale={scale} isBest={size === best} />
                <span className={classes.size} aria-hidden="true">
                  {formatNumber(size)}
                </span>
              </QueryLink>
            </li>
          );
        })}
      </Box>
    </div>
  );
}

function Column({
  sum,
  extent: { most, least },
  scale,
  isBest,
}: {
  sum: number;
  extent: { most: number; least: number };
  scale: number;
  isBest: boolean;
}) {
  const px = (value: number) => Math.round(value * scale);
  const ground = digits + px(most);
  const height = Math.max(2, px(Math.abs(sum)));
  return (
    <svg width="100%" height={ground + px(-least) + (least < 0 ? digits : 2)} aria-hidden="true">
      <rect
        y={sum < 0 ? ground : ground - height}
        width="100%"
        height={height}
        fill={paint(sum < 0 ? 'tile.4' : isBest ? 'vine.6' : 'vine.2')}
      />
      <line x2="100%" y1={ground} y2={ground} stroke={paint('slate.6')} strokeWidth="2" />
      <text
        x="50%"
        y={sum < 0 ? ground + height + 15 : ground - height - 6}
        textAnchor="middle"
        fill="currentColor"
        fontWeight={isBest ? 700 : 500}
      >
        {sum < 0 ? `−${formatNumber(-sum)}` : formatNumber(sum)}
      </text>
    </svg>
  );
}
