/**
 * Power of an inverter with its efficiency at part load, after PVWatts version 5; it never gives
 * more than its rating. In and out in the same unit.
 *
 * @param direct power of the modules
 * @param directRating power of the modules at which it gives its rated power
 * @param efficiency nominal efficiency
 */
export function pvwattsInverter(direct: number, directRating: number, efficiency = 0.965): number {
  if (direct <= 0) {
    return 0;
  }
  const load = direct / directRating;
  const atLoad = (efficiency / 0.9637) * (-0.0162 * load - 0.0059 / load + 0.9858);
  return Math.min(efficiency * directRating, Math.max(0, direct * atLoad));
}

/** All losses of a system together, from its single losses (shares from 0 to 1). */
export function pvwattsLosses(losses: readonly number[]): number {
  return 1 - losses.reduce((left, loss) => left * (1 - loss), 1);
}
