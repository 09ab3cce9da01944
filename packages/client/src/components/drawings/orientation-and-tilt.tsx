import { orientation, tilt } from '@rebhang-solar/content/drawings';
import classes from './drawing.module.css';
import { Drawing } from './drawing.tsx';
import layout from './orientation-and-tilt.module.css';

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
    <div className={layout.pair}>
      <Orientation />
      <Tilt />
    </div>
  );
}

const rose = { x: 160, y: 138 };
const best = 92;
const halfSector = 19;

/** A compass rose whose rays are as long as the yield is high. */
function Orientation() {
  return (
    <div className={layout.part}>
      <p className={layout.heading}>{orientation.heading}</p>
      <Drawing text={orientation} viewBox="0 0 320 280">
        <circle className={layout.ring} cx={rose.x} cy={rose.y} r={best} />
        {orientation.directions.map(({ label, degrees, share, value }) => {
          const radius = (best * share) / 100;
          // The words stand outside the ring: two lines above, below or beside it.
          const name = compass(rose, degrees, best + 14);
          const y = name.y + (degrees === 0 ? -16 : degrees === 180 ? 8 : 0);
          const anchor = degrees % 180 === 0 ? 'middle' : degrees < 180 ? 'start' : 'end';
          return (
            <g key={label}>
              <path
                className={share === 100 ? classes.least : classes.between}
                d={sector(rose, degrees - halfSector, degrees + halfSector, radius)}
              />
              <text className={classes.label} x={name.x} y={y} textAnchor={anchor}>
                {label}
              </text>
              <text className={classes.value} x={name.x} y={y + 18} textAnchor={anchor}>
                {value}
              </text>
            </g>
          );
        })}
      </Drawing>
    </div>
  );
}

const eaves = { x: 6, y: 152 };
const rafter = 184;

/** Angles above the horizontal, opened from the eaves, with the roof drawn at the middle of the best. */
function Tilt() {
  const looks = [classes.least, classes.between, classes.most];
  return (
    <div className={layout.part}>
      <p className={layout.heading}>{tilt.heading}</p>
      <Drawing text={tilt} viewBox="0 0 320 190">
        {tilt.ranges.map(({ label, value, degrees: [from, to] }, index) => {
          const radius = rafter - index * 8;
          const name = compass(eaves, 90 - (from + to) / 2, rafter + 10);
          return (
            <g key={label}>
              <path className={looks[index]} d={sector(eaves, 90 - to, 90 - from, radius)} />
              <text className={classes.label} x={name.x} y={name.y + 5}>
                <tspan className={classes.value}>{value}</tspan> {label}
              </text>
            </g>
          );
        })}
        <path className={classes.line} d={`M0 ${eaves.y}H${eaves.x + rafter + 20}`} />
        <text className={classes.label} x="0" y={eaves.y + 24}>
          {tilt.flat}
        </text>
      </Drawing>
    </div>
  );
}
