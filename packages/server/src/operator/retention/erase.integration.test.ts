import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { createFileTransport, type MailTransport } from '../../delivery/mail/mail-transport.ts';
import { dumpDatabase, identifiersOf } from '../../testing/all-traces.ts';
import { type CommandRun, callInbox } from '../../testing/call-command.ts';
import { markedGridConnection } from '../../testing/filled-grid-connection.ts';
import { test as base, type TestSite } from '../../testing/fixtures.ts';
import { openOrm } from '../../testing/open-orm.ts';
import { corrections, startVisit, withdraw } from '../../testing/own-page-visitor.ts';
import { consultationPayload, contactPayload, maintenancePayload } from '../../testing/payloads.ts';
import { purge } from './purge.ts';

const patience = { timeout: 40_000, interval: 50 };
const marker = 'Spurensuche';
const email = `${marker.toLowerCase()}@beispiel.example`;

type Operator = {
  /** Where the mails lie. */
  mailFolder: string;
  inbox(...args: string[]): Promise<CommandRun>;
  /** Everything that is left anywhere: tables, names of files and what is in them. */
  everything(): Promise<string>;
};

const test = base.extend<{ operator: Operator }>({
  operator: async ({ database, folder }, use) => {
    const mailFolder = join(folder, 'mail');
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder };
    await use({
      mailFolder,
      inbox: (...args) => callInbox(settings, args),
      async everything() {
        const files = await readdir(mailFolder);
        const texts = await Promise.all(files.map((file) => readFile(join(mailFolder, file))));
        // Attachments and long lines are base64: what they say is in no other file's name or head.
        return [await dumpDatabase(database), ...files, ...texts.map(String)].join('\n');
      },
    });
  },
});

/** A request of every form, each with the marker in every text. */
async function sendMarked(site: TestSite): Promise<void> {
  const marked = (payload: Record<string, unknown>) => ({
    ...Object.fromEntries(
      Object.entries(payload).map(([field, value]) => [
        field,
        ['name', 'phone', 'address', 'message', 'anlagengroesse'].includes(field)
          ? `${marker} ${value}`
          : value,
      ]),
    ),
    email,
  });
  await site.post('/api/contact', marked(contactPayload));
  await site.post('/api/contact', marked(consultationPayload));
  await site.post('/api/contact', marked(maintenancePayload));
  await site.post('/api/netzanschluss-daten', { ...markedGridConnection(marker), anEmail: email });
}

/** The jobs of the first request as they look after a mail was given up, those of the second waiting. */
const spreadJobs = `
  with one as (select id from submissions order by received_at limit 1)
  insert into pgboss.job (name, data, source_name)
  select 'mail-dead', data, 'mail' from pgboss.job
  where name = 'mail' and data->>'submissionId' = (select id::text from one);
  update pgboss.job set state = 'retry', start_after = now() + interval '1 hour'
  where name = 'mail' and data->>'submissionId' =
    (select id::text from submissions order by received_at offset 1 limit 1)`;

