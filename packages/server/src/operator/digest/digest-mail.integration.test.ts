import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { digestWords } from '@rebhang-solar/content/mails/digest';
import type { PgBoss } from 'pg-boss';
import { expect, vi } from 'vitest';
import { openMails } from '../../delivery/mail/mail-queue.ts';
import {
  createFileTransport,
  createSmtpTransport,
  type MailTransport,
} from '../../delivery/mail/mail-transport.ts';
import { recipientsByForm } from '../../delivery/mail/recipients.ts';
import type { Orm } from '../../platform/database/orm.ts';
import { stopBoss } from '../../platform/jobs/boss.ts';
import { type ScheduledJob, startScheduledJob } from '../../platform/jobs/scheduled-job.ts';
import { createLogger } from '../../platform/log/create-logger.ts';
import {
  test as base,
  mailAddresses,
  type TestDatabase,
  type TestSite,
} from '../../testing/fixtures.ts';
import { openOrm } from '../../testing/open-orm.ts';
import { remark, startVisit, type Visitor } from '../../testing/own-page-visitor.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
} from '../../testing/payloads.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { wakeWorkers } from '../../testing/wake-workers.ts';
import { carryOut, planErasure } from '../inbox/plan-erasure.ts';
import { storeInvented } from '../seed/store-invented.ts';
import { digestMailJob } from './digest-mail.ts';

const chief = 'chefin@rebhang-solar.example';
const office = [mailAddresses.company];
const addresses = {
  ...mailAddresses,
  company: recipientsByForm({ MAIL_TO_GRID_CONNECTION: [chief] }, office),
};
const patience = { timeout: 40_000, interval: 50 };
/** Mails about single submissions that the company gets of one client in a day. */
const single = 10;

type Digests = {
  boss: PgBoss;
  orm: Orm;
  log: string[];
  job(transport: MailTransport): ScheduledJob;
};

const test = base.extend<{ digests: Digests }>({
  digests: async ({ database }, use) => {
    const orm = await openOrm(database.url);
    const { boss } = await openMails(database.url, silentLogger);
    const log: string[] = [];
    const logger = createLogger('info', { write: (line: string) => void log.push(line) });
    const job = (transport: MailTransport) => digestMailJob(orm, { transport, addresses }, logger);
    await use({ boss, orm, log, job });
    await stopBoss(boss);
    await orm.close();
  },
});

/** Sends this many. @returns their references */
async function send(
  site: TestSite,
  count: number,
  path = '/api/contact',
  body: object = contactPayload,
): Promise<string[]> {
  const references: string[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const response = await site.post(path, { ...body, submissionId: randomUUID() });
    expect(response.status).toBe(201);
    references.push(((await response.json()) as { reference: string }).reference);
  }
  return references;
}

/** A request whose own mail is just going out is locked, and a digest passes over it until its next run. */
async function untilMailsAreOut(site: TestSite, database: TestDatabase): Promise<void> {
  const open = `select 1 from pgboss.job where name = 'mail' and state <> 'completed'`;
  await vi.waitFor(async () => {
    site.lookForMails();
    expect(await database.query(open)).toEqual([]);
  }, patience);
}

const referencesIn = (text: string | undefined) => [...new Set(text?.match(/PV(-[\dA-Z]{4}){3}/g))];

