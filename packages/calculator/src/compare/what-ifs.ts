import { type Assumptions, whatIfValues } from '../assumptions.ts';
import { type CalculatorInput, roofPlanes } from '../input.ts';

/** A change whose effect is shown before anybody decides on it. */
export type WhatIf =
  | 'electricCar'
  | 'heatPump'
  | 'otherSide'
  | 'eastWest'
  | 'highPrice'
  | 'lowPrice'
  | 'shade'
  | 'noFeedIn';

/** Input and assumptions with the change made. */
interface Changed {
  input: CalculatorInput;
  assumptions: Partial<Assumptions>;
}

/** What each change does; null where it makes no sense, because it already is so. */
const changes: Record<
  WhatIf,
  (input: CalculatorInput, assumptions: Partial<Assumptions>) => Changed | null
> = {
  electricCar: (input, assumptions) =>
    input.electricCar
      ? null
      : {
          input: {
            ...input,
            electricCar: {
              kilometresPerYear: whatIfValues.kilometresPerYear,
              charging: 'surplus',
            },
          },
          assumptions,
        },
  heatPump: (input, assumptions) =>
    input.heatPump
      ? null
      : {
          input: { ...input, heatPump: { heatKWh: whatIfValues.heatKWh, source: 'air' } },
          assumptions,
        },
  // Only where the roof looks away from the sun.
  otherSide: (input, assumptions) => {
    const planes = roofPlanes(input);
    const looksNorth = planes.every(({ azimuth }) => Math.cos((azimuth * Math.PI) / 180) > 0.5);
    return looksNorth
      ? {
          input: {
            ...input,
            tilt: undefined,
            azimuth: undefined,
            planes: planes.map((plane) => ({ ...plane, azimuth: (plane.azimuth + 180) % 360 })),
          },
          assumptions,
        }
      : null;
  },
  eastWest: (input, assumptions) => {
    const [plane, ...others] = roofPlanes(input);
    return !plane || others.length > 0
      ? null
      : {
          input: { ...input, planes: [90, 270].map((azimuth) => ({ tilt: plane.tilt, azimuth })) },
          assumptions,
        };
  },
  highPrice: (input, assumptions) => atPrice(whatIfValues.highPrice, input, assumptions),
  lowPrice: (input, assumptions) => atPrice(whatIfValues.lowPrice, input, assumptions),
  shade: (input, assumptions) =>
    (input.shading ?? 'none') === 'none' && !input.horizon
      ? { input: { ...input, shading: 'some' }, assumptions }
      : null,
  noFeedIn: (input, assumptions) =>
    (input.feedIn ?? 'surplus') === 'surplus'
      ? { input: { ...input, feedIn: 'none' }, assumptions }
      : null,
};

function atPrice(
  electricityPrice: number,
  input: CalculatorInput,
  assumptions: Partial<Assumptions>,
): Changed | null {
  return assumptions.electricityPrice === electricityPrice
    ? null
    : { input, assumptions: { ...assumptions, electricityPrice } };
}

/** All changes that make sense for a house. */
export function whatIfChanges(
  input: CalculatorInput,
  assumptions: Partial<Assumptions> = {},
): (Changed & { whatIf: WhatIf })[] {
  return (Object.keys(changes) as WhatIf[]).flatMap((whatIf) => {
    const changed = changes[whatIf](input, assumptions);
    return changed ? [{ whatIf, ...changed }] : [];
  });
}
