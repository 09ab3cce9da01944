import { expect } from 'vitest';
import { storeInvented } from '../../operator/seed/store-invented.ts';
import { createLogger } from '../../platform/log/create-logger.ts';
import { addRemark } from '../../requests/own-page/add-remark.ts';
import { withdraw } from '../../requests/own-page/withdraw.ts';
import { Submission } from '../../requests/submission.entity.ts';
import { test as base, type TestDatabase } from '../../testing/fixtures.ts';
import { type Desk, openDesk } from '../../testing/open-desk.ts';
import { consultationPayload } from '../../testing/payloads.ts';
import { visitorContext } from '../../testing/visitor-context.ts';

const test = base.extend<{ log: string[]; desk: Desk }>({
  log: async ({}, use) => use([]),
  desk: async ({ database, folder, log }, use) => {
    const logger = createLogger('info', { write: (line: string) => void log.push(line) });
    const desk = await openDesk(database.url, folder, logger);
    await use(desk);
    await desk.close();
  },
});

/** Mails that wait since so long are given up as after the last attempt, a month ago. A notice ends after a day. */
async function giveUp(database: TestDatabase): Promise<void> {
  await database.query(
    `insert into pgboss.job (name, data, source_name, source_created_on, source_retry_count, created_on)
     select 'mail-dead', data, name, created_on, 350, now() - interval '30 days' + (row_number() over (order by created_on)) * interval '1 second'
     from pgboss.job where name = 'mail' and not data ? 'notice'`,
  );
  await database.query(`delete from pgboss.job where name = 'mail'`);
}

const jobs = `select name, data->>'recipient' as recipient from pgboss.job
  where name like 'mail%' order by name, created_on`;

/** One request whose four mails were given up, and one that was withdrawn and erased. */
async function twoRequests(database: TestDatabase, desk: Desk, mailFolder: string) {
  const store = (more: object = {}) =>
    storeInvented(desk.orm.em, 'consultation', { ...consultationPayload, ...more }, new Date());
  const reference = await store();
  const withdrawn = await store({ name: 'Jörg Zurück' });
  const idOf = async (one: string) =>
    (await desk.orm.em.fork().findOneOrFail(Submission, { reference: one })).id;
  await desk.anna.requests.resendMail({ reference, recipient: 'company' });
  await desk.anna.requests.resendMail({ reference, recipient: 'visitor' });
  const { version } = await desk.anna.requests.get({ reference });
  await desk.anna.requests.act({
    reference,
    version,
    action: {
      type: 'notReached',
      until: new Date(Date.now() + 3_600_000).toISOString(),
      askVisitor: true,
    },
  });
  await database.query(
    `insert into pgboss.job (name, data) select 'mail', jsonb_build_object(
       'submissionId', id, 'recipient', 'company', 'addedSince', '2026-06-02T08:00:00.000Z')
     from submissions where reference = $1`,
    [reference],
  );
  await withdraw(visitorContext(desk), await idOf(withdrawn), mailFolder);
  await addRemark(visitorContext(desk), await idOf(reference), 'Bitte erst ab 13 Uhr.');
  await giveUp(database);
  return { reference, withdrawn };
}

test('mails that were given up stand at the desk, of every kind, also after a week', async ({
  database,
  desk,
  folder,
}) => {
  const { reference, withdrawn } = await twoRequests(database, desk, folder);
  expect(await desk.anna.requests.counts()).toMatchObject({ mailsGivenUp: 5 });
  const { mails, total } = await desk.anna.mails.givenUp();
  expect(total).toBe(5);
  const of = { reference, name: 'Käthe Müller' };
  expect(mails).toMatchObject([
    { ...of, recipient: 'company', subject: 'request' },
    { ...of, recipient: 'visitor', subject: 'request' },
    { ...of, recipient: 'visitor', subject: 'notReached' },
    { ...of, recipient: 'company', subject: 'added' },
    { reference: withdrawn, name: null, recipient: 'company', subject: 'withdrawn' },
  ]);
  expect(Date.now() - Date.parse(mails[0]?.givenUpAt ?? '')).toBeGreaterThan(29 * 86_400_000);
  const details = await desk.anna.requests.get({ reference });
  expect(
    details.mails.map(({ id, subject, state, attempts }) => [id, subject, state, attempts]),
  ).toEqual(mails.slice(0, 4).map(({ id, subject }) => [id, subject, 'failed', 351]));

  // Those before them, with how often each was tried; what tells of a correction stands nowhere.
  await database.query(
    `insert into pgboss.job (name, data, state, retry_count, created_on)
     select 'mail', jsonb_build_object('submissionId', id, 'recipient', 'company') || more::jsonb,
       state::pgboss.job_state, tries, now() - hours * interval '1 hour'
     from submissions, (values
       ('{}', 'active', 0, 1), ('{}', 'completed', 2, 3), ('{}', 'retry', 4, 2),
       ('{}', 'failed', 350, 4), ('{"notice": {}}', 'created', 0, 5)
     ) as jobs (more, state, tries, hours) where reference = $1`,
    [reference],
  );
  const { mails: all } = await desk.anna.requests.get({ reference });
  expect(all.slice(0, -4).map(({ state, attempts }) => [state, attempts])).toEqual([
    ['completed', 3],
    ['retry', 4],
    ['active', 1],
  ]);
});

