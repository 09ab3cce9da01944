import { budget, dachflaeche } from '@rebhang-solar/content/choices';
import { claims } from '@rebhang-solar/content/company/claims';
import { company } from '@rebhang-solar/content/company-in-texts';
import { show, showDative } from '@rebhang-solar/content/figures/figure';
import { installation } from '@rebhang-solar/content/figures/installation';
import { type GridField, gridConnectionForm } from '@rebhang-solar/content/forms/grid-connection';
import { shownValue } from '@rebhang-solar/content/forms/shown-value';
import { registrationStages } from '@rebhang-solar/content/project-stages';
import { companyRegisters } from '@rebhang-solar/content/representation';
import { suspicionWords } from '@rebhang-solar/content/suspicion-words';
import { expect, vi } from 'vitest';
import { storeInvented } from '../../operator/seed/store-invented.ts';
import { createLogger } from '../../platform/log/create-logger.ts';
import type { AnyMailJob } from '../../requests/mails/mail-job.ts';
import { Submission } from '../../requests/submission.entity.ts';
import { mailAddresses, test } from '../../testing/fixtures.ts';
import { startWithSubmission } from '../../testing/mail-outage.ts';
import { openOrm } from '../../testing/open-orm.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
  maintenancePayload,
} from '../../testing/payloads.ts';
import { mailDelivery } from './deliver-mail.ts';
import { createSmtpTransport } from './mail-transport.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { recipientsByForm } from './recipients.ts';
import { whileUnchanged } from './while-unchanged.ts';

const patience = { timeout: 40_000, interval: 50 };

