import type { CalculatorInput } from '@rebhang-solar/calculator/input';
import { weatherPlace } from '@rebhang-solar/calculator/weather/places';

const south30 = { tilt: 30, azimuth: 180 } as const;

/** Where all of them stand. */
export const houseTown = weatherPlace.name;

/**
 * The only houses whose money the texts state, all in {@link houseTown} without shade. Five at most; the
 * calculator's page shows the same numbers for the same inputs.
 */
export const standardHouses = {
  /** „Vier Personen“: the house with which HTW Berlin compared calculators. */
  family: { ...south30, kWp: 10, isUseTyped: true, consumptionKWh: 5000, storageKWh: 9 },
  /** „Zwei Personen“, a roof to east and west. */
  couple: {
    planes: [
      { tilt: 30, azimuth: 90 },
      { tilt: 30, azimuth: 270 },
    ],
    kWp: 6,
    isUseTyped: true,
    consumptionKWh: 3500,
    storageKWh: 5,
  },
  /** „Vier Personen mit Elektroauto“. */
  familyWithCar: {
    ...south30,
    kWp: 10,
    isUseTyped: true,
    consumptionKWh: 5000,
    storageKWh: 9,
    electricCar: { kilometresPerYear: 12_000, charging: 'surplus' },
  },
  /** „Wärmepumpe und Elektroauto“. */
  heatPumpAndCar: {
    ...south30,
    kWp: 12,
    isUseTyped: true,
    consumptionKWh: 4500,
    storageKWh: 10,
    electricCar: { kilometresPerYear: 12_000, charging: 'surplus' },
    heatPump: { heatKWh: 15_000, source: 'air' },
  },
  /** „Volleinspeisung“: a large roof that feeds in everything. */
  fullFeedIn: {
    ...south30,
    kWp: 24,
    isUseTyped: true,
    consumptionKWh: 4000,
    storageKWh: 0,
    feedIn: 'full',
  },
} as const satisfies Record<string, CalculatorInput>;

export type StandardHouse = keyof typeof standardHouses;