test('one mail that was given up is sent again, and all of them are; each request says who did it', async ({
  database,
  desk,
  folder,
}) => {
  const { reference } = await twoRequests(database, desk, folder);
  const { mails } = await desk.anna.mails.givenUp();
  const question = mails.find(({ subject }) => subject === 'notReached');
  // Of a request that is gone, the oldest of all: it keeps no other back.
  await database.query(
    `insert into pgboss.job (name, data, source_name, created_on) values ('mail-dead', $1, 'mail', now() - interval '60 days')`,
    [{ recipient: 'visitor', submissionId: '00000000-0000-4000-8000-000000000001' }],
  );
  expect((await desk.anna.mails.givenUp()).mails[0]).toMatchObject({ reference: null, name: null });
  expect(await desk.jens.mails.resend({ ids: [question?.id ?? ''] })).toEqual({ count: 1 });
  expect(await database.query(`${jobs.replace("'mail%'", "'mail'")}`)).toEqual([
    { name: 'mail', recipient: 'visitor' },
  ]);
  // A colleague was faster: nothing is sent twice, and nothing is noted.
  expect(await desk.anna.mails.resend({ ids: [question?.id ?? ''] })).toEqual({ count: 0 });
  expect(await desk.anna.mails.resend({ ids: 'all' })).toEqual({ count: 5 });
  expect(await database.query(jobs)).toHaveLength(6);
  expect(await desk.anna.mails.givenUp()).toEqual({ total: 0, mails: [] });
  const { history, mails: sent } = await desk.anna.requests.get({ reference });
  expect(sent.map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'created'));
  expect(
    history
      .slice(0, 4)
      .map(({ type, by, to }) => `${type} ${by} ${to}`)
      .sort(),
  ).toEqual([
    'mailResent Anna Vogel company',
    'mailResent Anna Vogel company',
    'mailResent Anna Vogel visitor',
    'mailResent Jens Kretzschmar visitor',
  ]);
  // Sending mails again is no look at the request.
  const [item] = (await desk.anna.requests.list({})).requests;
  expect(item?.news).toEqual(['remark']);
});

test('a mail that was given up is dismissed by name: in the history, or in the log where the request is erased', async ({
  database,
  desk,
  folder,
  log,
}) => {
  const { reference, withdrawn } = await twoRequests(database, desk, folder);
  const { mails } = await desk.anna.mails.givenUp();
  const idOf = (subject: string) => mails.find((mail) => mail.subject === subject)?.id ?? '';
  expect(await desk.jens.mails.dismiss({ ids: [idOf('added')] })).toEqual({ count: 1 });
  const { history } = await desk.anna.requests.get({ reference });
  expect(history[0]).toMatchObject({
    type: 'mailDismissed',
    by: 'Jens Kretzschmar',
    to: 'company',
  });
  expect(log).toEqual([]);
  expect(await desk.jens.mails.dismiss({ ids: [idOf('withdrawn')] })).toEqual({ count: 1 });
  expect(log.join('')).toContain(`"reference":"${withdrawn}","by":"Jens Kretzschmar"`);
  expect(await desk.anna.requests.counts()).toMatchObject({ mailsGivenUp: 3 });
  expect((await database.query(jobs)).map(({ name }) => name)).toEqual(
    Array.from({ length: 3 }, () => 'mail-dead'),
  );
});

test('of many mails the oldest hundred are shown, lists of the morning among them, and all are settled', async ({
  database,
  desk,
  log,
}) => {
  const add = (data: object, hoursAgo: number) =>
    database.query(
      `insert into pgboss.job (name, data, created_on)
       values ('mail-dead', $1, now() - $2 * interval '1 hour')`,
      [data, hoursAgo],
    );
  const withdrawal = { recipient: 'company', kind: 'contact', hadAppointment: false };
  for (let number = 1; number <= 100; number += 1)
    await add({ ...withdrawal, withdrawn: `PV-${number}` }, number);
  await add({ kinds: ['contact', 'maintenance'] }, 101);
  const { total, mails } = await desk.anna.mails.givenUp();
  expect(total).toBe(101);
  expect(mails).toHaveLength(100);
  expect(mails[0]).toEqual({
    id: expect.any(String),
    recipient: 'company',
    subject: 'morning',
    reference: null,
    name: null,
    givenUpAt: expect.any(String),
  });
  expect(mails.slice(1).map(({ reference }) => reference)).toEqual(
    Array.from({ length: 99 }, (_, index) => `PV-${100 - index}`),
  );
  expect(await desk.jens.mails.dismiss({ ids: 'all' })).toEqual({ count: 101 });
  expect(await desk.anna.mails.givenUp()).toEqual({ total: 0, mails: [] });
  expect(log).toHaveLength(101);
  expect(log.filter((line) => line.includes('"kinds"')).map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      kinds: ['contact', 'maintenance'],
      by: 'Jens Kretzschmar',
      msg: 'A mail given up is dismissed',
    }),
  ]);
});

test('a withdrawn request’s mail that is sent again stands in the log by its reference', async ({
  database,
  desk,
  log,
}) => {
  await database.query(
    `insert into pgboss.job (name, data, source_name) values ('mail-dead', $1, 'mail')`,
    [{ recipient: 'company', kind: 'contact', hadAppointment: false, withdrawn: 'PV-1' }],
  );
  expect(await desk.jens.mails.resend({ ids: 'all' })).toEqual({ count: 1 });
  expect(log.map((line) => JSON.parse(line))).toMatchObject([
    { reference: 'PV-1', by: 'Jens Kretzschmar', msg: 'A mail given up is sent again' },
  ]);
});
