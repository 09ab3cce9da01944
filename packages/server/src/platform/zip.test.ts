import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from './zip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('files come out of a ZIP as they went in, part by part, with name and time', async () => {
  const modifiedAt = new Date(2026, 4, 6, 7, 8, 10);
  async function* parts() {
    yield bytes('erste ');
    yield bytes('zweite');
  }
  const files = [
    { name: 'anfrage.json', content: [bytes('{}')], modifiedAt },
    { name: 'fotos/01 Zählerschrank.jpg', content: parts(), modifiedAt },
    { name: 'leer.txt', content: [], modifiedAt },
  ];
  const zip = await buffer(zipOf(files));
  const found = Object.entries(unzipSync(zip)).map(([name, file]) => [name, strFromU8(file)]);
  expect(found).toEqual([
    ['anfrage.json', '{}'],
    ['fotos/01 Zählerschrank.jpg', 'erste zweite'],
    ['leer.txt', ''],
  ]);
  // Stored as they are, at that moment of the clock: MS-DOS time and date of the first file.
  expect(zip.readUInt16LE(8)).toBe(0);
  expect(zip.readUInt16LE(10)).toBe((7 << 11) | (8 << 5) | 5);
  expect(zip.readUInt16LE(12)).toBe(((2026 - 1980) << 9) | (5 << 5) | 6);
});

test('what cannot be read ends the ZIP with its error', async () => {
  const content = (function* () {
    yield bytes('halb');
    throw new Error('weg');
  })();
  const file = { name: 'a', content, modifiedAt: new Date() };
  await expect(buffer(zipOf([file]))).rejects.toThrow('weg');
});
