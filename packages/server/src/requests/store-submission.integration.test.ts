import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { openMails } from '../delivery/mail/mail-queue.ts';
import { type ContactInput, contactInput } from '../forms/contact/contact.input.ts';
import type { Envelope } from '../forms/envelope.ts';
import { createClientLimits } from '../platform/client-limits.ts';
import { stopBoss } from '../platform/jobs/boss.ts';
import { test as base } from '../testing/fixtures.ts';
import { openOrm } from '../testing/open-orm.ts';
import { silentLogger } from '../testing/silent-logger.ts';
import { type Receipt, storeSubmission } from './store-submission.ts';

const fields = contactInput.parse({
  name: 'A',
  email: 'a@beispiel.example',
  message: 'Guten Tag',
});

type Store = {
  (fields: ContactInput, envelope: Envelope): Promise<Receipt>;
  outcomes: string[];
};

const test = base.extend<{ openStore: (perMinute: number, failing?: Error) => Promise<Store> }>({
  openStore: async ({ database }, use) => {
    const orm = await openOrm(database.url);
    const { boss, mailQueue } = await openMails(database.url, silentLogger);
    await use(async (perMinute, failing) => {
      const clientLimits = createClientLimits(perMinute);
      const outcomes: string[] = [];
      let isFailing = failing !== undefined;
      const queue = {
        ...mailQueue,
        async add(...parameters: Parameters<typeof mailQueue.add>) {
          await mailQueue.add(...parameters);
          if (!isFailing) return;
          isFailing = false;
          throw failing;
        },
      };
      const store = (input: ContactInput, envelope: Envelope) =>
        storeSubmission(
          {
            em: orm.em.fork(),
            mailQueue: queue,
            clientLimits,
            confirmationLimits: { perDomain: 0, perDay: 0, perNetwork: 0 },
            metrics: { submissionHandled: (_kind, outcome) => outcomes.push(outcome) },
            clientAddress: '203.0.113.7',
            publicUrl: 'http://localhost:3000',
            grantPageAccess: () => undefined,
          },
          'contact',
          { ...input, ...envelope },
        );
      return Object.assign(store, { outcomes });
    });
    await stopBoss(boss);
    await orm.close();
  },
});

test('row, bookkeeping and both mails are stored together', async ({ database, openStore }) => {
  const store = await openStore(0);
  const submissionId = randomUUID();
  const { reference, receivedAt } = await store(
    { ...fields, datenschutz: true },
    { submissionId, privacyVersion: '2026-11' },
  );
  const rows = await database.query(
    `select s.*, m.message from submissions s join contact_messages m on m.id = s.contact_message_id`,
  );
  expect(rows).toMatchObject([
    {
      reference,
      kind: 'contact',
      idempotency_key: submissionId,
      privacy_version: '2026-11',
      consent_at: new Date(receivedAt),
      received_at: new Date(receivedAt),
      suspicion: null,
      search_text: `${reference.toLowerCase()}\na\na@beispiel.example\nguten tag`,
      message: 'Guten Tag',
    },
  ]);
  const jobs = await database.query(
    `select data->>'recipient' as recipient from pgboss.job
     where name = 'mail' and data->>'submissionId' = $1 order by 1`,
    [rows[0]?.id],
  );
  expect(jobs).toEqual([{ recipient: 'company' }, { recipient: 'visitor' }]);
});

test('without consent none is noted; what looks like spam is not confirmed', async ({
  database,
  openStore,
}) => {
  const store = await openStore(0);
  await store(fields, { website: 'x' });
  expect(await database.query('select consent_at, suspicion from submissions')).toEqual([
    { consent_at: null, suspicion: 'hidden-field' },
  ]);
  expect(
    await database.query(`select data->>'recipient' as to from pgboss.job where name = 'mail'`),
  ).toEqual([{ to: 'company' }]);
  // Nor does it cost the mailbox one of its confirmations.
  expect(await database.query('select 1 from counted_mails')).toEqual([]);
});

test('a double click on the last free place is one submission and no error', async ({
  database,
  openStore,
}) => {
  const store = await openStore(1);
  const envelope = { submissionId: randomUUID() };
  const receipts = await Promise.all(Array.from({ length: 4 }, () => store(fields, envelope)));
  expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
  expect(store.outcomes.sort()).toEqual([...Array(3).fill('repeated'), 'stored']);
  expect(await database.query('select id from submissions')).toHaveLength(1);
  await expect(store(fields, {})).rejects.toMatchObject({ code: 'tooManyRequests' });
  expect(await database.query('select id from contact_messages')).toHaveLength(1);
});

test('the key of another body is rejected, also at the same moment', async ({
  database,
  openStore,
}) => {
  const store = await openStore(1);
  const envelope = { submissionId: randomUUID() };
  const answers = await Promise.allSettled(
    ['Guten Tag', 'Anders', 'Guten Abend'].map((message) =>
      store({ ...fields, message }, envelope),
    ),
  );
  expect(answers.flatMap((answer) => ('reason' in answer ? [answer.reason] : []))).toMatchObject([
    { code: 'keyReused' },
    { code: 'keyReused' },
  ]);
  await expect(store({ ...fields, message: 'Später' }, envelope)).rejects.toMatchObject({
    code: 'keyReused',
  });
  expect(await database.query('select id from contact_messages')).toHaveLength(1);
});

test('what cannot be stored leaves nothing behind and gives its place back', async ({
  database,
  openStore,
}) => {
  const store = await openStore(1, new Error('no queue'));
  await expect(store(fields, {})).rejects.toThrow('no queue');
  expect(await database.query('select id from submissions')).toEqual([]);
  expect(await database.query('select id from contact_messages')).toEqual([]);
  expect(await database.query(`select id from pgboss.job where name = 'mail'`)).toEqual([]);
  await store(fields, {});
});
