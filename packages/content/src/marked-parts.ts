import type { State } from './states.ts';

/** A call of `inState` in a source: from its name to its closing bracket. */
type MarkedPart = { state: State; start: number; end: number };

const mark = /\binState(?:<[^(]*>)?\(\s*'([A-Z]{2})',/g;

/** The parts of a source that are marked to hold in one state, in their order. */
export function markedParts(source: string): MarkedPart[] {
  return [...source.matchAll(mark)].map(({ 1: state, index }) => ({
    state: state as State,
    start: index,
    end: endOfBrackets(source, source.indexOf('(', index)),
  }));
}

const inCode = /\/\/.*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|[`(){}[\]]/g;
const inTemplate = /\\.|`|\$\{/g;

/** Where the bracket that opens at `start` is closed; brackets within texts and comments are none. */
function endOfBrackets(source: string, start: number): number {
  const open: string[] = [];
  let at = start;
  do {
    const tokens = open.at(-1) === '`' ? inTemplate : inCode;
    tokens.lastIndex = at;
    const [token] = tokens.exec(source) ?? [];
    if (token === undefined) return source.length;
    at = tokens.lastIndex;
    if (token === '`' && open.at(-1) === '`') open.pop();
    else if (/^(?:[`({[]|\$\{)$/.test(token)) open.push(token);
    else if (/^[)}\]]$/.test(token)) open.pop();
  } while (open.length > 0);
  return at;
}
