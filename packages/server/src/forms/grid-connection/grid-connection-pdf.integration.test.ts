import type { FormField } from '@rebhang-solar/content/forms/form-table';
import {
  type GridField,
  gridConnectionBlocks,
  gridConnectionForm,
} from '@rebhang-solar/content/forms/grid-connection';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Email } from 'postal-mime';
import { expect, vi } from 'vitest';
import { filledGridConnection } from '../../testing/filled-grid-connection.ts';
import { test } from '../../testing/fixtures.ts';
import { gridFieldsOf } from '../../testing/payloads.ts';
import { looksIn, readPdf, valuesIn, widgetsIn } from '../../testing/read-pdf.ts';

const { href } = gridConnectionFile;
const everyField = Object.keys(filledGridConnection()) as GridField[];

async function pdfOf(response: Response): Promise<PDFDocumentProxy> {
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return readPdf(await response.arrayBuffer());
}

const blank = Object.fromEntries(everyField.map((field) => [field, '']));

/** What stands in the fields of a PDF: dates in German, a chosen answer under its key, all else as given. */
function asPrinted(values: Record<GridField, string>): Record<GridField, string> {
  const printed = { ...values };
  for (const field of everyField) {
    const asked: FormField = gridConnectionForm.fields[field];
    if (asked.kind !== 'choice') printed[field] = shownValue(asked, values[field]);
  }
  return printed;
}

test('nothing posted is a blank form, anything posted stands in its field', async ({ site }) => {
  const { database } = site;
  const nothing = await fetch(site.url + href, { method: 'POST', headers: { origin: site.url } });
  expect(await valuesIn(await pdfOf(nothing))).toEqual(blank);

  const some = { ort: 'Großenhain-ẞ', anEmail: 'noch nicht fert', unterkellert: 'nein', flur: '' };
  const asJson = await site.post(href, some);
  expect(asJson.headers.get('cache-control')).toBe('no-store');
  expect(asJson.headers.get('content-disposition')).toContain('"Netzanschluss-Daten.pdf"');
  expect(await valuesIn(await pdfOf(asJson))).toEqual({ ...blank, ...some });

  // As a browser posts the form itself, envelope included.
  const envelope = { website: '', privacyVersion: '2026-11' };
  const asForm = await fetch(site.url + href, {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams({ ...filledGridConnection(), ...envelope }),
  });
  expect(await valuesIn(await pdfOf(asForm))).toEqual(asPrinted(filledGridConnection()));
  for (const table of ['submissions', 'grid_connections', 'pgboss.job']) {
    expect(await database.query(`select 1 from ${table}`), table).toEqual([]);
  }
});

test('the reference is printed and names the file', async ({ site }) => {
  const reference = 'PV-7K3M-Q9XD-2R4T';
  const response = await site.post(href, { ...filledGridConnection(), reference });
  expect(response.headers.get('content-disposition')).toContain(
    `"Netzanschluss-Daten-${reference}.pdf"`,
  );
  const { info } = await (await pdfOf(response)).getMetadata();
  expect(info).toHaveProperty('Title', `${gridConnectionForm.title} ${reference}`);
});

test('a date stands in it as it is written in German', async ({ site }) => {
  const posted = { geburtsdatum: '1961-04-02', eigenGeburtsdatum: 'um 1961' };
  expect(await valuesIn(await pdfOf(await site.post(href, posted)))).toMatchObject({
    geburtsdatum: '02.04.1961',
    eigenGeburtsdatum: 'um 1961',
  });
});

test('each field is drawn with what it holds, and no viewer draws it anew', async ({ site }) => {
  const filled = filledGridConnection();
  const document = await pdfOf(await site.post(href, filled));
  const [widgets, looks] = [await widgetsIn(document), await looksIn(document)];
  expect(looks).toHaveLength(widgets.length);
  const printed = asPrinted(filled);
  for (const [index, { fieldName, buttonValue }] of widgets.entries()) {
    const value = printed[fieldName as GridField];
    const isAnswer = buttonValue !== undefined;
    expect(looks[index]?.isMarked, fieldName).toBe(isAnswer && buttonValue === value);
    // Where a line ends, its last space is left out.
    const text = looks[index]?.text.replaceAll(/\s/g, '');
    expect(text, fieldName).toBe(isAnswer ? '' : value.replaceAll(/\s/g, ''));
  }
  // A viewer would take the typeface that every one has, without half of the letters.
  const file = Buffer.from(await document.getData()).toString('latin1');
  expect(file).toContain('/NeedAppearances false');
});

