import type { PaybackRange, Range } from '@rebhang-solar/calculator/answer/measures';
import { type Verdict, verdictOf } from '@rebhang-solar/calculator/answer/verdict';
import { reform } from '@rebhang-solar/calculator/law/reform';
import { type Regime, regimesOf } from '@rebhang-solar/calculator/law/regime';
import { usualStart } from '@rebhang-solar/calculator/market';
import { euro, formatNumber, germanRange, signedEuro, withUnit } from '../typography.ts';
import { needCalculator } from '../with-calculator.ts';
import { type HouseResult, houseResults } from './results.ts';
import type { StandardHouse } from './standard-houses.ts';

/*
 * How a text gets its money, energy and years: never typed, always from here or from the ledger.
 *
 *   const { cautious, other } = houseByLaw('family');
 *   `${sentenceBegin(cautious.label)} ${afterTwenty(cautious.result.system.afterTwenty)}`
 *
 * A house has one value for each law and the usual start. `cautious` comes first and is the base of every verdict;
 * `other` is there only while the reform is undecided.
 */

/** Which law numbers are reckoned by, in a sentence; as a draft it is called one. */
export const regimeLabels: Record<Regime, string> = {
  eeg2023: 'nach heutigem Gesetz',
  eeg2027: reform.state === 'draft' ? 'nach dem Entwurf' : 'nach dem EEG 2027',
};

/** The condition under which a number holds. */
export const regimeConditions: Record<Regime, string> = {
  eeg2023: 'bliebe es beim heutigen Gesetz',
  eeg2027: 'käme der Entwurf zum EEG 2027',
};

export type LawResult = { regime: Regime; label: string; condition: string; result: HouseResult };

/**
 * A standard house by the laws that may hold for whoever orders now.
 * @throws Error without weather of the company's state
 */
export function houseByLaw(house: StandardHouse): { cautious: LawResult; other?: LawResult } {
  needCalculator();
  const [cautious, other] = regimesOf(usualStart).map((regime) => ({
    regime,
    label: regimeLabels[regime],
    condition: regimeConditions[regime],
    result: houseResults[house][regime],
  })) as [LawResult, LawResult?];
  return other === undefined ? { cautious } : { cautious, other };
}

/** Whether each standard house pays, as the calculator says it. */
export function verdictOn(house: StandardHouse): string {
  const { cautious, other } = houseByLaw(house);
  const returns = [cautious, ...(other ? [other] : [])].map(
    ({ result }) => result.system.returnPercent.value,
  );
  return verdictWords[verdictOf(returns)];
}

const verdictWords: Record<Verdict, string> = {
  yes: 'ja',
  rather: 'eher ja',
  today: 'nur, wenn das heutige Gesetz bleibt',
  no: 'nein',
};

/** „rund 3.700 € (400–11.700 €)“, a loss with its minus: „rund −1.200 € (−4.300 bis 7.200 €)“. */
export function euroRange(range: Range): string {
  return `rund ${signedEuro(range.value)} (${spanOf(range)})`;
}

/** The range alone: „400–11.700 €“, „−4.300 bis 7.200 €“. */
export function spanOf({ low, high }: Range): string {
  const number = (value: number) =>
    value < 0 ? `−${formatNumber(-value, 0)}` : formatNumber(value, 0);
  return withUnit(
    low < 0 || high < 0 ? `${number(low)} bis ${number(high)}` : germanRange(low, high, 0),
    '€',
  );
}

/** „17“, „mehr als 20“ */
export function yearsOf(payback: number | null): string {
  return payback === null ? 'mehr als 20' : formatNumber(payback);
}

/** After „nach“: „17 Jahren (11,5–19,5)“, „mehr als 20 Jahren (14,5 bis mehr als 20)“. */
export function paybackRange({ low, value, high }: PaybackRange): string {
  const span =
    low !== null && high !== null ? germanRange(low, high) : `${yearsOf(low)} bis ${yearsOf(high)}`;
  return `${withUnit(yearsOf(value), 'Jahren')} (${low === null ? 'in keinem der Fälle früher' : span})`;
}

/** Beside years that were once stated: „18,5 Jahre nach dem Entwurf, 14,5 Jahre nach heutigem Gesetz“. */
export function paidToday(): string {
  const { cautious, other } = houseByLaw('family');
  return [cautious, ...(other ? [other] : [])]
    .map(
      ({ label, result }) => `${withUnit(yearsOf(result.system.payback.value), 'Jahre')} ${label}`,
    )
    .join(', ');
}

/** All sums are of so many years; with the space before „Jahren“. */
export const inTwentyYears = `nach ${withUnit('20', 'Jahren')}`;

/**
 * „bleiben nach 20 Jahren rund 3.700 € (400–11.700 €)“, a loss as „fehlen nach 20 Jahren rund 1.200 € (…)“, nothing
 * as „geht es nach 20 Jahren gerade auf (…)“.
 */
export function afterTwenty(range: Range): string {
  if (range.value === 0) return `geht es ${inTwentyYears} gerade auf (${spanOf(range)})`;
  return range.value < 0
    ? `fehlen ${inTwentyYears} rund ${euro(-range.value)} (${spanOf(range)})`
    : `bleiben ${inTwentyYears} ${euroRange(range)}`;
}
