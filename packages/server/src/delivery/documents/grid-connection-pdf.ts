import { company } from '@rebhang-solar/content/company-in-texts';
import { gridConnectionDocument as words } from '@rebhang-solar/content/documents/grid-connection';
import type { FormField, FormPart } from '@rebhang-solar/content/forms/form-table';
import {
  type GridField,
  gridConnectionBlocks,
  gridConnectionForm,
} from '@rebhang-solar/content/forms/grid-connection';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
import { logoMark } from '@rebhang-solar/content/logo-mark';
import { addField, type Control, initPdfForm } from './pdf-form.ts';
import { edges, PdfSheet, slate, small, textWidth } from './pdf-sheet.ts';

/** What the form holds so far; what is missing is left to be filled in. */
export type GridConnectionValues = { [Field in GridField]?: string | null | undefined };

type Block = FormPart<GridField>;
type Answer = { value: string; label: string; x: number; row: number };
type Cell = {
  field: GridField;
  x: number;
  width: number;
  /** Of what stands below the label. */
  height: number;
  /** What it holds, and the lines in which that is shown. */
  held: string;
  lines: string[];
  answers: Answer[];
};
type Row = { cells: Cell[]; height: number };

const { left, right, top, bottom } = edges;
const twelfth = textWidth / 12;
const titleHeight = 30;
/** Lengths in points: the label at the top of a cell, a line of text or of answers, and the space to its frame. */
const cell = { label: 12.5, entry: 18, below: 3, padding: 4, text: 5 };
const value = { size: 10, lineHeight: 14 };
const button = 10;

/**
 * The grid form as a fillable, printable PDF (A4, tagged): each block with its fields, labels and
 * answers, in the order of the form.
 * @param values each stands in its field as it is given, a date in the German way
 * @param reference of the stored submission that the PDF repeats
 */
