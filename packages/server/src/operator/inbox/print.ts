import stringWidth from 'string-width';

// What would move the cursor, colour the screen or turn the line round: a visitor typed this text.
// The joiners stay, emoji and some languages need them.
const control = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200C\u200D])\p{Cf}/gu;

/** Text of a visitor in one line, harmless on a terminal. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(control, '').trim();
}

/** Text of a visitor with its line breaks, harmless on a terminal. */
export function manyLines(text: string): string {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replaceAll('\t', '  ').replace(control, '').trimEnd())
    .join('\n');
}

/** JSON with the same meaning, harmless on a terminal. @param indent spaces; none for one line */
export function toJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(control, (character) =>
    character === '\n' ? character : escaped(character),
  );
}

/** By its UTF-16 units, as JSON does. */
const escaped = (character: string) =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

const gap = 2;
/** No cell is wider where nothing else limits it, and none narrower however little room there is. */
const widest = 60;
const narrowest = 8;

/**
 * A table with aligned columns, as wide as the terminal at most: the widest columns are cut.
 * @param width columns of the terminal, undefined when there is none
 */
export function formatTable(
  headings: string[],
  rows: string[][],
  width: number | undefined,
): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) =>
    Math.min(widest, Math.max(...lines.map((line) => stringWidth(line[column] ?? '')))),
  );
  const room = (width ?? Number.POSITIVE_INFINITY) - gap * (headings.length - 1);
  while (sum(widths) > room && Math.max(...widths) > narrowest) {
    widths[widths.indexOf(Math.max(...widths))] = Math.max(...widths) - 1;
  }
  return lines
    .map((line) =>
      line
        .map((cell, column) => pad(cell, widths[column] ?? 0))
        .join(' '.repeat(gap))
        .trimEnd(),
    )
    .join('\n');
}

function pad(text: string, width: number): string {
  const cut = cutTo(text, width);
  return cut + ' '.repeat(Math.max(0, width - stringWidth(cut)));
}

/** As many whole characters, as a person counts them, as fit beside the ellipsis. */
function cutTo(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('de').segment(text)) {
    if (stringWidth(cut + segment) > width - 1) break;
    cut += segment;
  }
  return `${cut}…`;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
