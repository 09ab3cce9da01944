import { checkNumber } from './check-number.ts';
import type { ElectricCar } from './load/electric-car.ts';
import type { HeatPump } from './load/heat-pump.ts';
import type { Horizon } from './roof/horizon.ts';
import { type Place, placeFactors } from './weather/places.ts';

/** One plane of a roof. */
export interface RoofPlane {
  /** Degrees, 0 is flat, 90 a wall. */
  tilt: number;
  /** Degrees clockwise from north, 180 is south. */
  azimuth: number;
  /** Part of the modules that lie on this plane, compared with the other planes; 1 when left out. */
  share?: number | undefined;
}

/** How much shade falls on the roof; a rough estimate before anybody has been there. */
export type Shading = 'none' | 'some' | 'strong';

/** How much of its electricity a household uses by day. */
export type Daytime = 'little' | 'normal' | 'much';

/** The house and its system. */
export interface CalculatorInput {
  /** Power of all modules, kWp. */
  kWp: number;
  /** Tilt and azimuth of the roof; left out when `planes` holds it. */
  tilt?: number | undefined;
  azimuth?: number | undefined;
  /** Several planes, for instance east and west, instead of `tilt` and `azimuth`. */
  planes?: readonly RoofPlane[] | undefined;
  /** The household's electricity in a year without car and heat pump, kWh. */
  consumptionKWh: number;
  /** Usable storage, kWh; 0 is none. */
  storageKWh: number;
  place?: Place | undefined;
  shading?: Shading | undefined;
  /** What stands around the roof, in eight directions; besides `shading`. */
  horizon?: Horizon | undefined;
  daytime?: Daytime | undefined;
  electricCar?: ElectricCar | undefined;
  heatPump?: HeatPump | undefined;
  /**
   * "surplus" feeds in what the house leaves, "full" everything (then there is no storage), "none" nothing:
   * then there is neither a limit nor a control box.
   */
  feedIn?: 'surplus' | 'full' | 'none' | undefined;
  /** The consumption was read from a bill, not guessed. */
  isUseTyped?: boolean | undefined;
  /** A plug-in set of at most 2 kWp and 800 VA, which the law neither limits nor meters. */
  plugIn?: boolean | undefined;
}

/** What `calculate` can compute at all; the page's own limits are narrower (query/limits.ts). */
export const possible = {
  /** Above 100 kWp there is no fixed tariff by law. */
  kWp: [0, 100],
  tilt: [0, 90],
  azimuth: [0, 360],
  consumptionKWh: [0, 1_000_000],
  storageKWh: [0, 1000],
  /** Degrees. */
  horizon: [0, 89],
  kilometresPerYear: [0, 200_000],
  heatKWh: [0, 1_000_000],
  annualPerformanceFactor: [1, 8],
} as const;

/** The largest plug-in set (§ 8 (5a) EEG), kWp. */
const plugInKWp = 2;

/** The planes of the roof, their shares together 1. */
export function roofPlanes(input: CalculatorInput): Required<RoofPlane>[] {
  const planes: readonly Partial<RoofPlane>[] = input.planes ?? [
    { tilt: input.tilt, azimuth: input.azimuth },
  ];
  if (planes.length === 0) {
    throw new RangeError('planes must name at least one plane');
  }
  const all = planes.reduce(
    (sum, plane) => sum + checkNumber('share', plane.share ?? 1, 0, 1e9),
    0,
  );
  if (all <= 0) {
    throw new RangeError('the shares of the planes must not all be 0');
  }
  return planes.map((plane) => ({
    tilt: checkNumber('tilt', plane.tilt, ...possible.tilt),
    azimuth: checkNumber('azimuth', plane.azimuth, ...possible.azimuth),
    share: (plane.share ?? 1) / all,
  }));
}

/** Throws a RangeError that names the field and its limits for an input that cannot be calculated. */
export function checkInput(input: CalculatorInput): void {
  checkNumber('kWp', input.kWp, ...possible.kWp);
  checkNumber('consumptionKWh', input.consumptionKWh, ...possible.consumptionKWh);
  checkNumber('storageKWh', input.storageKWh, ...possible.storageKWh);
  choice('place', input.place, Object.keys(placeFactors));
  choice('shading', input.shading, ['none', 'some', 'strong']);
  for (const height of input.horizon ?? []) {
    checkNumber('horizon', height, ...possible.horizon);
  }
  choice('daytime', input.daytime, ['little', 'normal', 'much']);
  choice('feedIn', input.feedIn, ['surplus', 'full', 'none']);
  if (input.plugIn) {
    checkNumber('kWp', input.kWp, 0, plugInKWp);
  }
  if (input.electricCar) {
    const { kilometresPerYear, charging } = input.electricCar;
    checkNumber('electricCar.kilometresPerYear', kilometresPerYear, ...possible.kilometresPerYear);
    choice('electricCar.charging', charging, ['arrival', 'surplus', 'surplus-by-day']);
  }
  if (input.heatPump) {
    const { heatKWh, source, annualPerformanceFactor } = input.heatPump;
    checkNumber('heatPump.heatKWh', heatKWh, ...possible.heatKWh);
    choice('heatPump.source', source, ['air', 'ground']);
    if (annualPerformanceFactor !== undefined) {
      checkNumber(
        'heatPump.annualPerformanceFactor',
        annualPerformanceFactor,
        ...possible.annualPerformanceFactor,
      );
    }
  }
}

function choice(name: string, value: string | undefined, choices: readonly string[]): void {
  if (value !== undefined && !choices.includes(value)) {
    throw new RangeError(`${name} must be one of ${choices.join(', ')}, not ${value}`);
  }
}
