import { Stack, Text } from '@mantine/core';
import { orientation, tilt } from '@rebhang-solar/content/drawings';
import { Columns } from '../columns.tsx';
import { Drawing } from './drawing.tsx';
import { inks } from './inks.ts';

type Point = { x: number; y: number };

/** Polar to plane: degrees clockwise from north, as on a compass. */
function compass(center: Point, degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return round({
    x: center.x + radius * Math.sin(angle),
    y: center.y - radius * Math.cos(angle),
  });
}

/** One decimal is finer than any screen, and the same text on server and client. */
function round({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

function sector(center: Point, from: number, to: number, radius: number): string {
  const start = compass(center, from, radius);
  const end = compass(center, to, radius);
  return `M${center.x} ${center.y}L${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}Z`;
}

export function OrientationAndTilt() {
  return (
    <Columns component="div" min="17rem" gap="lg" maw="46rem">
      <Orientation />
      <Tilt />
    </Columns>
  );
}

const rose = { x: 160, y: 138 };
const best = 92;
const halfSector = 19;

/** A compass rose whose rays are as long as the yield is high. */
function Orientation() {
  return (
    <Stack gap="0.75rem" maw="23rem">
      <Text fw={650}>{orientation.heading}</Text>
      <Drawing text={orientation} viewBox="0 0 320 280">
        <circle {...inks.track} cx={rose.x} cy={rose.y} r={best} />
        {orientation.directions.map(({ label, degrees, share, value }) => {
          const radius = (best * share) / 100;
          // The words stand outside the ring: two lines above, below or beside it.
          const name = compass(rose, degrees, best + 14);
          const y = name.y + (degrees === 0 ? -16 : degrees === 180 ? 8 : 0);
          const anchor = degrees % 180 === 0 ? 'middle' : degrees < 180 ? 'start' : 'end';
          return (
            <g key={label}>
              <path
                {...(share === 100 ? inks.least : inks.between)}
                d={sector(rose, degrees - halfSector, degrees + halfSector, radius)}
              />
              <text {...inks.label} x={name.x} y={y} textAnchor={anchor}>
                {label}
              </text>
              <text {...inks.value} x={name.x} y={y + 18} textAnchor={anchor}>
                {value}
              </text>
            </g>
          );
        })}
      </Drawing>
    </Stack>
  );
}

const eaves = { x: 6, y: 152 };
const rafter = 184;

/** Angles above the horizontal, opened from the eaves, with the roof drawn at the middle of the best. */
function Tilt() {
  const looks = [inks.least, inks.between, inks.most];
  return (
    <Stack gap="0.75rem" maw="23rem">
      <Text fw={650}>{tilt.heading}</Text>
      <Drawing text={tilt} viewBox="0 0 320 190">
        {tilt.ranges.map(({ label, value, degrees: [from, to] }, index) => {
          const radius = rafter - index * 8;
          const name = compass(eaves, 90 - (from + to) / 2, rafter + 10);
          return (
            <g key={label}>
              <path {...looks[index]} d={sector(eaves, 90 - to, 90 - from, radius)} />
              <text {...inks.label} x={name.x} y={name.y + 5}>
                <tspan {...inks.value}>{value}</tspan> {label}
              </text>
            </g>
          );
        })}
        <path {...inks.line} d={`M0 ${eaves.y}H${eaves.x + rafter + 20}`} />
        <text {...inks.label} x="0" y={eaves.y + 24}>
          {tilt.flat}
        </text>
      </Drawing>
    </Stack>
  );
}
