import { expect, test } from 'vitest';
import { readPdf, textIn } from '../../testing/read-pdf.ts';
import { edges, PdfSheet } from './pdf-sheet.ts';

const words = { title: 'Titel', subject: 'Thema' };

test('a page is turned where less is left than is needed, and not before', () => {
  const sheet = new PdfSheet(words);
  sheet.y = edges.bottom - 100;
  sheet.room(100);
  expect(sheet.y).toBe(edges.bottom - 100);
  sheet.room(100.5);
  expect(sheet.y).toBe(40);
});

test('a value is broken behind its spaces, a long word within, and shows where a line ended', () => {
  const sheet = new PdfSheet(words);
  expect(sheet.wrap('', 100, 10)).toEqual(['']);
  expect(sheet.wrap('kurz', 100, 10)).toEqual(['kurz']);
  expect(sheet.wrap('eins\r\nzwei\nund\tdrei', 400, 10)).toEqual(['eins ⏎ zwei ⏎ und drei']);
  const width = sheet.document.font('value').fontSize(10).widthOfString('Wallbox und');
  expect(sheet.wrap('Wallbox und Wärmepumpe und Speicher', width + 0.1, 10)).toEqual([
    'Wallbox und',
    'Wärmepum',
    'pe und',
    'Speicher',
  ]);
  const long = sheet.wrap('x'.repeat(50), width, 10);
  expect(long.join('')).toBe('x'.repeat(50));
  expect(long.length).toBeGreaterThan(1);
  for (const line of long) {
    expect(sheet.document.widthOfString(line)).toBeLessThanOrEqual(width);
  }
});

test('the file says what it is and of which request, each page which it is, and a narrow space is printed as one', async () => {
  const sheet = new PdfSheet(words, 'PV-1');
  sheet.paragraph('10\u202F%', 9);
  sheet.turn();
  sheet.paragraph('weiter', 9);
  const pdf = await readPdf(await sheet.finish((page, total) => `Seite ${page} von ${total}`));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Titel PV-1', Subject: 'Thema', Language: 'de-DE' });
  expect(await pdf.getMarkInfo()).toContainEqual(['Marked', true]);
  expect(await pdf.getViewerPreferences()).toContainEqual(['DisplayDocTitle', true]);
  const [first, second] = (await textIn(pdf)).split('\n');
  expect(first).toContain('10 %');
  expect(first).toContain('· Titel');
  expect(first).toContain('Seite 1 von 2');
  expect(second).toContain('weiter');
  expect(second).toContain('Seite 2 von 2');
  const { view } = await pdf.getPage(1);
  // A4 in points.
  expect(view.map(Math.round)).toEqual([0, 0, 595, 842]);
});
