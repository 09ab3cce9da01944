import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridConnectionDocumentsInput } from '../../forms/grid-connection/grid-connection-documents.input.ts';
import { gridConnectionPayload } from '../../testing/payloads.ts';
import { readPdf, textIn, valuesIn } from '../../testing/read-pdf.ts';
import { buildGridConnectionPdf } from './grid-connection-pdf.ts';

type Control = {
  fieldName: string;
  fieldValue: string | null;
  buttonValue?: string;
  annotationFlags: number;
  multiLine?: boolean;
  radioButton?: boolean;
  hasAppearance: boolean;
  rect: number[];
  page: number;
};
type Node = { role?: string; children?: Node[] };

async function open(file: Buffer) {
  const pdf = await readPdf(file);
  const controls: Control[] = [];
  const roles: string[] = [];
  const walk = ({ role, children = [] }: Node) => {
    if (role) roles.push(role);
    children.forEach(walk);
  };
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { getAnnotations, getStructTree } = await pdf.getPage(page).then((one) => ({
      getAnnotations: () => one.getAnnotations(),
      getStructTree: () => one.getStructTree(),
    }));
    for (const annotation of await getAnnotations()) controls.push({ ...annotation, page });
    walk((await getStructTree()) as Node);
  }
  const named = (name: string) => controls.filter(({ fieldName }) => fieldName === name);
  // Whether viewers draw the fields anew, in a typeface of theirs.
  const [needAppearances] = /(?<=\/NeedAppearances )\w+/.exec(file.toString('latin1')) ?? [];
  return { pdf, controls, roles, named, needAppearances, text: await textIn(pdf) };
}

const steuerbareGeraete = `Wallbox 11 kW, ${'Wärmepumpe 6 kW, '.repeat(20)}Ende`;
const blank = await open(await buildGridConnectionPdf({}));
const filled = await open(
  await buildGridConnectionPdf({ ...gridConnectionPayload, steuerbareGeraete }, 'PV-1'),
);

test('each field is printed, drawn by the file itself, and has its place in the reading order', () => {
  for (const { controls, roles, needAppearances } of [blank, filled]) {
    expect(needAppearances).toBe('false');
    for (const { fieldName, annotationFlags, hasAppearance } of controls) {
      expect(annotationFlags, fieldName).toBe(4);
      expect(hasAppearance, fieldName).toBe(true);
    }
    expect(roles.filter((role) => role === 'Form')).toHaveLength(controls.length);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles.filter((role) => role === 'H2').length).toBeGreaterThan(3);
  }
});

test('of several answers the one that was given is chosen, on a blank form none', () => {
  expect(filled.named('vorhaben').length).toBeGreaterThan(1);
  for (const { fieldValue, radioButton } of filled.named('vorhaben')) {
    expect([fieldValue, radioButton]).toEqual(['erweiterung', true]);
  }
  for (const { fieldValue } of blank.named('vorhaben')) expect(fieldValue ?? 'Off').toBe('Off');
  // Each answer once, none in another's place.
  const places = filled.named('vorhaben').map(({ rect }) => rect.join());
  expect(new Set(places).size).toBe(places.length);
});

test('a long value has several lines and the room for them, a short one has one', () => {
  const [long] = filled.named('steuerbareGeraete');
  const [short] = blank.named('steuerbareGeraete');
  const heightOf = ({ rect: [, bottom = 0, , top = 0] }: Control) => Math.round(top - bottom);
  expect([long?.multiLine, short?.multiLine]).toEqual([true, false]);
  expect(short && heightOf(short)).toBe(18);
  expect(long && heightOf(long) % 14).toBe(4);
  expect(long && heightOf(long)).toBeGreaterThan(4 * 14);
});

test('no two fields overlap, and none leaves the page', () => {
  for (const { controls } of [blank, filled]) {
    for (const [index, { rect: one, page, fieldName }] of controls.entries()) {
      const [left = 0, bottom = 0, right = 0, top = 0] = one;
      expect(left, fieldName).toBeGreaterThan(62);
      expect(right, fieldName).toBeLessThan(547.28);
      expect(bottom, fieldName).toBeGreaterThan(842 - 790);
      expect(top, fieldName).toBeLessThan(842 - 40);
      for (const other of controls.slice(index + 1)) {
        if (other.page !== page) continue;
        const [x = 0, y = 0, toX = 0, toY = 0] = other.rect;
        const apart = toX <= left || x >= right || toY <= bottom || y >= top;
        expect(apart, `${fieldName} and ${other.fieldName}`).toBe(true);
      }
    }
  }
});

test('a stored one names its request and explains nothing, a blank one says how it is filled in', () => {
  expect(filled.text).toContain('PV-1');
  expect(blank.text).not.toContain('PV-');
  expect(blank.text.length).toBeGreaterThan(1_000);
  expect(blank.text).toContain('Pflicht');
});

// Not over a site: on a busy machine its time limit of one document would be the answer.
test('no value breaks it, and none is altered', async () => {
  const text = fc.oneof(
    fc
      .string({ unit: 'grapheme', maxLength: 300, size: 'max' })
      .filter((value) => value.length <= 300),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '漢字 🌞 👩‍👩‍👧 שלום العربية e\u0301',
      'W'.repeat(300),
      '\n'.repeat(300),
      '\uFDFD'.repeat(300),
      '\u202E(\\) <</Type>> endobj %%EOF',
      '\0',
      '\ud800',
    ),
  );
  await fc.assert(
    fc.asyncProperty(text, text, async (strasse, hausnummer) => {
      const posted = gridConnectionDocumentsInput.safeParse({ strasse, hausnummer });
      if (!posted.success) return;
      const file = await readPdf(await buildGridConnectionPdf(posted.data));
      expect(await valuesIn(file)).toMatchObject({ strasse, hausnummer });
    }),
    // A letter of Brahmi: the typeface lacks it, and another fontkit than pdfkit's threw at its script.
    { numRuns: 15, examples: [['\u{11003}', '']] },
  );
});
