import {
  PDFBool,
  PDFDict,
  PDFDocument,
  type PDFForm,
  PDFHexString,
  PDFName,
  PDFRadioGroup,
  PDFString,
  PDFTextField,
} from '@cantoo/pdf-lib';
import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import fc from 'fast-check';
import type { Email } from 'postal-mime';
import { expect, vi } from 'vitest';
import { filledGridConnection } from '../../testing/filled-grid-connection.ts';
import { test } from '../../testing/fixtures.ts';
import { gridFieldsOf } from '../../testing/payloads.ts';
import { choicesOf, type GridField, gridBlocks } from './grid-connection.blocks.ts';

const { href } = gridConnectionFile;
const everyField = Object.keys(filledGridConnection()) as GridField[];

async function formOf(response: Response): Promise<PDFForm> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return (await PDFDocument.load(await response.arrayBuffer())).getForm();
}

/** What stands in each field, by its name; the program that reads is not the one that wrote. */
function valuesIn(form: PDFForm): Record<string, string> {
  return Object.fromEntries(
    form.getFields().map((field) => {
      if (field instanceof PDFTextField) return [field.getName(), field.getText() ?? ''];
      if (field instanceof PDFRadioGroup) return [field.getName(), field.getSelected() ?? ''];
      throw new Error(`${field.getName()} is neither text nor a choice`);
    }),
  );
}

const blank = Object.fromEntries(everyField.map((field) => [field, '']));

test('nothing posted is a blank form, anything posted stands in its field', async ({
  database,
  startSite,
}) => {
  const site = await startSite();
  const nothing = await fetch(site.url + href, { method: 'POST', headers: { origin: site.url } });
  expect(valuesIn(await formOf(nothing))).toEqual(blank);

  const some = { ort: 'Großenhain-ẞ', anEmail: 'noch nicht fert', unterkellert: 'nein', flur: '' };
  const asJson = await site.post(href, some);
  expect(asJson.headers.get('cache-control')).toBe('no-store');
  expect(asJson.headers.get('content-disposition')).toContain('"Netzanschluss-Daten.pdf"');
  expect(valuesIn(await formOf(asJson))).toEqual({ ...blank, ...some });

  // As a browser posts the form itself, envelope included.
  const envelope = { website: '', privacyVersion: '2026-11' };
  const asForm = await fetch(site.url + href, {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams({ ...filledGridConnection(), ...envelope }),
  });
  expect(valuesIn(await formOf(asForm))).toEqual(filledGridConnection());
  for (const table of ['submissions', 'grid_connections', 'pgboss.job']) {
    expect(await database.query(`select 1 from ${table}`), table).toEqual([]);
  }
});

test('the reference is printed and names the file', async ({ startSite }) => {
  const site = await startSite();
  const reference = 'PV-7K3M-Q9XD-2R4T';
  const response = await site.post(href, { ...filledGridConnection(), reference });
  expect(response.headers.get('content-disposition')).toContain(
    `"Netzanschluss-Daten-${reference}.pdf"`,
  );
  const document = await PDFDocument.load(await response.arrayBuffer());
  expect(document.getTitle()).toBe(`${gridConnectionForm.title} ${reference}`);
});

test('another program fills in every field', async ({ startSite }) => {
  const site = await startSite();
  const document = await PDFDocument.load(await (await site.post(href, {})).arrayBuffer());
  const form = document.getForm();
  const filled = filledGridConnection();
  for (const field of form.getFields()) {
    const value = filled[field.getName() as GridField];
    if (field instanceof PDFRadioGroup) field.select(value);
    // What viewers write for themselves is set in Helvetica, which lacks some characters.
    if (field instanceof PDFTextField) field.setText(value.replace('№', 'Nr. '));
  }
  const again = (await PDFDocument.load(await document.save())).getForm();
  for (const field of everyField) {
    expect(valuesIn(again)[field], field).toBe(filled[field].replace('№', 'Nr. '));
  }
});