test('beyond ten mails a day of one client its submissions reach the office in one digest', async ({
  database,
  digests,
  mailServer,
  startSite,
}) => {
  const transport = createSmtpTransport(mailServer.url);
  const site = await startSite({ transport, rateLimit: 100 });
  const first = await send(site, single);
  const rest = await send(site, 3);
  const [suspected = ''] = await send(site, 1, '/api/contact', { ...contactPayload, website: 'x' });
  const toOffice = () =>
    mailServer.received.filter(({ recipients: [to] }) => to === mailAddresses.company);
  await vi.waitFor(() => expect(toOffice()).toHaveLength(single), patience);
  expect(
    toOffice()
      .flatMap(({ mail }) => referencesIn(mail.subject))
      .sort(),
  ).toEqual(first.sort());
  const waiting = await database.query<{ pause: number }>(
    `select extract(epoch from start_after - now())::int as pause from pgboss.job where name = 'digest-mail'`,
  );
  expect(waiting).toHaveLength(1);

  await startScheduledJob(digests.boss, digests.job(transport));
  expect(
    await database.query(`select cron from pgboss.schedule where name = 'digest-mail'`),
  ).toEqual([{ cron: '*/10 * * * *' }]);
  // Its ten minutes are over.
  await database.query(`update pgboss.job set start_after = now() where name = 'digest-mail'`);
  await vi.waitFor(() => {
    wakeWorkers(digests.boss);
    expect(toOffice()).toHaveLength(single + 1);
  }, patience);
  const { mail } = toOffice().at(-1) ?? {};
  expect(mail?.subject).toBe(digestWords.subject(4));
  expect(referencesIn(mail?.text)).toEqual([...rest, suspected]);
  expect(mail?.text).toContain(contactPayload.phone);
  expect(mail?.html).toContain('href="tel:');
  expect(mail?.text?.match(/Verdacht auf Spam/g)).toHaveLength(1);
  const states = () =>
    database.query(
      `select digest_mail, count(*)::int from submissions group by 1 order by 1 nulls first`,
    );
  await vi.waitFor(
    async () =>
      expect(await states()).toEqual([
        { digest_mail: null, count: single },
        { digest_mail: 'sent', count: 4 },
      ]),
    patience,
  );
  transport.close();
});

test('what could not be mailed is mailed by the next job, to the office of its form, once', async ({
  digests,
  mailServer,
  startSite,
}) => {
  const transport = createSmtpTransport(mailServer.url);
  const site = await startSite({ rateLimit: 100 });
  await send(site, single);
  const consultation = await send(site, 1, '/api/contact', consultationPayload);
  const grid = await send(site, 2, '/api/netzanschluss-daten', gridConnectionPayload);
  const tried: string[] = [];
  const job = digests.job({
    ...transport,
    send(mail, name) {
      tried.push(mail.messageId ?? '');
      return transport.send(mail, name);
    },
  });
  mailServer.refused.add(mailAddresses.company);
  await job.run({});
  expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([[chief]]);
  expect(digests.log.join('')).toContain('Digest not sent');
  expect(digests.log.join('')).not.toContain(mailAddresses.company);
  mailServer.refused.clear();
  await job.run({});
  await job.run({});
  expect(
    mailServer.received.map(({ recipients, mail }) => [recipients[0], referencesIn(mail.text)]),
  ).toEqual([
    [chief, grid],
    [mailAddresses.company, consultation],
  ]);
  // Whoever got it all the same is shown it once.
  const [first, ofChief, again] = tried;
  expect(tried).toEqual([first, ofChief, first]);
  expect(again).not.toBe(ofChief);
  transport.close();
});

test('what visitors add beyond ten mails a day of their client comes in a digest, again and again', async ({
  database,
  digests,
  mailServer,
  startSite,
}) => {
  const transport = createSmtpTransport(mailServer.url);
  const site = await startSite({ rateLimit: 100 });
  const visitors: Visitor[] = [];
  for (let count = 0; count < single - 1; count += 1) {
    visitors.push(await startVisit(site, '/api/contact', contactPayload));
  }
  const [first, second] = visitors;
  if (!first || !second) expect.fail('nobody');
  const say = async (visitor: Visitor, text: string) =>
    expect((await visitor.post(remark, { text })).status).toBe(303);
  const mails = () =>
    database.query(`select data->>'submissionId' from pgboss.job where name = 'visitor-additions'`);
  // Ten minutes of one request are one mail.
  for (const text of ['eins', 'zwei']) await say(first, text);
  await say(second, 'drei');
  expect(await mails()).toHaveLength(1);
  const [beyond] = await send(site, 1);
  await untilMailsAreOut(site, database);

  const job = digests.job(transport);
  await job.run({});
  const named = () => mailServer.received.map(({ mail }) => referencesIn(mail.text));
  expect(named()).toEqual([[second.reference, beyond]]);
  expect(mailServer.received[0]?.mail.text).toContain(digestWords.added);
  await job.run({});
  expect(named()).toHaveLength(1);

  await say(second, 'vier');
  await job.run({});
  expect(named()).toEqual([[second.reference, beyond], [second.reference]]);
  const ids = mailServer.received.map(({ mail }) => mail.messageId);
  expect(new Set(ids).size).toBe(2);
  expect(await mails()).toHaveLength(1);
  // What had a mail of its own did not come in a digest.
  expect(
    await database.query(`select reference from submissions where digest_mail is not null`),
  ).toEqual([{ reference: beyond }]);
  transport.close();
});

