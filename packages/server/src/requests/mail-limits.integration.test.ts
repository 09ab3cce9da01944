import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formTexts } from '@rebhang-solar/content/forms/shared';
import { ownPageActions, ownPages } from '@rebhang-solar/content/own-page-paths';
import { paths } from '@rebhang-solar/content/paths';
import { createTRPCClient, httpLink } from '@trpc/client';
import { expect, vi } from 'vitest';
import { createSmtpTransport } from '../delivery/mail/mail-transport.ts';
import type { AppRouter } from '../http/trpc/router.ts';
import config from '../mikro-orm.config.ts';
import { inTransaction } from '../platform/database/in-transaction.ts';
import { createOrm } from '../platform/database/orm.ts';
import { fromForm } from '../testing/costliest-inputs.ts';
import { mailAddresses, type TestDatabase, type TestSite, test } from '../testing/fixtures.ts';
import { corrections, remark, startVisit, withdraw } from '../testing/own-page-visitor.ts';
import { contactPayload } from '../testing/payloads.ts';
import { admitMail } from './mail-limits.ts';

const patience = { timeout: 40_000, interval: 50 };

/** The three ways on which a form is sent, each with a key that it can be repeated by. */
const ways = [
  {
    name: 'REST',
    async send(site: TestSite, fields: object, submissionId: string): Promise<boolean> {
      const response = await site.post('/api/contact', { ...fields, submissionId });
      return ((await response.json()) as { confirmation: boolean }).confirmation;
    },
  },
  {
    name: 'tRPC',
    async send(site: TestSite, fields: typeof contactPayload, submissionId: string) {
      const client = createTRPCClient<AppRouter>({
        links: [httpLink({ url: `${site.url}/trpc` })],
      });
      const input = { ...fields, submissionId, datenschutz: true as const };
      return (await client.contact.submit.mutate(input)).confirmation;
    },
  },
  {
    name: 'a browser without JavaScript',
    async send(site: TestSite, fields: object, submissionId: string) {
      const response = await fetch(site.url + paths.home, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
        body: new URLSearchParams({ ...fields, submissionId, datenschutz: 'on' }),
      });
      const text = (await response.text()).replace(/<[^>]*>/g, '');
      const { confirmation, noConfirmation } = formTexts.receipt;
      expect(text.includes(confirmation)).toBe(!text.includes(noConfirmation));
      return text.includes(confirmation);
    },
  },
];

for (const { name, send } of ways) {
  test(`over ${name} the answer says whether a confirmation comes, the same when it is repeated`, async ({
    mailServer,
    startSite,
  }) => {
    const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
    const sent = ['a', 'b', 'c', 'd'].map((message) => ({
      fields: { ...contactPayload, message },
      key: randomUUID(),
    }));
    const suspected = {
      fields: { ...contactPayload, email: 'andere@beispiel.example', website: 'x' },
      key: randomUUID(),
    };
    const expected = [true, true, true, false, false];
    for (const attempt of ['first', 'repeated']) {
      const answers: boolean[] = [];
      for (const { fields, key } of [...sent, suspected]) {
        answers.push(await send(site, fields, key));
      }
      expect(answers, attempt).toEqual(expected);
    }
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(5 + 3), patience);
    const toVisitor = mailServer.received.filter(
      ({ recipients: [to] }) => to !== mailAddresses.company,
    );
    expect(toVisitor).toHaveLength(3);
  });
}

test('one client uses up its own three confirmations, and nobody else’s', async ({
  database,
  startSite,
}) => {
  const site = await startSite({ rateLimit: 100, trustProxy: ['127.0.0.0/8'] });
  const send = async (address: string) => {
    const body = { ...contactPayload, email: `${randomUUID()}@beispiel.example` };
    const response = await site.post('/api/contact', body, { 'x-forwarded-for': address });
    return ((await response.json()) as { confirmation: boolean }).confirmation;
  };
  const five = await Promise.all(Array.from({ length: 5 }, () => send('203.0.113.7')));
  expect(five.filter(Boolean)).toHaveLength(3);
  expect(await send('198.51.100.8')).toBe(true);
  const limited = await database.query(
    `select count(*)::int from submissions where unconfirmed = 'limited' and confirmed_at is null`,
  );
  expect(limited).toEqual([{ count: 2 }]);
  // Of the mailboxes to which nothing went nothing is counted.
  expect(await database.query('select 1 from counted_mails')).toHaveLength(4);
});

