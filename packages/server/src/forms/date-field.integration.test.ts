import { gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { validationMessages } from '@rebhang-solar/content/forms/validation';
import { parse } from 'csv-parse/sync';
import { expect, vi } from 'vitest';
import { callInbox } from '../testing/call-command.ts';
import { test } from '../testing/fixtures.ts';
import { specifiedGridPayload } from '../testing/payloads.ts';
import { readPdf, valuesIn } from '../testing/read-pdf.ts';

const path = '/api/netzanschluss-daten';
const { geplanteInbetriebnahme, messkonzept } = gridConnectionForm.fields;

test('what is no day of the calendar is answered at its field', async ({ site }) => {
  const { database } = site;
  for (const sent of ['bald, 31.02.2020', '31.02.2020', '2020-02-31']) {
    const response = await site.post(path, { ...specifiedGridPayload, geburtsdatum: sent });
    expect(response.status, sent).toBe(400);
    expect(await response.json()).toMatchObject({
      errors: { geburtsdatum: validationMessages.date },
    });
  }
  for (const field of ['geburtsdatum', 'nutzGeburtsdatum', 'eigenGeburtsdatum'])
    for (const sent of ['24.05.2968', '24.05.1868']) {
      const response = await site.post(path, { ...specifiedGridPayload, [field]: sent });
      expect(response.status, `${field} ${sent}`).toBe(400);
      expect(await response.json()).toMatchObject({
        errors: { [field]: validationMessages.birthDate },
      });
    }
  expect(await database.query('select id from grid_connections')).toEqual([]);
});

test('a date is the same day in row, mail, PDF and export; a text that looks like one stays', async ({
  folder,
  site,
}) => {
  const { database } = site;
  const sent = {
    geburtsdatum: '24.5.68',
    geplanteInbetriebnahme: '3.12.2026',
    messkonzept: '2026-12-03',
  };
  const response = await site.post(path, { ...specifiedGridPayload, ...sent });
  const { reference } = (await response.json()) as { reference: string };
  expect(
    await database.query(
      'select geburtsdatum, geplante_inbetriebnahme, messkonzept from grid_connections',
    ),
  ).toEqual([
    {
      geburtsdatum: '1968-05-24',
      geplante_inbetriebnahme: '2026-12-03',
      messkonzept: '2026-12-03',
    },
  ]);

  const mail = await vi.waitFor(
    async () => {
      const company = (await site.mails()).get(`${reference}-company.eml`);
      if (!company) throw new Error('No mail yet');
      return company;
    },
    { timeout: 30_000 },
  );
  expect(mail.text).toContain(`${geplanteInbetriebnahme.label}: 03.12.2026`);
  expect(mail.text).toContain(`${messkonzept.label}: 2026-12-03`);
  const [attached] = mail.attachments;
  expect(await valuesIn(await readPdf(attached?.content as ArrayBuffer))).toMatchObject({
    geplanteInbetriebnahme: '03.12.2026',
    messkonzept: '2026-12-03',
  });

  const settings = { DATABASE_URL: database.url, DATA_DIR: folder };
  const { out } = await callInbox(settings, ['export', '--all-columns']);
  const [row] = parse(out, { bom: true, delimiter: ';', record_delimiter: '\r\n', columns: true });
  const cellOf = (label: string) =>
    Object.entries(row as Record<string, string>).find(([title]) => title.endsWith(label))?.[1];
  expect(cellOf(geplanteInbetriebnahme.label)).toBe('03.12.2026');
  expect(cellOf(messkonzept.label)).toContain('2026-12-03');
});
