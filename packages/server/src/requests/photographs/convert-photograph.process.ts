import { fstatSync, readSync } from 'node:fs';
import sharp from 'sharp';
import type { Conversion } from './convert-photograph.ts';
import { formatOf, headLength } from './picture-format.ts';

/** Pixels of the longer side, as it is stored: a printed page, or any screen. */
const longestSide = 2_000;

/** The same of a preview: three pixels for each of the largest place that shows one. */
const longestSideOfPreview = 480;

/** Pixels of a picture that is decoded line by line. */
const most = 50_000_000;
/** Pixels of a picture that has to be in memory as a whole while it is decoded: some four bytes each. */
const mostAtOnce = 12_000_000;
/** Of one side. Several lines are in memory at a time. */
const mostOfSide = 32_000;

// sharp can open some thirty formats, SVG and PDF among them. These three decoders are all that foreign bytes reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

// The site has been stopped.
process.once('disconnect', () => process.exit());
process.send?.(await convert(readInput()), () => process.exit());

/** The file that is this process's input. Whoever wrote it has left its position at the end. */
function readInput(): Buffer {
  const picture = Buffer.alloc(fstatSync(0).size);
  readSync(0, picture, 0, picture.length, 0);
  return picture;
}

async function convert(picture: Buffer): Promise<Conversion> {
  try {
    // Reads the header alone.
    const { width, height, isProgressive } = await sharp(picture, {
      limitInputPixels: false,
    }).metadata();
    const isWhole = isProgressive || isDecodedAtOnce(picture);
    if (width * height > (isWhole ? mostAtOnce : most) || Math.max(width, height) > mostOfSide) {
      return { problem: 'tooManyPixels' };
    }
    // Metadata and colour profile are left out, unless sharp is told to keep them; colours become sRGB.
    const { data, info } = await sharp(picture, {
      limitInputPixels: most,
      sequentialRead: true,
      // A warning, as of a camera's odd metadata, is no reason; an error or a missing end is.
      failOn: 'error',
    })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const preview = await sharp(data)
      .resize(longestSideOfPreview, longestSideOfPreview, {
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg({ quality: 75 })
      .toBuffer();
    return { jpeg: data, preview, width: info.width, height: info.height };
  } catch {
    return { problem: 'unreadable' };
  }
}

/** A WebP that is lossless, animated or transparent; a photograph is none of these. */
function isDecodedAtOnce(picture: Buffer): boolean {
  if (formatOf(picture.subarray(0, headLength)) !== 'webp') return false;
  let at = headLength;
  while (at + 8 <= picture.length) {
    const chunk = picture.toString('latin1', at, at + 4);
    if (['VP8L', 'ALPH', 'ANIM', 'ANMF'].includes(chunk)) return true;
    const length = picture.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return false;
}
