import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  bomb,
  claiming,
  halves,
  marker,
  textBomb,
  turned,
  withPlace,
} from '../../testing/pictures.ts';
import { type ConvertedPhotograph, convertPhotograph } from './convert-photograph.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photographs-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function convert(sent: Buffer) {
  const path = join(folder, 'sent');
  await writeFile(path, sent);
  const file = await open(path);
  return convertPhotograph(file, '203.0.113.7').finally(() => file.close());
}

async function converted(sent: Buffer): Promise<ConvertedPhotograph> {
  const conversion = await convert(sent);
  return 'problem' in conversion ? expect.fail(conversion.problem) : conversion;
}

/** „red“ or „blue“, whatever the compression has made of it. */
async function colourAt(jpeg: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue';
}

test('a photograph that was taken upright is stored upright', async () => {
  const { jpeg, width, height } = await converted(await turned());
  expect([width, height]).toEqual([40, 80]);
  expect(await colourAt(jpeg, 20, 5)).toBe('red');
  expect(await colourAt(jpeg, 20, 75)).toBe('blue');
});

test('no metadata survives, and colours become those of every screen', async () => {
  const sent = await withPlace();
  expect(sent.includes(marker)).toBe(true);
  expect((await sharp(sent).metadata()).icc).toBeDefined();
  const { jpeg } = await converted(sent);
  const metadata = await sharp(jpeg).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', space: 'srgb', hasProfile: false });
  for (const part of ['exif', 'xmp', 'icc', 'iptc'] as const)
    expect(metadata[part]).toBeUndefined();
  expect(jpeg.includes(marker)).toBe(false);
});

test('a preview is a small JPEG of the same shape, and as bare', async () => {
  const { preview } = await converted(
    await halves(4_000, 1_000).withXmp(`<x>${marker}</x>`).jpeg().toBuffer(),
  );
  const metadata = await sharp(preview).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 480, height: 120, hasProfile: false });
  expect(preview.includes(marker)).toBe(false);
  expect(await colourAt(preview, 10, 60)).toBe('red');
});

test('neither a small photograph nor its preview is enlarged', async () => {
  const { jpeg, preview, width, height } = await converted(await halves().png().toBuffer());
  expect([width, height]).toEqual([80, 40]);
  for (const one of [jpeg, preview])
    expect(await sharp(one).metadata()).toMatchObject({ width: 80, height: 40 });
});

/** A WebP that claims 16 megapixels, with a part of this name behind one of odd length. */
async function webpWith(name: string): Promise<Buffer> {
  const webp = await halves().webp().toBuffer();
  const frame = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  webp.writeUInt16LE(4_000, frame + 3);
  webp.writeUInt16LE(4_000, frame + 5);
  // Four signs, the length, then as many bytes and one more where that is odd.
  const size = Buffer.from('VP8X\x0a\0\0\0\0\0\0\0\x9f\x0f\0\x9f\x0f\0', 'latin1');
  const odd = Buffer.from('XXXX\x03\0\0\0abc\0', 'latin1');
  const part = Buffer.from(`${name}\x02\0\0\0ab`, 'latin1');
  const parts = [webp.subarray(0, 12), size, odd, part, webp.subarray(12)];
  const sent = Buffer.concat(parts);
  sent.writeUInt32LE(sent.length - 8, 4);
  return sent;
}

test.for([
  ['ALPH', 'tooManyPixels'],
  // It is decoded line by line, and its end is missing.
  ['EXIF', 'unreadable'],
] as const)('a WebP of 16 megapixels with a part „%s“: %s', async ([name, problem]) => {
  expect(await convert(await webpWith(name))).toEqual({ problem });
});

test('a WebP that moves has too many pixels when its place has 16 million', async () => {
  const frames = [await halves().png().toBuffer(), await halves().negate().png().toBuffer()];
  const sent = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  sent.set([0x9f, 0x0f, 0, 0x9f, 0x0f, 0], sent.indexOf('VP8X') + 12);
  expect(await convert(sent)).toEqual({ problem: 'tooManyPixels' });
});

test.for([
  ['a JPEG 12,000 px wide', () => halves(12_000, 300).jpeg().toBuffer(), [2_000, 50]],
  ['a PNG 20,000 px wide', () => bomb(20_000, 200), [2_000, 20]],
  ['a PNG of 50 megapixels, in 20 KB', () => bomb(10_000, 5_000), [2_000, 1_000]],
  [
    'a progressive JPEG of 12 megapixels',
    () => claiming(4_000, 3_000, 'progressive'),
    [2_000, 1_500],
  ],
  ['a PNG 32,000 px high', () => bomb(100, 32_000), [6, 2_000]],
  ['a PNG with 200 MB of text in it', () => textBomb(200), [80, 40]],
  ['a WebP', () => halves().webp().toBuffer(), [80, 40]],
  [
    'a picture that is a ZIP and a page too',
    async () =>
      Buffer.concat([await halves().jpeg().toBuffer(), Buffer.from(`PK\x03\x04${marker}`)]),
    [80, 40],
  ],
] as const)('%s comes out as a plain JPEG', async ([, make, size]) => {
  const { jpeg, width, height } = await converted(await make());
  expect([width, height]).toEqual(size);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width, height });
  expect(jpeg.includes(marker)).toBe(false);
});

test('what is transparent becomes white', async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const sent = sharp({ create: { width: 8, height: 8, channels: 4, background: clear } }).png();
  const { jpeg } = await converted(await sent.toBuffer());
  expect(Math.min(...(await sharp(jpeg).raw().toBuffer()))).toBeGreaterThan(250);
});

test.for([
  ['a PNG of 400 megapixels, in 50 KB', () => bomb(20_000, 20_000)],
  ['a PNG of a line more than 50 megapixels', () => bomb(10_000, 5_001)],
  ['an interlaced PNG of a line more than 12 megapixels', () => bomb(4_000, 3_001, true)],
  ['a PNG 32,001 px wide', () => bomb(32_001, 10)],
  ['a PNG 32,001 px high', () => bomb(10, 32_001)],
  ['a JPEG of 108 megapixels', () => claiming(12_000, 9_000, 'baseline')],
  ['a progressive JPEG of 16 megapixels', () => claiming(4_000, 4_000, 'progressive')],
  ['a JPEG of 16 megapixels, one scan a colour', () => claiming(4_000, 4_000, 'scans')],
  ['a lossless WebP of 16 megapixels', () => claiming(4_000, 4_000, 'lossless')],
] as const)('%s has too many pixels', async ([, make]) => {
  expect(await convert(await make())).toEqual({ problem: 'tooManyPixels' });
});

test.for(['heic', 'heix', 'hevc', 'mif1'])(
  'what an iPhone keeps as „%s“ is told from what cannot be opened',
  async (brand) => {
    const sent = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`);
    expect(await convert(sent)).toEqual({ problem: 'heic' });
  },
);

const cut = async (sent: Promise<Buffer>) => (await sent).subarray(0, (await sent).length * 0.7);

test.for([
  ['nothing', () => Buffer.alloc(0)],
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a GIF', () => halves().gif().toBuffer()],
  ['a JPEG that is cut off', () => cut(halves(800, 600).jpeg().toBuffer())],
  ['a PNG that is cut off', () => cut(halves(800, 600).png().toBuffer())],
  ['a WebP that is cut off', () => cut(halves(800, 600).webp().toBuffer())],
  ['a page that begins like a JPEG', () => Buffer.from('\xff\xd8\xff<html>', 'latin1')],
] as const)('%s cannot be opened', async ([, make]) => {
  expect(await convert(await make())).toEqual({ problem: 'unreadable' });
});
