import { readdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

// Cuts the typeface to what the site's own texts need, and names the characters of both files (`unicode-range`): other
// letters come from the whole one, which a browser fetches when such a letter is shown. No character stands in both:
// until the part has arrived, a browser would fetch the whole one for it too.

const styles = new URL('src/styles/', import.meta.url);
const dist = new URL('dist/', import.meta.url);
const whole = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
const part = './archivo-german.woff2';

/** The weights that stand in the style sheets. */
const weights = { min: 400, max: 750 };

/** The characters of German texts. All of Latin-1 would be half as much again. */
const german = `${String.fromCodePoint(...range(0x20, 0x7e))}ÄÖÜäöüßẞ§°²³€©·×–—„“”‚‘’…•\u00a0`;

/** Has a file of its own. */
const narrowSpace = 0x202f;

/** Letters outside German in names that a visitor may type. */
const lettersOfNames = [...range(0xc0, 0xff), 0x131, 0x152, 0x153, 0x178];

// Also the style sheet: its marks before and behind elements are text as well.
const names = await readdir(dist, { recursive: true });
const written = await Promise.all(
  names
    .filter((name) => /\.html$|\.css$/.test(name))
    .map((name) => readFile(new URL(encodeURI(name), dist), 'utf8')),
);
const codes = [...new Set(german + written.join(''))]
  .map((character) => character.codePointAt(0) ?? 0)
  .filter((code) => code >= 0x20 && code !== narrowSpace)
  .sort((a, b) => a - b);

const options = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: weights },
  // Kerning, and figures of one width in tables. The published types lack this option.
  keepFeatures: ['kern', 'tnum'],
  // Names of weights for a menu of typefaces, and hints for old displays.
  dropTables: ['STAT', 'gasp', 'prep'],
};
const font = await readFile(new URL(import.meta.resolve(whole)));
const file = await subsetFont(font, String.fromCodePoint(...codes), options);
await writeFile(new URL(part, styles), file);

const others = lettersOfNames.filter((code) => !codes.includes(code));
const sheet = `/* Written by \`pnpm typeface\`. */
/* Archivo, one variable file for every weight. It sets German quotation marks as they belong („…“). */
${fontFace(whole, others)}

/* What the site's own texts need of it. */
${fontFace(part, codes)}
`;
await writeFile(new URL('archivo.css', styles), sheet);

function fontFace(source: string, characters: readonly number[]): string {
  return `@font-face {
  font-family: Archivo;
  font-weight: 100 900;
  font-display: swap;
  src: url("${source}");
  unicode-range: ${rangesOf(characters).join(', ')};
}`;
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
    const start = `U+${from.toString(16).toUpperCase()}`;
    return from === to ? start : `${start}-${to.toString(16).toUpperCase()}`;
  });
}
