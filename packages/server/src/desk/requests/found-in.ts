import { describeSubmission } from '../../requests/describe-submission.ts';
import type { StoredSubmission } from '../../requests/find-submissions.ts';
import { searchTermsOf } from '../../requests/search-terms.ts';
import { normalizeForSearch } from '../../requests/search-text.ts';

/** Characters that are shown on both sides of what was found. */
const context = 60;

/**
 * The first field or note in which one of the words or numbers stands, cut around it; null where none is seen by
 * itself.
 */
export function foundIn(
  submission: StoredSubmission,
  search: string,
  notes: readonly { label: string; value: string }[] = [],
) {
  const patterns = searchTermsOf(search).flatMap(({ words, pattern }) =>
    pattern === undefined ? words.map(escaped) : [pattern],
  );
  const lines = [...describeSubmission(submission).flatMap((block) => block.lines), ...notes];
  for (const pattern of patterns) {
    for (const { label, value } of lines) {
      const hit = find(value, pattern);
      if (!hit) continue;
      const [start, end] = hit;
      return {
        label,
        before: `${start > context ? '…' : ''}${value.slice(Math.max(0, start - context), start)}`,
        hit: value.slice(start, end),
        after: `${value.slice(end, end + context)}${value.length > end + context ? '…' : ''}`,
      };
    }
  }
  return null;
}

/** Where a pattern for normalized text stands in a text as it was typed. */
function find(value: string, pattern: string): [start: number, end: number] | undefined {
  // One character may become two („ß“) or one of several (an accent by itself).
  const positions: number[] = [];
  let normalized = '';
  let position = 0;
  for (const character of value) {
    const plain = normalizeForSearch(character);
    positions.push(...Array.from({ length: plain.length }, () => position));
    normalized += plain;
    position += character.length;
  }
  positions.push(position);
  const match = new RegExp(pattern).exec(normalized);
  if (!match || match[0] === '') return undefined;
  // What stands before a number belongs to the pattern only so that it is one.
  const lead = match[0].length - match[0].replace(/^[^\p{L}\p{N}+(]+/u, '').length;
  const start = positions[match.index + lead];
  const end = positions[match.index + match[0].length];
  return start === undefined || end === undefined ? undefined : [start, end];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
