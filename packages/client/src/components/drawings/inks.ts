import { paint } from '../../theme/paint.ts';

/** Areas with an outline, which keeps its width where a drawing is stretched. */
const outlined = (fill: string, stroke: string) =>
  ({ fill, stroke, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' }) as const;

/** Colours and type of all drawings, as attributes of their shapes. */
export const inks = {
  label: { fill: paint('slate.6') },
  value: { fill: paint('slate.6'), fontWeight: 650 },
  // Enlarged as far as a phone has room, where they would run together; what they show stands in words too.
  tick: { fill: paint('slate.5'), fontSize: 'min(0.875rem, 3.9vw)' },
  track: { fill: paint('paper.2') },
  page: { fill: paint('paper.0') },
  cell: { stroke: paint('paper.1'), strokeWidth: 1.5 },
  least: { fill: paint('vine.6') },
  between: { fill: paint('vine.4') },
  most: outlined(paint('vine.2'), paint('vine.6')),
  // Where electricity comes from, and where it goes: outlines and order distinguish them without colour.
  direct: { fill: paint('vine.6') },
  storage: outlined(paint('vine.2'), paint('vine.6')),
  charged: { fill: paint('vine.4') },
  feedIn: outlined(paint('sun.4'), paint('sun.8')),
  bought: outlined(paint('paper.2'), paint('slate.3')),
  curtailed: { ...outlined('none', paint('slate.5')), strokeDasharray: '3 2' },
  leader: { stroke: paint('slate.6'), strokeWidth: 1.3 },
  dot: { fill: paint('slate.6') },
  grid: { stroke: paint('paper.4') },
  ground: { stroke: paint('slate.6'), strokeWidth: 2 },
  area: { fill: paint('vine.2') },
  // The plot is stretched to the width of the page; its line is not.
  curve: {
    fill: 'none',
    stroke: paint('vine.6'),
    strokeWidth: 3,
    vectorEffect: 'non-scaling-stroke',
  },
  promise: { fill: paint('paper.1'), stroke: paint('slate.7'), strokeWidth: 3 },
  line: {
    fill: 'none',
    stroke: paint('slate.6'),
    strokeWidth: 2.5,
    vectorEffect: 'non-scaling-stroke',
  },
} as const;

/** What a part of a drawing stands for. */
export type Mark = keyof typeof inks;
