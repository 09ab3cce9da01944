import { fileURLToPath } from 'node:url';
import { company } from '@rebhang-solar/content/company';
import { gridConnectionDocument } from '@rebhang-solar/content/documents/grid-connection';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import PDFDocument from 'pdfkit';
import {
  choicesOf,
  type GridBlock,
  type GridField,
  gridBlocks,
} from '../../requests/grid-connection/grid-connection.blocks.ts';
import { gridConnectionInput } from '../../requests/grid-connection/grid-connection.input.ts';
import { type Box, inset, lineHeight, openPdfForm } from './pdf-form.ts';

/** What the form holds so far; what is missing is left to be filled in. */
export type GridConnectionValues = { [Field in GridField]?: string | null | undefined };

/**
 * How many twelfths of a line each field takes; a line is filled from left to right until no field
 * fits. A field that is added to the input does not compile until it has its share.
 */
const shares: Record<GridField, number> = {
  strasse: 9,
  hausnummer: 3,
  plz: 3,
  ort: 9,
  gemarkung: 6,
  flurstueck: 6,
  anzahlEinheiten: 4,
  unterkellert: 4,
  gesamtflaeche: 4,
  zaehlernummer: 4,
  bestehendeAnlage: 4,
  bestehendeLeistung: 4,

  name: 4,
  vorname: 4,
  geburtsdatum: 4,
  anStrase: 9,
  anHausnummer: 3,
  anPlz: 3,
  anOrt: 9,
  anTelefon: 5,
  anEmail: 7,

  nutzAbweichend: 12,
  nutzName: 4,
  nutzVorname: 4,
  nutzGeburtsdatum: 4,
  nutzStrasse: 9,
  nutzHausnummer: 3,
  nutzPlz: 3,
  nutzOrt: 9,
  nutzTelefon: 5,
  nutzEmail: 7,

  eigenAbweichend: 12,
  eigenName: 4,
  eigenVorname: 4,
  eigenGeburtsdatum: 4,
  eigenStrasse: 9,
  eigenHausnummer: 3,
  eigenPlz: 3,
  eigenOrt: 9,
  eigenTelefon: 5,
  eigenEmail: 7,

  flur: 3,
  vorhaben: 9,
  modulHersteller: 6,
  modulTyp: 6,
  modulAnzahl: 6,
  modulLeistung: 6,
  wechselrichterTyp: 4,
  wechselrichterAnzahl: 4,
  wechselrichterLeistung: 4,
  speicherLeistung: 4,
  speicherKapazitaet: 4,
  phasen: 4,
  einspeisung: 12,
  messkonzept: 12,
  steuerbareGeraete: 12,
  geplanteInbetriebnahme: 4,
  mastrNummer: 4,
  installateurNummer: 4,
};

const { fields: copies } = gridConnectionForm;
const words = gridConnectionDocument;

/** Points. A4, with room for a hole punch at the left. */
const page = { width: 595.28, height: 841.89, left: 62, right: 48, top: 40, bottom: 52 };
const textWidth = page.width - page.left - page.right;
const twelfth = textWidth / 12;
const bottom = page.height - page.bottom;

const slate = '#22313a';
const slateMid = '#4d5c64';
const line = '#8f989c';
const paper = '#f4efe3';
const sun = '#f2b632';

/** Of a part, with the space around it. */
const titleHeight = 30;
const valueSize = 10;
/** Below this nobody reads a printed value. */
const smallestSize = 5;
const labelSize = 7.5;
const cell = { label: 12.5, entry: 18, padding: 3 };
/** A value that would make its line higher than this is set smaller. */
const highestEntry = 300;
const button = 10;

const fonts = {
  text: fontFile('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
  bold: fontFile('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
  // Latin, Greek, Cyrillic, Arabic, Hebrew, symbols: what people type is set in this one.
  value: fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
};

function fontFile(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier));
}

/**
 * The grid form as a fillable, printable PDF (A4, tagged).
 * @param values each stands in its field exactly as it is given
 * @param reference of the stored request that the PDF repeats
 */
export async function buildGridConnectionPdf(
  values: GridConnectionValues,
  reference = '',
): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
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
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<void>((resolve, reject) => {
    document.on('end', resolve);
    document.on('error', reject);
  });
  new GridConnectionPages(document, values).draw(reference);
  document.end();
  await finished;
  return Buffer.concat(chunks);
}

