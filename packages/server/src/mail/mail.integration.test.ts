import { budget, dachflaeche } from '@rebhang-solar/content/choices';
import { companyMail } from '@rebhang-solar/content/mails';
import { expect, vi } from 'vitest';
import { mailAddresses, test } from '../testing/fixtures.ts';
import { startMailServer } from '../testing/mail-server.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
  maintenancePayload,
} from '../testing/payloads.ts';
import { createSmtpTransport } from './mail-transport.ts';

const patience = { timeout: 40_000, interval: 50 };

test('each request becomes a mail to the company and one to the visitor', async ({ startSite }) => {
  const site = await startSite();
  const bodies = [
    ['/api/contact', contactPayload, contactPayload.email],
    ['/api/contact', consultationPayload, consultationPayload.email],
    ['/api/contact', maintenancePayload, maintenancePayload.email],
    ['/api/netzanschluss-daten', gridConnectionPayload, gridConnectionPayload.anEmail],
  ] as const;
  const expected: [string, string, string][] = [];
  for (const [path, body, visitor] of bodies) {
    const { reference } = (await (await site.post(path, body)).json()) as { reference: string };
    expected.push([`${reference}-company.eml`, mailAddresses.company, visitor]);
    expected.push([`${reference}-visitor.eml`, visitor, mailAddresses.company]);
  }
  await vi.waitFor(async () => expect((await site.mails()).size).toBe(8), patience);
  const mails = await site.mails();
  const found = [...mails].map(([file, mail]) => [
    file,
    mail.to?.[0]?.address,
    mail.replyTo?.[0]?.address,
  ]);
  expect(found.sort()).toEqual(expected.sort());
});

test('the company reads every field, in German', async ({ startSite }) => {
  const site = await startSite();
  const first = await site.post('/api/netzanschluss-daten', gridConnectionPayload);
  const grid = (await first.json()) as { reference: string };
  const second = await site.post('/api/contact', consultationPayload);
  const consultation = (await second.json()) as { reference: string };
  await vi.waitFor(async () => expect((await site.mails()).size).toBe(4), patience);
  const mails = await site.mails();

  const gridMail = mails.get(`${grid.reference}-company.eml`);
  expect(gridMail?.subject).toBe(`Netzanschluss-Daten ${grid.reference}: Zoë Großmann`);
  for (const [field, value] of Object.entries(gridConnectionPayload)) {
    expect(gridMail?.text, field).toContain(value === 'ja' ? ': Ja' : `: ${value}`);
  }

  const consultationMail = mails.get(`${consultation.reference}-company.eml`);
  const lines = consultationMail?.text?.replaceAll('\r\n', '\n') ?? '';
  expect(lines).toContain('Haustyp: Einfamilienhaus\n');
  expect(lines).toContain(`Nutzbare Dachfläche: ${dachflaeche['50-100']}\n`);
  expect(lines).toContain(`Budget: ${budget['15000-25000']}\n`);
  expect(lines).toContain(`Nachricht:\n${consultationPayload.message}\n`);
  expect(lines).toContain(`Vorgangsnummer: ${consultation.reference}\n`);
});

test('the visitor’s confirmation says what came in, and repeats nothing typed', async ({
  startSite,
}) => {
  const site = await startSite();
  const { reference } = (await (await site.post('/api/contact', consultationPayload)).json()) as {
    reference: string;
  };
  await vi.waitFor(async () => expect((await site.mails()).size).toBe(2), patience);
  const mail = (await site.mails()).get(`${reference}-visitor.eml`);
  expect(mail?.subject).toContain(reference);
  expect(mail?.text).toContain('binnen 24 Stunden');
  expect(mail?.text).toContain('kostenlose Beratung');
  for (const value of ['Käthe', 'Weinbergstraße', 'Süddach', '0351 98765']) {
    expect(mail?.text).not.toContain(value);
  }
});

