import { paint } from '../../../theme/paint.ts';

const width = 320;
const height = 112;
/** Half of a handle: the drawing's ends are where the middle of a handle can be. */
const edge = 10;
const most = 60;

const column = (direction: number) => Math.round(((direction + 0.5) * width) / 8);
const level = (degrees: number) =>
  Math.round(height - edge - (degrees / most) * (height - 2 * edge));
/** The sun's way from one azimuth to another, by its height in the south; degrees. */
const way = (from: number, to: number, noon: number) =>
  `M${column(from / 45)} ${level(0)}Q${column(4)} ${level(2 * noon)} ${column(to / 45)} ${level(0)}`;

/**
 * What stands around the roof, as seen from it: a column for each direction, north at the left and south in the middle,
 * and the sun's ways in June and December. The fields below say the same.
 */
export function Horizon({ heights }: { heights: readonly number[] }) {
  const [north = 0] = heights;
  const end = level((north + (heights.at(-1) ?? 0)) / 2);
  const points = heights.map(
    (degrees, index) => `${column(index)} ${level(Math.min(most, degrees))}`,
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width={width} height={height} fill={paint('sun.1')} />
      {[way(50, 310, 60), way(128, 232, 16)].map((d, index) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke={paint('sun.6')}
          strokeWidth="3"
          strokeDasharray={index === 0 ? undefined : '6 4'}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      <path
        d={`M0 ${height}V${end}L${points.join('L')}L${width} ${end}V${height}Z`}
        fill={paint('slate.5')}
      />
    </svg>
  );
}
