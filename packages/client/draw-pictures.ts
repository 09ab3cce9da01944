import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type PictureName, pictures } from '@rebhang-solar/content/company/pictures';
import { company } from '@rebhang-solar/content/company-in-texts';
import { escapeHtml } from '@rebhang-solar/content/escape-html';
import { logoMarkSvg } from '@rebhang-solar/content/logo-mark';
import { palette } from '@rebhang-solar/content/palette';
import { allPaths } from '@rebhang-solar/content/paths';
import { visualisation } from '@rebhang-solar/content/picture';
import { sharePicture, sharePictureSize } from '@rebhang-solar/content/share-picture';
import sharp, { type OverlayOptions } from 'sharp';
import { fileOf } from './page-files.ts';

// What is drawn rather than rendered: pictures for shared links, from the heading of each page, and
// the mark in the sizes that systems ask for. Text is drawn by sharp, from the file of our own typeface: in an
// SVG it would be in a typeface of the machine.
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
  const renderings = new Map<PictureName, Promise<Buffer>>();
  const draw = async (path: string) => {
    const html = await readFile(new URL(encodeURI(`pages/${fileOf(path)}`), dist), 'utf8');
    const { file, rendering: own } = sharePicture(path);
    const rendering = own in pictures ? (own as PictureName) : 'hero-breit';
    const background = renderings.get(rendering) ?? cropRendering(rendering);
    renderings.set(rendering, background);
    const picture = await sharp(await background)
      .composite([
        { input: Buffer.from(sheet(rendering)) },
        ...(await textsOf(headingOf(html, path), rendering)),
      ])
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

/** What lies over the rendering: paper with a slanted edge, the mark, the ground of a note. */
function sheet(name: PictureName): string {
  const { width, height } = sharePictureSize;
  const rows = Array.from({ length: 9 }, (_, index) => {
    const rise = 34 * index;
    return `M0 ${630 - rise}C220 ${600 - rise} 420 ${600 - rise * 1.6} 760 ${520 - rise * 2.4}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <clipPath id="sheet"><path d="M0 0H760L610 630H0z"/></clipPath>
    <path fill="${colours.paper}" d="M0 0H760L610 630H0z"/>
    <path clip-path="url(#sheet)" fill="none" stroke="${colours.line}" stroke-width="2" d="${rows.join('')}"/>
    <svg x="64" y="56" width="76" height="76" viewBox="0 0 40 40">${mark}</svg>
    ${isVisualisation(name) ? `<path fill="${colours.paper}" d="M1048 594h152v36h-152z"/>` : ''}
    <path fill="${colours.sun}" d="M0 622H612L610 630H0z"/>
  </svg>`;
}

/** Whether it is no photograph, which a note in the corner says. */
const isVisualisation = (name: PictureName) => pictures[name].caption === visualisation;

/** Company, heading, place and note, where they stand. */
async function textsOf(heading: string, name: PictureName): Promise<OverlayOptions[]> {
  const { slate, slateMid } = colours;
  const { data, info } = await drawHeading(heading);
  const line = async (left: number, top: number, ...text: Parameters<typeof drawText>) => ({
    left,
    top,
    input: (await drawText(...text)).data,
  });
  return Promise.all([
    line(160, 80, company.shortName, 'Bold', slate, { dpi: 40 }),
    { left: 64, top: Math.round(346 - info.height / 2), input: data },
    line(64, 552, `Photovoltaik aus ${company.city}`, 'Medium', slateMid, { dpi: 27 }),
    ...(isVisualisation(name)
      ? [line(1064, 604, visualisation, 'Medium', slate, { dpi: 19 })]
      : []),
  ]);
}

/** As large as there is room, up to 66 px, in lines of like length: no single word is left over. */
async function drawHeading(text: string) {
  const draw = (room: Room) => drawText(text, 'Bold', colours.slate, room);
  const { info } = await draw({ width: 560, height: 300 });
  const dpi = Math.min(info.textAutofitDpi ?? 0, 66);
  let even = await draw({ width: 560, dpi });
  for (let width = 540; width > 300; width -= 20) {
    const narrower = await draw({ width, dpi });
    if (narrower.info.height > even.info.height || narrower.info.width > width) break;
    even = narrower;
  }
  return even;
}

/** At the font's size the dots per inch are the pixels of a letter; without them the text fills its room. */
type Room = { dpi?: number; width?: number; height?: number };

const fonts = {
  Bold: import.meta.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf'),
  Medium: import.meta.resolve('@expo-google-fonts/archivo/500Medium/Archivo_500Medium.ttf'),
};

function drawText(text: string, weight: keyof typeof fonts, colour: string, room: Room) {
  // The typeface has no narrow space; the usual one that does not break, drawn half as large, stands in.
  const letters = escapeHtml(text).replaceAll('\u202F', '<span size="50%">\u00A0</span>');
  return sharp({
    text: {
      text: `<span foreground="${colour}">${letters}</span>`,
      font: `Archivo ${weight} 72`,
      fontfile: fileURLToPath(fonts[weight]),
      rgba: true,
      ...room,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
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

await Promise.all([drawSharePictures(), drawIcons()]);
