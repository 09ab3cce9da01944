/**
 * A small generator of random numbers (mulberry32): the same seed gives the same numbers
 * everywhere.
 */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Quantile of the standard normal distribution (Acklam; relative error below 1.2e-9). */
export function normalQuantile(share: number): number {
  const a = [
    -39.69683028665376, 220.9460984245205, -275.9285104469687, 138.357751867269, -30.66479806614716,
    2.506628277459239,
  ];
  const b = [
    -54.47609879822406, 161.5858368580409, -155.6989798598866, 66.80131188771972,
    -13.28068155288572,
  ];
  const c = [
    -0.007784894002430293, -0.3223964580411365, -2.400758277161838, -2.549732539343734,
    4.374664141464968, 2.938163982698783,
  ];
  const d = [0.007784695709041462, 0.3224671290700398, 2.445134137142996, 3.754408661907416];
  const polynomial = (factors: readonly number[], x: number) =>
    factors.reduce((sum, factor) => sum * x + factor, 0);
  const tail = 0.02425;
  if (share < tail) {
    const q = Math.sqrt(-2 * Math.log(share));
    return polynomial(c, q) / polynomial([...d, 1], q);
  }
  if (share > 1 - tail) {
    return -normalQuantile(1 - share);
  }
  const q = share - 0.5;
  const r = q * q;
  return (polynomial(a, r) * q) / polynomial([...b, 1], r);
}