/** Lays out the pages from top to bottom. */
class GridConnectionPages {
  private readonly document: PDFKit.PDFDocument;
  private readonly values: GridConnectionValues;
  private readonly form: ReturnType<typeof openPdfForm>;
  private readonly root: PDFKit.PDFStructureElement;
  private y = page.top;
  private hasUnknownCharacters = false;

  constructor(document: PDFKit.PDFDocument, values: GridConnectionValues) {
    this.document = document;
    this.values = values;
    for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
    this.form = openPdfForm(document, 'value');
    this.root = document.struct('Document');
    document.addStructure(this.root);
  }

  draw(reference: string): void {
    this.letterhead();
    this.heading(reference);
    for (const block of gridBlocks as readonly GridBlock[]) this.block(block);
    this.signatures();
    if (this.hasUnknownCharacters) {
      this.room(24);
      this.paragraph(this.root, 'P', words.unknownCharacterNote, { size: 8, after: 0 });
    }
    this.root.end();
    this.footers();
  }

  private letterhead(): void {
    const { document } = this;
    const size = 38;
    this.artifact(() => {
      document
        .save()
        .translate(page.left, this.y)
        .scale(size / 40);
      document.rect(0, 0, 40, 40).fill(slate);
      document.circle(29, 11, 5.5).fill(sun);
      document
        .path('m3 21 12-8 22 14M3 28.5l12-8L33 32M3 36l12-8 11 7')
        .lineWidth(2.6)
        .stroke(paper);
      document.restore();
    });
    this.text(this.root, 'P', company.name, {
      x: page.left + size + 10,
      y: this.y + 12,
      font: 'bold',
      size: 14,
    });
    words.letterhead.forEach((text, index) => {
      this.text(this.root, 'P', text, {
        x: page.width - page.right,
        y: this.y + 1 + index * 12.5,
        size: 8.5,
        color: slateMid,
        alignRight: true,
      });
    });
    this.y += size + 12;
    this.rule(1.5);
    this.y += 18;
  }

  private heading(reference: string): void {
    this.text(this.root, 'H1', words.title, {
      x: page.left,
      y: this.y,
      font: 'bold',
      size: 20,
    });
    this.y += 30;
    if (reference) {
      this.text(this.root, 'P', `${words.reference} ${reference}`, {
        x: page.left,
        y: this.y - 2,
        font: 'value',
        size: 12,
      });
      this.y += 20;
      return;
    }
    this.paragraph(this.root, 'P', words.intro, { size: 9, after: 3 });
    this.paragraph(this.root, 'P', words.required, { size: 9, after: 2 });
  }

  private block(block: GridBlock): void {
    const rows = rowsOf(block.fields).map((fields) => this.measure(fields));
    const height = rows.reduce((sum, row) => sum + row.height, titleHeight);
    // A block stays on one page, unless that would leave most of one empty.
    const isHigh = height > (bottom - page.top) / 2;
    this.room(isHigh ? titleHeight + (rows[0]?.height ?? 0) : height);
    const section = this.document.struct('Sect');
    this.root.add(section);
    this.text(section, 'H2', block.title, {
      x: page.left,
      y: this.y + 12,
      font: 'bold',
      size: 12,
    });
    this.y += titleHeight;
    for (const row of rows) {
      this.room(row.height);
      for (const measured of row.cells) this.cell(section, block, measured, row.height);
      this.y += row.height;
    }
    section.end();
  }

  /** How each value of a line is set, and how high the line becomes. */
  private measure(fields: readonly GridField[]) {
    let x = page.left;
    const cells = fields.map((field) => {
      const width = shares[field] * twelfth;
      const left = x;
      x += width;
      const inner = width - 2 * cell.padding;
      const options = choicesOf(field);
      const content = options ? this.buttons(options, inner) : this.entry(field, inner);
      return { field, x: left, width, ...content };
    });
    const entry = Math.max(cell.entry, ...cells.map(({ height }) => height));
    return { cells, height: cell.label + entry + cell.padding };
  }

