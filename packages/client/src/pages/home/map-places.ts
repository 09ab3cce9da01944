import type { Position } from '@rebhang-solar/content/position';

/** A place on the map: so far east and south of its centre. */
export type Point = { x: number; y: number };

/** Kilometres per degree of latitude; a degree of longitude is shorter by the cosine of the latitude. */
const degree = 111.32;

/**
 * Where a position lies on a map around `centre`. At fifty kilometres a plane is exact enough.
 * @param unit kilometres that are 1 on the map
 */
export function onMap({ latitude, longitude }: Position, centre: Position, unit = 1): Point {
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  return rounded({
    x: ((longitude - centre.longitude) * degree * shrink) / unit,
    y: ((centre.latitude - latitude) * degree) / unit,
  });
}

/**
 * Moves points apart until no two are nearer than `distance`, each as little as it takes: marks of one town
 * stand side by side, and a finger finds each. The same points always give the same places.
 */
export function apart<Place extends Point>(points: readonly Place[], distance: number): Place[] {
  const moved = points.map((point) => ({ ...point }));
  // Parting two may bring one of them nearer to a third; a few dozen rounds settle it.
  for (let round = 0; round < 100; round++) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const between = Math.hypot(other.x - one.x, other.y - one.y);
        if (between >= distance) continue;
        // Two in one place part from west to east.
        const [east, south] =
          between === 0 ? [1, 0] : [(other.x - one.x) / between, (other.y - one.y) / between];
        const step = (distance - between) / 2 + 0.01;
        one.x -= east * step;
        one.y -= south * step;
        other.x += east * step;
        other.y += south * step;
      }
    }
  }
  return moved.map((point) => ({ ...point, ...rounded(point) }));
}

/** A thousandth of the map is finer than any screen, and the same text on server and client. */
function rounded({ x, y }: Point): Point {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
