import { formatNumber, withUnit } from './typography.ts';

/** A row of bars: sure from `start` to `least`, possible on to `most`, all on the same scale. */
export type BarRow = {
  label: string;
  /** The value of the bar in words: read out, printed and searched like any text. */
  value: string;
  start: number;
  least: number;
  most: number;
};

/** Rows of bars over a scale of equal cells. */
export type BarChart = {
  title: string;
  rows: readonly BarRow[];
  /** End of the scale, which begins at 0, and the width of its cells. */
  max: number;
  cell: number;
  /** Words below the scale, each at its value. */
  ticks: readonly { at: number; label: string }[];
  /** What the parts of a bar stand for. */
  parts: readonly { mark: 'least' | 'most'; text: string }[];
};

/** A bar from the beginning of the scale: to one value, or to the lower and on to the upper one. */
export function bar(
  label: string,
  value: string,
  ends: number | readonly [least: number, most: number],
): BarRow {
  const [least, most] = typeof ends === 'number' ? [ends, ends] : ends;
  return { label, value, start: 0, least, most };
}

/** The end of a scale that holds all rows: whole cells. */
export function scaleEnd(rows: readonly BarRow[], cell: number): number {
  return Math.ceil(Math.max(...rows.map(({ most }) => most)) / cell) * cell;
}

/** Numbers below the scale at equal distances; the last one bears the unit. */
export function evenTicks(max: number, parts: number, unit: string): BarChart['ticks'] {
  return Array.from({ length: parts + 1 }, (_, index) => {
    const at = (max * index) / parts;
    return { at, label: index === parts ? withUnit(formatNumber(at), unit) : formatNumber(at) };
  });
}
