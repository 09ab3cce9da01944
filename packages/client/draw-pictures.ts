import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type PictureName, pictures, visualisation } from '@rebhang-solar/content/company/pictures';
import { company } from '@rebhang-solar/content/company-in-texts';
import { escapeHtml } from '@rebhang-solar/content/escape-html';
import { logoMarkSvg } from '@rebhang-solar/content/logo-mark';
import { palette } from '@rebhang-solar/content/palette';
import { allPaths } from '@rebhang-solar/content/paths';
import { sharePicture, sharePictureSize } from '@rebhang-solar/content/share-picture';
import opentype, { type Font } from 'opentype.js';
import sharp from 'sharp';
import { fileOf } from './page-files.ts';

// What is drawn rather than rendered: pictures for shared links, from the heading of each page, and
// the mark in the sizes that systems ask for. Text becomes outlines of our own typeface, since an SVG
// renderer would use the typefaces of the machine.
const dist = new URL('./dist/', import.meta.url);
const colours = {
  paper: palette.paper[1],
  line: palette.paper[2],
  slate: palette.slate[6],
  slateMid: palette.slate[5],
  sun: palette.sun[6],
};

async function drawSharePictures(): Promise<void> {
  await mkdir(new URL('client/vorschau/', dist), { recursive: true });
  const [bold, medium] = await Promise.all([readFont('700Bold'), readFont('500Medium')]);
  const renderings = new Map<PictureName, Promise<Buffer>>();
  const draw = async (path: string) => {
    const html = await readFile(new URL(encodeURI(`pages/${fileOf(path)}`), dist), 'utf8');
    const { file, rendering } = sharePicture(path);
    const background = renderings.get(rendering) ?? cropRendering(rendering);
    renderings.set(rendering, background);
    const picture = await sharp(await background)
      .composite([{ input: Buffer.from(sheet(headingOf(html, path), rendering, bold, medium)) }])
      .jpeg({ quality: 82 })
      .toBuffer();
    await writeFile(new URL(`client${file}`, dist), picture);
  };
  await Promise.all(allPaths.map(draw));
}

/** The rendering at the right of an empty sheet; its middle a little to the right, clear of the slant. */
async function cropRendering(name: PictureName): Promise<Buffer> {
  const width = 640;
  const whole = sharp(fileURLToPath(new URL(`./pictures/${name}.jpg`, import.meta.url))).resize({
    height: sharePictureSize.height,
  });
  const { data, info } = await whole
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  return sharp(data)
    .extract({
      left: Math.round((info.width - width) * cropFrom(name)),
      top: 0,
      width,
      height: info.height,
    })
    .extend({ left: sharePictureSize.width - width, background: colours.paper })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** How much of what is cut off is cut off at the left: the house of the wide rendering stands far right. */
function cropFrom(name: PictureName): number {
  return name === 'hero-breit' ? 0.9 : 0.4;
}

/** What lies over the rendering: paper with a slanted edge, the mark, the heading and the company's name. */
function sheet(heading: string, name: PictureName, bold: Font, medium: Font): string {
  const { width, height } = sharePictureSize;
  const { size, lines } = fitted(heading, bold, { width: 560, lines: 5 });
  const top = 372 - ((lines.length - 1) * size * 1.1) / 2;
  const text = lines.map((line, index) =>
    outline(bold, line, { x: 64, y: top + index * size * 1.1, size, colour: colours.slate }),
  );
  const rows = Array.from({ length: 9 }, (_, index) => {
    const rise = 34 * index;
    return `M0 ${630 - rise}C220 ${600 - rise} 420 ${600 - rise * 1.6} 760 ${520 - rise * 2.4}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <clipPath id="sheet"><path d="M0 0H760L610 630H0z"/></clipPath>
    <path fill="${colours.paper}" d="M0 0H760L610 630H0z"/>
    <path clip-path="url(#sheet)" fill="none" stroke="${colours.line}" stroke-width="2" d="${rows.join('')}"/>
    <svg x="64" y="56" width="76" height="76" viewBox="0 0 40 40">${mark}</svg>
    ${outline(bold, company.shortName, { x: 160, y: 109, size: 40, colour: colours.slate })}
    ${text.join('')}
    ${outline(medium, `Photovoltaik aus ${company.city}`, { x: 64, y: 572, size: 27, colour: colours.slateMid })}
    ${pictures[name].caption === visualisation ? visualisationNote(medium) : ''}
    <path fill="${colours.sun}" d="M0 622H612L610 630H0z"/>
  </svg>`;
}

/** In the corner of what is no photograph. */
function visualisationNote(font: Font): string {
  const text = outline(font, visualisation, { x: 1064, y: 618, size: 19, colour: colours.slate });
  return `<path fill="${colours.paper}" d="M1048 594h152v36h-152z"/>${text}`;
}

const mark = logoMarkSvg();
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><title>${escapeHtml(company.shortName)}</title>${mark}</svg>`;

async function drawIcons(): Promise<void> {
  // Systems cut icons to a circle of their own: four fifths of the width are safe.
  const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 60 60"><path fill="${colours.slate}" d="M-10-10h60v60h-60z"/>${mark}</svg>`;
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 40 })
      .resize(size, size)
      .png()
      .toBuffer();
  const write = (name: string, content: Buffer | string) =>
    writeFile(new URL(`client/${name}`, dist), content);
  await Promise.all([
    write('favicon.svg', favicon),
    png(favicon, 32).then((icon) => write('favicon.ico', asIco(icon))),
    png(maskable, 180).then((icon) => write('apple-touch-icon.png', icon)),
    ...[192, 512].flatMap((size) => [
      png(favicon, size).then((icon) => write(`symbol-${size}.png`, icon)),
      png(maskable, size).then((icon) => write(`symbol-${size}-rund.png`, icon)),
    ]),
    write('manifest.webmanifest', JSON.stringify(manifest)),
  ]);
}