export function buildGridConnectionPdf(
  values: GridConnectionValues,
  reference = '',
): Promise<Buffer> {
  const sheet = new PdfSheet(words, reference);
  const { document, root } = sheet;
  initPdfForm(document);

  letterhead();
  heading();
  for (const block of gridConnectionBlocks) drawBlock(block);
  signatures();
  return sheet.finish(words.page);

  function letterhead() {
    sheet.artifact(() => {
      document.save().translate(left, sheet.y).scale(0.95);
      const { ground, sun, rows } = logoMark;
      document.rect(0, 0, 40, 40).fill(ground);
      document.circle(sun.cx, sun.cy, sun.r).fill(sun.fill).lineWidth(rows.strokeWidth);
      document.path(rows.path).stroke(rows.stroke);
      document.restore();
    });
    sheet.text(root, 'P', company.name, left + 48, sheet.y + 12, { size: 14, font: 'bold' });
    const sender = { size: 8.5, color: small.color, width: textWidth, align: 'right' } as const;
    for (const [index, line] of words.letterhead.entries()) {
      sheet.text(root, 'P', line, left, sheet.y + 1 + index * 12.5, sender);
    }
    sheet.y += 50;
    sheet.rule(left, right, 1.5);
    sheet.y += 18;
  }

  function heading() {
    sheet.text(root, 'H1', words.title, left, sheet.y, { size: 20, font: 'bold' });
    sheet.y += 30;
    if (reference) {
      const line = `${words.reference} ${reference}`;
      sheet.text(root, 'P', line, left, sheet.y - 2, { size: 12, font: 'value' });
      sheet.y += 20;
      return;
    }
    sheet.paragraph(words.intro, 9);
    sheet.paragraph(words.required, 9);
  }

  function drawBlock(block: Block) {
    const rows = measure(block.fields);
    const height = rows.reduce((sum, row) => sum + row.height, titleHeight);
    // A block stays on one page, unless that would leave most of one empty.
    sheet.room(height > (bottom - top) / 2 ? titleHeight + (rows[0]?.height ?? 0) : height);
    const section = document.struct('Sect');
    root.add(section);
    sheet.text(section, 'H2', block.title, left, sheet.y + 12, { size: 12, font: 'bold' });
    sheet.y += titleHeight;
    for (const row of rows) {
      sheet.room(row.height);
      for (const measured of row.cells) drawCell(section, block, measured, row.height);
      sheet.y += row.height;
    }
    section.end();
  }

  /** Fields line by line, each line filled from left to right: where they stand, what they show. */
  function measure(fields: readonly GridField[]): Row[] {
    const rows: Row[] = [];
    let x = right;
    for (const field of fields) {
      const asked: FormField = gridConnectionForm.fields[field];
      const width = (asked.share ?? 4) * twelfth;
      if (x + width > right + 1) {
        rows.push({ cells: [], height: 0 });
        x = left;
      }
      const given = values[field] ?? '';
      // A radio button holds the answer itself, not its words.
      const held = asked.kind === 'choice' ? given : shownValue(asked, given);
      const answers = placeAnswers(
        asked.kind === 'choice' ? asked.choices : {},
        width - 2 * cell.text,
      );
      const isText = answers.length === 0;
      const lines = isText ? sheet.wrap(held, width - 2 * cell.text, value.size) : [];
      const answerRows = (answers.at(-1)?.row ?? 0) + 1;
      const height =
        lines.length > 1 ? lines.length * value.lineHeight + 4 : answerRows * cell.entry;
      const row = rows.at(-1) as Row;
      row.cells.push({ field, x, width, height, held, lines, answers });
      row.height = Math.max(row.height, cell.label + height + cell.below);
      x += width;
    }
    return rows;
  }

  /** Where each answer stands, in as many rows as it takes. */
  function placeAnswers(answers: Record<string, string>, rowWidth: number): Answer[] {
    document.font('text').fontSize(9);
    let x = 0;
    let row = 0;
    return Object.entries(answers).map(([answer, label]) => {
      const needed = button + 4 + document.widthOfString(label);
      if (x > 0 && x + needed > rowWidth) [x, row] = [0, row + 1];
      const place = { value: answer, label, x, row };
      x += needed + 14;
      return place;
    });
  }

  function drawCell(
    section: PDFKit.PDFStructureElement,
    block: Block,
    { field, x, width, height, held, lines, answers }: Cell,
    rowHeight: number,
  ) {
    const { y } = sheet;
    sheet.frame(x, y, width, rowHeight);
    const { label, required }: FormField = gridConnectionForm.fields[field];
    sheet.text(section, 'P', required ? `${label} *` : label, x + cell.text, y + 3.5, small);
    const spoken = required ? ` (${words.mandatory})` : '';
    const names = { name: field, tooltip: `${block.title}: ${label}${spoken}`, value: held };
    const entryTop = y + cell.label;
    if (answers.length === 0) {
      const box = [x + cell.padding, entryTop, width - 2 * cell.padding, height] as const;
      const options = { fontSize: value.size, multiline: lines.length > 1 };
      const draw = () => drawLines(lines, box);
      addField(document, { ...names, ...options }, [{ box, parent: formElement(section), draw }]);
      return;
    }
    const controls = answers.map((answer) => {
      const ring = x + cell.text + answer.x;
      const middle = entryTop + (answer.row + 0.5) * cell.entry;
      // The ring is the page's: viewers that draw a field anew leave it out.
      const center = [ring + button / 2, middle] as const;
      sheet.artifact(() =>
        document
          .circle(...center, button / 2 - 0.6)
          .lineWidth(0.8)
          .stroke(slate),
      );
      const parent = formElement(section);
      sheet.text(section, 'P', answer.label, ring + button + 4, middle - 5.5, { size: 9 });
      const box = [ring, middle - button / 2, button, button] as const;
      return { answer, parent, box, draw: () => document.circle(...center, 2.25).fill(slate) };
    });
    addField(document, { ...names, radioButton: true }, controls);
  }

  function drawLines(lines: readonly string[], [x, y, , height]: Control['box']) {
    document.font('value').fontSize(value.size).fillColor(slate);
    const top = lines.length > 1 ? y + 5.7 : y + height / 2 - 5.9;
    for (const [index, line] of lines.entries()) {
      // With features, even none, a line is shaped as a whole: word by word, those from right to left change places.
      const options = { lineBreak: false, features: [] };
      document.text(line, x + 1, top + index * value.lineHeight, options);
    }
  }

  function formElement(section: PDFKit.PDFStructureElement) {
    const element = document.struct('Form');
    section.add(element);
    return element;
  }

  function signatures() {
    const { title, lines } = words.signatures;
    sheet.room(40 + lines.length * 48);
    sheet.text(root, 'H2', title, left, sheet.y + 14, { size: 12, font: 'bold' });
    sheet.y += 26;
    const second = left + 5 * twelfth;
    for (const [place, signature] of lines) {
      sheet.y += 48;
      sheet.rule(left, second - 16, 0.8);
      sheet.rule(second, right, 0.8);
      sheet.text(root, 'P', place, left, sheet.y + 4, small);
      sheet.text(root, 'P', signature, second, sheet.y + 4, small);
    }
  }
}
