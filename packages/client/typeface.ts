import subsetFont from 'subset-font';

/** The weights that stand in the style sheets; the file is cut to them. */
const weights = { min: 400, max: 750 };

/** The characters of German texts. All of Latin-1 would be half as much again. */
const german = `${String.fromCodePoint(...range(0x20, 0x7e))}ÄÖÜäöüßẞ§°²³€©·×–—„“”‚‘’…•\u00a0`;

/** Letters outside German in names that a visitor may type. */
const lettersOfNames = [...range(0xc0, 0xff), 0x131, 0x152, 0x153, 0x178];

/**
 * The part of a variable typeface that the site's own texts need. Other letters come from the whole one,
 * which a browser fetches when such a letter is shown. No character stands in both ranges: until the part
 * has arrived, a browser would fetch the whole one for it too.
 *
 * @param written the text of all pages
 * @param apart characters that stand in another file
 * @returns the file (woff2), its characters and those left to the whole typeface, as CSS takes them
 *   (`unicode-range`)
 */
export async function germanPart(
  font: Buffer,
  written: string,
  apart: string,
): Promise<{ file: Buffer; unicodeRange: string; otherLetters: string }> {
  const codes = [...new Set(german + written)]
    .filter((character) => !apart.includes(character))
    .map((character) => character.codePointAt(0) ?? 0)
    .filter((code) => code >= 0x20)
    .sort((a, b) => a - b);
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weights },
    // Kerning, and figures of one width in tables. The published types lack this option.
    keepFeatures: ['kern', 'tnum'],
    // Names of weights for a menu of typefaces, and hints for old displays.
    dropTables: ['STAT', 'gasp', 'prep'],
  };
  const file = await subsetFont(font, String.fromCodePoint(...codes), options);
  return {
    file,
    unicodeRange: rangesOf(codes).join(','),
    otherLetters: rangesOf(lettersOfNames.filter((code) => !codes.includes(code))).join(','),
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Neighbours joined: `U+20-7E`. */
function rangesOf(codes: readonly number[]): string[] {
  const ranges: [number, number][] = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map(([from, to]) => {
    const start = `U+${from.toString(16)}`;
    return from === to ? start : `${start}-${to.toString(16)}`;
  });
}