test('each request becomes a mail to the company and one to the visitor', async ({ site }) => {
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

test('the company reads every field, in German', async ({ site }) => {
  const first = await site.post('/api/netzanschluss-daten', gridConnectionPayload);
  const grid = (await first.json()) as { reference: string };
  const second = await site.post('/api/contact', consultationPayload);
  const consultation = (await second.json()) as { reference: string };
  const third = await site.post('/api/contact', contactPayload);
  const contact = (await third.json()) as { reference: string };
  await vi.waitFor(async () => expect((await site.mails()).size).toBe(6), patience);
  const mails = await site.mails();

  const gridMail = mails.get(`${grid.reference}-company.eml`);
  expect(gridMail?.subject).toBe(`Großmann, Klipphausen: Netzanschluss-Daten ${grid.reference}`);
  expect(gridMail?.from?.name).toBe('Großmann, Klipphausen (Website)');
  expect(gridMail?.html).toContain('href="tel:+4935204123"');
  expect(gridMail?.html).toContain(`href="mailto:${gridConnectionPayload.anEmail}"`);
  const entities = { '&amp;': '&', '&#39;': "'", '&quot;': '"' };
  const html = (gridMail?.html ?? '').replace(
    /&(amp|#39|quot);/g,
    (sign) => entities[sign as keyof typeof entities],
  );
  for (const [field, value] of Object.entries(gridConnectionPayload)) {
    const isMailed = value !== '' && !/geburtsdatum$/i.test(field);
    const shown = shownValue(gridConnectionForm.fields[field as GridField], value);
    const text = gridMail?.text?.replaceAll('\r\n', '\n');
    const isSaid = [':', '?'].some((end) => text?.includes(`${end} ${shown}\n`));
    expect(isSaid, field).toBe(isMailed);
    expect(html.includes(`>${shown}<`), field).toBe(isMailed);
  }
  // The goldens have the link of a site with a desk.
  for (const absent of ['keine Angabe', 'Anfrage öffnen', 'pnpm']) {
    expect(gridMail?.text).not.toContain(absent);
    expect(html).not.toContain(absent);
  }
  expect(gridMail?.messageId).toMatch(/^<[\da-f-]{36}\.company@rebhang-solar\.example>$/);
  const autoSubmitted = gridMail?.headers.find(({ key }) => key === 'auto-submitted');
  expect(autoSubmitted?.value).toBe('auto-generated');

  const consultationMail = mails.get(`${consultation.reference}-company.eml`);
  const lines = consultationMail?.text?.replaceAll('\r\n', '\n') ?? '';
  expect(lines).toContain('Haustyp: Einfamilienhaus\n');
  expect(lines).toContain(`Nutzbare Dachfläche: ${dachflaeche['50-100']}\n`);
  expect(lines).toContain(`Budget: ${budget['15000-25000']}\n`);
  const message = consultationPayload.message.replaceAll('\n', '\n  ');
  expect(lines).toContain(`Nachricht:\n  ${message}\n`);
  expect(lines).toMatch(/Antwort zugesagt: bis \p{L}+, \d\d\.\d\d\., \d{1,2}:\d\d Uhr\n/u);
  expect(lines).toContain(`Vorgangsnummer: ${consultation.reference}\n`);

  // Emoji, ẞ, another direction of writing, combined letters: as they were typed.
  const contactText = mails.get(`${contact.reference}-company.eml`)?.text ?? '';
  for (const value of Object.values(contactPayload)) {
    const indented = value.replaceAll('\r\n', '\n').replaceAll('\n', '\n  ');
    expect(contactText.replaceAll('\r\n', '\n')).toContain(indented);
  }
});

test('the visitor’s confirmation says what came in, and repeats nothing typed', async ({
  site,
}) => {
  const { reference } = (await (await site.post('/api/contact', consultationPayload)).json()) as {
    reference: string;
  };
  await vi.waitFor(async () => expect((await site.mails()).size).toBe(2), patience);
  const mail = (await site.mails()).get(`${reference}-visitor.eml`);
  expect(mail?.subject).toContain(reference);
  const autoSubmitted = mail?.headers.find(({ key }) => key === 'auto-submitted');
  expect(autoSubmitted?.value).toBe('auto-replied');
  expect(mail?.text).toContain(`binnen ${showDative(claims.replyWithin)}`);
  expect(mail?.text).toContain('kostenlose Beratung');
  for (const value of ['Käthe', 'Weinbergstraße', 'Süddach', '0351 98765']) {
    expect(mail?.text).not.toContain(value);
  }
});

test('the confirmation comes as text and as HTML that says the same and loads nothing', async ({
  database,
  mailServer,
  startSite,
}) => {
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  await site.post('/api/netzanschluss-daten', gridConnectionPayload);
  await database.query(`update submissions set received_at = '2026-11-21T04:03:00Z'`);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), patience);
  const { mail } =
    mailServer.received.find(({ recipients }) =>
      recipients.includes(gridConnectionPayload.anEmail),
    ) ?? {};
  const html = mail?.html ?? '';
  expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="de">/);
  // It leads to the visitor's own page, and nowhere else.
  expect(html.replaceAll(/http:\/\/localhost:3000\/anfrage\/[\w-]{22}/g, '')).not.toMatch(
    /<(img|link|script|iframe|form)\b|src=|url\(|@import|https?:/i,
  );
  const read = html
    .replace(/<(head)[\s\S]*<\/\1>/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
  const [reference] = /PV-[\w-]+/.exec(mail?.subject ?? '') ?? [''];
  const said = [
    reference,
    'Netzanschluss-Daten',
    'Ihre Angaben für die Anmeldung beim Netzbetreiber sind bei uns angekommen',
    registrationStages.gridRequest.title,
    registrationStages.gridRequest.duration,
    registrationStages.meterChange.duration,
    show(installation.total),
    ...companyRegisters,
    company.managingDirector,
  ];
  for (const words of said) {
    expect(mail?.text).toContain(words);
    expect(read).toContain(words.replace(/\s/g, ' '));
  }
  for (const [field, value] of Object.entries(gridConnectionPayload)) {
    // Short words and numbers of the payload stand in any text.
    if (value.length < 6 || value === 'Klipphausen') continue;
    expect(`${mail?.text} ${html}`, field).not.toContain(value);
  }
});

test('a name cannot write headers or turn a subject round', async ({
  database,
  mailServer,
  startSite,
}) => {
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  const suns = '🌞'.repeat(60);
  const name = `Eva\r\nBcc: opfer@x.example\u202E\u009B ẞ 👩‍👩‍👧 \u2067שלום\u2069 e\u0301${suns}`;
  await site.post('/api/contact', { ...contactPayload, name });
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), patience);
  const toCompany = mailServer.received.find(({ recipients }) =>
    recipients.includes(mailAddresses.company),
  );
  expect(toCompany?.recipients).toEqual([mailAddresses.company]);
  expect(toCompany?.mail.bcc ?? []).toEqual([]);
  // 80 characters as a person counts them, none of them cut in two.
  const subject = 'Eva Bcc: opfer@x.example ẞ 👩‍👩‍👧 שלום e\u0301';
  const filled = `${subject}${'🌞'.repeat(80 - [...new Intl.Segmenter().segment(subject)].length)}`;
  expect(toCompany?.mail.subject).toMatch(/: Kontaktanfrage PV-[\w-]+$/);
  expect(toCompany?.mail.subject?.split(': ').slice(0, -1).join(': ')).toBe(filled);
  expect(await database.query('select name from contact_messages')).toEqual([{ name }]);
});

