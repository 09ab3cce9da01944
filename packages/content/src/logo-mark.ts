import { palette } from './palette.ts';

/** The mark: rows on a slope, as of vines or of modules, and the sun above them; on a square of 40. */
export const logoMark = {
  ground: palette.slate[6],
  sun: { fill: palette.sun[6], cx: 29, cy: 11, r: 5.5 },
  rows: {
    stroke: palette.paper[1],
    strokeWidth: 2.6,
    path: 'm3 21 12-8 22 14M3 28.5l12-8L33 32M3 36l12-8 11 7',
  },
};

/** Its shapes as SVG, to be placed in a `viewBox` of `0 0 40 40`. */
export function logoMarkSvg(): string {
  const { ground, sun, rows } = logoMark;
  return (
    `<path fill="${ground}" d="M0 0h40v40H0z"/>` +
    `<circle cx="${sun.cx}" cy="${sun.cy}" r="${sun.r}" fill="${sun.fill}"/>` +
    `<path fill="none" stroke="${rows.stroke}" stroke-width="${rows.strokeWidth}" d="${rows.path}"/>`
  );
}
