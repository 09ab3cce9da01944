import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { company } from '@rebhang-solar/content/company-in-texts';
import { palette } from '@rebhang-solar/content/palette';
import PDFDocument from 'pdfkit';

type Structure = PDFKit.PDFStructureElement;
type Style = { size: number; font?: string; color?: string } & PDFKit.Mixins.TextOptions;

/** Edges of the text on A4, in points, with room at the left for the holes of a folder. */
export const edges = { left: 62, right: 547.28, top: 40, bottom: 789.89 };
export const textWidth = edges.right - edges.left;
export const slate = palette.slate[6];
/** The name of a field, and whatever else is small. */
export const small = { size: 7.5, color: palette.slate[5] };

/** A tagged document of A4 pages that is written from top to bottom. */
export class PdfSheet {
  readonly document: PDFKit.PDFDocument;
  /** What everything stands in for a screen reader. */
  readonly root: Structure;
  /** How far down the page is written. */
  y = edges.top;
  private readonly title: string;
  private readonly written: Promise<Buffer>;

  constructor({ title, subject }: { title: string; subject: string }, reference = '') {
    this.title = title;
    this.document = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang: 'de-DE',
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      info: {
        Title: [title, reference].filter(Boolean).join(' '),
        Subject: subject,
        Author: company.name,
        Creator: company.name,
      },
    });
    this.document.registerFont(
      'text',
      fontFile('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
    );
    this.document.registerFont(
      'bold',
      fontFile('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
    );
    // The typeface of values: Latin, Greek, Cyrillic, Arabic, Hebrew, symbols. It prints a box for what it lacks.
    this.document.registerFont('value', fontFile('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'));
    this.document.font('text');
    this.written = buffer(this.document);
    this.root = this.document.struct('Document');
    this.document.addStructure(this.root);
  }

  /** Puts the foot below each page, and closes the document. */
  finish(pageNumber: (page: number, total: number) => string): Promise<Buffer> {
    const { document } = this;
    this.root.end();
    const { start, count } = document.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      document.switchToPage(start + index);
      this.artifact(() => {
        document.font('text').fontSize(small.size).fillColor(small.color);
        const place = [edges.left, edges.bottom + 20] as const;
        document.text(`${company.name} · ${this.title}`, ...place);
        const right = { width: textWidth, align: 'right' } as const;
        document.text(pageNumber(index + 1, count), ...place, right);
      }, 'Pagination');
    }
    document.end();
    return this.written;
  }

  /** Begins a new page when less than this height is left on this one. */
  room(height: number): void {
    if (this.y + height > edges.bottom) this.turn();
  }

  turn(): void {
    this.document.addPage();
    this.y = edges.top;
  }

  text(parent: Structure, tag: string, content: string, x: number, y: number, how: Style): void {
    const { size, font = 'text', color = slate, ...options } = how;
    this.document.font(font).fontSize(size).fillColor(color);
    // The typeface has no narrow no-break space and would print a box in its place.
    const printed = content.replaceAll('\u202F', '\u00A0');
    this.document.text(printed, x, y, { structParent: parent, structType: tag, ...options });
  }

  heightOf(content: string, { size, font = 'text', ...options }: Style): number {
    return this.document.font(font).fontSize(size).heightOfString(content, options);
  }

  /** A paragraph over the whole width, below what is written. */
  paragraph(content: string, size: number, after = 3): void {
    const options = { size, width: textWidth, lineGap: 1.5 };
    this.text(this.root, 'P', content, edges.left, this.y, options);
    this.y = this.document.y + after;
  }

  rule(from: number, to: number, thickness: number): void {
    const { document, y } = this;
    this.artifact(() => document.moveTo(from, y).lineTo(to, y).lineWidth(thickness).stroke(slate));
  }

  frame(...box: [x: number, y: number, width: number, height: number]): void {
    this.artifact(() =>
      this.document
        .rect(...box)
        .lineWidth(0.6)
        .stroke('#8f989c'),
    );
  }

  /** What a screen reader passes over. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.document.markContent('Artifact', { type });
    draw();
    this.document.endMarkedContent();
  }

  /** Breaks a value behind a space, or within a word that is longer than the line. */
  wrap(held: string, lineWidth: number, size: number): string[] {
    this.document.font('value').fontSize(size);
    const shown = held.replace(/\r\n|[\r\n]/g, ' ⏎ ').replaceAll('\t', ' ');
    const lines: string[] = [];
    let rest = Array.from(shown);
    do {
      let end = rest.length;
      const line = () => rest.slice(0, end).join('').trimEnd();
      while (end > 1 && this.document.widthOfString(line()) > lineWidth) end -= 1;
      if (end < rest.length) end = rest.lastIndexOf(' ', end) + 1 || end;
      lines.push(line());
      rest = rest.slice(end);
    } while (rest.length > 0);
    return lines;
  }
}

function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(name));
}