test('what fills the hidden field is stored, marked, and not confirmed', async ({ site }) => {
  const { database } = site;
  await site.post('/api/contact', { ...contactPayload, website: 'https://spam.example' });
  await vi.waitFor(async () => expect((await site.mails()).size).toBe(1), patience);
  const [mail] = [...(await site.mails()).values()];
  expect(mail?.subject).toContain(`[${suspicionWords.mark}]`);
  expect(mail?.to?.[0]?.address).toBe(mailAddresses.company);
  expect(await database.query('select suspicion from submissions')).toEqual([
    { suspicion: 'hidden-field' },
  ]);
});

test('one mailbox gets at most three confirmations a day, the company every mail', async ({
  database,
  startSite,
}) => {
  const sites = [await startSite(), await startSite()];
  const spellings = [
    'opfer@x.example',
    'Opfer@X.example',
    'opfer+1@x.example',
    'OPFER+a+b@x.example',
  ];
  const send = (email: string, index: number) =>
    index % 2 === 0
      ? sites[0]?.post('/api/contact', { ...contactPayload, email })
      : sites[1]?.post('/api/netzanschluss-daten', { ...gridConnectionPayload, anEmail: email });
  const mails = async () => {
    const files = await Promise.all(sites.map((site) => site.mails()));
    return files.flatMap((byName) => [...byName.keys()]);
  };
  const sent = async (recipient: string) =>
    (await mails()).filter((file) => file.endsWith(`${recipient}.eml`)).length;
  const done = () =>
    database.query(`select id from pgboss.job where name = 'mail' and state = 'completed'`);

  await Promise.all([...spellings, ...spellings].map(send));
  await send('jemand@x.example', 0);
  await vi.waitFor(async () => expect(await done()).toHaveLength(9 + 4), patience);
  expect(await sent('company')).toBe(9);
  expect(await sent('visitor')).toBe(3 + 1);

  // A day later it is open again.
  await database.query(`update counted_mails set at = at - interval '25 hours'`);
  await send('opfer@x.example', 0);
  await vi.waitFor(async () => expect(await done()).toHaveLength(15), patience);
  expect(await sent('visitor')).toBe(5);
});

test('sizes and dates that look like a host with a path are confirmed like any other request', async ({
  site,
}) => {
  const given = {
    anlagengroesse: '9.8/10',
    anlagenjahr: '03.2012/05.2014',
    message: '1.8.0/2.8.0',
  };
  await site.post('/api/contact', { ...maintenancePayload, ...given });
  await vi.waitFor(async () => expect((await site.mails()).size).toBe(2), patience);
});

