import { expect, vi } from 'vitest';
import { startBoss, stopBoss } from '../../platform/jobs/boss.ts';
import { mailQueueName } from '../../requests/mails/mail-job.ts';
import { figure } from '../../testing/figures.ts';
import { test } from '../../testing/fixtures.ts';
import { sitOutOutage, startOutage } from '../../testing/mail-outage.ts';
import { smtpSettings } from '../../testing/mail-server.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { startSiteProcess } from '../../testing/site-process.ts';

const patience = { timeout: 60_000, interval: 20 };
const day = 24 * 60 * 60;

test('a mail server that refuses for three days: all is accepted, all is delivered after it', async ({
  database,
  mailServer,
  startSite,
}) => {
  const outage = await startOutage(mailServer, startSite);
  const { site, clock } = outage;
  let tomorrow = day;
  const pauses = await sitOutOutage(site, database, clock, async (passed) => {
    if (passed > tomorrow) {
      tomorrow += day;
      await outage.takeRequest();
    }
    return passed > 3 * day;
  });
  figure('three days of rejections, attempts', pauses.length + 1);
  figure('three days of rejections, pauses', pauses.slice(0, 9).join(' '), 's');
  expect(pauses[0]).toBeGreaterThanOrEqual(30);
  expect(pauses[0]).toBeLessThanOrEqual(60);
  expect(pauses.slice(7).every((pause) => pause > 3_500 && pause <= 3_601)).toBe(true);
  expect(site.log()).not.toContain('ALERT');

  mailServer.answer = 'take';
  await clock.setTime(clock.now() + 3_700_000);
  await vi.waitFor(() => {
    site.lookForMails();
    expect(mailServer.received).toHaveLength(outage.accepted * 2);
  }, patience);
  figure('three days of rejections, accepted', outage.accepted);
  figure('three days of rejections, mails delivered after', mailServer.received.length);
});

test('one that refuses for good: a fortnight of attempts, then dead letters that nothing takes away', async ({
  database,
  mailServer,
  startSite,
}) => {
  const { site, clock } = await startOutage(mailServer, startSite);
  let passedSeconds = 0;
  const pauses = await sitOutOutage(site, database, clock, (passed, states) => {
    passedSeconds = passed;
    return states.every((state) => state === 'failed');
  });
  figure('mail given up after attempts', pauses.length + 1);
  figure('mail given up after', passedSeconds / day, 'days');
  expect(site.log()).toContain('ALERT mail given up');
  const dead = () => database.query(`select id from pgboss.job where name = 'mail-dead'`);
  expect(await dead()).toHaveLength(2);
  // Half a year of the queue's own housekeeping.
  for (let week = 0; week < 26; week += 1) {
    await clock.setTime(clock.now() + 7 * day * 1_000);
    await clock.tick(60_000);
  }
  expect(await dead()).toHaveLength(2);
});

test('four sites share ten thousand mails: each is sent once, and none of the four starves', async ({
  database,
  folder,
  mailServer,
}) => {
  const mails = 10_000;
  await database.query(
    `with messages as (
       insert into contact_messages (name, email, phone, message)
       select 'Eva', 'eva' || n || '@beispiel.example', '', 'Hallo' from generate_series(1, $1) n
       returning id)
     insert into submissions (id, reference, kind, digest, received_at, search_text, contact_message_id)
     select gen_random_uuid(), 'PV-' || id, 'contact', '', now(), '', id from messages`,
    [mails / 2],
  );
  // Each mail names the page of its request.
  await database.query(
    'insert into own_pages (submission_id, token, access_key) select id, id, id from submissions',
  );
  const submissions = await database.query<{ id: string }>('select id from submissions');
  const boss = await startBoss(database.url, silentLogger);
  await boss.insert(
    mailQueueName,
    submissions.flatMap(({ id }) =>
      ['company', 'visitor'].map((recipient) => ({ data: { submissionId: id, recipient } })),
    ),
  );
  await stopBoss(boss);

  const startedAt = performance.now();
  const sites = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) =>
      startSiteProcess({
        DATABASE_URL: database.url,
        DATA_DIR: folder,
        LOG_LEVEL: 'warn',
        ...smtpSettings(`${mailServer.url}/?name=${name}.example`),
      }),
    ),
  );
  await vi.waitFor(() => expect(mailServer.received.length).toBeGreaterThanOrEqual(mails), {
    timeout: 600_000,
    interval: 100,
  });
  figure('10,000 mails by four sites', (performance.now() - startedAt) / 1_000, 's');
  await vi.waitFor(
    async () =>
      expect(
        await database.query(
          `select count(*)::int as mails from pgboss.job where name = 'mail' and state = 'completed'`,
        ),
      ).toEqual([{ mails }]),
    patience,
  );
  const shares = new Map<string, number>();
  for (const { sender } of mailServer.received) shares.set(sender, (shares.get(sender) ?? 0) + 1);
  figure('10,000 mails, shares', [...shares.values()].join(' '));
  expect(new Set(mailServer.received.map(({ mail }) => mail.messageId)).size).toBe(mails);
  expect(mailServer.received).toHaveLength(mails);
  expect(shares.size).toBe(4);
  expect(Math.min(...shares.values())).toBeGreaterThan(mails / 20);
  for (const site of sites) expect(await site.end('SIGTERM')).toBe(0);
});
