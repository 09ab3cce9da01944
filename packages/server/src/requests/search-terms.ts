import { searchPattern } from '@rebhang-solar/content/phone';
import { normalizeForSearch } from './search-text.ts';

/** What has to occur in the search text: every word as it stands, or else the regular expression. */
type SearchTerm = { words: string[]; pattern?: string };

const alphabet = '[0-9a-hjkmnp-tv-z]';
const unhyphenated = new RegExp(`^(?:pv)?(${alphabet}{4})(${alphabet}{4})(${alphabet}{4})$`);

/** A number of at least five digits, with whatever people write between them. */
const number = /(?<!\S)[+(]?\d(?:[\s/().–-]*\d){4,}(?!\S)/g;

/**
 * The terms of a search, all of which must occur. A reference is found without its hyphens, a
 * telephone number however either side wrote it: with +49, 0049 or 0, spaces, slashes or brackets.
 */
export function searchTermsOf(search: string): SearchTerm[] {
  const normalized = normalizeForSearch(search);
  const numbers = normalized.match(number) ?? [];
  return [
    {
      words: wordsOf(normalized.replace(number, ' ')).map((word) =>
        word.replace(unhyphenated, '$1-$2-$3'),
      ),
    },
    ...numbers.map((digits) => ({ words: wordsOf(digits), pattern: searchPattern(digits) })),
  ];
}

/** The reference as it is stored, also when it was typed in lower case, without hyphens or without `PV`. */
export function storedReference(written: string): string {
  // Crockford's alphabet has no I, L and O; what is typed as one of them is read as 1 or 0.
  const plain = written
    .replace(/[\s-]/g, '')
    .toLowerCase()
    .replaceAll('o', '0')
    .replace(/[il]/g, '1');
  return plain.replace(unhyphenated, 'pv-$1-$2-$3').toUpperCase();
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