test('spellings of one mailbox are one, and a domain and the site have limits of their own', async ({
  database,
  startSite,
}) => {
  const site = await startSite({ confirmationsPerDomain: 4, confirmationsPerDay: 9 });
  const written = async (emails: string[]) => {
    const before = (await site.mails()).size;
    for (const email of emails) await site.post('/api/contact', { ...contactPayload, email });
    await vi.waitFor(async () => {
      const open = `select 1 from pgboss.job where name = 'mail' and state <> 'completed'`;
      expect(await database.query(open)).toEqual([]);
    }, patience);
    // Those to the company always come.
    return (await site.mails()).size - before - emails.length;
  };
  const google = ['m.u.s.t.e.r@gmail.com', 'Muster+1@googlemail.com', 'mus.ter@gmail.com'];
  expect(await written([...google, 'muster@googlemail.com'])).toBe(3);
  expect(await written(['andere@gmail.com', 'dritte@gmail.com'])).toBe(1);
  const catchAll = ['a@x.example', 'b@x.example', 'c@sub.x.example', 'd@x.example', 'e@x.example'];
  expect(await written(catchAll)).toBe(4);
  expect(await written(['f@noch.example', 'g@einer.example'])).toBe(1);
  expect(
    await database.query(`select count(*)::int from submissions where unconfirmed = 'limited'`),
  ).toEqual([{ count: 4 }]);
});

test('the office of each form reads its requests', async ({ mailServer, startSite }) => {
  const offices = ['beratung@rebhang-solar.example', 'chefin@rebhang-solar.example'];
  const site = await startSite({
    transport: createSmtpTransport(mailServer.url),
    offices: { consultation: offices },
  });
  await site.post('/api/contact', consultationPayload);
  await site.post('/api/contact', contactPayload);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(4), patience);
  const recipients = mailServer.received.map((received) => received.recipients.toSorted());
  expect(recipients).toContainEqual(offices);
  expect(recipients).toContainEqual([mailAddresses.company]);
  const toVisitor = mailServer.received.find(
    ({ recipients: [to] }) => to === consultationPayload.email,
  );
  expect(toVisitor?.mail.replyTo?.map(({ address }) => address)).toEqual(offices);
});

test('a mail server that refuses is tried again, and nothing is lost', async ({
  database,
  mailServer,
  startSite,
}) => {
  const site = await startWithSubmission(mailServer, startSite, 'refuse for now');

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
});

test('an address that does not exist is not tried for ever', async ({
  database,
  mailServer,
  startSite,
}) => {
  await startWithSubmission(mailServer, startSite, 'refuse recipient for good');
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
  expect(await database.query('select unconfirmed from submissions')).toEqual([
    { unconfirmed: 'refused' },
  ]);
});

test('a mail server that refuses the sender is no word about the visitor’s address', async ({
  database,
  mailServer,
  startSite,
}) => {
  await startWithSubmission(mailServer, startSite, 'refuse sender for good');
  const states = () => database.query(`select distinct state from pgboss.job where name = 'mail'`);
  await vi.waitFor(async () => expect(await states()).toEqual([{ state: 'retry' }]), patience);
  expect(await database.query('select unconfirmed from submissions')).toEqual([
    { unconfirmed: null },
  ]);
});

test('an active mail of a process that died is taken up again', async ({ database, startSite }) => {
  const site = await startSite();
  await site.post('/api/contact', contactPayload);
  await vi.waitFor(async () => expect((await site.mails()).size).toBe(2), patience);
  await site.stop();
  // As a killed worker leaves it: active, its last sign of life a quarter of a minute ago.
  await database.query(
    `update pgboss.job set state = 'active', completed_on = null,
       started_on = now() - interval '20 seconds', heartbeat_on = now() - interval '16 seconds'
     where name = 'mail'`,
  );
  const next = await startSite();
  await vi.waitFor(async () => expect((await next.mails()).size).toBe(2), patience);
});

