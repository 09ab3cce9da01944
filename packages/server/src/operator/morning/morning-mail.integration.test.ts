import { morningWords } from '@rebhang-solar/content/mails/morning';
import { suspicionWords } from '@rebhang-solar/content/suspicion-words';
import type { PgBoss } from 'pg-boss';
import { expect, vi } from 'vitest';
import { openMails } from '../../delivery/mail/mail-queue.ts';
import { createSmtpTransport } from '../../delivery/mail/mail-transport.ts';
import { type MailAddresses, recipientsByForm } from '../../delivery/mail/recipients.ts';
import { act } from '../../desk/requests/act.ts';
import { startBoss, stopBoss } from '../../platform/jobs/boss.ts';
import { startScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { createLogger } from '../../platform/log/create-logger.ts';
import { callInbox } from '../../testing/call-command.ts';
import {
  test as base,
  mailAddresses,
  type TestDatabase,
  type TestSite,
} from '../../testing/fixtures.ts';
import { moveReceipt } from '../../testing/move-receipt.ts';
import { openDesk } from '../../testing/open-desk.ts';
import { openOrm } from '../../testing/open-orm.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
} from '../../testing/payloads.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { wakeWorkers } from '../../testing/wake-workers.ts';
import { storeInvented } from '../seed/store-invented.ts';
import { morningMailJob, startOfficeMails } from './morning-mail.ts';

vi.mock('@rebhang-solar/content/company-in-texts', async (original) => {
  const { company, ...rest } =
    await original<typeof import('@rebhang-solar/content/company-in-texts')>();
  const { knownOffice } = await import('../../testing/known-hours.ts');
  return { ...rest, company: { ...company, ...knownOffice } };
});
vi.mock('@rebhang-solar/content/replies-within', () => import('../../testing/known-hours.ts'));

const chief = 'chefin@rebhang-solar.example';
const office = [mailAddresses.company];
const addresses: MailAddresses = {
  ...mailAddresses,
  company: recipientsByForm({ MAIL_TO_GRID_CONNECTION: [chief] }, office),
  desk: 'https://buero.rebhang-solar.example',
};
const patience = { timeout: 40_000, interval: 50 };
/** 7:30 by the clock of Berlin. */
const sunday = new Date('2026-11-22T06:30:00Z');
const monday = new Date('2026-11-23T06:30:00Z');
const tuesday = new Date('2026-11-24T06:30:00Z');
const holiday = new Date('2026-11-18T06:30:00Z');
const badAddress = 'unzustellbar@beispiel.example';

type Mornings = {
  boss: PgBoss;
  log: string[];
  /** Lets the queue look for jobs until it is so, instead of at its own times. */
  until(check: () => void | Promise<void>): Promise<void>;
  /** Does what the schedule does at that moment, and waits until every office has its list. */
  at(now: Date): Promise<void>;
  /** The lists that an address has got, the oldest first, each as the references of its groups. */
  listsOf(address: string): string[][][];
  /** The text of the last one. */
  lastText(address: string): string;
};

const test = base.extend<{ mornings: Mornings }>({
  mornings: async ({ database, mailServer }, use) => {
    const orm = await openOrm(database.url);
    const log: string[] = [];
    const logger = createLogger('info', { write: (line: string) => void log.push(line) });
    const { boss } = await openMails(database.url, logger);
    const transport = createSmtpTransport(mailServer.url);
    let now = monday;
    await startOfficeMails(boss, orm, { transport, addresses }, logger, () => now);
    await startScheduledJob(
      boss,
      morningMailJob(boss, addresses, () => now),
    );
    const mailsTo = (address: string) =>
      mailServer.received.filter(
        ({ recipients, mail }) =>
          recipients.includes(address) && mail.messageId?.startsWith('<morning.'),
      );
    const until: Mornings['until'] = (check) =>
      vi.waitFor(() => {
        wakeWorkers(boss);
        return check();
      }, patience);
    await use({
      boss,
      log,
      until,
      async at(moment) {
        now = moment;
        await boss.send('morning-mail');
        await until(() => expectDone(database, 'morning-mail%'));
      },
      listsOf: (address) => mailsTo(address).map(({ mail }) => groupsOf(mail.text ?? '')),
      lastText: (address) => mailsTo(address).at(-1)?.mail.text ?? '',
    });
    await stopBoss(boss);
    transport.close();
    await orm.close();
  },
});

