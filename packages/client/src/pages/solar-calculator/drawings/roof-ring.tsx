import type { RadioProps } from '@mantine/core';
import { choiceLabels } from '@rebhang-solar/content/pages/solar-calculator';
import type { CSSProperties } from 'react';
import type { Choice } from '../../../components/choose-one.tsx';
import { paint } from '../../../theme/paint.ts';
import classes from './roof-ring.module.css';

const outer = 86;
const inner = 42;
const half = 20.5;
export const radians = Math.PI / 180;
/** The centre is 0. */
export const svg = { viewBox: '-100 -100 200 200', width: '100%' } as const;

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

/** Where the sun stands at an hour of the clock, degrees: clockwise from north, and above the horizon. */
export type Sun = { hour: number; azimuth: number; elevation: number };

/** Degrees clockwise from north; whole tenths, the same text on server and client. */
export function at(degrees: number, radius: number): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  return `${round(radius * Math.sin(degrees * radians))} ${round(-radius * Math.cos(degrees * radians))}`;
}

/** That of the north; the others are turned. */
const sector = `M${at(-half, inner)}L${at(-half, outer)}A${outer} ${outer} 0 0 1 ${at(half, outer)}L${at(half, inner)}A${inner} ${inner} 0 0 0 ${at(-half, inner)}Z`;

/** The eight directions as answers, each drawn as its sector of the ring. */
export const ringDirections: readonly Choice[] = ring.map(([value, letters], index) => ({
  value,
  name: choiceLabels.richtung[value],
  label: (
    <svg {...svg} height="100%" aria-hidden="true">
      <path d={sector} transform={`rotate(${index * 45})`} />
      <text transform={`translate(${at(index * 45, 64)})`} y="5">
        {letters}
      </text>
    </svg>
  ),
}));

/** Around the ring (`look` of `ChooseOne`), and of each answer that lies on it: its place. */
export const ringClass = classes.ring;
export const onRing = (direction: string): Partial<RadioProps> =>
  ring.some(([value]) => value === direction)
    ? {
        className: classes.sector,
        style: { '--turn': `${turnOf(direction)}deg` } as CSSProperties,
      }
    : {};

/** How far the side with the modules is turned from the south, degrees clockwise. */
export function turnOf(direction: string): number {
  if (direction === 'unbekannt') return -45;
  const side = direction === 'ost-west' ? 'west' : direction || 'sued';
  return ring.findIndex(([value]) => value === side) * 45 - 180;
}

/** How much of the sun's light falls on a roof of 35° that looks to this side. */
const lightOn = (side: number, { azimuth, elevation }: Sun) =>
  0.57 * Math.cos(elevation * radians) * Math.cos((azimuth - side) * radians) +
  0.82 * Math.sin(elevation * radians);

/** Where the house keeps the sun away: all between its corners and where their shadows fall. */
function shadow({ azimuth, elevation }: Sun, turn: number): string {
  const length = Math.min(45, 12 / Math.tan(elevation * radians));
  const [x = 0, y = 0] = at(azimuth + 180 - turn, length)
    .split(' ')
    .map(Number);
  const [right, far] = [x < 0 ? -28 : 28, y < 0 ? -23 : 23];
  return `M${-right} ${-far}H${right}l${x} ${y}V${far + y}H${x - right}L${-right} ${far}z`;
}

/** How dark a side of the roof is drawn. */
const shade = (sun: Sun, side: number) =>
  0.4 - 0.4 * Math.max(0, sun.elevation > 0 ? lightOn(side, sun) : 0.3);

/**
 * The house from above, its modules to the south until another side is chosen, and around the ring the sun of a year:
 * as wide as a roof of 30° yields in that direction. The sun of an hour lights the roof and casts a shadow.
 */
export function RoofRing({ direction, sun }: { direction: string; sun: Sun | undefined }) {
  const turn = turnOf(direction);
  const isDay = sun && sun.elevation > 0;
  return (
    <svg {...svg} aria-hidden="true">
      <circle cy="2" r="96" fill={paint('sun.6')} />
      <circle r="88" fill={paint(isDay ? 'sun.1' : sun ? 'paper.2' : 'paper.1')} />
      <g style={{ rotate: `${turn}deg` }}>
        {isDay && <path d={shadow(sun, turn)} fill={paint('slate.6')} opacity="0.4" />}
        <path d="M-28-23h56v23h-56z" fill={paint('tile.6')} />
        <path d="M-28 0h56v23h-56z" fill={paint('tile.4')} />
        <path
          d="M-23 4h46v15h-46zM-11.5 4v15M0 4v15M11.5 4v15M-23 11.5h46"
          fill={paint('slate.6')}
          stroke={paint('paper.1')}
        />
        {sun && (
          <>
            <path d="M-28-23h56v23h-56z" fill={paint('slate.7')} opacity={shade(sun, turn)} />
            <path d="M-28 0h56v23h-56z" fill={paint('slate.7')} opacity={shade(sun, turn + 180)} />
          </>
        )}
      </g>
      <circle r="65" fill="none" stroke={paint('paper.1')} strokeWidth="46" />
    </svg>
  );
}
