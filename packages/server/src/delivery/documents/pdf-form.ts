/** A control of a field. */
export type Control = {
  /** Points from the page's upper left corner. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** Its place in the reading order. */
  parent: PDFKit.PDFStructureElement;
  /** Of a field with given answers: the one that this control stands for. */
  answer?: { value: string; label: string };
  /** Draws what it holds, or that it is chosen, onto the document. */
  draw: () => void;
};

type FieldOptions = {
  name: string;
  /** What a screen reader says. */
  tooltip: string;
  value: string;
  [option: string]: unknown;
};

/** To be called before fields are added, once a typeface has been chosen. */
export function initPdfForm(document: PDFKit.PDFDocument): void {
  document.initForm();
  // pdfkit has viewers draw the fields anew, in a typeface without half of the letters; it has no option for this.
  const { _root: catalog } = document as unknown as {
    _root: { data: { AcroForm: { data: { NeedAppearances: boolean } } } };
  };
  catalog.data.AcroForm.data.NeedAppearances = false;
}

/**
 * Adds a field to a document of pdfkit for which `initPdfForm` has been called, and draws it, an empty one too: some
 * viewers, those of telephones among them, show of a field only what the file itself draws.
 * @param options of the field, as pdfkit's `formField` takes them
 */
export function addField(
  document: PDFKit.PDFDocument,
  { name, tooltip, value, ...options }: FieldOptions,
  controls: readonly Control[],
): void {
  // For what is typed later: every viewer has Helvetica, and none has the typeface of values.
  const field = document.font('Helvetica').formField(name, options);
  const isChoice = controls.some(({ answer }) => answer);
  const kids: unknown[] = [];
  const { DA } = field.data as { DA?: unknown };
  Object.assign(field.data, {
    FT: isChoice ? 'Btn' : 'Tx',
    TU: new String(tooltip),
    // pdfkit writes black; what is typed gets the colour of the sheet's other texts.
    DA: new String(String(DA).replace('0 g', '0.133 0.192 0.227 rg')),
    // A name where an answer is chosen, else a text.
    ...(value && { V: isChoice ? value : new String(value) }),
    Kids: kids,
  });
  for (const { box, parent, answer, draw } of controls) {
    const spoken = new String(answer ? `${tooltip}: ${answer.label}` : tooltip);
    const look = drawn(document, box, draw);
    const empty = answer && drawn(document, box, () => undefined);
    const widget: Record<string, unknown> = {
      Subtype: 'Widget',
      F: 4,
      Parent: field,
      structParent: parent,
      // Viewers differ in which of the two a screen reader reads.
      TU: spoken,
      Contents: spoken,
      AP: { N: answer ? { [answer.value]: look, Off: empty } : look },
      ...(answer && { AS: answer.value === value ? value : 'Off' }),
    };
    document.annotate(...box, widget as PDFKit.Mixins.AnnotationOption);
    kids.push(document.page.annotations.at(-1));
  }
}

/** @returns what was drawn inside the box, for a field to be shown as */
function drawn(
  document: PDFKit.PDFDocument,
  [x, y, width, height]: Control['box'],
  draw: () => void,
) {
  const { page } = document;
  const { content } = page;
  const look = document.ref({
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [x, page.height - y - height, x + width, page.height - y],
    Resources: { Font: page.fonts },
  });
  page.content = look;
  // As pdfkit begins a page, so that y counts from its upper edge here too.
  page.write(`/Tx BMC q 1 0 0 -1 0 ${page.height} cm`);
  draw();
  look.end('Q EMC');
  page.content = content;
  return look;
}