test('erasing a person leaves no trace of them: no row, job, key, digest or file', async ({
  database,
  operator,
  startSite,
}) => {
  const site = await startSite({ transport: createFileTransport(operator.mailFolder) });
  await sendMarked(site);
  await site.post('/api/contact', { ...contactPayload, name: 'Jemand anders' });
  // The three confirmations a day, and everybody's mail to the company.
  await vi.waitFor(
    async () => expect(await readdir(operator.mailFolder)).toHaveLength(5 + 3 + 1),
    patience,
  );
  await site.stop();
  await database.query(spreadJobs);
  const identifiers = await identifiersOf(database, `search_text like '%spurensuche%'`);
  expect(identifiers).toHaveLength(4 * 3);
  const before = await operator.everything();
  for (const trace of [marker, email, ...identifiers]) expect(before).toContain(trace);

  const { code, out, err } = await operator.inbox('erase', email.toUpperCase(), '--yes');
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^4 Vorgänge gelöscht, vermerkt unter Nr\. 1\.\n/);
  const after = await operator.everything();
  for (const trace of [marker, marker.toLowerCase(), ...identifiers]) {
    expect(after).not.toContain(trace);
  }
  // Of the others nothing is missing.
  expect(await database.query('select name from contact_messages')).toEqual([
    { name: 'Jemand anders' },
  ]);
  expect(await readdir(operator.mailFolder)).toHaveLength(2);
  expect(await database.query(`select 1 from pgboss.job where name like 'mail%'`)).toHaveLength(2);
  // The record says that it was done, and none of what.
  const [record] = await database.query(`select t::text as text from erasures t`);
  expect(record).toEqual({ text: expect.stringMatching(/^\(1,"[^"]+",asked,4,\)$/) });
  await operator.inbox('erase', contactPayload.email, '--yes');
  const history = await operator.inbox('erase', '--history');
  expect(history.out).toMatch(/^2 .* auf Wunsch {2,}1\n1 .* auf Wunsch {2,}4$/m);
});

test('a person is found by an address that was corrected since', async ({
  database,
  operator,
  startSite,
}) => {
  const site = await startSite({ transport: createFileTransport(operator.mailFolder) });
  // An underscore stands for itself, not for any sign.
  const former = 'anna_b@beispiel.example';
  const others = ['annaxb@beispiel.example', 'anna-b@beispiel.example'];
  for (const address of [former, ...others]) {
    const visitor = await startVisit(site, '/api/contact', { ...contactPayload, email: address });
    if (address === others[1]) continue;
    const { phone } = contactPayload;
    const corrected = await visitor.post(corrections, { phone, email: 'jetzt@beispiel.example' });
    expect(corrected.status).toBe(303);
  }
  await site.stop();
  // A backup from before an earlier erasure has brought it back.
  await database.query('insert into erased_references select reference, now() from submissions');
  const { code, out } = await operator.inbox('erase', former.toUpperCase(), '--yes');
  expect(code).toBe(0);
  expect(out).toContain('1 Vorgang gelöscht');
  expect(await operator.everything()).not.toContain(former);
  expect(await database.query('select email from contact_messages order by id')).toEqual([
    { email: 'jetzt@beispiel.example' },
    { email: others[1] },
  ]);
});

test('the mail that tells who has withdrawn holds the address until it is sent, erased, or a day old', async ({
  database,
  operator,
  startSite,
}) => {
  const send = () => Promise.reject(new Error('The mail server is away'));
  const site = await startSite({ transport: { keepsMails: false, send, close: () => undefined } });
  const notices = () =>
    database.query(
      `select data->'notice'->>'address' as address, state from pgboss.job where data ? 'notice'`,
    );
  const withdrawn = async (address: string) => {
    const visitor = await startVisit(site, '/api/contact', { ...contactPayload, email: address });
    const tried = `select 1 from pgboss.job where state = 'retry' and data ? 'submissionId'`;
    await vi.waitFor(async () => expect(await database.query(tried)).toHaveLength(2), patience);
    expect((await visitor.post(withdraw, {})).status).toBe(200);
    await vi.waitFor(
      async () => expect(await notices()).toContainEqual({ address, state: 'retry' }),
      patience,
    );
  };
  await withdrawn(`A.${email}`);
  await withdrawn('zweite@beispiel.example');
  const { code, err } = await operator.inbox('erase', `a.${email.toUpperCase()}`, '--yes');
  expect([code, err]).toEqual([0, '']);
  expect((await notices()).map(({ address }) => address)).toEqual(['zweite@beispiel.example']);
  expect(await operator.inbox('erase', `a.${email}`, '--yes')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^.*“\.\n$/),
  });

  await database.query(
    `update pgboss.job set created_on = now() - interval '24 hours', start_after = now()
     where data ? 'notice'`,
  );
  site.lookForMails();
  await vi.waitFor(async () => expect(await notices()).toEqual([]), patience);
  expect(await dumpDatabase(database)).not.toContain('zweite@');
});

