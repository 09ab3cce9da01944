import { paint } from '../../../theme/paint.ts';

const width = 320;
const height = 90;
const scale = 80 / 60;

/**
 * What stands around the roof, as seen from it: north at both ends, south in the middle, with the sun of June and
 * December above it. The fields below it say the same.
 */
export function Horizon({ heights }: { heights: readonly number[] }) {
  const step = width / heights.length;
  const points = [...heights, heights[0] ?? 0].map(
    (degrees, index) =>
      `${Math.round(index * step)} ${Math.round(height - 2 - Math.min(60, degrees) * scale)}`,
  );
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width="100%" aria-hidden="true">
      <rect width={width} height={height} fill={paint('sun.1')} />
      <path d="M45 88Q160 -72 275 88" fill="none" stroke={paint('sun.6')} strokeWidth="3" />
      <path
        d="M110 88Q160 28 210 88"
        fill="none"
        stroke={paint('sun.6')}
        strokeWidth="3"
        strokeDasharray="6 4"
      />
      <path d={`M0 ${height}L${points.join('L')}L${width} ${height}Z`} fill={paint('slate.5')} />
    </svg>
  );
}
