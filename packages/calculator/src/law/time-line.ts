import type { Assumptions } from '../assumptions.ts';
import type { CalculatorInput } from '../input.ts';
import { yearsCalculated } from '../money/cash-flow.ts';
import { feedInTariff } from '../money/tariff.ts';
import { type Metering, meteringOf } from './metering.ts';
import { type Regime, regimesOf } from './regime.ts';

/** What the law does in one year of a system. */
export interface YearOfLaw {
  /** Most that may be fed in, share of the modules' power; null without a limit. */
  feedInLimitShare: number | null;
  /** Euros for each kWh that is fed in. */
  paid: number;
  /** It is the assumed value of the market, not what the law fixes. */
  isMarket: boolean;
  /** What is fed in at negative prices is not paid. */
  unpaidAtNegativePrices: boolean;
  /** Euros that the meter costs beyond the one that the house would have anyway. */
  metering: number;
}

/** First month in which systems are limited and unpaid at negative prices: they start since 25 February 2025. */
const limitedFrom = '2025-03';
/** § 9 EEG holds below this size, kWp. */
const limitBelowKWp = 100;
const limit = { eeg2023: 0.6, eeg2027: 0.5 } as const;
/** § 51 EEG spares smaller systems, kWp. */
const negativePricesFromKWp = 2;

/** The draft: euros for each kWh, paid to the end of the 36th month, and for whom (§§ 25, 48, 53). */
const transition = {
  paid: 0.052,
  years: 3,
  offered: [
    { belowKWp: 50, before: '2028-01' },
    { belowKWp: 25, before: '2029-01' },
    { belowKWp: 7, before: '2031-01' },
  ],
} as const;
/** The draft: from this size on a market premium on the same value for twenty years, marketing deducted. */
const premiumFromKWp = 25;
/** The draft: years of direct marketing in which it gets its supplement. */
const bonusYears = 4;

/** The regime of a calculation: the one asked for, else the more cautious of those that may hold. */
export function regimeOf({ regime, commissioning }: Assumptions): Regime {
  return regime ?? regimesOf(commissioning)[0];
}

/** The twenty years of a system by law: what is paid, limited and measured in each. */
export function timeLine(input: CalculatorInput, assumptions: Assumptions): YearOfLaw[] {
  const regime = regimeOf(assumptions);
  const { commissioning, meterYear } = assumptions;
  const feedsIn = input.feedIn !== 'none';
  const isPlugIn = input.plugIn === true;
  const isLimited =
    feedsIn && !isPlugIn && input.kWp < limitBelowKWp && commissioning >= limitedFrom;
  const metering = isPlugIn ? noMetering : meteringOf(input, regime === 'eeg2027');
  // The draft's limit stays for good; today's ends with meter, control box and their test.
  const limitEnds = regime === 'eeg2023' && metering.controlBox;
  return Array.from({ length: yearsCalculated }, (_, index) => {
    const year = index + 1;
    const hasMeter = metering.smartMeter && year > meterYear;
    // § 51 holds from the January after the meter.
    const isMeasured = hasMeter || (metering.isThereAlready && year > 1);
    const share = assumptions.feedInLimitShare ?? limit[regime];
    const { paid, isMarket } = paidIn(year, regime, input, assumptions);
    return {
      feedInLimitShare:
        assumptions.feedInLimitShare === undefined && (!isLimited || (limitEnds && hasMeter))
          ? null
          : share,
      paid: feedsIn ? paid : 0,
      isMarket: feedsIn && isMarket,
      // What the market pays is a mean that has these times in it.
      unpaidAtNegativePrices:
        isMeasured &&
        !isMarket &&
        input.kWp >= negativePricesFromKWp &&
        commissioning >= limitedFrom,
      metering: hasMeter ? metering.costPerYear : 0,
    };
  });
}

const noMetering: Metering = {
  smartMeter: false,
  isThereAlready: false,
  controlBox: false,
  costPerYear: 0,
};

function paidIn(
  year: number,
  regime: Regime,
  { kWp, feedIn }: CalculatorInput,
  { commissioning, feedInTariff: given, feedInYears, marketValue, marketingBonus }: Assumptions,
): { paid: number; isMarket: boolean } {
  if (given !== undefined) {
    return { paid: year <= feedInYears ? given : 0, isMarket: false };
  }
  if (regime === 'eeg2023') {
    const kind = feedIn === 'full' ? 'full' : 'surplus';
    return { paid: feedInTariff(kWp, commissioning, kind) / 100, isMarket: false };
  }
  const hasTransition = transition.offered.some(
    ({ belowKWp, before }) => kWp < belowKWp && commissioning < before,
  );
  if (kWp >= premiumFromKWp || (hasTransition && year <= transition.years)) {
    return { paid: transition.paid, isMarket: false };
  }
  const yearOfMarket = hasTransition ? year - transition.years : year;
  return { paid: marketValue + (yearOfMarket <= bonusYears ? marketingBonus : 0), isMarket: true };
}
