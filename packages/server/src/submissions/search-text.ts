/**
 * What the operator's search looks into: the reference and every text of the request's row. Kept
 * beside the bookkeeping, because folding the letters of 100,000 requests at each search takes
 * longer than the search itself.
 * @param rows the visitor's words as stored
 */
export function searchTextOf(reference: string, rows: object[]): string {
  const texts = rows.flatMap(Object.values).filter((value) => typeof value === 'string');
  return foldForSearch([reference, ...texts].join('\n'));
}

/** „Großmann“, „GROSSMANN“ and „Grossmann“ are the same, „Müller“ and „Muller“ too. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}