test('a name cannot write headers or turn a subject round', async ({ database, startSite }) => {
  const mailServer = await startMailServer();
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  const name = 'Eva\r\nBcc: opfer@x.example\u202E\u0007 Ende';
  await site.post('/api/contact', { ...contactPayload, name });
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), patience);
  const toCompany = mailServer.received.find(({ recipients }) =>
    recipients.includes(mailAddresses.company),
  );
  expect(toCompany?.recipients).toEqual([mailAddresses.company]);
  expect(toCompany?.mail.bcc ?? []).toEqual([]);
  expect(toCompany?.mail.subject).toMatch(/: Eva Bcc: opfer@x\.example Ende$/);
  expect(await database.query('select name from contact_messages')).toEqual([{ name }]);
  await site.stop();
  await mailServer.stop();
});

test('what fills the hidden field is stored, marked, and not confirmed', async ({
  database,
  startSite,
}) => {
  const site = await startSite();
  await site.post('/api/contact', { ...contactPayload, website: 'https://spam.example' });
  await vi.waitFor(async () => expect((await site.mails()).size).toBe(1), patience);
  const [mail] = [...(await site.mails()).values()];
  expect(mail?.subject).toContain(`[${companyMail.suspicion}]`);
  expect(mail?.to?.[0]?.address).toBe(mailAddresses.company);
  expect(await database.query('select suspicion from submissions')).toEqual([
    { suspicion: 'hidden-field' },
  ]);
});

test('a mail server that refuses is tried again, and nothing is lost', async ({
  database,
  startSite,
}) => {
  const mailServer = await startMailServer();
  mailServer.answer = 'refuse for now';
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  const response = await site.post('/api/contact', contactPayload);
  expect(response.status).toBe(201);

  const waiting = () =>
    database.query<{ state: string; pause: number }>(
      `select state, extract(epoch from start_after - now())::int as pause
       from pgboss.job where name = 'mail'`,
    );
  await vi.waitFor(
    async () => expect((await waiting()).map((job) => job.state)).toEqual(['retry', 'retry']),
    patience,
  );
  for (const { pause } of await waiting()) {
    expect(pause).toBeGreaterThanOrEqual(25);
    expect(pause).toBeLessThanOrEqual(60);
  }

  mailServer.answer = 'take';
  // The pause is over.
  await database.query(`update pgboss.job set start_after = now() where name = 'mail'`);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), patience);
  expect(site.log()).not.toContain(contactPayload.email);
  await site.stop();
  await mailServer.stop();
});

test('an address that does not exist is not tried for ever', async ({ database, startSite }) => {
  const mailServer = await startMailServer();
  mailServer.answer = 'refuse recipient for good';
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  await site.post('/api/contact', contactPayload);
  const states = () =>
    database.query(
      `select data->>'recipient' as recipient, state from pgboss.job where name = 'mail' order by 1`,
    );
  // The company's own mailbox may be mended, so its mail stays.
  await vi.waitFor(
    async () =>
      expect(await states()).toEqual([
        { recipient: 'company', state: 'retry' },
        { recipient: 'visitor', state: 'completed' },
      ]),
    patience,
  );
  await site.stop();
  await mailServer.stop();
});

test('a mail in the hands of a process that died is taken up again', async ({
  database,
  startSite,
}) => {
  const site = await startSite();
  await site.post('/api/contact', contactPayload);
  await vi.waitFor(async () => expect((await site.mails()).size).toBe(2), patience);
  await site.stop();
  // As a killed worker leaves it: in hand, its last sign of life a quarter of a minute ago.
  await database.query(
    `update pgboss.job set state = 'active', completed_on = null,
       started_on = now() - interval '20 seconds', heartbeat_on = now() - interval '16 seconds'
     where name = 'mail'`,
  );
  const next = await startSite();
  await vi.waitFor(async () => expect((await next.mails()).size).toBe(2), patience);
});
