import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** The left half red, the right half blue. */
export const halves = (width = 80, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'blue' } },
      left: width / 2,
      top: 0,
    },
  ]);

/** What cameras and others put beside the picture. */
export const marker = 'Am-Hang-12-<script>';

/** Held upright by the one who took it; red is above. */
export const turned = () => halves().withMetadata({ orientation: 6 }).jpeg().toBuffer();

/** Says where it was taken, in a wider range of colours than a screen's. */
export const withPlace = () =>
  halves()
    .withIccProfile('p3')
    .withExif({
      IFD0: { Copyright: marker, Make: marker },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 6/1 12/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${marker}</x:xmpmeta>`)
    .jpeg()
    .toBuffer();

/** A picture whose header claims another size; the rest of it is missing. */
export async function claiming(
  width: number,
  height: number,
  kind: 'baseline' | 'progressive' | 'scans' | 'lossless',
): Promise<Buffer> {
  if (kind === 'lossless') {
    const webp = await halves().webp({ lossless: true }).toBuffer();
    const at = webp.indexOf('VP8L') + 9;
    const flags = webp.readUInt32LE(at) & 0xf0_00_00_00;
    webp.writeUInt32LE((flags | ((height - 1) << 14) | (width - 1)) >>> 0, at);
    return webp;
  }
  const jpeg = await halves()
    .jpeg({ progressive: kind === 'progressive' })
    .toBuffer();
  const frame = jpeg.indexOf(Buffer.from([0xff, kind === 'progressive' ? 0xc2 : 0xc0]));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  if (kind !== 'scans') return jpeg;
  // One scan for each colour, as few programs write it: the picture has to be in memory as a whole.
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const first = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
  return Buffer.concat([jpeg.subarray(0, scan), first, jpeg.subarray(scan + 14)]);
}

/** A whole PNG of one colour, a thousand times smaller than its pixels. */
export function bomb(width: number, height: number, isInterlaced = false): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit a pixel, grey.
  head.set([1, 0, 0, 0, isInterlaced ? 1 : 0], 8);
  const pixels = Buffer.alloc(height * (Math.ceil(width / 8) + 1));
  return png(chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)));
}

/**
 * A PNG of 2,000 × 2,000 px of noise in rows that repeat: some 100 KB, of which more than 2 MB are stored. The same
 * one for the same number, in every process.
 */
export function noisy(number: number): Buffer {
  const side = 2_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // Eight bits a colour, three colours.
  head.set([8, 2], 8);
  let state = number + 1;
  const rows = Array.from({ length: 3 }, () => {
    const row = Buffer.alloc(1 + 3 * side);
    for (let at = 1; at < row.length; at += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      row[at] = state >>> 24;
    }
    return row;
  });
  const pixels = Buffer.concat(Array.from({ length: side }, (_, y) => rows[y % 3] ?? head));
  return png(chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)));
}

/** A small PNG with so many megabytes of text in it, which are some kilobytes in the file. */
export async function textBomb(megabytes: number): Promise<Buffer> {
  const small = await halves().png().toBuffer();
  const text = Buffer.concat([
    Buffer.from('Comment\0\0', 'latin1'),
    deflateSync(Buffer.alloc(megabytes * 1024 * 1024)),
  ]);
  const end = small.length - 12;
  return Buffer.concat([small.subarray(0, end), chunk('zTXt', text), small.subarray(end)]);
}

const png = (...chunks: Buffer[]) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunks,
    chunk('IEND', Buffer.alloc(0)),
  ]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
