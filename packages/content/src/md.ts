import type { Block, DrawingId, InlineLink, RichText, Section, Visual } from './article.ts';
import type { BarChart } from './bar-chart.ts';
import type { PictureName } from './company/pictures.ts';
import { region } from './company/region.ts';
import { leaveOut } from './in-state.ts';
import { isState, type State } from './states.ts';
import { noBreak } from './typography.ts';

type Piece = string | number | InlineLink;
type Row = readonly string[];

/**
 * What may stand in `${}`. It is never parsed. Within a sentence: a text, a number, a link. Alone on its line: also
 * blocks, sections, rows of the table above, or undefined for nothing.
 */
type Value = Piece | RichText | Block | readonly (Block | Section | Row)[] | undefined;

/**
 * A text of the site as the data its pages draw, parsed once, when its module is loaded.
 *
 *     ## Heading {#anchor}                     a section; its anchor is lower case and unique on the page
 *     Folded: what is inside                   closed at first, with these words below its heading
 *
 *     A paragraph with a [link](${paths.faq}), also over several lines. `~` is a no-break space.
 *
 *     - item                                   a list; with `1. ` a numbered one; goes on indented by two spaces
 *     - **Title** (figure)                     cards: title, a figure set large, and on the next lines
 *       Text                                   their text; with `1. ` steps, the brackets being their duration
 *
 *     Table: caption                           cells part at ` | ` with its blanks; `---:` below the head makes a
 *                                              table of numbers, which stays one on phones
 *     | Head | Head |
 *     | --- | --- |
 *     | cell | cell |
 *
 *     > [!HINT] Title                          a note; [!DATED] for what held once
 *     > Text
 *
 *     ::: SN                                   what holds in one state alone, and what is said elsewhere
 *     ::: sonst
 *     :::
 *
 * @throws an error with the line, where the text is none of these
 */
export function md(strings: readonly string[], ...values: readonly Value[]): readonly Section[] {
  const sections: Section[] = [];
  let open: (Omit<Section, 'blocks'> & { blocks: Block[] }) | undefined;
  for (const part of parsed(strings, values)) {
    if ('heading' in part) {
      open = { ...part.heading, blocks: [] };
      sections.push(open);
    } else if ('blocks' in part) {
      open = undefined;
      sections.push(part);
    } else if (open) {
      open.blocks.push(part);
    } else {
      const before = sections.at(-1);
      throw new Error(
        before
          ? `md: a block after the interpolated section „${before.title}“ needs a heading of its own`
          : 'md: a block before the first heading',
      );
    }
  }
  return sections;
}

/** The same without headings: the blocks of a section, or some of them. */
export function blocks(strings: readonly string[], ...values: readonly Value[]): readonly Block[] {
  return [...parsed(strings, values)].map((part) => {
    if ('type' in part) return part;
    throw new Error('blocks: headings belong into md');
  });
}

/** A sentence or a part of one, with its links: what stands in `${}` when only some sites say it. */
export function inline(strings: readonly string[], ...values: readonly Value[]): RichText {
  const [line] = linesOf(strings, values) as [Line];
  return rich(line.text, line);
}

/** For `${}`: rows of bars with the words below them. */
export function chart(chart: BarChart, caption: string): Visual {
  return { type: 'chart', chart, caption };
}

/** For `${}`: a drawing with the words below it. */
export function drawing(drawing: DrawingId, caption: string): Visual {
  return { type: 'drawing', drawing, caption };
}

/** For `${}`: a picture with the words that it has everywhere. */
export function picture(picture: PictureName): Visual {
  return { type: 'picture', picture };
}

/** A line, with the values of all marks of its text. */
type Line = { text: string; number: number; values: readonly Value[] };
type Group = readonly [Line, ...Line[]];
type Heading = { heading: Omit<Section, 'blocks'> };

