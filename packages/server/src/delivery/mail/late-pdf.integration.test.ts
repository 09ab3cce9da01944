import type { Worker } from 'node:worker_threads';
import { gridConnectionFile } from '@rebhang-solar/content/grid-connection-file';
import { latePdfWords } from '@rebhang-solar/content/mails/late-pdf';
import { newRequestWords } from '@rebhang-solar/content/mails/new-request';
import { suspicionWords } from '@rebhang-solar/content/suspicion-words';
import { expect, vi } from 'vitest';
import { mailAddresses, test } from '../../testing/fixtures.ts';
import { gridConnectionPayload } from '../../testing/payloads.ts';
import { createSmtpTransport } from './mail-transport.ts';

const patience = { timeout: 40_000, interval: 50 };

/** PDFs are made in threads: as long as each ends once it has a task, none can be made. */
const endThread = (worker: Worker) => worker.once('message', () => worker.terminate());

test('a grid mail whose PDF cannot be made says so, and the PDF follows as soon as it can', async ({
  database,
  mailServer,
  startSite,
}) => {
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  const toCompany = () =>
    mailServer.received.filter(({ recipients }) => recipients.includes(mailAddresses.company));
  const jobs = (state: string) =>
    database.query(
      `select data->>'onlyPdf' as "onlyPdf" from pgboss.job where name = 'mail' and state = $1`,
      [state],
    );

  process.on('worker', endThread);
  // Suspicious, as both mails have to say so; there is no confirmation then.
  const payload = { ...gridConnectionPayload, website: 'https://werbung.example' };
  const response = await site.post('/api/netzanschluss-daten', payload);
  const { reference } = (await response.json()) as { reference: string };
  await vi.waitFor(
    async () => expect(await jobs('retry')).toEqual([{ onlyPdf: 'true' }]),
    patience,
  );
  expect(toCompany()).toHaveLength(1);
  const [first] = toCompany();
  expect(first?.mail.attachments).toEqual([]);
  expect(first?.mail.subject).toContain(`[${suspicionWords.mark}]`);
  expect(first?.mail.text).toContain(newRequestWords.pdfFollows);
  expect(first?.mail.text).toContain(gridConnectionPayload.anEmail);

  process.off('worker', endThread);
  await database.query(`update pgboss.job set start_after = now() where name = 'mail'`);
  await vi.waitFor(async () => expect(await jobs('completed')).toHaveLength(2), patience);
  expect(toCompany()).toHaveLength(2);
  const [, second] = toCompany();
  expect(second?.mail.messageId).not.toBe(first?.mail.messageId);
  expect(second?.mail.subject).toBe(`${first?.mail.subject} – ${newRequestWords.pdf}`);
  expect(second?.mail.text).toContain(latePdfWords.text(reference));
  expect(second?.mail.attachments).toMatchObject([
    { filename: gridConnectionFile.name(reference), mimeType: 'application/pdf' },
  ]);
  const content = second?.mail.attachments[0]?.content as ArrayBuffer;
  expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
});