test('a notice that holds an address is sent for 23 hours, and is gone after', async ({
  database,
  startSite,
}) => {
  const site = await startSite();
  const add = (reference: string, age: string) =>
    database.query(
      `insert into pgboss.job (name, data, created_on) values ('mail', $1, now() - $2::interval)`,
      [
        {
          recipient: 'visitor',
          notice: {
            address: 'eva@x.example',
            reference,
            kind: 'contact',
            about: 'corrected',
            fields: ['phone'],
          },
          at: '2026-11-24T08:00:00.000Z',
        },
        age,
      ],
    );
  await add('PV-2222-2222-2222', '23 hours 1 minute');
  await add('PV-3333-3333-3333', '22 hours 50 minutes');
  await vi.waitFor(async () => {
    expect(await database.query(`select 1 from pgboss.job where name = 'mail'`)).toEqual([]);
  }, patience);
  expect([...(await site.mails()).keys()]).toEqual([
    `PV-3333-3333-3333-notice-${Date.parse('2026-11-24T08:00:00.000Z')}.eml`,
  ]);
  expect(site.log()).toContain('The sender could not be told within a day');
  expect(site.log()).not.toContain('eva@x.example');
});

test('a mail is tried for about a fortnight, waits for ever once it is given up, and is listed for a week once it is sent', async ({
  site,
}) => {
  const year = 365 * 24 * 60 * 60;
  const queues = await site.database.query<{ name: string; kept: number }>(
    `select name, retry_limit, retry_delay, retry_backoff, retry_delay_max, dead_letter,
       expire_seconds, deletion_seconds, retention_seconds as kept
     from pgboss.queue where name in ('mail', 'mail-dead') order by name`,
  );
  expect(queues[0]).toMatchObject({
    name: 'mail',
    retry_limit: 350,
    retry_delay: 30,
    retry_backoff: true,
    retry_delay_max: 3_600,
    dead_letter: 'mail-dead',
    expire_seconds: 300,
    deletion_seconds: 604_800,
  });
  expect(queues).toHaveLength(2);
  for (const { kept } of queues) expect(kept).toBeGreaterThan(40 * year);
  // At most one of a kind waits; what has failed of a digest the next one finds.
  const collecting = await site.database.query<{ kept: number }>(
    `select name, policy, retry_limit, retention_seconds as kept
     from pgboss.queue where name in ('digest-mail', 'visitor-additions') order by name`,
  );
  expect(collecting).toMatchObject([
    { name: 'digest-mail', policy: 'short', retry_limit: 0 },
    { name: 'visitor-additions', policy: 'short', retry_limit: 100 },
  ]);
  expect(collecting[1]?.kept).toBeGreaterThan(40 * year);
});

