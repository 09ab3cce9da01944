/**
 * What the operator's search looks into: the reference and every text of the submission's row. Kept
 * beside the bookkeeping, because normalizing the texts of 100,000 submissions at each search takes
 * longer than the search itself.
 * @param rows the visitor's words as stored
 */
export function searchTextOf(reference: string, rows: object[]): string {
  const texts = rows.flatMap(Object.values).filter((value) => typeof value === 'string');
  return normalizeForSearch([reference, ...texts].join('\n'));
}

/** „Großmann“, „GROSSMANN“ and „Grossmann“ are the same, „Müller“ and „Muller“, „Sørensen“ and „Sorensen“ too. */
export function normalizeForSearch(text: string): string {
  return (
    text
      // Sorting a run of combining marks takes the square of its length: 20 KB of them a core for 65 ms.
      .replace(/(\p{M}{8})\p{M}+/gu, '$1')
      .normalize('NFKD')
      .replace(/[\u0300-\u036F]/g, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('æ', 'ae')
      .replaceAll('ø', 'o')
      .replaceAll('ł', 'l')
  );
}