/** Counts in two transactions; the second begins while the first is open. */
async function countTwice(database: TestDatabase, firstEnds: 'commit' | 'never') {
  // As long as it takes: the second waits for the first.
  const orm = await createOrm(database.url, config, 60);
  const limits = { perDomain: 50, perDay: 1, perNetwork: 0 };
  const confirm = (em: EntityManager, mailbox: string) =>
    admitMail(em, 'confirmation', mailbox, '203.0.113.7', limits);
  const counted = Promise.withResolvers<boolean>();
  const released = Promise.withResolvers<void>();
  const first = inTransaction(orm.em.fork(), async (em) => {
    const isAdmitted = await confirm(em, 'a@eins.example');
    if (firstEnds === 'commit')
      await em.execute('set local idle_in_transaction_session_timeout = 0');
    counted.resolve(isAdmitted);
    await released.promise;
  }).then(
    () => 'stored',
    () => 'lost',
  );
  const isFirstAdmitted = await counted.promise;
  const second = inTransaction(orm.em.fork(), (em) => confirm(em, 'b@zwei.example'));
  if (firstEnds === 'commit') {
    await database.untilWaiting('select pg_advisory_xact_lock');
    released.resolve();
  }
  const isSecondAdmitted = await second;
  released.resolve();
  const outcome = await first;
  await orm.close();
  return { isFirstAdmitted, isSecondAdmitted, outcome };
}

test('of two submissions at the same moment only one is the last that the site confirms', async ({
  database,
}) => {
  const expected = { isFirstAdmitted: true, isSecondAdmitted: false, outcome: 'stored' };
  expect(await countTwice(database, 'commit')).toEqual(expected);
});

test('a process that vanishes before its commit does not hold up the others', async ({
  database,
}) => {
  const expected = { isFirstAdmitted: true, isSecondAdmitted: true, outcome: 'lost' };
  expect(await countTwice(database, 'never')).toEqual(expected);
});

test('what is not stored costs the client none of its confirmations, what its mailbox has no room for costs one', async ({
  database,
  startSite,
}) => {
  const site = await startSite({ rateLimit: 100, trustProxy: ['127.0.0.0/8'] });
  const send = async (email: string, address: string) => {
    const body = { ...contactPayload, email };
    const response = await site.post('/api/contact', body, { 'x-forwarded-for': address });
    return ((await response.json()) as { confirmation?: boolean }).confirmation;
  };
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
    expect(await send('voll@beispiel.example', address)).toBe(true);
  }
  const client = '203.0.113.7';
  expect(await send('voll@beispiel.example', client)).toBe(false);
  await database.query(
    `alter table pgboss.job_common add constraint no_mail check (name <> 'mail') not valid`,
  );
  for (let count = 0; count < 4; count += 1) {
    expect(await send('eine@beispiel.example', client)).toBeUndefined();
  }
  await database.query('alter table pgboss.job_common drop constraint no_mail');
  for (const email of ['a@beispiel.example', 'b@beispiel.example']) {
    expect(await send(email, client)).toBe(true);
  }
  expect(await send('c@beispiel.example', client)).toBe(false);
});

