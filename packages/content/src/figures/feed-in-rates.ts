import type { IsoDate, IsoMonth } from '../typography.ts';

/**
 * The feed-in tariff of small roof systems as the law computes it (EEG 2023, §§ 48, 49 and 53): an
 * initial value falls by one per cent for each half-year, always counted from the start and rounded
 * once, and 0.4 ct/kWh are deducted where the grid operator buys the power.
 */

/** Parts of a system's power that are paid at one rate each, in kWp. */
const bands = [
  { name: 'upTo10kwp', from: 0, to: 10, initial: 8.6, fullFeedInExtra: 4.8 },
  { name: 'from10to40kwp', from: 10, to: 40, initial: 7.5, fullFeedInExtra: 3.8 },
  { name: 'from40to100kwp', from: 40, to: 100, initial: 6.2, fullFeedInExtra: 5.1 },
] as const;

export type Band = (typeof bands)[number]['name'];

/** `surplus`: what the home does not need. `full`: all of it, registered so before commissioning. */
export type FeedInKind = 'surplus' | 'full';

const fallPerHalfYear = 0.99;
/** Deducted from the initial value for systems without direct marketing (§ 53), in ct/kWh. */
const deduction = 0.4;
const firstStep = { year: 2024, month: 2 };

/** The first month of the half-year in which a system is put into operation: February or August. */
export function halfYearOf(commissioning: IsoDate | IsoMonth): IsoMonth {
  const [year = 0, month = 0] = commissioning.split('-').map(Number);
  if (month >= 8) return `${year}-08` as IsoMonth;
  return (month >= 2 ? `${year}-02` : `${year - 1}-08`) as IsoMonth;
}

/**
 * How often the rate has fallen for a system put into operation on that day: once for February to
 * July 2024. Before that the law had other rules.
 * @throws RangeError before 1 February 2024
 */
export function stepsUntil(commissioning: IsoDate | IsoMonth): number {
  const [year = 0, month = 0] = halfYearOf(commissioning).split('-').map(Number);
  const steps = (year - firstStep.year) * 2 + (month === firstStep.month ? 1 : 2);
  if (steps < 1) throw new RangeError(`No rate by this formula before February 2024`);
  return steps;
}

/** Rounds half up to so many places; the correction keeps 7.005 from becoming 7.00. */
function rounded(value: number, places: number): number {
  const factor = 10 ** places;
  return Math.round((value + Number.EPSILON) * factor) / factor;
}

/** The rate of one part of the system's power, in ct/kWh. */
export function feedInRate(
  commissioning: IsoDate | IsoMonth,
  band: Band,
  kind: FeedInKind = 'surplus',
): number {
  const found = bands.find(({ name }) => name === band);
  if (found === undefined) throw new RangeError(`No band ${band}`);
  const initial = found.initial + (kind === 'full' ? found.fullFeedInExtra : 0);
  const fallen = initial * fallPerHalfYear ** stepsUntil(commissioning);
  return rounded(rounded(fallen, 2) - deduction, 2);
}

/** The mean rate of a whole system: each part of its power at its own rate, in ct/kWh. */
export function meanFeedInRate(
  commissioning: IsoDate | IsoMonth,
  kWp: number,
  kind: FeedInKind = 'surplus',
): number {
  const sum = bands.reduce(
    (total, { name, from, to }) =>
      total + Math.max(0, Math.min(kWp, to) - from) * feedInRate(commissioning, name, kind),
    0,
  );
  return rounded(sum / kWp, 2);
}