test('whoever was only named by somebody else is erased from there, the request stays', async ({
  database,
  operator,
  startSite,
}) => {
  const site = await startSite({ transport: createFileTransport(operator.mailFolder) });
  const nutzEmail = 'mieter_in@beispiel.example';
  const payload: Record<string, string> = { ...markedGridConnection('Mieterin'), nutzEmail };
  const ofTenant = /^nutz(?!Abweichend|Email|Geburtsdatum)/;
  const nutzGeburtsdatum = '1931-07-19';
  const sent = Object.fromEntries(
    Object.entries({ ...payload, nutzGeburtsdatum }).map(([field, value]) => [
      field,
      ofTenant.test(field) ? `${marker} ${field}` : value,
    ]),
  );
  await site.post('/api/netzanschluss-daten', sent);
  await vi.waitFor(
    async () => expect(await readdir(operator.mailFolder)).toHaveLength(2),
    patience,
  );
  await site.stop();
  const [{ digest }] = (await database.query('select digest from submissions')) as [
    { digest: string },
  ];
  // The owner's address before was nearly hers; her own name was another one.
  await database.query(
    `insert into handling_events (submission_id, at, by, type, field, former_value, state)
     select id, now(), 'Anna Vogel', 'corrected', field, former_value, 'new'
     from submissions, (values ('eigenEmail', 'mieterxin@beispiel.example'), ('nutzName', $1))
       as corrected (field, former_value)`,
    [`${marker} zuvor`],
  );
  expect(await operator.inbox('erase', nutzEmail, '--yes')).toMatchObject({
    err: '',
    out: expect.stringContaining('1 Vorgang gelöscht'),
  });
  const after = await operator.everything();
  for (const trace of [marker, marker.toLowerCase(), nutzEmail, nutzGeburtsdatum, digest])
    expect(after).not.toContain(trace);
  const [row] = await database.query<Record<string, unknown>>(
    `select nutz_name, nutz_email, eigen_name, an_email, search_text
     from grid_connections join submissions on grid_connection_id = grid_connections.id`,
  );
  expect(row).toMatchObject({
    nutz_name: null,
    nutz_email: null,
    eigen_name: payload.eigenName,
    an_email: payload.anEmail,
    // What stood there before about others stays, too.
    search_text: expect.stringMatching(/mieterin[\s\S]*mieterxin@beispiel\.example/),
  });
  expect(await readdir(operator.mailFolder)).toEqual([]);
});

/** A transport that holds each mail whose name has this part until `open` is called. */
function gatedTransport(inner: MailTransport, part = '') {
  const active = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const transport: MailTransport = {
    keepsMails: inner.keepsMails,
    close: inner.close,
    async send(mail, name) {
      if (name.includes(part)) {
        active.resolve();
        await gate.promise;
      }
      await inner.send(mail, name);
    },
  };
  return { transport, active: active.promise, open: gate.resolve };
}

test.for(['-visitor', '-notice-'])(
  'a mail that is being written to disk while its request is erased is gone too: %s',
  async (part, { database, operator, startSite }) => {
    const { transport, active, open } = gatedTransport(
      createFileTransport(operator.mailFolder),
      part,
    );
    const site = await startSite({ transport });
    const visitor = await startVisit(site, '/api/contact', {
      ...contactPayload,
      name: marker,
      email,
    });
    // While the confirmation is being written, a correction would wait, too.
    if (part === '-notice-') {
      const corrected = await visitor.post(corrections, { phone: '0171 000 1111', email });
      expect(corrected.status).toBe(303);
    }
    await active;
    const erasing = operator.inbox('erase', email, '--yes');
    // It waits until the mail has been sent.
    await database.untilWaiting('delete from "submissions"');
    open();
    expect((await erasing).code).toBe(0);
    await site.stop();
    expect(await readdir(operator.mailFolder)).toEqual([]);
    expect(await database.query(`select 1 from pgboss.job where name like 'mail%'`)).toEqual([]);
    expect(await dumpDatabase(database)).not.toContain(marker);
  },
);

test('a mail that fails after its request was erased does not come back', async ({
  database,
  operator,
  startSite,
}) => {
  const { transport, active, open } = gatedTransport({
    keepsMails: false,
    close: () => undefined,
    send: () => Promise.reject(new Error('not now')),
  });
  const site = await startSite({ transport });
  await site.post('/api/contact', { ...contactPayload, name: marker, email });
  await active;
  const identifiers = await identifiersOf(database, 'true');
  expect((await operator.inbox('erase', email, '--yes')).code).toBe(0);
  open();
  await vi.waitFor(() => expect(site.log()).toContain('Mail not sent'), patience);
  await site.stop();
  const left = await dumpDatabase(database);
  for (const trace of [marker, ...identifiers]) expect(left).not.toContain(trace);
});

