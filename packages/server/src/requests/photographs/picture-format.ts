/** What a visitor may send; and iPhones' own format, which most browsers hand over as JPEG when asked for these. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'heic';

/** Bytes of a file that `formatOf` looks at. */
export const headLength = 12;

/** By the first bytes, whatever name and type the file was sent under; undefined for all other formats. */
export function formatOf(head: Buffer): PictureFormat | undefined {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'jpeg';
  if (head.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n') return 'png';
  if (/^RIFF.{4}WEBP$/s.test(head.subarray(0, 12).toString('latin1'))) return 'webp';
  if (/^.{4}ftyp(hei|hev|mif|msf)/s.test(head.toString('latin1'))) return 'heic';
  return undefined;
}
