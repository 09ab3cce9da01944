import { company } from '@rebhang-solar/content/company-in-texts';
import { type Blank, powerOfAttorney } from '@rebhang-solar/content/documents/power-of-attorney';
import { toGermanDate } from '@rebhang-solar/content/typed-date';
import {
  AlignmentType,
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

/** Millimetres; the library's own page size is A4. */
const page = { width: 210, top: 18, right: 20, bottom: 18, left: 25 };
const textWidth = convertMillimetersToTwip(page.width - page.left - page.right);
/** Tables have a grid of twelve columns, so that rows of one table may be divided differently. */
const columnWidth = Math.floor(textWidth / 12);
const boxIndent = convertMillimetersToTwip(7);
const grey = '595959';
const hairline = { style: BorderStyle.SINGLE, size: 4, color: '8C8C8C' };
/** Paragraph styles: the name of a field, and the line below it that is filled in. */
const label = 'FieldLabel';
const entry = 'FieldEntry';

/**
 * The power of attorney as a Word document of two A4 pages.
 * @param values of a grid form: what they hold is filled in, the rest is left blank. Nothing is ticked.
 */
export function buildPowerOfAttorney(values: GridConnectionValues = {}): Promise<Buffer> {
  const { title, subject, principal, agent, premises, plant, scope, terms, signatures, footer } =
    powerOfAttorney;
  const numbered = numberedHeadings();
  const blanks = (rows: readonly (readonly Blank[])[], height: number) =>
    blankTable(rows, height, values);
  return Packer.toBuffer(
    new Document({
      title,
      subject,
      creator: company.name,
      lastModifiedBy: company.name,
      styles,
      sections: [
        {
          properties: {
            page: {
              margin: {
                top: convertMillimetersToTwip(page.top),
                right: convertMillimetersToTwip(page.right),
                bottom: convertMillimetersToTwip(page.bottom),
                left: convertMillimetersToTwip(page.left),
                footer: convertMillimetersToTwip(10),
              },
            },
          },
          footers: { default: pageFooter(footer) },
          children: [
            new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
            new Paragraph({ text: subject }),
            numbered(principal.title),
            blanks(principal.rows, 12),
            numbered(agent.title),
            ...agent.lines.map((text) => new Paragraph({ text, spacing: { after: 0 } })),
            numbered(premises.title),
            blanks(premises.rows, 12),
            numbered(plant.title),
            blanks(plant.rows, 12),
            numbered(scope.title),
            new Paragraph({ text: scope.lead, keepNext: true }),
            ...scope.options.map(tickBox),
            // What is filled in and ticked stands on the first page, what holds anyway on the second.
            ...terms.flatMap((term, index) => [
              numbered(term.title, index === 0),
              new Paragraph({ text: term.text, keepLines: true }),
            ]),
            numbered(signatures.title),
            new Paragraph({ text: signatures.lead, keepNext: true, spacing: { after: 120 } }),
            blanks(signatures.rows, 17),
          ],
        },
      ],
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
    title: {
      run: { size: 36, bold: true },
      paragraph: { spacing: { before: 0, after: 40 } },
    },
    heading1: {
      run: { size: 21, bold: true },
      paragraph: { keepNext: true, spacing: { before: 200, after: 60 } },
    },
  },
  paragraphStyles: [
    {
      id: label,
      name: 'Feldname',
      run: { size: 15, color: grey },
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

function numberedHeadings() {
  let number = 0;
  return (text: string, pageBreakBefore = false) => {
    number += 1;
    return new Paragraph({
      heading: HeadingLevel.HEADING_1,
      text: `${number}. ${text}`,
      pageBreakBefore,
    });
  };
}

/** Bordered cells, large enough for handwriting, with the field's name small at the top. */
function blankTable(
  rows: readonly (readonly Blank[])[],
  height: number,
  values: GridConnectionValues,
): Table {
  return new Table({
    width: { size: columnWidth * 12, type: WidthType.DXA },
    columnWidths: Array.from({ length: 12 }, () => columnWidth),
    layout: TableLayoutType.FIXED,
    borders: {
      top: hairline,
      bottom: hairline,
      left: hairline,
      right: hairline,
      insideHorizontal: hairline,
      insideVertical: hairline,
    },
    rows: rows.map(
      (row, index) =>
        new TableRow({
          cantSplit: true,
          height: { value: convertMillimetersToTwip(height), rule: HeightRule.ATLEAST },
          children: row.map((blank) =>
            blankCell(blank, entryOf(blank, values), index < rows.length - 1),
          ),
        }),
    ),
  });
}

function blankCell({ label: text, share }: Blank, held: string, keepNext: boolean): TableCell {
  return new TableCell({
    width: { size: columnWidth * share, type: WidthType.DXA },
    columnSpan: share,
    children: [
      new Paragraph({ style: label, text, keepNext }),
      new Paragraph({ style: entry, text: held, keepNext }),
    ],
  });
}

/** What stands in a field: the values of the grid form that belong there. */
export function entryOf({ from = [] }: Blank, values: GridConnectionValues): string {
  const held = from.map((field) => toGermanDate(values[field] ?? '').trim());
  // A control character would make the Word file unreadable.
  return held
    .filter(Boolean)
    .join(' ')
    .replace(/\p{Cc}+/gu, ' ');
}

/** A box that can be ticked with a pen or, in the word processor, with a click. */
function tickBox({ label: name, text }: { label: string; text: string }): Paragraph {
  return new Paragraph({
    indent: { left: boxIndent, hanging: boxIndent },
    tabStops: [{ type: TabStopType.LEFT, position: boxIndent }],
    keepLines: true,
    children: [
      new CheckBox({ alias: name }),
      new TextRun({ children: [new Tab(), name], bold: true }),
      new TextRun(`: ${text}`),
    ],
  });
}

function pageFooter({ sender, page: word, of }: typeof powerOfAttorney.footer): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: label,
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: TabStopType.RIGHT, position: textWidth }],
        children: [
          new TextRun({
            children: [
              sender,
              new Tab(),
              `${word} `,
              PageNumber.CURRENT,
              ` ${of} `,
              PageNumber.TOTAL_PAGES,
            ],
          }),
        ],
      }),
    ],
  });
}