test('an attempt that fails at the very moment of the erasing leaves no job behind', async ({
  database,
  operator,
  startSite,
}) => {
  const site = await startSite({ transport: createFileTransport(operator.mailFolder) });
  await site.post('/api/contact', { ...contactPayload, email });
  await vi.waitFor(
    async () => expect(await readdir(operator.mailFolder)).toHaveLength(2),
    patience,
  );
  await site.stop();
  // As pg-boss notes a failure: it deletes the job in the partition and writes it anew, the last one through
  // the table as a whole. Not yet committed.
  await database.query('begin');
  await database.query(
    `with failed as (delete from pgboss.job_common where name = 'mail' returning *)
     insert into pgboss.job_common select * from failed`,
  );
  const erasing = operator.inbox('erase', email, '--yes');
  await database.untilWaiting('lock table pgboss.job');
  await database.query('insert into pgboss.job select * from pgboss.job limit 0');
  await database.query('commit');
  expect(await erasing).toMatchObject({ code: 0, err: '' });
  expect(await database.query(`select 1 from pgboss.job where name like 'mail%'`)).toEqual([]);
});

test('the purge leaves no trace either, of any form', async ({ database, operator, startSite }) => {
  const site = await startSite({ transport: createFileTransport(operator.mailFolder) });
  await sendMarked(site);
  await vi.waitFor(
    async () => expect(await readdir(operator.mailFolder)).toHaveLength(4 + 3),
    patience,
  );
  await site.stop();
  await database.query(spreadJobs);
  await database.query(`update submissions set received_at = '2026-02-28T12:00:00Z'`);
  const identifiers = await identifiersOf(database, 'true');
  const orm = await openOrm(database.url);
  const retention = { months: 24, mailFolder: operator.mailFolder };
  // Two years before this day there was none of its date: the 28th counts, not the 1st of March.
  expect(await purge(orm, retention, new Date('2028-02-29T00:00:00Z'))).toBe(0);
  expect(await purge(orm, retention, new Date('2028-03-01T00:00:00Z'))).toBe(4);
  await orm.close();
  const after = await operator.everything();
  for (const trace of [marker, marker.toLowerCase(), ...identifiers]) {
    expect(after).not.toContain(trace);
  }
  expect(await database.query(`select cause, requests from erasures`)).toEqual([
    { cause: 'retention', requests: 4 },
  ]);
});

test('the operator purges by the same setting as the night', async ({
  database,
  operator,
  startSite,
}) => {
  const site = await startSite({ transport: createFileTransport(operator.mailFolder) });
  await site.post('/api/contact', contactPayload);
  await site.stop();
  const first = await operator.inbox('purge');
  expect(first.out).toBe('Nichts zu löschen: Keine Anfrage ist älter als 24 Monate.\n');
  await database.query(`update submissions set received_at = now() - interval '25 months'`);
  const { code, out } = await operator.inbox('purge');
  expect(code).toBe(0);
  expect(out).toBe('1 Anfrage gelöscht, die älter als 24 Monate war.\n');
  expect(await database.query('select 1 from contact_messages')).toEqual([]);
});

test('nothing is erased without its record', async ({ database, operator, startSite }) => {
  const site = await startSite({ transport: createFileTransport(operator.mailFolder) });
  await site.post('/api/contact', { ...contactPayload, email });
  // What a full disk would do, at the worst moment.
  await database.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no room for the record'; end $$`);
  await database.query('create trigger refuse before insert on erasures execute function refuse()');
  expect((await operator.inbox('erase', email, '--yes')).code).toBe(1);
  expect(await database.query('select email from contact_messages')).toEqual([{ email }]);

  const orm = await openOrm(database.url);
  await database.query(`update submissions set received_at = now() - interval '25 months'`);
  const retention = { months: 24, mailFolder: operator.mailFolder };
  await expect(purge(orm, retention, new Date())).rejects.toThrow('no room for the record');
  expect(await database.query('select email from contact_messages')).toEqual([{ email }]);

  await database.query('drop trigger refuse on erasures');
  expect(await purge(orm, retention, new Date())).toBe(1);
  await orm.close();
  expect(await database.query('select cause, requests from erasures')).toEqual([
    { cause: 'retention', requests: 1 },
  ]);
});
