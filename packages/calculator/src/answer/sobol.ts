/**
 * Primitive polynomials and first direction numbers of the dimensions after the first (Joe and Kuo 2008,
 * new-joe-kuo-6.21201): degree, coefficients, numbers.
 */
const directions: readonly (readonly [degree: number, coefficients: number, ...first: number[]])[] =
  [
    [1, 0, 1],
    [2, 1, 1, 3],
    [3, 1, 1, 3, 1],
    [3, 2, 1, 1, 1],
    [4, 1, 1, 1, 3, 3],
    [4, 4, 1, 3, 5, 13],
    [5, 2, 1, 1, 5, 5, 17],
    [5, 4, 1, 1, 5, 5, 5],
    [5, 7, 1, 1, 7, 11, 19],
    [5, 11, 1, 1, 5, 1, 1],
    [5, 13, 1, 1, 1, 3, 11],
    [5, 14, 1, 3, 5, 5, 31],
    [6, 1, 1, 3, 3, 9, 7, 49],
    [6, 13, 1, 1, 1, 15, 21, 21],
    [6, 16, 1, 3, 1, 13, 27, 49],
    [6, 19, 1, 1, 1, 15, 7, 5],
    [6, 22, 1, 3, 1, 15, 13, 25],
  ];

/** Most numbers that belong together. */
export const sobolDimensions = directions.length + 1;

const bits = 32;

/** What is added for each bit of the point's number, as whole numbers of 32 bits. */
function directionNumbers(dimension: number): Uint32Array {
  const found = new Uint32Array(bits);
  if (dimension === 0) {
    return found.map((_, bit) => 2 ** (bits - 1 - bit));
  }
  const [degree, coefficients, ...first] = directions[dimension - 1] as (typeof directions)[number];
  for (let bit = 0; bit < bits; bit++) {
    if (bit < degree) {
      found[bit] = (first[bit] as number) * 2 ** (bits - 1 - bit);
      continue;
    }
    const before = found[bit - degree] as number;
    let value = before ^ (before >>> degree);
    for (let term = 1; term < degree; term++) {
      if ((coefficients >> (degree - 1 - term)) & 1) {
        value ^= found[bit - term] as number;
      }
    }
    found[bit] = value;
  }
  return found;
}

/**
 * The first numbers of a dimension of Sobol's sequence, from 0 to 1, scrambled by a hash that keeps them evenly
 * spread (Owen's scrambling after Burley 2020).
 *
 * @param dimension from 0 to {@link sobolDimensions} − 1; numbers of the same place belong together
 */
export function sobolNumbers(count: number, dimension: number, seed: number): Float64Array {
  const numbers = directionNumbers(dimension);
  const key = mix(Math.imul(seed + 1, 0x9e3779b9) ^ Math.imul(dimension + 1, 0x85ebca6b));
  return Float64Array.from({ length: count }, (_, index) => {
    let point = 0;
    for (let bit = 0; index >> bit > 0; bit++) {
      if ((index >> bit) & 1) {
        point ^= numbers[bit] as number;
      }
    }
    return (scrambled(point, key) + 0.5) / 2 ** bits;
  });
}

/** Every bit is turned by those above it alone, which keeps the numbers as even as they were. */
function scrambled(point: number, key: number): number {
  let value = reversed(point);
  value = (value + key) | 0;
  value ^= Math.imul(value, 0x6c50b47c);
  value ^= Math.imul(value, 0xb82f1e52);
  value ^= Math.imul(value, 0xc7afe638);
  value ^= Math.imul(value, 0x8d22f6e6);
  return reversed(value);
}

/** The bits of a whole number in the opposite order. */
function reversed(value: number): number {
  let turned = value;
  for (const [shift, mask] of [
    [1, 0x55555555],
    [2, 0x33333333],
    [4, 0x0f0f0f0f],
    [8, 0x00ff00ff],
  ] as const) {
    turned = ((turned >>> shift) & mask) | ((turned & mask) << shift);
  }
  return ((turned >>> 16) | (turned << 16)) >>> 0;
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}
