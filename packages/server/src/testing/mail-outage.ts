import { randomUUID } from 'node:crypto';
import { TestClock } from 'pg-boss';
import { expect, vi } from 'vitest';
import { createSmtpTransport } from '../delivery/mail/mail-transport.ts';
import type { SiteOptions, TestDatabase, TestSite } from './fixtures.ts';
import type { MailServer } from './mail-server.ts';
import { contactPayload } from './payloads.ts';

/** A site whose mail server gives this answer, with one submission that has come in. */
export async function startWithSubmission(
  mailServer: MailServer,
  startSite: (options: SiteOptions) => Promise<TestSite>,
  answer: MailServer['answer'],
): Promise<TestSite> {
  mailServer.answer = answer;
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  expect((await site.post('/api/contact', contactPayload)).status).toBe(201);
  return site;
}

/** A site whose mail server refuses for now, on a clock that can be set; submissions come in as they are taken. */
export async function startOutage(
  mailServer: MailServer,
  startSite: (options: SiteOptions) => Promise<TestSite>,
) {
  mailServer.answer = 'refuse for now';
  // Ahead of the real clock, by which visitors’ submissions come in.
  const clock = new TestClock(Date.now() + 3_600_000);
  const site = await startSite({ transport: createSmtpTransport(mailServer.url), clock });
  const outage = {
    site,
    clock,
    /** Submissions that were taken so far. */
    accepted: 0,
    async takeRequest() {
      // A mailbox of its own each: one alone would get three confirmations and no more.
      const email = `${randomUUID()}@beispiel.example`;
      expect((await site.post('/api/contact', { ...contactPayload, email })).status).toBe(201);
      outage.accepted += 1;
    },
  };
  await outage.takeRequest();
  return outage;
}

type Mail = { state: string; start: Date };

const patience = { timeout: 20_000, interval: 10 };

/**
 * Lets time pass on the job queue's own clock, from one attempt to send the waiting mails to the
 * next, while the mail server refuses.
 * @param isOver is asked after each attempt, with the seconds since the start
 * @returns the pauses between the attempts of the oldest mail, in seconds
 */
export async function sitOutOutage(
  site: TestSite,
  database: TestDatabase,
  clock: TestClock,
  isOver: (passedSeconds: number, states: string[]) => boolean | Promise<boolean>,
): Promise<number[]> {
  const startedAt = clock.now();
  const pauses: number[] = [];
  for (;;) {
    const mails = await vi.waitFor(async () => {
      site.lookForMails();
      const rows = await database.query<Mail>(
        `select state, start_after as start from pgboss.job where name = 'mail' order by created_on, id`,
      );
      // Each has been tried: it waits for its next time, or it has been given up.
      for (const { state, start } of rows) {
        expect(['retry', 'failed']).toContain(state);
        if (state === 'retry') expect(start.getTime()).toBeGreaterThan(clock.now());
      }
      return rows;
    }, patience);
    const states = mails.map(({ state }) => state);
    if (await isOver((clock.now() - startedAt) / 1_000, states)) return pauses;
    const waiting = mails.filter(({ state }) => state === 'retry').map(({ start }) => start);
    pauses.push(Math.round(((waiting[0]?.getTime() ?? 0) - clock.now()) / 1_000));
    // On to the moment at which the last of them is due.
    await clock.setTime(Math.max(...waiting.map((start) => start.getTime())) + 1);
  }
}