test('a viewer fills in every field, and saves it', async ({ site }) => {
  const document = await pdfOf(await site.post(href, {}));
  const filled = filledGridConnection();
  for (const { id, fieldName, buttonValue } of await widgetsIn(document)) {
    const value = filled[fieldName as GridField];
    document.annotationStorage.setValue(id, {
      value: buttonValue === undefined ? value : buttonValue === value,
    });
  }
  expect(await valuesIn(await readPdf(await document.saveDocument()))).toEqual(filled);
});

test('it says what it is, in which language, in which order, and what each field is for', async ({
  site,
}) => {
  const document = await pdfOf(await site.post(href, { unterkellert: 'ja' }));
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: gridConnectionForm.title, Language: 'de-DE' });
  const marks = { Marked: true, UserProperties: false, Suspects: false };
  expect(await document.getMarkInfo()).toEqual(new Map(Object.entries(marks)));
  expect(await document.getViewerPreferences()).toEqual(new Map([['DisplayDocTitle', true]]));
  const widgets = await widgetsIn(document);
  const names = widgets.map(({ fieldName }) => fieldName);
  expect([...new Set(names)]).toEqual(
    gridConnectionBlocks.flatMap(({ fields }): GridField[] => [...fields]),
  );
  for (const { fieldName, alternativeText, hasAppearance } of widgets) {
    const { label } = gridConnectionForm.fields[fieldName as GridField];
    const block = gridConnectionBlocks.find(({ fields }) =>
      fields.some((field) => field === fieldName),
    );
    expect(alternativeText).toContain(`${block?.title}: ${label}`);
    // Viewers that draw nothing themselves find each field drawn.
    expect(hasAppearance, fieldName).toBe(true);
  }
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    expect(page.view).toEqual([0, 0, 595.28, 841.89]);
    // A screen reader meets each control in its place between the texts.
    const tags = JSON.stringify(await page.getStructTree());
    for (const { id } of await page.getAnnotations()) {
      expect(tags).toContain(
        `{"role":"Form","children":[{"type":"annotation","id":"pdfjs_internal_id_${id}"}]}`,
      );
    }
    expect(tags).toContain('"role":"H2"');
  }
});

test('nonsense is rejected, foreign pages too', async ({ startSite }) => {
  const invalid: unknown[] = [
    { plz: 1665 },
    { unterkellert: 'vielleicht' },
    { fax: '1' },
    [],
    null,
  ];
  // What is rejected for its content counts as well: it has been read.
  const site = await startSite({ rateLimit: invalid.length + 2 });
  for (const body of invalid) {
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

test('database, PDF and the mail with its attachment hold the same, birth dates aside', async ({
  site,
}) => {
  const { database } = site;
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
  const posted = await site.post(href, { ...filled, reference });
  const [row] = await database.query('select * from grid_connections');

  const inDatabase = gridFieldsOf(row);
  const inMailedPdf = await valuesIn(await readPdf(attached?.content as ArrayBuffer));
  const inDownloadedPdf = await valuesIn(await pdfOf(posted));
  const lines = mail.text?.split(/\r?\n/) ?? [];
  const printed = asPrinted(filled);
  for (const field of everyField) {
    const value = filled[field];
    expect(inDatabase[field], field).toBe(value);
    const inWords = shownValue(gridConnectionForm.fields[field], value);
    const inPdf = printed[field];
    expect(inDownloadedPdf[field], field).toBe(inPdf);
    const isBirthDate = /geburtsdatum$/i.test(field);
    expect(inMailedPdf[field], field).toBe(isBirthDate ? '' : inPdf);
    const { label } = gridConnectionForm.fields[field];
    const line = `${label}${label.endsWith('?') ? '' : ':'} ${inWords}`;
    expect(lines.includes(line), field).toBe(!isBirthDate);
  }
  // Nowhere in the mail, whatever part of it or of its attachment one looks into.
  expect(mail.html).not.toContain('geburtsdatum');
});
