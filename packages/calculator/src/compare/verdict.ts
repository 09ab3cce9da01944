/**
 * Whether a system pays: under the more cautious law, only just, only if today's law stays, or not at all.
 */
export type Verdict = 'yes' | 'narrow' | 'today' | 'no';

/** Below this part of its price what a system leaves after twenty years is called narrow. */
const narrowShare = 0.1;

/**
 * The verdict of twenty years.
 *
 * @param laws the more cautious one first; what is left after twenty years and what was paid, euros
 */
export function verdictOf(
  laws: readonly { sumAfterTwentyYears: number; investment: number }[],
): Verdict {
  const [cautious, other] = laws;
  if (!cautious) {
    return 'no';
  }
  if (cautious.sumAfterTwentyYears > 0) {
    return cautious.sumAfterTwentyYears > narrowShare * cautious.investment ? 'yes' : 'narrow';
  }
  return other && other.sumAfterTwentyYears > 0 ? 'today' : 'no';
}
