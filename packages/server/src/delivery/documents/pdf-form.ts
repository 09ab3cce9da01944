import type PDFDocument from 'pdfkit';

type Document = InstanceType<typeof PDFDocument>;
type Reference = PDFKit.PDFKitReference;

/** A place on a page in points, from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number };

/** What pdfkit's types leave out of an embedded font. */
type Font = {
  id: string;
  name: string;
  ref(): Reference;
  /** @returns glyphs in hexadecimal, and how far each moves the pen in thousandths of the size */
  encode(text: string): [string[], { xAdvance: number; xOffset: number; advanceWidth: number }[]];
};
type DocumentInside = {
  _font: Font;
  _root: { data: { AcroForm: { data: { NeedAppearances: boolean; Fields: Reference[] } } } };
  page: { height: number };
};

/** Flags of a field (ISO 32000, 12.7.4). */
const multiline = 1 << 12;
const radio = 1 << 15;

/** Slate; the same as in the site's tokens. */
const ink = '0.133 0.192 0.227';
/** Share of the size between the top of a line and its base line. */
const ascent = 0.8;

/**
 * The fields of a fillable PDF. pdfkit writes the fields but leaves their looks to the viewer, and
 * viewers differ in whether they care; here each field brings its looks along, set in an embedded
 * font. What is typed later a viewer sets in Helvetica, which none lacks.
 */
export function openPdfForm(document: Document, valueFont: string) {
  const inside = document as unknown as DocumentInside;
  document.font('Helvetica').initForm();
  const typing = `/${inside._font.id}`;
  const acroForm = inside._root.data.AcroForm.data;
  acroForm.NeedAppearances = false;
  document.font(valueFont);
  const font = inside._font;

  /** Dictionary of one control on the page; its place comes with `annotate`. */
  const widget = (entries: Record<string, unknown>) => ({ Subtype: 'Widget', F: 4, ...entries });

  function place(box: Box, entries: Record<string, unknown>, parent: PDFKit.PDFStructureElement) {
    document.annotate(box.x, box.y, box.width, box.height, {
      ...widget(entries),
      structParent: parent,
    } as PDFKit.Mixins.AnnotationOption);
    return document.page.annotations.at(-1) as Reference;
  }

  function appearance({ width, height }: Box, content: string, resources = {}): Reference {
    const form = document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Resources: resources,
    });
    form.end(Buffer.from(content, 'latin1'));
    return form;
  }

  return {
    /**
     * A field for text.
     * @param lines the value as it is to be set, line by line
     */
    text(
      { name, tooltip, value, lines, size }: TextField,
      box: Box,
      parent: PDFKit.PDFStructureElement,
    ) {
      const leading = size * lineHeight;
      const top = lines.length > 1 ? box.height - size * 0.2 : (box.height + leading) / 2;
      const content = [
        '/Tx BMC q',
        `0 0 ${box.width} ${box.height} re W n`,
        `BT ${ink} rg /${font.id} ${size} Tf`,
        ...lines.map((line, index) => {
          const baseline = top - size * ascent - (leading - size) / 2 - index * leading;
          return `1 0 0 1 ${inset} ${baseline.toFixed(2)} Tm ${glyphs(font, line)} TJ`;
        }),
        'ET Q EMC',
      ].join('\n');
      const looks = appearance(box, content, { Font: { [font.id]: font.ref() } });
      acroForm.Fields.push(
        place(
          box,
          {
            FT: 'Tx',
            T: new String(name),
            TU: new String(tooltip),
            V: new String(value),
            DA: new String(`${typing} ${size} Tf ${ink} rg`),
            AP: { N: looks },
            ...(lines.length > 1 && { Ff: multiline }),
          },
          parent,
        ),
      );
    },

    /**
     * Answers of which one can be chosen. Only the dot belongs to the field: the ring around it is
     * for the page, since viewers that draw a field anew leave it out.
     * @param options the value of each answer, with the box of its button
     */
    radio(
      { name, tooltip, value }: { name: string; tooltip: string; value: string },
      options: { value: string; label: string; box: Box; parent: PDFKit.PDFStructureElement }[],
    ) {
      const chosen = options.some((option) => option.value === value) ? value : 'Off';
      const kids: Reference[] = [];
      const field = document.ref({
        FT: 'Btn',
        Ff: radio,
        T: new String(name),
        TU: new String(tooltip),
        V: chosen,
        Kids: kids,
      });
      acroForm.Fields.push(field);
      for (const option of options) {
        const { width } = option.box;
        const dot = `q ${ink} rg ${circle(width / 2, width / 4)} f Q`;
        const kid = place(
          option.box,
          {
            Parent: field,
            AS: option.value === value ? value : 'Off',
            AP: {
              N: {
                [option.value]: appearance(option.box, dot),
                Off: appearance(option.box, ''),
              },
            },
            MK: { CA: new String('l') },
            Contents: new String(`${tooltip}: ${option.label}`),
          },
          option.parent,
        );
        kids.push(kid);
      }
    },
  };
}

export type TextField = {
  name: string;
  /** What a screen reader says. */
  tooltip: string;
  value: string;
  lines: readonly string[];
  /** Points. */
  size: number;
};

/** Of the size; viewers set their own lines about as far apart. */
export const lineHeight = 1.2;
/** Points between a field's edge and its text; viewers use the same. */
export const inset = 2;

/** Glyphs of a line for the operator TJ, with the corrections that kerning asks for. */
function glyphs(font: Font, line: string): string {
  // Word by word: in a run of Hebrew or Arabic the space would change sides.
  const parts = line.split(/( )/).flatMap((word) => {
    const [codes, positions] = font.encode(word);
    return codes.map((code, index) => {
      const { xAdvance = 0, advanceWidth = 0 } = positions[index] ?? {};
      const correction = Math.round(advanceWidth - xAdvance);
      return correction === 0 ? `<${code}>` : `<${code}> ${correction}`;
    });
  });
  return `[${parts.join(' ')}]`;
}

/** The path of a circle around the middle of a square, of four curves. */
function circle(middle: number, radius: number): string {
  const bend = radius * 0.5523;
  const at = (x: number, y: number) => `${(middle + x).toFixed(2)} ${(middle + y).toFixed(2)}`;
  return [
    `${at(radius, 0)} m`,
    `${at(radius, bend)} ${at(bend, radius)} ${at(0, radius)} c`,
    `${at(-bend, radius)} ${at(-radius, bend)} ${at(-radius, 0)} c`,
    `${at(-radius, -bend)} ${at(-bend, -radius)} ${at(0, -radius)} c`,
    `${at(bend, -radius)} ${at(radius, -bend)} ${at(radius, 0)} c`,
  ].join(' ');
}