test('what is added to a request that came in a digest is mailed like any other, by a client that has mails left', async ({
  database,
  digests,
  mailServer,
  startSite,
}) => {
  const transport = createSmtpTransport(mailServer.url);
  const site = await startSite({ rateLimit: 0 });
  const visitor = await startVisit(site, '/api/contact', contactPayload);
  await untilMailsAreOut(site, database);
  await database.query(`update submissions set digest_mail = 'waiting'`);
  await visitor.post(remark, { text: 'eins' });
  expect(await database.query(`select 1 from pgboss.job where name = 'visitor-additions'`)).toEqual(
    [],
  );
  const job = digests.job(transport);
  await job.run({});
  expect(mailServer.received.map(({ mail }) => referencesIn(mail.text))).toEqual([
    [visitor.reference],
  ]);
  await visitor.post(remark, { text: 'zwei' });
  expect(
    await database.query(`select 1 from pgboss.job where name = 'visitor-additions'`),
  ).toHaveLength(1);
  transport.close();
});

test('two instances at once mail each submission once', async ({
  digests,
  mailServer,
  startSite,
}) => {
  const transport = createSmtpTransport(mailServer.url);
  const site = await startSite({ rateLimit: 100 });
  await send(site, single);
  const rest = await send(site, 3);
  await Promise.all([digests.job(transport).run({}), digests.job(transport).run({})]);
  const mailed = mailServer.received.flatMap(({ mail }) => referencesIn(mail.text));
  expect(mailed.sort()).toEqual(rest.sort());
  transport.close();
});

test('a digest on disk is erased with any submission that it names', async ({
  digests,
  folder,
  startSite,
}) => {
  const site = await startSite({ rateLimit: 100 });
  await send(site, single);
  const [one = '', other = ''] = await send(site, 2);
  const transport = createFileTransport(folder);
  await digests.job(transport).run({});
  const files = await readdir(folder);
  expect(files).toEqual([expect.stringMatching(/^digest-\w+\.eml$/)]);
  const em = digests.orm.em.fork();
  const [unnamed = ''] = await send(site, 1);
  await carryOut(em, await planErasure(em, unnamed), folder);
  expect(await readdir(folder)).toEqual(files);
  await carryOut(em, await planErasure(em, other), folder);
  expect(await readdir(folder)).toEqual([]);
  expect(one).not.toBe('');
  transport.close();
});

test('two hundred requests are one digest, and what is beyond them another, the oldest first', async ({
  database,
  digests,
  mailServer,
}) => {
  const transport = createSmtpTransport(mailServer.url);
  const references: string[] = [];
  for (let index = 0; index < 201; index += 1) {
    const receivedAt = new Date(Date.parse('2026-11-20T08:00:00Z') + index * 1_000);
    references.push(
      await storeInvented(digests.orm.em.fork(), 'contact', contactPayload, receivedAt),
    );
  }
  await database.query(`update submissions set digest_mail = 'waiting'`);
  await digests.job(transport).run({});
  expect(mailServer.received.map(({ mail }) => referencesIn(mail.text))).toEqual([
    references.slice(0, 200),
    references.slice(200),
  ]);
  transport.close();
});