/** Stands for a value while the text is parsed: one character of Unicode's private area for each. */
const firstMark = 0xe000;
const mark = /[\uE000-\uF8FF]/g;
const linkOrMark = /\[([^\]]+)\]\(([^)\s]+)\)|[\uE000-\uF8FF]/g;
const linkTarget = /^(?:[/#]|https:|mailto:|tel:)/;
const notInSentence = /\*\*|\]\s*\(/;
const markAlone = /^[\uE000-\uF8FF]$/;
const listItem = /^(- |\d+\. )(.*)$/;
const titledItem = /^\*\*(.+?)\*\*(?: \((.+)\))?$/;
const notInParagraph = /^(?:- |\d+\. |\||>|#|Table: )/;

function* parsed(
  strings: readonly string[],
  values: readonly Value[],
): Generator<Heading | Section | Block> {
  const groups = groupsOf(ofOwnState(linesOf(strings, values)));
  for (let at = 0; at < groups.length; at++) {
    const group = groups[at] as Group;
    const [first] = group;
    if (first.text.startsWith('Table: ')) {
      if (group[1]) fail(group[1], 'a blank line is missing below the caption');
      const table = groups[++at] ?? fail(first, 'a caption without a table');
      yield tableOf(plain(joined(group).slice('Table: '.length), first), table);
    } else if (first.text.startsWith('#')) {
      yield headingOf(group);
    } else if (first.text.startsWith('>')) {
      yield noteOf(group);
    } else if (listItem.test(first.text)) {
      yield listOf(group);
    } else if (group.length === 1 && markAlone.test(first.text)) {
      yield* alone(valueAt(first.text, first), first);
    } else {
      const inside = group.find(({ text }) => notInParagraph.test(text));
      if (inside) fail(inside, 'a blank line is missing before it, or a caption above a table');
      yield { type: 'text', text: rich(joined(group), first) };
    }
  }
}

function linesOf(strings: readonly string[], values: readonly Value[]): Line[] {
  return strings
    .map((text, at) => (at === 0 ? '' : String.fromCharCode(firstMark + at - 1)) + noBreak(text))
    .join('')
    .split('\n')
    .map((text, index) => ({ text: text.trimEnd(), number: index + 1, values }));
}

/** Without the fences, and without what they keep for other states, which is put on record. */
function ofOwnState(lines: readonly Line[]): Line[] {
  let fence: { state: State; otherwise: boolean; left: Line[]; opened: Line } | undefined;
  const kept = lines.filter((line) => {
    const [, word] = /^:::\s*(.*)$/.exec(line.text) ?? [];
    if (word === undefined) {
      if (fence === undefined || (fence.state === region.state) !== fence.otherwise) return true;
      if (!fence.otherwise) fence.left.push(line);
      return false;
    }
    if (fence === undefined && isState(word)) {
      fence = { state: word, otherwise: false, left: [], opened: line };
    } else if (fence && !fence.otherwise && word === 'sonst') {
      fence.otherwise = true;
    } else if (fence && word === '') {
      const { state, left } = fence;
      if (state !== region.state) {
        const [first] = left.filter(({ text }) => text !== '');
        leaveOut(state, first?.text.replaceAll(mark, '…').replaceAll(/ \{#.*\}|\*\*/g, '') ?? '');
      }
      fence = undefined;
    } else {
      fail(line, `an unknown fence „${line.text}“`);
    }
    return false;
  });
  if (fence) fail(fence.opened, 'a fence that is not closed');
  return kept;
}

/** Lines that no blank one parts. */
function groupsOf(lines: readonly Line[]): Group[] {
  const groups: [Line, ...Line[]][] = [];
  let parted = true;
  for (const line of lines) {
    if (line.text !== '' && parted) groups.push([line]);
    else if (line.text !== '') groups.at(-1)?.push(line);
    parted = line.text === '';
  }
  return groups;
}

function headingOf([line, ...rest]: Group): Heading {
  const [, title, id] = /^## (.+) \{#([a-z0-9-]+)\}$/.exec(line.text) ?? [];
  if (title === undefined || id === undefined) {
    return fail(line, 'a heading is written „## Title {#anchor}“');
  }
  const [inside, ...more] = rest;
  const folded = inside && /^Folded: (.+)$/.exec(inside.text)?.[1];
  const wrong = folded ? more[0] : inside;
  if (wrong) fail(wrong, 'a blank line is missing below the heading');
  return {
    heading: { id, title: plain(title, line), ...(folded && { folded: plain(folded, inside) }) },
  };
}

function noteOf([line, ...rest]: Group): Block {
  const [, kind, title] = /^> \[!(HINT|DATED)\] (.+)$/.exec(line.text) ?? [];
  if (title === undefined)
    return fail(line, 'a note begins „> [!HINT] Title“ or „> [!DATED] Title“');
  const text = rest.map(({ text }) => text.replace(/^> ?/, '')).join(' ');
  return {
    type: 'note',
    kind: kind === 'HINT' ? 'hint' : 'dated',
    title: plain(title, line),
    text: rich(text, line),
  };
}

function tableOf(caption: string, [top, below, ...rows]: Group): Block {
  const head = cellsOf(top).map((cell) => plain(cell, top));
  const ruler = below ? cellsOf(below) : [];
  if (!ruler.every((cell) => /^-+:?$/.test(cell)) || ruler.length !== head.length) {
    fail(top, 'a table has a line „| --- |“ as wide as its head');
  }
  return {
    type: 'table',
    caption,
    ...(ruler.some((cell) => cell.endsWith(':')) && { numeric: true }),
    head,
    rows: rows.flatMap((line) => {
      const cells = markAlone.test(line.text)
        ? ((valueAt(line.text, line) ?? []) as readonly Row[])
        : [cellsOf(line).map((cell) => plain(cell, line))];
      const wrong = cells.find(({ length }) => length !== head.length);
      if (wrong)
        fail(line, `the row „${wrong[0]}“ has ${wrong.length} cells, its head ${head.length}`);
      return cells;
    }),
  };
}

function cellsOf(line: Line): string[] {
  const [, cells] = /^\| (.*) \|$/.exec(line.text) ?? [];
  return (cells ?? fail(line, 'a row begins with „| “ and ends with „ |“')).split(' | ');
}

function listOf(group: Group): Block {
  const items: { line: Line; first: string; rest: string[] }[] = [];
  for (const line of group) {
    const [, , first] = listItem.exec(line.text) ?? [];
    if (first !== undefined) items.push({ line, first, rest: [] });
    else if (line.text.startsWith('  ')) items.at(-1)?.rest.push(line.text.trim());
    else fail(line, 'a list goes on indented by two spaces');
  }
  const ordered = group[0].text.startsWith('- ') ? undefined : true;
  if (titledItem.test(items[0]?.first ?? '')) {
    const titled = items.map(({ line, first, rest }) => {
      const [, title, aside] = titledItem.exec(first) ?? fail(line, 'its neighbours have a title');
      return {
        title: plain(title ?? '', line),
        ...(aside !== undefined && { [ordered ? 'duration' : 'figure']: plain(aside, line) }),
        text: rich(rest.join(' '), line),
      };
    });
    return ordered ? { type: 'steps', steps: titled } : { type: 'cards', cards: titled };
  }
  return {
    type: 'list',
    ...(ordered && { ordered }),
    items: items
      .map(({ line, first, rest }) => ({ line, text: [first, ...rest].join(' ') }))
      .filter(({ line, text }) => !markAlone.test(text) || valueAt(text, line) !== undefined)
      .map(({ line, text }) => rich(text, line)),
  };
}

/** What stands alone on its line. */
function alone(value: Value, line: Line): readonly (Block | Section)[] {
  if (value === undefined) return [];
  if (Array.isArray(value) && value.every((part) => isBlock(part) || isSection(part))) return value;
  if (isBlock(value)) return [value];
  return [{ type: 'text', text: richOf(value, line) }];
}

function isBlock(value: unknown): value is Block {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isSection(value: unknown): value is Section {
  return typeof value === 'object' && value !== null && 'blocks' in value;
}

function valueAt(character: string, { values }: Line): Value {
  return values[character.charCodeAt(0) - firstMark];
}

/** A value within a sentence. */
function richOf(value: Value, line: Line): RichText {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value;
  const pieces = Array.isArray(value) ? value : [value];
  if (pieces.every((piece) => typeof piece === 'string' || isLink(piece))) return pieces;
  if (value === undefined) fail(line, 'a value is undefined');
  return fail(line, 'within a sentence stand words, numbers and links alone');
}

function isLink(value: unknown): value is InlineLink {
  return typeof value === 'object' && value !== null && 'text' in value && !('type' in value);
}

/** Words and links in order; words alone are one text. */
function rich(text: string, line: Line): RichText {
  const pieces: (string | InlineLink)[] = [];
  const add = (piece: string | InlineLink) => {
    const last = pieces.at(-1);
    if (typeof piece !== 'string' || typeof last !== 'string') pieces.push(piece);
    else pieces[pieces.length - 1] = last + piece;
  };
  if (notInSentence.test(text.replaceAll(linkOrMark, ' '))) {
    fail(line, 'a link is written [words](address), and nothing within a sentence is bold');
  }
  let end = 0;
  for (const { 0: found, 1: words, 2: target, index } of text.matchAll(linkOrMark)) {
    if (index > end) add(text.slice(end, index));
    end = index + found.length;
    if (words !== undefined && target !== undefined) {
      const [shown, address] = [plain(words, line), plain(target, line)];
      if (!linkTarget.test(address)) fail(line, `„${address}“ is no address of a link`);
      add(/^[/#]/.test(address) ? { text: shown, to: address } : { text: shown, href: address });
    } else {
      const value = richOf(valueAt(found, line), line);
      for (const piece of typeof value === 'string' ? [value] : value) add(piece);
    }
  }
  if (end < text.length) add(text.slice(end));
  const [only = ''] = pieces;
  return pieces.length < 2 && typeof only === 'string' ? only : pieces;
}

/** Words without links. */
function plain(text: string, line: Line): string {
  return text.replaceAll(mark, (character) => {
    const value = valueAt(character, line);
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    return fail(
      line,
      value === undefined ? 'a value is undefined' : 'only words and numbers stand here',
    );
  });
}

function joined(group: Group): string {
  return group.map(({ text }) => text).join(' ');
}

function fail(line: Line, problem: string): never {
  throw new Error(`md, line ${line.number}: ${problem}: ${line.text.replaceAll(mark, '…')}`);
}