test('it says what it is, in which language, in which order, and what each field is for', async ({
  startSite,
}) => {
  const site = await startSite();
  const document = await PDFDocument.load(await (await site.post(href, {})).arrayBuffer());
  const { catalog } = document;
  const preferences = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
  expect(document.getTitle()).toBe(gridConnectionForm.title);
  expect(preferences.get(PDFName.of('DisplayDocTitle'))).toBe(PDFBool.True);
  expect(document.getLanguage()).toBe('de-DE');
  const marks = catalog.lookup(PDFName.of('MarkInfo'), PDFDict);
  expect(marks.get(PDFName.of('Marked'))).toBe(PDFBool.True);
  for (const page of document.getPages()) {
    expect(page.node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'));
    expect(page.getSize()).toEqual({ width: 595.28, height: 841.89 });
  }
  const form = document.getForm();
  // Viewers that draw nothing themselves find each field drawn.
  expect(form.acroForm.dict.get(PDFName.of('NeedAppearances'))).toBe(PDFBool.False);
  const widgets = form.getFields().flatMap((field) => field.acroField.getWidgets());
  for (const widget of widgets) expect(widget.getAppearances()?.normal).toBeDefined();
  expect(form.getFields().map((field) => field.getName())).toEqual(
    gridBlocks.flatMap(({ fields }) => fields),
  );
  for (const { title, fields } of gridBlocks) {
    for (const name of fields) {
      const spoken = form
        .getField(name)
        .acroField.dict.lookup(PDFName.of('TU'), PDFString, PDFHexString);
      expect(spoken.decodeText()).toContain(`${title}: ${gridConnectionForm.fields[name].label}`);
    }
  }
});

test('no value breaks it, and none is altered', async ({ startSite }) => {
  const site = await startSite();
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
      const response = await site.post(href, { strasse, hausnummer });
      expect([200, 400]).toContain(response.status);
      if (response.status === 400) return;
      expect(valuesIn(await formOf(response))).toMatchObject({ strasse, hausnummer });
    }),
    { numRuns: 15 },
  );
});

test('nonsense is refused, foreign pages too', async ({ startSite }) => {
  const site = await startSite({ rateLimit: 2 });
  const refusals: unknown[] = [
    { plz: 1665 },
    { unterkellert: 'vielleicht' },
    { fax: '1' },
    [],
    null,
  ];
  for (const body of refusals) {
    const response = await site.post(href, body);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  }
  const foreign = await site.post(href, {}, { origin: 'https://fremd.example' });
  expect(foreign.status).toBe(403);
  const plain = await site.post(href, {}, { 'content-type': 'text/plain' });
  expect(plain.status).toBe(415);
  const statuses = [];
  for (let count = 0; count < 3; count += 1) statuses.push((await site.post(href, {})).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test('database, PDF and the mail with its attachment hold the same, field by field', async ({
  database,
  startSite,
}) => {
  const site = await startSite();
  const filled = filledGridConnection();
  const response = await site.post('/api/netzanschluss-daten', filled);
  const { reference } = (await response.json()) as { reference: string };
  const mail = await vi.waitFor(
    async () => {
      const found = (await site.mails()).get(`${reference}-company.eml`);
      expect(found).toBeDefined();
      return found as Email;
    },
    { timeout: 40_000, interval: 50 },
  );
  const [attached] = mail.attachments;
  expect(attached?.filename).toBe(`Netzanschluss-Daten-${reference}.pdf`);
  expect(attached?.mimeType).toBe('application/pdf');
  const copy = await PDFDocument.load(attached?.content as ArrayBuffer);
  const posted = await formOf(await site.post(href, { ...filled, reference }));
  const [row] = await database.query('select * from grid_connections');

  const inDatabase = gridFieldsOf(row);
  const inMailedPdf = valuesIn(copy.getForm());
  const inDownloadedPdf = valuesIn(posted);
  const lines = mail.text?.split(/\r?\n/) ?? [];
  for (const field of everyField) {
    const value = filled[field];
    expect(inDatabase[field], field).toBe(value);
    expect(inMailedPdf[field], field).toBe(value);
    expect(inDownloadedPdf[field], field).toBe(value);
    const inWords = choicesOf(field)?.[value] ?? value;
    expect(lines, field).toContain(`${gridConnectionForm.fields[field].label}: ${inWords}`);
  }
});
