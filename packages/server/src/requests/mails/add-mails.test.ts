import type { EntityManager } from '@mikro-orm/postgresql';
import type { PgBoss } from 'pg-boss';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addMails } from './add-mails.ts';

type Job = { id: string; state: string; data: object };

/** Whether all that is wanted stands in the data of a job. */
const holds = (data: object, wanted: object): boolean => {
  const values = new Map<string, unknown>(Object.entries(data));
  return Object.entries(wanted).every(([name, value]) => {
    const found = values.get(name);
    return found instanceof Object && value instanceof Object
      ? holds(found, value)
      : found === value;
  });
};

/** What the job queue was asked for, in one line each. @param jobs that it holds, by the name of their queue */
function openQueue(jobs: Record<string, Job[]> = {}, takes = true) {
  const asked: unknown[][] = [];
  const withoutDb = ({ db, ...options }: { db?: unknown }) => {
    expect(db).toBeDefined();
    return options;
  };
  const boss = {
    async insert(name: string, added: object[], { db }: { db?: unknown }) {
      expect(db).toBeDefined();
      asked.push(['insert', name, ...added]);
      return takes ? added.map((_, index) => String(index)) : null;
    },
    async send(name: string, data: object | null, options: object) {
      asked.push(['send', name, data, withoutDb(options)]);
      return takes ? '7' : null;
    },
    async deleteJob(name: string, ids: string | string[], options: object) {
      withoutDb(options);
      asked.push(['delete', name, ids]);
    },
    findJobs: async (name: string, wanted: { data: object; db?: unknown }) => {
      withoutDb(wanted);
      return (jobs[name] ?? []).filter(({ data }) => holds(data, wanted.data));
    },
  };
  const clock = { now: () => Date.parse('2026-11-24T10:00:00.000Z') };
  return { asked, mails: addMails(boss as unknown as PgBoss, clock as never) };
}

const em = { getTransactionContext: () => ({}) } as unknown as EntityManager;
const submission = { id: '1', confirmedAt: new Date(), digestMail: null };
const mail = (recipient: string, more: object = {}) => ({
  data: { submissionId: '1', recipient, ...more },
});

/** From the twenty-fourth of November 2026 on, ten o'clock. */
function stopTheClock() {
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00.000Z') });
  onTestFinished(() => void vi.useRealTimers());
}
const again = '2026-11-24T10:00:00.000Z';

test('a new request is mailed to the office, and to its sender where that was promised', async () => {
  const { asked, mails } = openQueue();
  await mails.add(em, submission);
  await mails.add(em, { ...submission, confirmedAt: null });
  expect(asked).toEqual([
    ['insert', 'mail', mail('company'), mail('visitor')],
    ['insert', 'mail', mail('company')],
  ]);
});

test('of what waits for the digest the office has that alone, ten minutes later', async () => {
  const { asked, mails } = openQueue();
  await mails.add(em, { ...submission, digestMail: 'waiting' });
  await mails.add(em, { ...submission, digestMail: 'waiting', confirmedAt: null });
  const digest = ['send', 'digest-mail', null, { startAfter: 600 }];
  expect(asked).toEqual([['insert', 'mail', mail('visitor')], digest, digest]);
});

test('a request whose mails the queue does not take is not stored', async () => {
  const { mails } = openQueue({}, false);
  await expect(mails.add(em, submission)).rejects.toThrow('The mail queue took no job');
  const outside = { getTransactionContext: () => undefined } as unknown as EntityManager;
  await expect(openQueue().mails.add(outside, submission)).rejects.toThrow('transaction');
});