  /** The text of a field in lines, in the largest size in which it is not too high. */
  private entry(field: GridField, width: number) {
    const value = this.values[field] ?? '';
    const shown = this.legible(value);
    let size = valueSize;
    let lines = this.wrap(shown, width - 2 * inset, size);
    while (lines.length * size * lineHeight > highestEntry && size > smallestSize) {
      size -= 1;
      lines = this.wrap(shown, width - 2 * inset, size);
    }
    const height = lines.length > 1 ? lines.length * size * lineHeight + size * 0.4 : cell.entry;
    return { kind: 'text' as const, value, lines, size, height };
  }

  /** Where each answer stands, in as many lines as it takes. */
  private buttons(options: Record<string, string>, width: number) {
    this.document.font('text').fontSize(9);
    let x = 0;
    let row = 0;
    const placed = Object.entries(options).map(([value, label]) => {
      const needed = button + 4 + this.document.widthOfString(label);
      if (x > 0 && x + needed > width) {
        x = 0;
        row += 1;
      }
      const place = { value, label, x, row };
      x += needed + 14;
      return place;
    });
    return { kind: 'choice' as const, placed, height: (row + 1) * cell.entry };
  }

  private cell(
    section: PDFKit.PDFStructureElement,
    block: GridBlock,
    measured: ReturnType<GridConnectionPages['measure']>['cells'][number],
    height: number,
  ): void {
    const { document, y } = this;
    const { field, x, width } = measured;
    this.artifact(() => document.rect(x, y, width, height).lineWidth(0.6).stroke(line));
    const mandatory = isMandatory(field);
    const { label } = copies[field];
    this.text(section, 'P', printed(mandatory ? `${label} *` : label), {
      x: x + cell.padding + inset,
      y: y + 3.5,
      size: labelSize,
      color: slateMid,
    });
    const tooltip = `${block.title}: ${label}${mandatory ? ` (${words.mandatory})` : ''}`;
    const top = y + cell.label;
    if (measured.kind === 'text') {
      const box = {
        x: x + cell.padding,
        y: top,
        width: width - 2 * cell.padding,
        height: measured.height,
      };
      const parent = this.formElement(section);
      this.form.text({ ...measured, name: field, tooltip }, box, parent);
      return;
    }
    const options = measured.placed.map(({ value, label: text, x: offset, row }) => {
      const left = x + cell.padding + inset + offset;
      const middle = top + row * cell.entry + cell.entry / 2;
      this.artifact(() =>
        document
          .circle(left + button / 2, middle, button / 2 - 0.6)
          .lineWidth(0.8)
          .stroke(slate),
      );
      const parent = this.formElement(section);
      this.text(section, 'P', text, { x: left + button + 4, y: middle - 5.5, size: 9 });
      const box: Box = { x: left, y: middle - button / 2, width: button, height: button };
      return { value, label: text, box, parent };
    });
    this.form.radio({ name: field, tooltip, value: this.values[field] ?? '' }, options);
  }

  private formElement(section: PDFKit.PDFStructureElement): PDFKit.PDFStructureElement {
    const element = this.document.struct('Form');
    section.add(element);
    return element;
  }

  private signatures(): void {
    const { title, lines } = words.signatures;
    const height = 48;
    this.room(40 + lines.length * height);
    this.y += 14;
    this.text(this.root, 'H2', title, { x: page.left, y: this.y, font: 'bold', size: 12 });
    this.y += 12;
    for (const [place, signature] of lines) {
      this.y += height;
      const second = page.left + 5 * twelfth;
      this.artifact(() => {
        for (const [from, to] of [
          [page.left, second - 16],
          [second, page.width - page.right],
        ] as const) {
          this.document.moveTo(from, this.y).lineTo(to, this.y).lineWidth(0.8).stroke(slate);
        }
      });
      for (const [text, x] of [
        [place, page.left],
        [signature, second],
      ] as const) {
        this.text(this.root, 'P', text, { x, y: this.y + 4, size: labelSize, color: slateMid });
      }
    }
    this.y += 20;
  }

