import type { LabelSide } from '@rebhang-solar/content/position';
import type { Point } from './map-places.ts';

/** A point on the map with the name that is to stand beside it. */
type Named = Point & {
  name: string;
  /** Where none is given, the first side is taken on which nothing is in the way. */
  label?: LabelSide;
  /** Size of its letters, and half of its mark, on the map. */
  letters: number;
  mark: number;
};

/** An SVG text's own properties. */
type LabelPlace = Point & { textAnchor: 'start' | 'middle' | 'end' };

type Box = { left: number; right: number; top: number; bottom: number };

/** From the edge of a mark of 1, the nearest first. */
const sides: Record<LabelSide, { dx: number; dy: number; textAnchor: LabelPlace['textAnchor'] }> = {
  left: { dx: -2.4, dy: 1.6, textAnchor: 'end' },
  right: { dx: 2.4, dy: 1.6, textAnchor: 'start' },
  above: { dx: 0, dy: -2.6, textAnchor: 'middle' },
  below: { dx: 0, dy: 6, textAnchor: 'middle' },
  aboveLeft: { dx: 1, dy: -2.4, textAnchor: 'end' },
  aboveRight: { dx: 2.4, dy: -0.6, textAnchor: 'start' },
  belowLeft: { dx: 1, dy: 5.8, textAnchor: 'end' },
  belowRight: { dx: 2.4, dy: 4, textAnchor: 'start' },
  farAbove: { dx: 0, dy: -6.5, textAnchor: 'middle' },
  farBelow: { dx: 0, dy: 9.5, textAnchor: 'middle' },
  farAboveLeft: { dx: 2, dy: -6.5, textAnchor: 'end' },
  farAboveRight: { dx: 1, dy: -6.5, textAnchor: 'start' },
  farBelowLeft: { dx: 2, dy: 9.5, textAnchor: 'end' },
  farBelowRight: { dx: 1, dy: 9.5, textAnchor: 'start' },
  farLeft: { dx: -11.5, dy: 1.6, textAnchor: 'end' },
  farRight: { dx: 11.5, dy: 1.6, textAnchor: 'start' },
};

/**
 * Where each name stands: clear of the others, of all points and of the marks of projects, and within the map,
 * as far as there is room.
 * @param marks the middles of the projects' marks
 * @param reach half of the map's width
 */
export function labelPlaces(
  points: readonly Named[],
  marks: readonly Point[],
  reach: number,
): LabelPlace[] {
  const map = around({ x: 0, y: 0 }, reach);
  const taken = [
    ...points.map((point) => around(point, point.mark)),
    ...marks.map((mark) => around(mark, 2.8)),
    ...points.flatMap((point) => (point.label ? boxOf(point, placeAt(point, point.label)) : [])),
  ];
  const inTheWay = (box: Box) =>
    taken.reduce((sum, other) => sum + shared(box, other), shared(box, box) - shared(box, map));
  return points.map((point) => {
    if (point.label) return placeAt(point, point.label);
    const best = (Object.keys(sides) as LabelSide[])
      .map((side) => placeAt(point, side))
      .map((place) => ({ place, box: boxOf(point, place) }))
      .map((choice) => ({ ...choice, cost: inTheWay(choice.box) }))
      .reduce((one, other) => (other.cost < one.cost ? other : one));
    taken.push(best.box);
    return best.place;
  });
}

function placeAt({ x, y, mark }: Named, side: LabelSide): LabelPlace {
  const { dx, dy, textAnchor } = sides[side];
  const beyond = mark - 1;
  return {
    x: x + dx + Math.sign(dx) * beyond,
    y: y + dy + (dx === 0 ? Math.sign(dy) * beyond : 0),
    textAnchor,
  };
}

/** What a name takes up; its width is a guess. */
function boxOf({ name, letters }: Named, { x, y, textAnchor }: LabelPlace): Box {
  const width = name.length * letters * 0.58;
  const left = x - { start: 0, middle: width / 2, end: width }[textAnchor];
  return { left, right: left + width, top: y - 0.8 * letters, bottom: y + 0.2 * letters };
}

function around({ x, y }: Point, half: number): Box {
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
