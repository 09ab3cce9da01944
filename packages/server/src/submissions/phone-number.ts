/**
 * The first telephone number in what somebody has typed, in the spelling that all its spellings share:
 * „+49 (0)351/987-65“ and „0351 98765, abends“ are `035198765`.
 * @returns null where there is none of at least five digits
 */
export function phoneNumberOf(typed: string): string | null {
  const [written] = typed.match(/[+(]?\d(?:[\s/().–-]*\d){4,}/) ?? [];
  if (written === undefined) return null;
  return written
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^(?:\+|00)490?/, '0')
    .replace(/^\+/, '00');
}
