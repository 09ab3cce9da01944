import { expect, vi } from 'vitest';
import { column } from './database-cluster.ts';
import { post } from './load.ts';
import { type MailServer, smtpSettings } from './mail-server.ts';
import { startSiteProcess } from './site-process.ts';

export const mailSettings = (mailServer: MailServer) => ({
  RATE_LIMIT: '0',
  CONFIRMATIONS_PER_DOMAIN: '0',
  CONFIRMATIONS_PER_DAY: '0',
  LOG_LEVEL: 'warn',
  ...smtpSettings(mailServer.url),
});

/** Sends a thousand submissions, eight at a time. @returns the references that were given out */
export async function post1000(url: string): Promise<Set<string>> {
  const accepted = new Set<string>();
  let left = 1_000;
  const client = async () => {
    while (left-- > 0) {
      const reference = await post(url);
      expect(reference).toBeDefined();
      accepted.add(String(reference));
    }
  };
  await Promise.all(Array.from({ length: 8 }, client));
  expect(accepted.size).toBe(1_000);
  return accepted;
}

/** Everything that must survive, row by row: submissions, and the mails that are still to be sent. */
export async function contentsOf(url: string): Promise<string[][]> {
  const texts = [
    'select kept::text from contact_messages kept order by id',
    'select kept::text from submissions kept order by id',
    'select kept::text from handlings kept order by submission_id',
    `select concat_ws(' ', id, name, state, data, retry_count, start_after) from pgboss.job
     where name like 'mail%' order by id`,
  ];
  return Promise.all(texts.map((text) => column(url, text)));
}

/** Runs the site until it has sent that many mails, whose pauses after a refusal are over. */
export async function deliver(
  url: string,
  settings: Record<string, string>,
  mailServer: MailServer,
  mails: number,
): Promise<void> {
  mailServer.received.length = 0;
  mailServer.answer = 'take';
  await column(url, `update pgboss.job set start_after = now() where state = 'retry'`);
  const site = await startSiteProcess(settings);
  await vi.waitFor(
    () => {
      const ids = new Set(mailServer.received.map(({ mail }) => mail.messageId));
      expect(ids.size).toBe(mails);
    },
    { timeout: 10 * 60_000, interval: 500 },
  );
  expect(await site.end('SIGTERM')).toBe(0);
}