function groupsOf(text: string): string[][] {
  return text.split('\n\n').flatMap((group) => {
    const references = group.match(/PV(?:-[\dA-Z]{4}){3}/g);
    // Each stands beside the way to it, too.
    return references ? [[...new Set(references)]] : [];
  });
}

/** Sends a request as if it had come in at that moment. */
function sender(database: TestDatabase, site: TestSite) {
  return async (path: string, body: object, receivedAt: string): Promise<string> => {
    const response = await site.post(path, body);
    const { reference } = (await response.json()) as { reference: string };
    await moveReceipt(database.url, reference, receivedAt);
    return reference;
  };
}

/** @param queues a name, or the beginning of names and `%` */
const expectDone = async (database: TestDatabase, queues: string) => {
  const open = `select 1 from pgboss.job where name like $1 and state not in ('completed', 'failed')`;
  expect(await database.query(open, [queues])).toEqual([]);
};

/** The site has sent its mails. */
const untilMailed = (database: TestDatabase) =>
  vi.waitFor(() => expectDone(database, 'mail'), patience);

test('an address in the list leads to that address alone, whatever it is made of', async ({
  database,
  mailServer,
  mornings,
  startSite,
}) => {
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  const email = 'a?cc=b%40evil.example&subject=x@x.de';
  await sender(database, site)(
    '/api/contact',
    { ...contactPayload, phone: '', email },
    '2026-11-22T09:00:00Z',
  );
  await mornings.at(monday);
  const list = mailServer.received.find(({ mail }) => mail.messageId?.startsWith('<morning.'));
  const [href] = /mailto:[^"]*/.exec(list?.mail.html ?? '') ?? [];
  expect(href).toBe('mailto:a%3Fcc%3Db%2540evil.example%26subject%3Dx@x.de');
});

test('on an open morning the office reads what is due, overdue, new and undelivered', async ({
  database,
  folder,
  mailServer,
  mornings,
  startSite,
}) => {
  mailServer.refused.add(badAddress);
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  const send = sender(database, site);
  const overdue = await send('/api/contact', consultationPayload, '2026-11-19T09:00:00Z');
  const dueToday = await send('/api/contact', consultationPayload, '2026-11-21T15:17:00Z');
  const done = await send('/api/contact', consultationPayload, '2026-11-19T09:00:00Z');
  const missed = await send('/api/contact', consultationPayload, '2026-11-19T09:00:00Z');
  const fresh = await send('/api/contact', contactPayload, '2026-11-22T09:00:00Z');
  const forgotten = await send('/api/contact', contactPayload, '2026-11-20T05:00:00Z');
  const followedUp = await send('/api/contact', contactPayload, '2026-11-20T05:00:00Z');
  const touched = await send('/api/contact', contactPayload, '2026-11-20T05:00:00Z');
  const refused = await send(
    '/api/contact',
    { ...contactPayload, email: badAddress },
    '2026-11-20T05:00:00Z',
  );
  const grid = await send(
    '/api/netzanschluss-daten',
    gridConnectionPayload,
    '2026-11-21T20:00:00Z',
  );
  const desk = await openDesk(database.url, folder);
  await desk.anna.requests.act({
    reference: done,
    version: 2,
    action: { type: 'done', outcome: 'answered' },
  });
  // A call in vain keeps the promise, and comes back when it was put off to.
  await act(
    desk.orm.em.fork(),
    { reference: missed, version: 2, by: 'Anna Vogel', at: new Date('2026-11-20T09:00:00Z') },
    { type: 'notReached', until: '2026-11-23T15:00:00.000Z', askVisitor: false },
    { ...desk, users: [] },
  );
  // Before the morning from which on what happens counts.
  await act(
    desk.orm.em.fork(),
    { reference: forgotten, version: 2, by: 'Jens Roth', at: new Date('2026-11-20T06:00:00Z') },
    { type: 'take' },
    { ...desk, users: [] },
  );
  await act(
    desk.orm.em.fork(),
    { reference: touched, version: 2, by: 'Anna Vogel', at: new Date('2026-11-21T09:00:00Z') },
    { type: 'waiting' },
    { ...desk, users: [] },
  );
  await act(
    desk.orm.em.fork(),
    { reference: followedUp, version: 2, by: 'Anna Vogel', at: new Date('2026-11-20T09:00:00Z') },
    { type: 'followUp', on: '2026-11-23' },
    { ...desk, users: [] },
  );
  await desk.close();
  await untilMailed(database);
  await mornings.boss.send('mail-dead', { submissionId: 'x', recipient: 'company' });

  for (const closed of [holiday, sunday]) await mornings.at(closed);
  expect(mornings.listsOf(mailAddresses.company)).toEqual([]);
  await mornings.at(monday);
  expect(mornings.listsOf(mailAddresses.company)).toEqual([
    [[overdue], [missed, dueToday, followedUp], [refused], [fresh], [forgotten]],
  ]);
  expect(mornings.lastText(mailAddresses.company)).toContain('eingegangen am 20.11.2026');
  expect(mornings.lastText(mailAddresses.company)).not.toContain(touched);
  const text = mornings.lastText(mailAddresses.company);
  expect(text).toContain('0351 98765');
  expect(text).toContain('wieder anrufen: Montag, 23.11., 16:00 Uhr · bei Anna Vogel');
  expect(text).toContain(morningWords.followUp('Montag, 23. November'));
  expect(text).toContain(`Anfrage öffnen: ${addresses.desk}/anfragen/${overdue}`);
  expect(text).toContain(morningWords.givenUp(1));
  expect(text).not.toContain(morningWords.waiting(1));
  expect(text).not.toContain('pnpm');
  expect(mornings.listsOf(chief)).toEqual([[[grid]]]);

  await database.query('delete from submissions');
  await database.query(`delete from pgboss.job where name = 'mail-dead'`);
  await mornings.at(tuesday);
  expect(mornings.listsOf(mailAddresses.company)).toHaveLength(1);
});

test('mails that wait, also for another attempt, are counted', async ({
  database,
  mornings,
  startSite,
}) => {
  const site = await startSite();
  await sender(database, site)('/api/contact', consultationPayload, '2026-08-03T09:10:00Z');
  await untilMailed(database);
  // Otherwise its worker would take those that wait.
  await site.stop();
  for (const state of ['created', 'retry']) {
    await mornings.boss.send('mail', { submissionId: 'x', recipient: 'company' });
    await database.query(
      `update pgboss.job set state = $1 where name = 'mail' and data ->> 'submissionId' = 'x' and state = 'created' and id = (select id from pgboss.job where name = 'mail' and state = 'created' limit 1)`,
      [state],
    );
  }
  await mornings.at(monday);
  expect(mornings.lastText(mailAddresses.company)).toContain(morningWords.waiting(2));
});

test('what is overdue stays until it is done, what looks like spam among it, marked, until the office says so', async ({
  database,
  folder,
  mornings,
  startSite,
}) => {
  const site = await startSite();
  const send = sender(database, site);
  const long = await send('/api/contact', consultationPayload, '2026-08-03T09:10:00Z');
  const suspected = await send(
    '/api/contact',
    { ...consultationPayload, message: 'https://kaufen.example/1' },
    // Promised until the same hour, and earlier in it.
    '2026-08-03T09:00:00Z',
  );
  await untilMailed(database);
  const folders = () =>
    database.query(
      'select reference, folder from handlings join submissions on submissions.id = submission_id order by received_at desc',
    );

  await mornings.at(monday);
  expect(mornings.listsOf(mailAddresses.company)).toEqual([[[long, suspected]]]);
  expect(mornings.lastText(mailAddresses.company)).toContain(
    ` · ${suspicionWords.mark} · ${suspected} · `,
  );
  expect(await folders()).toEqual([
    { reference: long, folder: 'open' },
    { reference: suspected, folder: 'suspected' },
  ]);

  const desk = await openDesk(database.url, folder);
  await act(
    desk.orm.em.fork(),
    { reference: long, version: 2, by: 'Anna Vogel', at: new Date('2026-11-20T09:00:00Z') },
    { type: 'done', outcome: 'answered' },
    { ...desk, users: [] },
  );
  await desk.anna.requests.act({ reference: suspected, version: 2, action: { type: 'spam' } });
  await desk.close();
  expect(await folders()).toEqual([
    { reference: long, folder: 'done' },
    { reference: suspected, folder: 'spam' },
  ]);
  await mornings.at(tuesday);
  expect(mornings.listsOf(mailAddresses.company)).toHaveLength(1);
});

test('where everything was answered since the last list, the next one says so, once', async ({
  database,
  folder,
  mornings,
  startSite,
}) => {
  const site = await startSite();
  const send = sender(database, site);
  const references = [
    await send('/api/contact', consultationPayload, '2026-11-23T09:00:00Z'),
    await send('/api/contact', contactPayload, '2026-11-23T10:00:00Z'),
  ];
  const spam = await send('/api/contact', contactPayload, '2026-11-23T10:00:00Z');
  const ofOtherOffice = await send(
    '/api/netzanschluss-daten',
    gridConnectionPayload,
    '2026-11-23T10:00:00Z',
  );
  await untilMailed(database);
  await mornings.at(monday);
  const desk = await openDesk(database.url, folder);
  for (const reference of [...references, spam, ofOtherOffice]) {
    await act(
      desk.orm.em.fork(),
      { reference, version: 2, by: 'Anna Vogel', at: new Date('2026-11-23T15:00:00Z') },
      reference === spam ? { type: 'spam' } : { type: 'done', outcome: 'answered' },
      { ...desk, users: [] },
    );
  }
  await desk.close();
  const before = mornings.listsOf(mailAddresses.company).length;
  await mornings.at(tuesday);
  expect(mornings.listsOf(mailAddresses.company).slice(before)).toEqual([[]]);
  expect(mornings.lastText(mailAddresses.company)).toContain(morningWords.allDone(2));
  await mornings.at(new Date('2026-11-25T06:30:00Z'));
  expect(mornings.listsOf(mailAddresses.company)).toHaveLength(before + 1);
});

test('an office whose address is refused is written to again, the other one is not', async ({
  database,
  mailServer,
  mornings,
  startSite,
}) => {
  const site = await startSite();
  const send = sender(database, site);
  const contact = await send('/api/contact', contactPayload, '2026-11-22T09:00:00Z');
  const grid = await send(
    '/api/netzanschluss-daten',
    gridConnectionPayload,
    '2026-11-21T20:00:00Z',
  );
  await untilMailed(database);
  mailServer.refused.add(chief);
  await mornings.boss.send('morning-mail');
  const tryAgainUntil = (check: () => void | Promise<void>) =>
    mornings.until(async () => {
      await database.query(
        `update pgboss.job set start_after = now() where name like 'morning-mail%'`,
      );
      await check();
    });
  await tryAgainUntil(async () => {
    const [most] = await database.query<{ retries: number }>(
      `select max(retry_count) as retries from pgboss.job where name like 'morning-mail%'`,
    );
    expect(most?.retries).toBeGreaterThanOrEqual(2);
  });
  mailServer.refused.delete(chief);
  await tryAgainUntil(() => expect(mornings.listsOf(chief)).toHaveLength(1));
  await mornings.until(() => expectDone(database, 'morning-mail%'));
  expect(mornings.listsOf(chief)).toEqual([[[grid]]]);
  expect(mornings.listsOf(mailAddresses.company)).toEqual([[[contact]]]);
  expect(mailServer.received.map(({ mail }) => mail.messageId)).toContain(
    '<morning.2026-11-23.gridConnection@rebhang-solar.example>',
  );
});

test('a list that was given up raises an alert like any mail, and is sent again like any mail', async ({
  database,
  folder,
  mailServer,
  mornings,
  startSite,
}) => {
  const site = await startSite();
  const send = sender(database, site);
  const grid = await send(
    '/api/netzanschluss-daten',
    gridConnectionPayload,
    '2026-11-21T20:00:00Z',
  );
  await untilMailed(database);
  mailServer.refused.add(chief);
  await mornings.boss.send('morning-mail');
  const given = () => mornings.log.filter((line) => line.includes('ALERT mail given up'));
  await mornings.until(async () => {
    // Its last try is the next one.
    await database.query(
      `update pgboss.job set retry_count = retry_limit, start_after = now()
       where name = 'morning-mail-office' and state = 'retry'`,
    );
    expect(given()).toHaveLength(1);
  });
  expect(given()[0]).toContain('"kinds":["gridConnection"]');
  expect(mornings.log.join('')).not.toContain(chief);

  mailServer.refused.delete(chief);
  const dead = `select 1 from pgboss.job where name = 'mail-dead'`;
  await mornings.until(async () => expect(await database.query(dead)).toHaveLength(1));
  await callInbox({ DATABASE_URL: database.url, DATA_DIR: folder }, ['resend']);
  await mornings.until(() => expect(mornings.listsOf(chief)).toEqual([[[grid]]]));
});

test('a list that was lost leaves nothing out of the next one', async ({
  database,
  mornings,
  startSite,
}) => {
  const site = await startSite();
  const send = sender(database, site);
  await mornings.at(monday);
  const reference = await send('/api/contact', contactPayload, '2026-11-23T12:00:00Z');
  await untilMailed(database);
  // Tuesday's was given up, but for that of the other office.
  await database.query(
    `insert into pgboss.job (name, data, state, output)
     select name, data, (case when data->'kinds' ? 'contact' then 'failed' else 'completed' end)::pgboss.job_state,
       '{"until": "2026-11-24T06:30:00.000Z"}' from pgboss.job where name = 'morning-mail-office'`,
  );
  const thursday = new Date('2026-11-26T06:30:00Z');
  await mornings.at(thursday);
  // Among the new ones alone.
  expect(mornings.listsOf(mailAddresses.company)).toEqual([[[reference]]]);
  expect(mornings.lastText(mailAddresses.company)).not.toContain('eingegangen am 23.11.2026');
});

test('a site that did not run at half past seven sends the list when it starts', async ({
  database,
  mailServer,
  startSite,
}) => {
  const site = await startSite();
  const reference = await sender(database, site)(
    '/api/contact',
    contactPayload,
    '2026-11-22T09:00:00Z',
  );
  await untilMailed(database);
  await site.stop();
  const orm = await openOrm(database.url);
  const transport = createSmtpTransport(mailServer.url);
  const start = async () => {
    const boss = await startBoss(database.url, silentLogger);
    await startOfficeMails(boss, orm, { transport, addresses }, silentLogger, () => monday);
    await startScheduledJob(
      boss,
      morningMailJob(boss, addresses, () => monday),
    );
    return boss;
  };
  await stopBoss(await start());
  // As if it had stopped the day before yesterday.
  await database.query(`update pgboss.schedule set created_on = now() - interval '3 days'`);
  await database.query(`update pgboss.version set cron_on = now() - interval '2 days'`);
  const boss = await start();
  await vi.waitFor(() => {
    wakeWorkers(boss);
    expect(mailServer.received).toHaveLength(1);
  }, patience);
  expect(mailServer.received[0]?.mail.text).toContain(reference);
  await stopBoss(boss);
  transport.close();
  await orm.close();
});

test('of requests that nothing has happened to twenty are named, the oldest first, and the others counted', async ({
  database,
  folder,
  mornings,
}) => {
  const desk = await openDesk(database.url, folder);
  const store = (receivedAt: string) =>
    storeInvented(desk.orm.em, 'contact', contactPayload, new Date(receivedAt));
  const references: string[] = [];
  for (let minute = 10; minute < 32; minute += 1)
    references.push(await store(`2026-11-19T10:${minute}:00Z`));
  await desk.close();
  await mornings.at(monday);
  expect(mornings.listsOf(mailAddresses.company)).toEqual([[references.slice(0, 20)]]);
  expect(mornings.lastText(mailAddresses.company)).toContain(morningWords.moreForgotten(2));
});
