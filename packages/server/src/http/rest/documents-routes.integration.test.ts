import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { powerOfAttorneyFile } from '@rebhang-solar/content/power-of-attorney';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import { readPdf, valuesIn } from '../../testing/read-pdf.ts';

test('the power of attorney comes as a Word file with its name, the same each time', async ({
  site,
}) => {
  const { url } = site;
  const response = await fetch(url + powerOfAttorneyFile.href);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Vollmacht-Anlagenbetreiber.docx"; filename*=UTF-8''Vollmacht-Anlagenbetreiber.docx`,
  );
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  const file = Buffer.from(await response.arrayBuffer());
  expect(file.subarray(0, 2).toString()).toBe('PK');
  const again = await fetch(url + powerOfAttorneyFile.href);
  expect(file.equals(Buffer.from(await again.arrayBuffer()))).toBe(true);
});

test('the power of attorney comes filled with what is posted, and nothing is stored', async ({
  database,
  startSite,
}) => {
  const site = await startSite({ rateLimit: 3 });
  const reference = 'PV-7K3M-Q9XD-2R4T';
  const { filledHref, filledName } = powerOfAttorneyFile;
  const response = await site.post(filledHref, { name: 'Müller', vorname: 'Sabine', reference });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain(`"${filledName(reference)}"`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
  const { 'word/document.xml': xml } = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(strFromU8(xml ?? new Uint8Array())).toContain('Sabine Müller');
  expect(await database.query('select 1 from submissions')).toEqual([]);

  expect((await site.post(filledHref, { fax: '1' })).status).toBe(400);
  expect((await site.post(filledHref, {}, { origin: 'https://fremd.example' })).status).toBe(403);
  expect((await site.post(filledHref, {})).status).toBe(200);
  // Counted together with the PDFs, rejected ones too.
  expect((await site.post('/api/netzanschluss-daten/pdf', {})).status).toBe(429);
});

test('the grid form comes as a PDF with its name, blank where nothing is posted at all', async ({
  site,
}) => {
  const reference = 'PV-7K3M-Q9XD-2R4T';
  const filled = await site.post(gridConnectionFile.href, { name: 'Müller', reference });
  expect(filled.status).toBe(200);
  expect(filled.headers.get('content-type')).toBe('application/pdf');
  expect(filled.headers.get('cache-control')).toBe('no-store');
  expect(filled.headers.get('content-disposition')).toContain(
    `"${gridConnectionFile.name(reference)}"`,
  );
  expect(await valuesIn(await readPdf(await filled.arrayBuffer()))).toMatchObject({
    name: 'Müller',
  });
  const blank = await fetch(site.url + gridConnectionFile.href, { method: 'POST' });
  expect(blank.status).toBe(200);
  const values = await valuesIn(await readPdf(await blank.arrayBuffer()));
  expect(Object.values(values).filter(Boolean)).toEqual([]);
  expect((await site.post(gridConnectionFile.href, null)).status).toBe(400);
});