test('what is added and not stored costs the client none of the mails to the office', async ({
  database,
  startSite,
}) => {
  const site = await startSite({ rateLimit: 100 });
  const visitor = await startVisit(site, '/api/contact', contactPayload);
  const statuses = async (texts: string[]) => {
    const found = [];
    for (const text of texts) found.push((await visitor.post(remark, { text })).status);
    return found;
  };
  // Found out at the commit alone.
  await database.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'no room'; end $$`);
  await database.query(`create constraint trigger refuse after insert on handling_events
    deferrable initially deferred for each row execute function refuse()`);
  const ten = Array.from({ length: 10 }, (_, index) => `Nachtrag ${index}`);
  expect(await statuses(ten)).toEqual(Array(10).fill(500));
  await database.query('drop trigger refuse on handling_events');
  expect(await statuses(['Zuletzt'])).toEqual([303]);
  expect(await database.query('select note from handling_events')).toEqual([{ note: 'Zuletzt' }]);
  expect(await database.query('select addition_waits_since from submissions')).toEqual([
    { addition_waits_since: null },
  ]);
  const jobs = `select 1 from pgboss.job where name = 'visitor-additions'`;
  expect(await database.query(jobs)).toHaveLength(1);
});

test('RATE_LIMIT=0 counts no client, not by the day either', async ({ database, startSite }) => {
  const site = await startSite({ rateLimit: 0 });
  for (let count = 0; count < 12; count += 1) {
    const body = { ...contactPayload, email: `${randomUUID()}@beispiel.example` };
    expect(await (await site.post('/api/contact', body)).json()).toMatchObject({
      confirmation: true,
    });
  }
  expect(await database.query('select 1 from submissions where digest_mail is not null')).toEqual(
    [],
  );
});

const hoursAgo = (database: TestDatabase, hours: number) =>
  database.query('update counted_mails set at = now() - make_interval(hours => $1)', [hours]);

test('withdrawing or correcting gives nothing back, and what is counted names nobody for longer than a day', async ({
  site,
}) => {
  const { database } = site;
  const email = 'Voll@Beispiel.example';
  const send = async () => {
    const answer = await site.post('/api/contact', { ...contactPayload, email });
    return ((await answer.json()) as { confirmation: boolean }).confirmation;
  };
  const corrected = await startVisit(site, '/api/contact', { ...contactPayload, email });
  const { phone } = contactPayload;
  expect((await corrected.post(corrections, { phone, email: 'neu@beispiel.example' })).status).toBe(
    303,
  );
  for (let count = 0; count < 2; count += 1) {
    const visitor = await startVisit(site, '/api/contact', { ...contactPayload, email });
    expect((await visitor.post(withdraw, {})).status).toBe(200);
  }
  expect(await database.query('select 1 from submissions')).toHaveLength(1);
  expect(await send()).toBe(false);
  expect(JSON.stringify(await database.query('select * from counted_mails'))).not.toMatch(
    /voll|beispiel/i,
  );

  await hoursAgo(database, 23);
  expect(await send()).toBe(false);
  await hoursAgo(database, 24);
  expect(await send()).toBe(true);
  expect(await database.query('select 1 from counted_mails')).toHaveLength(1);
});

test('of one /32 or /16 come at most a third of the confirmations that the site sends in a day', async ({
  startSite,
}) => {
  const site = await startSite({
    rateLimit: 100,
    confirmationsPerDay: 9,
    trustProxy: ['127.0.0.0/8'],
  });
  const send = async (address: string) => {
    const body = { ...contactPayload, email: `${randomUUID()}@beispiel.example` };
    const response = await site.post('/api/contact', body, { 'x-forwarded-for': address });
    return ((await response.json()) as { confirmation: boolean }).confirmation;
  };
  for (const network of ['2001:db8', '2001:db9']) {
    const answers: boolean[] = [];
    for (const line of [1, 2, 3, 4, 5]) answers.push(await send(`${network}:${line}:100::1`));
    expect(answers).toEqual([true, true, true, false, false]);
  }
  const answers: boolean[] = [];
  for (const line of [1, 2, 3, 4]) answers.push(await send(`198.51.${line}.1`));
  expect(answers).toEqual([true, true, true, false]);
});

test('lost links are counted with confirmations, codes with notices, over all instances', async ({
  database,
  startSite,
}) => {
  const sites = [await startSite(), await startSite()] as const;
  const { phone: _, ...withoutPhone } = contactPayload;
  const first = await startVisit(sites[0], '/api/contact', withoutPhone);
  await startVisit(sites[0], '/api/contact', withoutPhone);
  const ask = (site: TestSite) =>
    fetch(site.url + ownPages, {
      method: 'POST',
      headers: fromForm,
      body: new URLSearchParams({ vorgangsnummer: first.reference, email: contactPayload.email }),
    });
  const mailed = async () => {
    const mails = (await Promise.all(sites.map((site) => site.mails()))).flatMap((one) => [...one]);
    return mails.filter(([name]) => name.includes('-own-page-')).length;
  };
  for (const site of sites) expect((await ask(site)).status).toBe(200);
  await vi.waitFor(async () => expect(await mailed()).toBe(1), patience);

  const askForCode = async (site: TestSite) => {
    const answer = await fetch(`${site.url}${new URL(first.url).pathname}/${ownPageActions.code}`, {
      method: 'POST',
      headers: fromForm,
      redirect: 'manual',
    });
    return answer.status;
  };
  const codeAt = async (site: TestSite) => {
    // A code that is valid is not mailed again, and a network is mailed two a day.
    await database.query(`update own_pages set code_expires_at = now() - interval '1 minute'`);
    await database.query('delete from own_page_tries');
    return askForCode(site);
  };
  const codes: number[] = [];
  for (const site of [...sites, ...sites]) codes.push(await codeAt(site));
  expect(codes).toEqual([303, 303, 303, 429]);
  // Nobody is told that the last one was sent.
  expect(await askForCode(sites[1])).toBe(429);
  await vi.waitFor(async () => expect(await mailed()).toBe(1 + 3), patience);
  expect((await first.post(withdraw, {})).status).toBe(200);
  expect(await database.query(`select 1 from pgboss.job where data ? 'notice'`)).toEqual([]);
});
