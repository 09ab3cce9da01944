import { hoursPerYear } from '../sun/sun-year.ts';
import { stepsPerHour } from './household.ts';

/** Power that a house uses, kW. */
export interface Load {
  /** In each of the year's 52,560 steps of ten minutes. */
  steps: Float32Array;
  /** Of the six steps of each hour their sum, the least and the most. */
  sums: Float64Array;
  least: Float64Array;
  most: Float64Array;
}

/** A load by its steps, which must not change any more. */
export function loadOf(steps: Float32Array): Load {
  const sums = new Float64Array(hoursPerYear);
  const least = new Float64Array(hoursPerYear);
  const most = new Float64Array(hoursPerYear);
  for (let hour = 0; hour < hoursPerYear; hour++) {
    let sum = 0;
    let low = Number.POSITIVE_INFINITY;
    let high = 0;
    for (let step = hour * stepsPerHour, end = step + stepsPerHour; step < end; step++) {
      const power = steps[step] as number;
      sum += power;
      low = Math.min(low, power);
      high = Math.max(high, power);
    }
    sums[hour] = sum;
    least[hour] = low;
    most[hour] = high;
  }
  return { steps, sums, least, most };
}
