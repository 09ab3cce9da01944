/** The value, if it is a number within its limits; a RangeError otherwise. */
export function checkNumber(name: string, value: unknown, least: number, most: number): number {
  if (typeof value !== 'number' || !(value >= least && value <= most)) {
    throw new RangeError(`${name} must be a number from ${least} to ${most}, not ${value}`);
  }
  return value;
}
