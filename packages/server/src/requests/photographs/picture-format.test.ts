import { expect, test } from 'vitest';
import { formatOf } from './picture-format.ts';

test.each([
  ['webp', 'RIFF\n\x0d\0\0WEBP'],
  ['heic', '\0\0\0\nftypheic'],
  ['heic', '\0\0\0\x18ftypmsf1'],
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\nabcd'],
  ['heic', '\0\0\0\x18ftyphevc'],
  ['heic', '\0\0\0\x18ftypmif1'],
  [undefined, '\0\0\0\0\0ftypheic'],
  [undefined, '\xff\xd8\xfe\xe0'],
  [undefined, 'RIFF\x24\x08\0\0WAVE'],
  [undefined, '\0\0\0\x18ftypavif'],
  [undefined, '\0\0\0\x18ftypisom'],
  [undefined, '\x89PNG\n\n\x1a\n'],
  [undefined, '\xff\xd8'],
])(
  'a picture is %s by its first bytes, whatever its length is written with: %j',
  (format, head) => {
    expect(formatOf(Buffer.from(head, 'latin1'))).toBe(format);
  },
);
