import {
  type Blank,
  powerOfAttorney as content,
} from '@rebhang-solar/content/documents/power-of-attorney';
import type { GridConnectionValues } from './grid-connection-pdf.ts';
import { edges, PdfSheet, slate, small, textWidth } from './pdf-sheet.ts';
import { entryOf } from './power-of-attorney.ts';

const { left } = edges;
const twelfth = textWidth / 12;
const cell = { label: 12, line: 13, padding: 5 };
const millimetre = 72 / 25.4;

/** The power of attorney as a PDF of two A4 pages (tagged), filled in as far as the values go. */
export function buildPowerOfAttorneyPdf(values: GridConnectionValues = {}): Promise<Buffer> {
  const { title, subject, principal, agent, premises, plant, scope, terms, signatures, footer } =
    content;
  const sheet = new PdfSheet({ title, subject });
  const { document, root } = sheet;
  let number = 0;

  sheet.text(root, 'H1', title, left, sheet.y, { size: 18, font: 'bold' });
  sheet.y += 26;
  sheet.paragraph(subject, 9.5);
  heading(principal.title);
  blanks(principal.rows, 11);
  heading(agent.title);
  for (const line of agent.lines) sheet.paragraph(line, 9.5, 0);
  heading(premises.title);
  blanks(premises.rows, 11);
  heading(plant.title);
  blanks(plant.rows, 11);
  heading(scope.title);
  sheet.paragraph(scope.lead, 9.5, 5);
  for (const { label, text } of scope.options) tickBox(label, text);
  // What is filled in and ticked stands on the first page, what holds anyway on the second.
  sheet.turn();
  for (const term of terms) {
    heading(term.title);
    sheet.paragraph(term.text, 9.5);
  }
  heading(signatures.title);
  sheet.paragraph(signatures.lead, 9.5, 6);
  blanks(signatures.rows, 17);
  return sheet.finish((page, total) => `${footer.page} ${page} ${footer.of} ${total}`);

  function heading(text: string) {
    number += 1;
    sheet.room(60);
    sheet.y += 7;
    sheet.text(root, 'H2', `${number}. ${text}`, left, sheet.y, { size: 10.5, font: 'bold' });
    sheet.y += 17;
  }

  /** Bordered cells, large enough for handwriting. @param least height of a row in millimetres */
  function blanks(rows: readonly (readonly Blank[])[], least: number) {
    for (const row of rows) {
      const cells = row.map((blank) => {
        const width = blank.share * twelfth;
        const lines = sheet.wrap(entryOf(blank, values), width - 2 * cell.padding, 10);
        return { ...blank, width, lines };
      });
      const written = Math.max(...cells.map(({ lines }) => lines.length)) * cell.line;
      const height = Math.max(least * millimetre, cell.label + written + 5);
      sheet.room(height);
      let x = left;
      for (const { label, width, lines } of cells) {
        sheet.frame(x, sheet.y, width, height);
        sheet.text(root, 'P', label, x + cell.padding, sheet.y + 3, small);
        for (const [index, line] of lines.filter(Boolean).entries()) {
          const y = sheet.y + cell.label + 2 + index * cell.line;
          sheet.text(root, 'P', line, x + cell.padding, y, { size: 10, font: 'value' });
        }
        x += width;
      }
      sheet.y += height;
    }
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
    const style = { size: 9.5, width, lineGap: 1.5 };
    sheet.text(root, 'P', label, left + 2 * box, sheet.y, {
      ...style,
      font: 'bold',
      continued: true,
    });
    document.font('text').text(`: ${text}`, { continued: false });
    sheet.y = document.y + 3;
  }
}
