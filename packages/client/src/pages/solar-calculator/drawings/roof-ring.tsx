import { choiceLabels } from '@rebhang-solar/content/pages/solar-calculator';
import type { Choice } from '../../../components/choose-one.tsx';
import { paint } from '../../../theme/paint.ts';

const outer = 86;
const inner = 42;
const half = 20.5;

const ring = [
  ['nord', 'N'],
  ['nordost', 'NO'],
  ['ost', 'O'],
  ['suedost', 'SO'],
  ['sued', 'S'],
  ['suedwest', 'SW'],
  ['west', 'W'],
  ['nordwest', 'NW'],
] as const;

/** Degrees clockwise from north; whole tenths, the same text on server and client. */
function at(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(100 + radius * Math.sin(angle))} ${round(100 - radius * Math.cos(angle))}`;
}

function sector(degrees: number): string {
  const [from, to] = [degrees - half, degrees + half];
  return `M${at(from, inner)}L${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}Z`;
}

/** The eight directions as answers, each drawn as its sector of the ring. */
export const ringDirections: readonly Choice[] = ring.map(([value, letters], index) => {
  const [x, y] = at(index * 45, 64).split(' ');
  return {
    value,
    name: choiceLabels.richtung[value],
    label: (
      <svg viewBox="0 0 200 200" width="100%" height="100%" aria-hidden="true">
        <path d={sector(index * 45)} />
        <text x={x} y={Number(y) + 5}>
          {letters}
        </text>
      </svg>
    ),
  };
});

/**
 * The house from above, its modules to the south until another side is chosen, and around the ring the sun of a year:
 * as wide as a roof of 30° yields in that direction.
 */
export function RoofRing() {
  return (
    <svg viewBox="0 0 200 200" width="100%" aria-hidden="true">
      <circle cx="100" cy="102" r="96" fill={paint('sun.6')} />
      <circle cx="100" cy="100" r="88" fill={paint('paper.1')} />
      <g>
        <path d="M72 78h56v22H72z" fill={paint('tile.5')} />
        <path d="M72 100h56v24H72z" fill={paint('tile.6')} />
        <path
          d="M77 105h46v15H77zM88.5 105v15M100 105v15M111.5 105v15M77 112.5h46"
          fill={paint('slate.6')}
          stroke={paint('paper.1')}
        />
      </g>
    </svg>
  );
}
