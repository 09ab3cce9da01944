import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { company } from '@rebhang-solar/content/company';
import { gridConnectionDocument as words } from '@rebhang-solar/content/documents/grid-connection';
import type { FieldCopy } from '@rebhang-solar/content/forms/form-copy';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import PDFDocument from 'pdfkit';
import { germanDate } from '../../requests/german-date.ts';
import {
  choicesOf,
  type GridBlock,
  type GridField,
  gridBlocks,
} from '../../requests/grid-connection/grid-connection.blocks.ts';
import { gridConnectionInput } from '../../requests/grid-connection/grid-connection.input.ts';
import { addField, type Entry, fillPdfForm, valueFont } from './pdf-form.ts';

/** What the form holds so far; what is missing is left to be filled in. */
export type GridConnectionValues = { [Field in GridField]?: string | null | undefined };

const copies: Record<GridField, FieldCopy> = gridConnectionForm.fields;

/** Points. A4, with room for a hole punch at the left. */
const [left, right, top, bottom] = [62, 547.28, 40, 789.89];
const width = right - left;
const twelfth = width / 12;
const titleHeight = 30;
/** Of a line of fields: its label, at least one line of text, and the space to the frame. */
const cell = { label: 12.5, entry: 18, below: 3, padding: 4, text: 5 };
const button = 10;
const slate = '#22313a';
const label = { size: 7.5, color: '#4d5c64' };
const value = { size: 10, lineHeight: 14 };

type Answer = { value: string; label: string; x: number; row: number };
type Cell = {
  field: GridField;
  x: number;
  width: number;
  /** Of what stands below the label. */
  height: number;
  lines: string[];
  answers: Answer[];
};
type Row = { cells: Cell[]; height: number };
type Structure = PDFKit.PDFStructureElement;
type Style = { size: number; font?: string; color?: string } & PDFKit.Mixins.TextOptions;

/**
 * The grid form as a fillable, printable PDF (A4, tagged): each block with its fields, labels and
 * answers, in the order of the form.
 * @param values each stands in its field as it is given, a date in the German way
 * @param reference of the stored request that the PDF repeats
 */
export async function buildGridConnectionPdf(
  values: GridConnectionValues,
  reference = '',
): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'de-DE',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: [words.title, reference].filter(Boolean).join(' '),
      Subject: words.subject,
      Author: company.name,
      Creator: company.name,
    },
  });
  document.registerFont('text', fontFile('400Regular/Archivo_400Regular.ttf'));
  document.registerFont('bold', fontFile('600SemiBold/Archivo_600SemiBold.ttf'));
  document.registerFont('value', valueFont);
  const drawn = buffer(document);
  const entries = drawForm(document, values, reference);
  document.end();
  return fillPdfForm(await drawn, entries);
}

