/**
 * Temperature of a free-standing module after Faiman, °C, with the values of Koehl et al. 2011 that
 * PVGIS uses.
 *
 * @param irradiance on the plane, W/m²
 * @param temperature of the air, °C
 * @param wind m/s
 */
export function faiman(
  irradiance: number,
  temperature: number,
  wind: number,
  constantLoss = 26.92,
  windLoss = 6.24,
): number {
  return temperature + irradiance / (constantLoss + windLoss * wind);
}

/**
 * Power of a crystalline module, kW for each kWp, after Huld et al. 2011 (as in PVGIS).
 *
 * @param irradiance that gets through the glass, W/m²
 * @param cellCelsius temperature of the cells, °C
 */
export function huld(irradiance: number, cellCelsius: number): number {
  const suns = irradiance / 1000;
  if (suns <= 0) {
    return 0;
  }
  const log = Math.log(suns);
  const warmer = cellCelsius - 25;
  const efficiency =
    1 +
    log * (-0.017237 - 0.040465 * log) +
    warmer * (-0.004702 + log * (0.000149 + 0.00017 * log) + 0.000005 * warmer);
  return Math.max(0, suns * efficiency);
}
