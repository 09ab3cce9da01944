import { powerOfAttorney as content } from '@rebhang-solar/content/documents/power-of-attorney';
import type { GridConnectionValues } from './grid-connection-pdf.ts';
import { edges, PdfSheet, slate, small, textWidth } from './pdf-sheet.ts';
import { type FilledBlank, layOutPowerOfAttorney } from './power-of-attorney.ts';

const { left } = edges;
const twelfth = textWidth / 12;
const cell = { label: 14, below: 3, padding: 5 };
const entryStyle = { size: 10, font: 'value', lineGap: 1.4 };
const millimetre = 72 / 25.4;

/** The power of attorney as a PDF of two A4 pages (tagged), filled in as far as the values go. */
export function buildPowerOfAttorneyPdf(values: GridConnectionValues = {}): Promise<Buffer> {
  const { title, subject, footer } = content;
  const sheet = new PdfSheet({ title, subject });
  const { document, root } = sheet;

  sheet.text(root, 'H1', title, left, sheet.y, { size: 18, font: 'bold' });
  sheet.y += 26;
  for (const part of layOutPowerOfAttorney(values)) {
    if (part.kind === 'heading') heading(part.text, part.startsPage);
    if (part.kind === 'paragraph') sheet.paragraph(part.text, 9.5, part.spaceAfter);
    if (part.kind === 'tick box') tickBox(part.label, part.text);
    if (part.kind === 'blanks') {
      for (const row of part.rows) blankRow(row, part.millimetres * millimetre);
    }
  }
  return sheet.finish((page, total) => `${footer.page} ${page} ${footer.of} ${total}`);

  function heading(text: string, startsPage: boolean) {
    if (startsPage) sheet.turn();
    else sheet.room(60);
    sheet.y += 7;
    sheet.text(root, 'H2', text, left, sheet.y, { size: 10.5, font: 'bold' });
    sheet.y += 17;
  }

  /** Cells with the field's name small at the top and what is known below it. */
  function blankRow(row: readonly FilledBlank[], least: number) {
    const cells = row.map((blank) => ({
      ...blank,
      style: { ...entryStyle, width: blank.share * twelfth - 2 * cell.padding },
    }));
    const heights = cells.map(({ entry, style }) => sheet.heightOf(entry, style));
    const height = Math.max(least, cell.label + Math.max(...heights) + cell.below);
    sheet.room(height);
    let x = left;
    for (const { label, share, entry, style } of cells) {
      sheet.frame(x, sheet.y, share * twelfth, height);
      sheet.text(root, 'P', label, x + cell.padding, sheet.y + 3, small);
      if (entry) sheet.text(root, 'P', entry, x + cell.padding, sheet.y + cell.label, style);
      x += share * twelfth;
    }
    sheet.y += height;
  }

  function tickBox(label: string, text: string) {
    const box = 9;
    sheet.artifact(() =>
      document
        .rect(left, sheet.y + 1, box, box)
        .lineWidth(0.8)
        .stroke(slate),
    );
    const width = textWidth - 2 * box;
    const style = { size: 9.5, font: 'bold', width, lineGap: 1.5, continued: true };
    sheet.text(root, 'P', label, left + 2 * box, sheet.y, style);
    document.font('text').text(`: ${text}`, { continued: false });
    sheet.y = document.y + 3;
  }
}