  private footers(): void {
    const { start, count } = this.document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.document.switchToPage(start + index);
      this.artifact(() => {
        this.document.font('text').fontSize(labelSize).fillColor(slateMid);
        this.document.text(`${company.name} · ${words.title}`, page.left, bottom + 20, {
          lineBreak: false,
        });
        const number = words.page(index + 1, count);
        this.document.text(
          number,
          page.width - page.right - this.document.widthOfString(number),
          bottom + 20,
          { lineBreak: false },
        );
      }, 'Pagination');
    }
  }

  /** Turns the page when less than this height is left. */
  private room(height: number): void {
    if (this.y + height <= bottom) return;
    this.document.addPage();
    this.y = page.top;
  }

  private rule(width: number): void {
    this.artifact(() =>
      this.document
        .moveTo(page.left, this.y)
        .lineTo(page.width - page.right, this.y)
        .lineWidth(width)
        .stroke(slate),
    );
  }

  /** What a screen reader passes over. */
  private artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }

  private text(
    parent: PDFKit.PDFStructureElement,
    tag: string,
    text: string,
    style: {
      x: number;
      y: number;
      size: number;
      font?: keyof typeof fonts;
      color?: string;
      alignRight?: boolean;
    },
  ): void {
    const { document } = this;
    const { x, y, size, font = 'text', color = slate } = style;
    const shown = font === 'value' ? this.legible(text) : text;
    parent.add(
      document.struct(tag, {}, () => {
        document.font(font).fontSize(size).fillColor(color);
        const left = style.alignRight ? x - document.widthOfString(shown) : x;
        document.text(shown, left, y, { lineBreak: false });
      }),
    );
  }

  private paragraph(
    parent: PDFKit.PDFStructureElement,
    tag: string,
    text: string,
    { size, after }: { size: number; after: number },
  ): void {
    const { document } = this;
    const options = { width: textWidth, lineGap: 1.5 };
    parent.add(
      document.struct(tag, {}, () => {
        document.font('text').fontSize(size).fillColor(slate);
        document.text(text, page.left, this.y, options);
      }),
    );
    this.y += document.font('text').fontSize(size).heightOfString(text, options) + after;
  }

  /** A value as this document's typeface can show it; nothing of it vanishes. */
  private legible(value: string): string {
    this.document.font('value');
    const { font } = (this.document as unknown as { _font: { font: Typeface } })._font;
    const characters = new Intl.Segmenter('de', { granularity: 'grapheme' }).segment(
      value.replaceAll('\r\n', '\n'),
    );
    return Array.from(characters, ({ segment }) => {
      if (segment === '\n' || segment === '\r') return ` ${words.lineBreak} `;
      if (segment === '\t') return ' ';
      const isKnown = [...segment].every((character) => {
        const code = character.codePointAt(0) ?? 0;
        return code >= 0x20 && font.hasGlyphForCodePoint(code);
      });
      if (isKnown) return segment;
      this.hasUnknownCharacters = true;
      return words.unknownCharacter;
    }).join('');
  }

  /** Breaks between words, and within one that is longer than the line. */
  private wrap(text: string, width: number, size: number): string[] {
    this.document.font('value').fontSize(size);
    const fits = (candidate: string) => this.document.widthOfString(candidate) <= width;
    if (fits(text)) return [text];
    const lines: string[] = [];
    let current = '';
    for (const word of text.split(/(?<= )/)) {
      if (fits((current + word).trimEnd())) {
        current += word;
        continue;
      }
      if (current) lines.push(current.trimEnd());
      current = '';
      for (const character of word) {
        if (current && !fits(current + character)) {
          lines.push(current);
          current = '';
        }
        current += character;
      }
    }
    return [...lines, current.trimEnd()];
  }
}

/** What pdfkit's types leave out of an embedded font: the parsed typeface. */
type Typeface = { hasGlyphForCodePoint(codePoint: number): boolean };

function rowsOf(fields: readonly GridField[]): GridField[][] {
  const rows: GridField[][] = [];
  let free = 0;
  for (const field of fields) {
    if (shares[field] > free) {
      rows.push([]);
      free = 12;
    }
    rows.at(-1)?.push(field);
    free -= shares[field];
  }
  return rows;
}

function isMandatory(field: GridField): boolean {
  return !gridConnectionInput.shape[field].safeParse('').success;
}

/** Archivo has no narrow no-break space; a normal one takes its place. */
function printed(text: string): string {
  return text.replaceAll('\u202F', '\u00A0');
}
