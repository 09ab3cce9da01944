import { type Assumptions, whatIfValues } from '../assumptions.ts';
import { type CalculatorResult, calculate } from '../calculate.ts';
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

/** Input and assumptions with one change; null where it makes no sense. */
export function change(
  whatIf: WhatIf,
  input: CalculatorInput,
  assumptions: Partial<Assumptions> = {},
): Changed | null {
  return changes[whatIf](input, assumptions);
}

/** A change with what it does to the result. */
interface WhatIfResult extends Changed {
  whatIf: WhatIf;
  result: CalculatorResult;
  /** Changed result minus the result as it is. */
  difference: {
    yieldKWh: number;
    gridKWh: number;
    selfSufficiencyShare: number | null;
    firstYearBalance: number;
    /** In the mean of the twenty years. */
    meanYearBalance: number;
    sumAfterTwentyYears: number;
  };
}

/** All changes that make sense, each with its difference: as long as ten calls of `calculate`. */
export function whatIfs(
  input: CalculatorInput,
  assumptions: Partial<Assumptions> = {},
): WhatIfResult[] {
  const base = calculate(input, assumptions);
  return (Object.keys(changes) as WhatIf[]).flatMap((whatIf) => {
    const changed = change(whatIf, input, assumptions);
    if (!changed) {
      return [];
    }
    const result = calculate(changed.input, changed.assumptions);
    const { yieldKWh, gridKWh, selfSufficiencyShare, money } = result;
    return [
      {
        whatIf,
        ...changed,
        result,
        difference: {
          yieldKWh: yieldKWh - base.yieldKWh,
          gridKWh: gridKWh - base.gridKWh,
          selfSufficiencyShare:
            selfSufficiencyShare === null || base.selfSufficiencyShare === null
              ? null
              : selfSufficiencyShare - base.selfSufficiencyShare,
          firstYearBalance: money.firstYear.balance - base.money.firstYear.balance,
          meanYearBalance: meanYear(money) - meanYear(base.money),
          sumAfterTwentyYears: money.sumAfterTwentyYears - base.money.sumAfterTwentyYears,
        },
      },
    ];
  });
}

function meanYear({ sumAfterTwentyYears, investment, years }: CalculatorResult['money']): number {
  return (sumAfterTwentyYears + investment) / years.length;
}
