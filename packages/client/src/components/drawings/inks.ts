import { paint } from '../../theme/paint.ts';

/** Colours and type of all drawings, as attributes of their shapes. */
export const inks = {
  label: { fill: paint('slate.6') },
  value: { fill: paint('slate.6'), fontWeight: 650 },
  tick: { fill: paint('slate.5'), fontSize: '0.875rem' },
  track: { fill: paint('paper.2') },
  cell: { stroke: paint('paper.1'), strokeWidth: 1.5 },
  least: { fill: paint('vine.6') },
  between: { fill: paint('vine.4') },
  most: { fill: paint('vine.2'), stroke: paint('vine.6'), strokeWidth: 1 },
  grid: { stroke: paint('paper.2'), strokeWidth: 1.5 },
  area: { fill: paint('vine.2') },
  // The plot is stretched to the width of the page; its line is not.
  curve: {
    fill: 'none',
    stroke: paint('vine.6'),
    strokeWidth: 3,
    vectorEffect: 'non-scaling-stroke',
  },
  promise: { fill: paint('paper.1'), stroke: paint('slate.7'), strokeWidth: 3 },
  line: { fill: 'none', stroke: paint('slate.6'), strokeWidth: 2 },
} as const;
