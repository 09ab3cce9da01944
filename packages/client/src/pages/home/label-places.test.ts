import { expect, test } from 'vitest';
import { labelPlaces } from './label-places.ts';

const town = (name: string, x: number, y: number) => ({ name, x, y, letters: 4.6, mark: 1 });
/** Long names near each other, near the rim and near a project. */
const towns = [
  { ...town('Kirchzarten', 0, 0), letters: 5.2, mark: 2.1 },
  town('Freiburg im Breisgau', -9.8, -4),
  town('Breisach am Rhein', -34.7, -9.3),
  town('Bad Krozingen', -23.8, 6.7),
  town('Titisee-Neustadt', 23.8, 7.8),
];
const reach = 54;

/** From the first letter to the last. */
function span(name: string, size: number, x: number, anchor: string): [number, number] {
  const width = name.length * size * 0.5;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return [left, left + width];
}

test('names stand clear of each other, of points and marks, and within the map', () => {
  const project = { x: 23.8, y: 13 };
  const boxes = labelPlaces(towns, [project], reach).map(({ x, y, textAnchor }, index) => {
    const { name = '', letters = 0 } = towns[index] ?? {};
    const [left, right] = span(name, letters, x, textAnchor);
    return { name, left, right, top: y - 0.7 * letters, bottom: y };
  });
  for (const [index, { name, left, right, top, bottom }] of boxes.entries()) {
    expect(Math.abs(left), name).toBeLessThan(reach);
    expect(Math.abs(right), name).toBeLessThan(reach);
    for (const { x, y } of [...towns, project]) {
      expect(x > left && x < right && y > top && y < bottom, name).toBe(false);
    }
    for (const other of boxes.slice(index + 1)) {
      const isBeside = other.left >= right || other.right <= left;
      expect(isBeside || other.top >= bottom || other.bottom <= top, name).toBe(true);
    }
  }
});

test('a side that is given is kept, from the edge of a large mark on', () => {
  const [small, large] = [1, 2].map(
    (mark) => labelPlaces([{ ...town('Riesa', -40, 0), mark, label: 'right' }], [], reach)[0],
  );
  expect(small).toEqual({ x: -37.6, y: 1.6, textAnchor: 'start' });
  expect(large).toEqual({ x: -36.6, y: 1.6, textAnchor: 'start' });
});

test('below the mark of a project a name stands above it rather than far beside it', () => {
  const [place] = labelPlaces([town('Rastede', 0, 0)], [{ x: 0, y: 0 }], reach);
  expect(place).toEqual({ x: 0, y: -6.5, textAnchor: 'middle' });
});