/** @returns what is to stand in each field */
function drawForm(document: PDFKit.PDFDocument, values: GridConnectionValues, reference: string) {
  const entries = new Map<GridField, Entry>();
  const root = document.struct('Document');
  let y = top;

  document.font('text').initForm().addStructure(root);
  letterhead();
  heading();
  for (const block of gridBlocks as readonly GridBlock[]) drawBlock(block);
  signatures();
  root.end();
  footers();
  return entries;

  function letterhead() {
    artifact(() => {
      document.save().translate(left, y).scale(0.95);
      document.rect(0, 0, 40, 40).fill(slate);
      document.circle(29, 11, 5.5).fill('#f2b632').lineWidth(2.6);
      document.path('m3 21 12-8 22 14M3 28.5l12-8L33 32M3 36l12-8 11 7').stroke('#f4efe3');
      document.restore();
    });
    text(root, 'P', company.name, left + 48, y + 12, { size: 14, font: 'bold' });
    const sender = { size: 8.5, color: label.color, width, align: 'right' } as const;
    for (const [index, line] of words.letterhead.entries()) {
      text(root, 'P', line, left, y + 1 + index * 12.5, sender);
    }
    y += 50;
    rule(left, right, 1.5);
    y += 18;
  }

  function heading() {
    text(root, 'H1', words.title, left, y, { size: 20, font: 'bold' });
    y += 30;
    if (reference) {
      const line = `${words.reference} ${reference}`;
      text(root, 'P', line, left, y - 2, { size: 12, font: 'value' });
      y += 20;
      return;
    }
    paragraph(words.intro, 9);
    paragraph(words.required, 9);
  }

  function drawBlock(block: GridBlock) {
    const rows = measure(block.fields);
    const height = rows.reduce((sum, row) => sum + row.height, titleHeight);
    // A block stays on one page, unless that would leave most of one empty.
    room(height > (bottom - top) / 2 ? titleHeight + (rows[0]?.height ?? 0) : height);
    const section = document.struct('Sect');
    root.add(section);
    text(section, 'H2', block.title, left, y + 12, { size: 12, font: 'bold' });
    y += titleHeight;
    for (const row of rows) {
      room(row.height);
      for (const measured of row.cells) drawCell(section, block, measured, row.height);
      y += row.height;
    }
    section.end();
  }

  /** Fields line by line, each line filled from left to right: where they stand, what they show. */
  function measure(fields: readonly GridField[]): Row[] {
    const rows: Row[] = [];
    let x = right;
    for (const field of fields) {
      const cellWidth = (copies[field].share ?? 4) * twelfth;
      if (x + cellWidth > right + 1) {
        rows.push({ cells: [], height: 0 });
        x = left;
      }
      const held = germanDate(values[field] ?? '');
      const answers = placeAnswers(choicesOf(field) ?? {}, cellWidth - 2 * cell.text);
      const lines = answers.length > 0 ? [] : wrap(held, cellWidth - 2 * cell.text);
      entries.set(field, { value: held, lines });
      const answerRows = (answers.at(-1)?.row ?? 0) + 1;
      const height =
        lines.length > 1 ? lines.length * value.lineHeight + 4 : answerRows * cell.entry;
      const row = rows.at(-1) as Row;
      row.cells.push({ field, x, width: cellWidth, height, lines, answers });
      row.height = Math.max(row.height, cell.label + height + cell.below);
      x += cellWidth;
    }
    return rows;
  }

  /** Breaks behind a space, or within a word that is longer than the line. */
  function wrap(held: string, lineWidth: number): string[] {
    document.font('value').fontSize(value.size);
    const lines: string[] = [];
    let rest = Array.from(
      held.replace(/\r\n|[\r\n]/g, ` ${words.lineBreak} `).replaceAll('\t', ' '),
    );
    do {
      let end = rest.length;
      const line = () => rest.slice(0, end).join('').trimEnd();
      while (end > 1 && document.widthOfString(line()) > lineWidth) end -= 1;
      if (end < rest.length) end = rest.lastIndexOf(' ', end) + 1 || end;
      lines.push(line());
      rest = rest.slice(end);
    } while (rest.length > 0);
    return lines;
  }

  /** Where each answer stands, in as many rows as it takes. */
  function placeAnswers(answers: Record<string, string>, rowWidth: number): Answer[] {
    document.font('text').fontSize(9);
    let x = 0;
    let row = 0;
    return Object.entries(answers).map(([answer, words]) => {
      const needed = button + 4 + document.widthOfString(words);
      if (x > 0 && x + needed > rowWidth) [x, row] = [0, row + 1];
      const place = { value: answer, label: words, x, row };
      x += needed + 14;
      return place;
    });
  }

  function drawCell(
    section: Structure,
    block: GridBlock,
    { field, x, width: cellWidth, height, lines, answers }: Cell,
    rowHeight: number,
  ) {
    const frame = [x, y, cellWidth, rowHeight] as const;
    artifact(() =>
      document
        .rect(...frame)
        .lineWidth(0.6)
        .stroke('#8f989c'),
    );
    const isMandatory = !gridConnectionInput.shape[field].safeParse('').success;
    // Archivo has no narrow no-break space; a normal one takes its place.
    const printed = copies[field].label.replaceAll('\u202F', '\u00A0');
    text(section, 'P', isMandatory ? `${printed} *` : printed, x + cell.text, y + 3.5, label);
    const spoken = isMandatory ? ` (${words.mandatory})` : '';
    const names = { name: field, tooltip: `${block.title}: ${copies[field].label}${spoken}` };
    const entryTop = y + cell.label;
    if (answers.length === 0) {
      const box = [x + cell.padding, entryTop, cellWidth - 2 * cell.padding, height] as const;
      const options = { fontSize: value.size, multiline: lines.length > 1 };
      addField(document, { ...names, ...options }, [{ box, parent: formElement(section) }]);
      return;
    }
    const controls = answers.map((answer) => {
      const ring = x + cell.text + answer.x;
      const middle = entryTop + (answer.row + 0.5) * cell.entry;
      // The ring is the page's: viewers that draw a field anew leave it out.
      const circle = [ring + button / 2, middle, button / 2 - 0.6] as const;
      artifact(() =>
        document
          .circle(...circle)
          .lineWidth(0.8)
          .stroke(slate),
      );
      const parent = formElement(section);
      text(section, 'P', answer.label, ring + button + 4, middle - 5.5, { size: 9 });
      return { answer, parent, box: [ring, middle - button / 2, button, button] as const };
    });
    addField(document, { ...names, radioButton: true }, controls);
  }

  function signatures() {
    room(40 + words.signatures.lines.length * 48);
    text(root, 'H2', words.signatures.title, left, y + 14, { size: 12, font: 'bold' });
    y += 26;
    const second = left + 5 * twelfth;
    for (const [place, signature] of words.signatures.lines) {
      y += 48;
      rule(left, second - 16, 0.8);
      rule(second, right, 0.8);
      text(root, 'P', place, left, y + 4, label);
      text(root, 'P', signature, second, y + 4, label);
    }
    y += 20;
  }

  function footers() {
    const { start, count } = document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(start + index);
      artifact(() => {
        document.font('text').fontSize(label.size).fillColor(label.color);
        document.text(`${company.name} · ${words.title}`, left, bottom + 20);
        document.text(words.page(index + 1, count), left, bottom + 20, { width, align: 'right' });
      }, 'Pagination');
    }
  }

  /** Turns the page when less than this height is left. */
  function room(height: number) {
    if (y + height <= bottom) return;
    document.addPage();
    y = top;
  }

  function rule(from: number, to: number, thickness: number) {
    artifact(() => document.moveTo(from, y).lineTo(to, y).lineWidth(thickness).stroke(slate));
  }

  /** What a screen reader passes over. */
  function artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
    document.markContent('Artifact', { type });
    draw();
    document.endMarkedContent();
  }

  function formElement(section: Structure): Structure {
    const element = document.struct('Form');
    section.add(element);
    return element;
  }

  function text(
    parent: Structure,
    tag: string,
    content: string,
    x: number,
    at: number,
    how: Style,
  ) {
    const { size, font = 'text', color = slate, ...options } = how;
    document.font(font).fontSize(size).fillColor(color);
    document.text(content, x, at, { structParent: parent, structType: tag, ...options });
  }

  function paragraph(content: string, size: number) {
    text(root, 'P', content, left, y, { size, width, lineGap: 1.5 });
    y = document.y + 3;
  }
}

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/archivo/${name}`));
}
