import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { alertTexts, alertWords } from '@rebhang-solar/content/mails/alert';
import { test as base, expect } from 'vitest';
import { startMailServer } from '../../testing/mail-server.ts';
import { notifier } from './notify.ts';

type Webhook = { url: string; received: { type?: string; body: unknown }[]; status: number };

const test = base.extend<{ webhook: Webhook }>({
  webhook: async ({}, use) => {
    const webhook: Webhook = { url: '', received: [], status: 200 };
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const type = request.headers['content-type'] ?? '';
      webhook.received.push({ type, body: JSON.parse(Buffer.concat(chunks).toString()) });
      response.writeHead(webhook.status).end('ok');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    webhook.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await use(webhook);
    server.closeAllConnections();
    server.close();
  },
});

const site = 'https://www.firma.example';

test('a webhook gets what is wrong and what to do, as one text and in parts, and the end as an end', async ({
  webhook,
}) => {
  const send = notifier({ webhook: webhook.url, mail: undefined, publicUrl: site });
  const alert = { cause: 'disk', facts: { freePercent: 7 } } as const;
  await send('webhook', { ...alert, isOver: false });
  await send('webhook', { ...alert, facts: {}, isOver: true });
  const { advice } = alertTexts.disk;
  const { overText } = alertWords;
  const [title, over] = [
    'ALERT Der Speicherplatz geht zu Ende',
    'Wieder in Ordnung: Der Speicherplatz geht zu Ende',
  ];
  expect(webhook.received).toEqual([
    {
      type: 'application/json',
      body: {
        ...alert,
        isOver: false,
        site,
        title,
        message: advice,
        text: `${title}\n${advice}\n${site}`,
      },
    },
    {
      type: 'application/json',
      body: {
        cause: 'disk',
        facts: {},
        isOver: true,
        site,
        title: over,
        message: overText,
        text: `${over}\n${overText}\n${site}`,
      },
    },
  ]);
});

test('each channel sends over its own way alone, does nothing without one, and a refusal is a fault', async ({
  webhook,
}) => {
  const mailServer = await startMailServer();
  const mail = { smtpUrl: mailServer.url, from: 'website@firma.example', to: ['t@firma.example'] };
  const alert = { cause: 'disk', facts: {}, isOver: false } as const;
  const both = notifier({ webhook: webhook.url, mail, publicUrl: site });
  await both('mail', alert);
  expect(webhook.received).toEqual([]);
  await both('webhook', alert);
  expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([['t@firma.example']]);
  const none = notifier({ webhook: undefined, mail: undefined, publicUrl: site });
  await none('webhook', alert);
  await none('mail', alert);
  webhook.status = 500;
  await expect(both('webhook', alert)).rejects.toThrow('The webhook answered 500');
  await mailServer.stop();
});
