import type { CalculatorInput } from '../input.ts';

/**
 * What the user of a connection pays at most for a smart meter and a control box (§ 30 MsbG), euros a
 * year. Only the highest class that applies counts.
 */
const fees = {
  /** Up to and including so many kWp; what is fed in needs a control box. */
  solar: [
    { upToKWp: 7, meter: 30 },
    { upToKWp: 15, meter: 50 },
    { upToKWp: 25, meter: 110 },
    { upToKWp: Number.POSITIVE_INFINITY, meter: 140 },
  ],
  consumption: [
    { overKWh: 10_000, meter: 50 },
    { overKWh: 6000, meter: 40 },
  ],
  /** Heat pump or wall box (§ 14a EnWG). */
  controllableDevice: { meter: 50, box: 50 },
  box: 50,
  /** The meter that the house would have anyway (§ 32 MsbG). */
  modernMeter: 25,
} as const;

/** Above this size the metering operator has to install a meter and a control box (§ 29 MsbG), kWp. */
const boxAboveKWp = 7;
/** Above this consumption a smart meter is mandatory, kWh a year. */
const meterAboveKWh = 6000;
/** The draft asks for meter and box from this size on, kWp. */
const draftBoxAboveKWp = 2;

/** What the law installs at a connection, and what that costs a year beyond what the house pays without the roof. */
export interface Metering {
  smartMeter: boolean;
  /** Heat pump or wall box have brought it, before the roof starts. */
  isThereAlready: boolean;
  /** Ends the limit on feeding in, by the law as it stands. */
  controlBox: boolean;
  costPerYear: number;
}

/** By the size class of the system, the consumption and the devices (§§ 29, 30 MsbG). */
export function meteringOf(input: CalculatorInput, byDraft: boolean): Metering {
  const { kWp, consumptionKWh, heatPump, electricCar, feedIn } = input;
  const hasControllableDevice = heatPump !== undefined || electricCar !== undefined;
  const controlBox = feedIn !== 'none' && kWp > (byDraft ? draftBoxAboveKWp : boxAboveKWp);
  const bySize = kWp > boxAboveKWp || controlBox;
  // Only the highest class counts: what the house pays without the roof is not the roof's.
  const withoutRoof = Math.max(
    fees.modernMeter,
    hasControllableDevice ? fees.controllableDevice.meter + fees.controllableDevice.box : 0,
    fees.consumption.find(({ overKWh }) => consumptionKWh > overKWh)?.meter ?? 0,
  );
  const ofRoof = bySize
    ? (fees.solar.find(({ upToKWp }) => kWp <= upToKWp)?.meter ?? 0) + (controlBox ? fees.box : 0)
    : 0;
  return {
    smartMeter: bySize || hasControllableDevice || consumptionKWh > meterAboveKWh,
    isThereAlready: hasControllableDevice,
    controlBox,
    costPerYear: Math.max(0, ofRoof - withoutRoof),
  };
}
