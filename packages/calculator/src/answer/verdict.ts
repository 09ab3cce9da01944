/**
 * Whether a system pays: with interest under the more cautious law, hardly more than its price, only if today's law
 * stays, or not at all. The better one first.
 */
export const verdicts = ['yes', 'rather', 'today', 'no'] as const;
export type Verdict = (typeof verdicts)[number];

/** From these returns a year on it is the verdict, per cent. */
const least = { yes: 2, rather: 0, today: 1 } as const;

/**
 * The verdict on one size.
 *
 * @param returns per cent a year as they are printed, under the more cautious law first
 */
export function verdictOf([cautious, other]: readonly number[]): Verdict {
  if (cautious === undefined) return 'no';
  if (cautious >= least.yes) return 'yes';
  if (cautious >= least.rather) return 'rather';
  return other !== undefined && other >= least.today ? 'today' : 'no';
}

/** Whether the verdict would be another one with so much more or less interest under all laws, or one; per cent. */
export function isNearBorder(returns: readonly number[], by: number, law?: number): boolean {
  const changed = (change: number) =>
    verdictOf(returns.map((value, of) => value + (law === undefined || law === of ? change : 0)));
  return changed(-by) !== changed(by);
}

/** Why it does not pay: another size would, else the first of these that is true. */
export type Cause = 'size' | 'price' | 'fullFeedIn' | 'north' | 'shade' | 'consumption';
