import { expect, vi } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import { sitOutOutage, startOutage, startWithSubmission } from '../../testing/mail-outage.ts';

const patience = { timeout: 20_000, interval: 20 };

test('a mail server that refuses for an hour costs nothing but time', async ({
  database,
  mailServer,
  startSite,
}) => {
  const outage = await startOutage(mailServer, startSite);
  const { site, clock } = outage;
  const pauses = await sitOutOutage(site, database, clock, async (passed) => {
    // Whoever comes meanwhile is served all the same.
    await outage.takeRequest();
    return passed > 3_600;
  });
  // 30 seconds, doubling; each up to as much again, so that not all come at once.
  for (const [attempt, pause] of pauses.entries()) {
    expect(pause).toBeGreaterThanOrEqual(30 * 2 ** attempt);
    expect(pause).toBeLessThanOrEqual(Math.min(60 * 2 ** attempt, 3_600));
  }

  mailServer.answer = 'take';
  const last = await database.query<{ at: Date }>('select max(start_after) as at from pgboss.job');
  await clock.setTime((last[0]?.at.getTime() ?? 0) + 1);
  await vi.waitFor(() => {
    site.lookForMails();
    expect(mailServer.received).toHaveLength(outage.accepted * 2);
  }, patience);
  const ids = new Set(mailServer.received.map(({ mail }) => mail.messageId));
  expect(ids.size).toBe(mailServer.received.length);
});

test('a mail that is given up waits in the dead-letter queue, and the log says ALERT', async ({
  database,
  mailServer,
  startSite,
}) => {
  const site = await startWithSubmission(mailServer, startSite, 'refuse for now');
  const states = () =>
    database.query<{ name: string; state: string }>(
      `select name, state from pgboss.job where name like 'mail%' order by name, state`,
    );
  await vi.waitFor(async () => {
    expect((await states()).map(({ state }) => state)).toEqual(['retry', 'retry']);
  }, patience);
  expect(site.log()).not.toContain('ALERT');

  // All attempts but the last are behind it.
  await database.query(
    `update pgboss.job set retry_count = retry_limit - 1, start_after = now() where name = 'mail'`,
  );
  await vi.waitFor(async () => {
    site.lookForMails();
    expect(await states()).toEqual([
      { name: 'mail', state: 'failed' },
      { name: 'mail', state: 'failed' },
      { name: 'mail-dead', state: 'created' },
      { name: 'mail-dead', state: 'created' },
    ]);
  }, patience);
  expect(site.log()).toContain('ALERT mail given up, it waits in the dead-letter queue');
  const { body } = await site.admin('/metrics');
  expect(body).toContain('site_queue_jobs{queue="mail-dead",state="created"} 2');
  expect(body).toContain('site_mails_total{recipient="company",result="given-up"} 1');
});