test('sent once more, it takes the place of what waits and says the same, and of nothing else', async () => {
  stopTheClock();
  const job = (id: string, state: string, more: object = {}, recipient = 'company') => ({
    id,
    state,
    ...mail(recipient, more),
  });
  const { asked, mails } = openQueue({
    mail: [
      job('waits', 'created'),
      job('tried', 'retry', { again: '2026-11-23T10:00:00.000Z' }),
      job('under way', 'active'),
      job('sent', 'completed'),
      job('to the other', 'created', {}, 'visitor'),
      job('added', 'created', { addedSince: again }),
      job('not reached', 'created', { notReached: true }),
      job('handed over', 'created', { handedOver: { to: 'a', by: 'b', at: again } }),
      job('notice', 'created', { notice: {} }),
      job('of another request', 'created', { submissionId: '2' }),
    ],
    'mail-dead': [job('given up', 'created'), job('sent after all', 'completed')],
  });
  await mails.addAgain(em, submission, ['company']);
  expect(asked).toEqual([
    ['delete', 'mail', ['waits', 'tried']],
    ['delete', 'mail-dead', ['given up']],
    ['insert', 'mail', mail('company', { again })],
  ]);
});

test('mails about a step of the office are mails of their own', async () => {
  stopTheClock();
  const { asked, mails } = openQueue();
  const handedOver = { to: 'Bernd', by: 'Anna', at: again };
  await mails.addNotReached(em, submission);
  await mails.addHandOver(em, submission, handedOver);
  const withdrawal = { withdrawn: 'PV-1', kind: 'contact', hadAppointment: true } as const;
  await mails.addWithdrawal(em, withdrawal);
  expect(asked).toEqual([
    ['insert', 'mail', mail('visitor', { again, notReached: true })],
    ['insert', 'mail', mail('company', { handedOver })],
    ['insert', 'mail', { data: { recipient: 'company', ...withdrawal } }],
  ]);
});

test('what a visitor adds is mailed once, ten minutes after the first of it, as far as the client may', async () => {
  const since = new Date('2026-11-24T10:00:00.000Z');
  const sent = [
    'send',
    'visitor-additions',
    { submissionId: '1', addedSince: again },
    { singletonKey: '1', startAfter: 600 },
  ];
  const first = openQueue();
  expect(await first.mails.addAddition(em, submission, since, async () => true)).toBe(true);
  expect(first.asked).toEqual([sent]);
  // One waits already, and costs the client nothing more.
  const next = openQueue({}, false);
  const isNotAsked = () => expect.fail('asked');
  expect(await next.mails.addAddition(em, submission, since, isNotAsked)).toBe(true);
  const usedUp = openQueue();
  expect(await usedUp.mails.addAddition(em, submission, since, async () => false)).toBe(false);
  expect(usedUp.asked).toEqual([sent, ['delete', 'visitor-additions', '7']]);
});

const notice = { address: 'a@x.example', reference: 'PV-1', kind: 'contact' } as const;
const told = (about: string, more: object = {}) => ({
  data: { recipient: 'visitor', notice: { ...notice, about }, at: again, ...more },
  retentionSeconds: 86_400,
  deleteAfterSeconds: 60,
});

test('a sender is told at once, and forgotten with the mail; of photographs once, ten minutes later', async () => {
  const of = (state: string, submissionId: string, about: string) => ({
    id: '3',
    state,
    data: { recipient: 'visitor', submissionId, notice: { about } },
  });
  const { asked, mails } = openQueue({
    mail: [
      of('completed', '1', 'photographs'),
      of('created', '2', 'photographs'),
      of('created', '1', 'corrected'),
    ],
  });
  const may = async () => true;
  await mails.addNotice(em, { ...notice, about: 'withdrawn' }, may);
  await mails.addNotice(em, { ...notice, about: 'photographs', submissionId: '1' }, may);
  await mails.addNotice(em, { ...notice, about: 'corrected' }, async () => false);
  expect(asked).toEqual([
    ['insert', 'mail', told('withdrawn')],
    ['insert', 'mail', { ...told('photographs', { submissionId: '1' }), startAfter: 600 }],
  ]);
  const waiting = openQueue({ mail: [of('created', '1', 'photographs')] });
  const isNotAsked = () => expect.fail('asked');
  const removed = { ...notice, about: 'photographs', submissionId: '1' } as const;
  await waiting.mails.addNotice(em, removed, isNotAsked);
  expect(waiting.asked).toEqual([]);
});
