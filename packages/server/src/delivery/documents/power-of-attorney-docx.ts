import { company } from '@rebhang-solar/content/company-in-texts';
import { powerOfAttorney as content } from '@rebhang-solar/content/documents/power-of-attorney';
import {
  BorderStyle,
  CheckBox,
  convertMillimetersToTwip,
  Document,
  Footer,
  HeadingLevel,
  HeightRule,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { GridConnectionValues } from './grid-connection-pdf.ts';
import { type FilledBlank, layOutPowerOfAttorney, type Part } from './power-of-attorney.ts';

const millimetres = convertMillimetersToTwip;
/** The library's own page size is A4. */
const margin = {
  top: millimetres(18),
  right: millimetres(20),
  bottom: millimetres(18),
  left: millimetres(25),
  footer: millimetres(10),
};
const textWidth = millimetres(210) - margin.right - margin.left;
/** Tables have a grid of twelve columns, so that rows of one table may be divided differently. */
const columnWidth = Math.floor(textWidth / 12);
const boxIndent = millimetres(7);
const twipsPerPoint = 20;
/** Paragraph styles: the name of a field, and the line below it that is filled in. */
const label = 'FieldLabel';
const entry = 'FieldEntry';

/** The power of attorney as a Word document of two A4 pages, filled in as far as the values go. */
export function buildPowerOfAttorney(values: GridConnectionValues = {}): Promise<Buffer> {
  const { title, subject } = content;
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
    ...layOutPowerOfAttorney(values).map(render),
  ];
  return Packer.toBuffer(
    new Document({
      title,
      subject,
      creator: company.name,
      lastModifiedBy: company.name,
      styles,
      sections: [{ properties: { page: { margin } }, footers: { default: footer() }, children }],
    }),
  );
}

const styles = {
  default: {
    document: {
      // On every Windows and Mac; LibreOffice sets it in Liberation Sans, which is as wide.
      run: { font: 'Arial', size: 20, language: { value: 'de-DE' } },
      paragraph: { spacing: { line: 264, after: 60 } },
    },
    title: { run: { size: 36, bold: true }, paragraph: { spacing: { before: 0, after: 40 } } },
    heading1: {
      run: { size: 21, bold: true },
      paragraph: { keepNext: true, spacing: { before: 200, after: 60 } },
    },
  },
  paragraphStyles: [
    {
      id: label,
      name: 'Feldname',
      run: { size: 15, color: '595959' },
      paragraph: { spacing: { before: 20, after: 0, line: 240 } },
    },
    {
      id: entry,
      name: 'Eintrag',
      run: { size: 21 },
      paragraph: { spacing: { after: 0, line: 240 } },
    },
  ],
};

function render(part: Part): Paragraph | Table {
  switch (part.kind) {
    case 'heading':
      return new Paragraph({
        heading: HeadingLevel.HEADING_1,
        text: part.text,
        pageBreakBefore: part.startsPage,
      });
    case 'paragraph':
      return new Paragraph({
        text: part.text,
        keepLines: true,
        keepNext: part.leadsIn,
        spacing: { after: part.spaceAfter * twipsPerPoint },
      });
    case 'tick box':
      // Can be ticked with a pen or, in the word processor, with a click.
      return new Paragraph({
        indent: { left: boxIndent, hanging: boxIndent },
        tabStops: [{ type: TabStopType.LEFT, position: boxIndent }],
        keepLines: true,
        children: [
          new CheckBox({ alias: part.label }),
          new TextRun({ children: [new Tab(), part.label], bold: true }),
          new TextRun(`: ${part.text}`),
        ],
      });
    case 'blanks':
      return blankTable(part.rows, part.millimetres);
  }
}

/** Bordered cells with the field's name small at the top. */
function blankTable(rows: FilledBlank[][], rowHeight: number): Table {
  const line = { style: BorderStyle.SINGLE, size: 4, color: '8C8C8C' };
  const outside = { top: line, bottom: line, left: line, right: line };
  return new Table({
    width: { size: columnWidth * 12, type: WidthType.DXA },
    columnWidths: Array.from({ length: 12 }, () => columnWidth),
    layout: TableLayoutType.FIXED,
    borders: { ...outside, insideHorizontal: line, insideVertical: line },
    rows: rows.map((row, index) => {
      const keepNext = index < rows.length - 1;
      return new TableRow({
        cantSplit: true,
        height: { value: millimetres(rowHeight), rule: HeightRule.ATLEAST },
        children: row.map(
          (blank) =>
            new TableCell({
              width: { size: columnWidth * blank.share, type: WidthType.DXA },
              columnSpan: blank.share,
              children: [
                new Paragraph({ style: label, text: blank.label, keepNext }),
                new Paragraph({ style: entry, text: blank.entry, keepNext }),
              ],
            }),
        ),
      });
    }),
  });
}

function footer(): Footer {
  const { sender, page: word, of } = content.footer;
  const { CURRENT, TOTAL_PAGES } = PageNumber;
  return new Footer({
    children: [
      new Paragraph({
        style: label,
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [
          new TextRun({
            children: [sender, new Tab(), `${word} `, CURRENT, ` ${of} `, TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });
}