const manifest = {
  name: `${company.shortName} – Photovoltaik aus ${company.city}`,
  short_name: company.shortName,
  lang: 'de',
  start_url: '/',
  display: 'browser',
  background_color: colours.paper,
  theme_color: colours.slate,
  icons: [192, 512].flatMap((size) => [
    { src: `/symbol-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' },
    {
      src: `/symbol-${size}-rund.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'maskable',
    },
  ]),
};

/** An .ico of one PNG of 32 px: the directory of six and sixteen bytes, then the file. */
function asIco(png: Buffer): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(32, 6);
  directory.writeUInt8(32, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

async function readFont(weight: '500Medium' | '700Bold'): Promise<Font> {
  const path = createRequire(import.meta.url).resolve(
    `@expo-google-fonts/archivo/${weight}/Archivo_${weight}.ttf`,
  );
  const { buffer, byteOffset, byteLength } = await readFile(path);
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

function headingOf(html: string, path: string): string {
  const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (heading === undefined) throw new Error(`${path} has no heading`);
  return heading
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The largest size in which a text fits, broken between words. */
function fitted(text: string, font: Font, room: { width: number; lines: number }) {
  for (let size = 66; size > 30; size -= 2) {
    const lines = broken(text, (part) => widthOf(font, part, size) <= room.width);
    const fits = lines.every((line) => widthOf(font, line, size) <= room.width);
    if (!fits || lines.length > room.lines || lines.length * size > 5 * 56) continue;
    // Lines of like length: no single word is left over.
    let even = lines;
    for (let width = room.width; width > 0 && even.length === lines.length; width -= 8) {
      const narrower = broken(text, (part) => widthOf(font, part, size) <= width);
      if (narrower.some((line) => widthOf(font, line, size) > width)) break;
      if (narrower.length === lines.length) even = narrower;
      else break;
    }
    return { size, lines: even };
  }
  throw new Error(`Too long for a picture: ${text}`);
}

function broken(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Tightens large letters a little, as the headings of the site are. */
const tracking = -0.012;

function widthOf(font: Font, text: string, size: number): number {
  return glyphsOf(font, text, size).end;
}

function glyphsOf(font: Font, text: string, size: number) {
  const scale = size / font.unitsPerEm;
  let end = 0;
  // The typeface has no narrow space; the usual one, drawn half as wide, stands in.
  const glyphs = Array.from(text, (letter) => {
    const isNarrow = letter === '\u202F';
    return { glyph: font.charToGlyph(isNarrow ? ' ' : letter), width: isNarrow ? 0.5 : 1 };
  });
  const placed = glyphs.map(({ glyph, width }, index) => {
    const before = glyphs[index - 1]?.glyph;
    if (before) end += font.getKerningValue(before, glyph) * scale;
    const x = end;
    end += ((glyph.advanceWidth ?? 0) * scale + tracking * size) * width;
    return { glyph, x };
  });
  return { placed, end };
}

function outline(
  font: Font,
  text: string,
  at: { x: number; y: number; size: number; colour: string },
): string {
  const paths = glyphsOf(font, text, at.size).placed.map(({ glyph, x }) =>
    glyph.getPath(at.x + x, at.y, at.size).toPathData(1),
  );
  return `<path fill="${at.colour}" d="${paths.join('')}"/>`;
}

await Promise.all([drawSharePictures(), drawIcons()]);
