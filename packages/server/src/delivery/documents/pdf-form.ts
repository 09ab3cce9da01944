import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fontkit, { type Font } from '@cantoo/fontkit';
import { PDFBool, PDFDocument, PDFName, PDFRadioGroup, PDFTextField } from '@cantoo/pdf-lib';

/** What a field holds, and the lines in which that is shown. */
export type Entry = { value: string; lines: readonly string[] };

/** Where a field stands: points from the page's upper left corner, and its place in the reading order. */
export type Control = {
  box: readonly [x: number, y: number, width: number, height: number];
  parent: PDFKit.PDFStructureElement;
  /** Of a field with given answers: the one that this control stands for. */
  answer?: { value: string; label: string };
};

const file = import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf');
/** The typeface of values: Latin, Greek, Cyrillic, Arabic, Hebrew, symbols. */
export const valueFont = readFileSync(fileURLToPath(file));
const valueTypeface = fontkit.create(valueFont) as Font;

/** Puts a box for each character that the typeface of values lacks: fontkit throws at some of them, in Indic scripts. */
export function drawable(text: string): string {
  return Array.from(text, (character) =>
    valueTypeface.hasGlyphForCodePoint(character.codePointAt(0) ?? 0) ? character : '□',
  ).join('');
}

/**
 * Adds an empty field to a document of pdfkit whose `initForm` has been called.
 * @param options of the field, as pdfkit's `formField` takes them
 */
export function addField(
  document: PDFKit.PDFDocument,
  { name, tooltip, ...options }: { name: string; tooltip: string; [option: string]: unknown },
  controls: readonly Control[],
): void {
  // For what is typed later: every viewer has Helvetica, and none has the typeface of values.
  const field = document.font('Helvetica').formField(name, options);
  const kids: unknown[] = [];
  const FT = controls.some(({ answer }) => answer) ? 'Btn' : 'Tx';
  Object.assign(field.data, { FT, TU: new String(tooltip), Kids: kids });
  for (const { box, parent, answer } of controls) {
    const spoken = new String(answer ? `${tooltip}: ${answer.label}` : tooltip);
    const widget: Record<string, unknown> = {
      Subtype: 'Widget',
      F: 4,
      Parent: field,
      structParent: parent,
      // Viewers differ in which of the two a screen reader reads.
      TU: spoken,
      Contents: spoken,
      ...(answer && { AS: 'Off', AP: { N: { [answer.value]: {} } } }),
    };
    document.annotate(...box, widget as PDFKit.Mixins.AnnotationOption);
    kids.push(document.page.annotations.at(-1));
  }
}

/**
 * Fills the fields of a PDF and draws each, empty ones too: some viewers, those of telephones among
 * them, show of a field only what the file itself draws.
 */
export async function fillPdfForm(
  pdf: Uint8Array,
  entries: ReadonlyMap<string, Entry>,
): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  document.registerFontkit(fontkit);
  const font = await document.embedFont(valueFont, { subset: true });
  const form = document.getForm();
  form.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.False);
  for (const field of form.getFields()) {
    const { value = '', lines = [] } = entries.get(field.getName()) ?? {};
    // pdfkit writes black; the values that are drawn here have the colour of the sheet's other texts.
    const style = field.acroField.getDefaultAppearance()?.replace('0 g', '0.133 0.192 0.227 rg');
    field.acroField.setDefaultAppearance(style ?? '');
    if (field instanceof PDFRadioGroup) {
      if (field.getOptions().includes(value)) field.select(value);
      field.updateAppearances();
    }
    if (field instanceof PDFTextField) {
      field.setText(lines.join('\n'));
      field.updateAppearances(font);
      field.setText(value);
      // That font holds only the characters of this value; what is typed later needs the first one.
      field.acroField.setDefaultAppearance(style ?? '');
    }
  }
  return Buffer.from(await document.save({ updateFieldAppearances: false }));
}
