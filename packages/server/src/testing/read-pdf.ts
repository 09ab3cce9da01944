import { getDocument, OPS, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type Widget = {
  id: string;
  fieldName: string;
  /** „Off“ or empty where nothing is chosen. */
  fieldValue: string | null;
  /** Of one answer. */
  buttonValue?: string;
  /** What a screen reader says. */
  alternativeText: string;
  hasAppearance: boolean;
};

/** Opens a PDF as Firefox does: its viewer reads it, not the library that wrote it. */
export async function readPdf(file: ArrayBuffer | Uint8Array): Promise<PDFDocumentProxy> {
  // It takes the bytes away from whoever hands them over.
  return await getDocument({ data: new Uint8Array(file.slice(0)), verbosity: 0 }).promise;
}

/** The controls of all fields, in their order on the pages. */
export async function widgetsIn(document: PDFDocumentProxy): Promise<Widget[]> {
  const widgets: Widget[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    widgets.push(...(await page.getAnnotations()));
  }
  return widgets;
}

/** What stands in each field, by its name. */
export async function valuesIn(document: PDFDocumentProxy): Promise<Record<string, string>> {
  const values = (await widgetsIn(document)).map(({ fieldName, fieldValue }) => [
    fieldName,
    fieldValue === 'Off' ? '' : (fieldValue ?? ''),
  ]);
  return Object.fromEntries(values);
}

/** What the file itself draws for each control, in their order on the pages: its text, and whether there is a mark. */
export async function looksIn(
  document: PDFDocumentProxy,
): Promise<{ text: string; isMarked: boolean }[]> {
  const looks: { text: string; isMarked: boolean }[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    let look: (typeof looks)[number] | undefined;
    for (const [index, operator] of fnArray.entries()) {
      if (operator === OPS.beginAnnotation) {
        look = { text: '', isMarked: false };
        looks.push(look);
      }
      if (operator === OPS.endAnnotation) look = undefined;
      if (look && operator === OPS.constructPath) look.isMarked = true;
      if (look && operator === OPS.showText) {
        const glyphs: (number | { unicode: string })[] = argsArray[index][0];
        for (const glyph of glyphs) if (typeof glyph === 'object') look.text += glyph.unicode;
      }
    }
  }
  return looks;
}

/** All that is printed, in its order. */
export async function textIn(document: PDFDocumentProxy): Promise<string> {
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return pages.join('\n');
}