test('each mail about a request has an ID, a name and a recipient of its own, and says what it is for', async ({
  database,
}) => {
  const orm = await openOrm(database.url);
  const log: string[] = [];
  const sent: [string, OutgoingMail][] = [];
  let answer: object | undefined;
  const deliver = mailDelivery(
    orm,
    {
      keepsMails: false,
      send: async (mail, name) => {
        if (answer) throw Object.assign(new Error('x'), answer);
        sent.push([name, mail]);
      },
      close: () => undefined,
    },
    {
      ...mailAddresses,
      company: recipientsByForm({ MAIL_TO_CONSULTATION: ['b@x.example'] }, ['c@x.example']),
    },
    createLogger('info', { write: (line: string) => void log.push(line) }),
  );
  const at = new Date('2026-11-24T07:00:00Z');
  const reference = await storeInvented(orm.em, 'consultation', consultationPayload, at);
  const [{ id: submissionId } = { id: '' }] = await database.query<{ id: string }>(
    `update submissions set unconfirmed = 'limited' returning id`,
  );
  const steps = await database.query<{ id: number }>(
    `insert into handling_events (submission_id, at, by, type, note, field, state)
     select $1, ('2026-11-24 ' || at)::timestamp at time zone 'UTC', by, type, note, field, 'taken'
     from (values
       ('08:00', 'Anna', 'note', 'Von vorher.', null), ('10:00', 'Jens', 'note', 'Von Jens.', null),
       ('10:00', 'Anna', 'handedOver', null, null), ('10:00', 'Anna', 'note', 'Bitte bald.', null),
       ('10:59', '', 'remark', 'Schon gesagt.', null), ('11:00', '', 'remark', 'Erstens.', null),
       ('11:30', '', 'remark', 'Zweitens.', null), ('11:40', 'Anna', 'corrected', null, 'phone')
     ) as steps (at, by, type, note, field) returning id`,
    [submissionId],
  );
  const again = '2026-11-24T08:00:00.000Z';
  const notice = { address: 'eva@x.example', reference, kind: 'consultation', about: 'corrected' };
  const handedOver = { to: 'jens@x.example', by: 'Anna', at: '2026-11-24T10:00:00.000Z' };
  const office = { submissionId, recipient: 'company' } as const;
  const visitor = { submissionId, recipient: 'visitor' } as const;
  const told = { recipient: 'visitor', notice, at: again } as AnyMailJob;
  const jobs: AnyMailJob[] = [
    office,
    { ...office, again },
    { ...office, handedOver },
    { ...office, addedSince: '2026-11-24T11:00:00.000Z' },
    { recipient: 'company', withdrawn: 'PV-1', kind: 'consultation', hadAppointment: false },
    told,
    visitor,
    { ...visitor, again },
    { ...visitor, again, notReached: true },
  ];
  for (const job of jobs) expect(await deliver(job)).toBeUndefined();
  const eva = consultationPayload.email;
  expect(
    sent.map(([name, { messageId, to }]) => [
      name.replace(reference, 'PV'),
      messageId?.replace(submissionId, 'id').replace(reference, 'PV'),
      ...to,
    ]),
  ).toEqual([
    ['PV-company', '<id.company@rebhang-solar.example>', 'b@x.example'],
    ['PV-company', '<id.company.1795507200000@rebhang-solar.example>', 'b@x.example'],
    [
      'PV-company-handed-over-1795514400000',
      '<id.company.handed-over.1795514400000@rebhang-solar.example>',
      'jens@x.example',
    ],
    [
      'PV-company-added-1795518000000',
      `<id.company.added.${steps[6]?.id}@rebhang-solar.example>`,
      'b@x.example',
    ],
    ['PV-1-withdrawn', '<PV-1.withdrawn@rebhang-solar.example>', 'b@x.example'],
    ['PV-notice-1795507200000', '<PV.notice.1795507200000@rebhang-solar.example>', 'eva@x.example'],
    ['PV-visitor', '<id.visitor@rebhang-solar.example>', eva],
    ['PV-visitor', '<id.visitor.1795507200000@rebhang-solar.example>', eva],
    ['PV-visitor-not-reached', '<id.visitor.not-reached.1795507200000@rebhang-solar.example>', eva],
  ]);
  expect(sent[2]?.[1].text).toContain('Dazu: Bitte bald.\n');
  expect(sent[3]?.[1].text).toMatch(/: Erstens\.\n.*: Zweitens\.\n/);
  expect(sent[3]?.[1].text).not.toMatch(/Schon gesagt|Telefon/);
  expect(await database.query('select unconfirmed from submissions')).toEqual([
    { unconfirmed: null },
  ]);

  // An address of before that refuses our mail is none for another attempt; whatever else is wrong is.
  answer = { command: 'RCPT TO', responseCode: 550 };
  await deliver(told);
  expect(log.join()).toContain('refuses our mail');
  for (const passing of [{ responseCode: 450 }, { command: 'MAIL FROM' }]) {
    answer = { command: 'RCPT TO', responseCode: 550, ...passing };
    await expect(deliver(told)).rejects.toThrow('x');
  }
  await orm.close();
});

test('a mail on disk is written while its request cannot change, and not once it has', async ({
  database,
}) => {
  const orm = await openOrm(database.url);
  const em = orm.em.fork();
  await storeInvented(em, 'contact', contactPayload, new Date());
  const submission = await em.findOneOrFail(Submission, { kind: 'contact' });
  const write = vi.fn(() =>
    expect(database.query('select 1 from submissions for update nowait')).rejects.toThrow('lock'),
  );
  await whileUnchanged(em, submission, write);
  await database.query(`update submissions set digest = 'another'`);
  await expect(whileUnchanged(em, submission, write)).rejects.toThrow('The request has changed');
  expect(write).toHaveBeenCalledOnce();
  await orm.close();
});
