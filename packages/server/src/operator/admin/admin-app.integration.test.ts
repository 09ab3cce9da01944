import { randomUUID } from 'node:crypto';
import { expect, vi } from 'vitest';
import { createSmtpTransport } from '../../delivery/mail/mail-transport.ts';
import { test } from '../../testing/fixtures.ts';
import { contactPayload, gridConnectionPayload } from '../../testing/payloads.ts';

const patience = { timeout: 20_000, interval: 50 };

test('the figures tell what became of requests and mails, and name nobody', async ({
  database,
  mailServer,
  startSite,
}) => {
  const site = await startSite({ transport: createSmtpTransport(mailServer.url) });
  const key = { 'idempotency-key': randomUUID() };
  await site.post('/api/contact', contactPayload, key);
  await site.post('/api/contact', contactPayload, key);
  await site.post('/api/contact', { ...contactPayload, email: 'keine' });
  await site.post('/trpc/gridConnection.submit', { ...gridConnectionPayload, plz: '' });
  await fetch(`${site.url}/${contactPayload.email}?name=${contactPayload.name}`);
  await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), patience);
  mailServer.answer = 'refuse for now';
  await site.post('/api/contact', contactPayload);
  await vi.waitFor(async () => {
    const { body } = await site.admin('/metrics');
    expect(body).toContain('site_mails_total{recipient="company",result="failed"} 1');
    expect(body).toContain('site_queue_jobs{queue="mail",state="retry"} 2');
  }, patience);
  // One of the two waits for an hour; what the queue does for itself is no figure.
  await site.database.query(
    `update pgboss.job set created_on = created_on - interval '1 hour'
     where state = 'retry' and data->>'recipient' = 'company'`,
  );
  await site.database.query(
    `insert into pgboss.job (name, state) values ('__pgboss__send-it', 'completed')`,
  );

  const { status, body } = await site.admin('/metrics');
  expect(status).toBe(200);
  for (const line of [
    'site_submissions_total{kind="contact",outcome="stored"} 2',
    'site_submissions_total{kind="contact",outcome="repeated"} 1',
    'site_submissions_total{kind="contact",outcome="invalid"} 1',
    'site_submissions_total{kind="gridConnection",outcome="invalid"} 1',
    'site_mails_total{recipient="visitor",result="sent"} 1',
    'site_queue_jobs{queue="mail",state="completed"} 2',
    'site_queue_jobs{queue="mail-dead",state="created"} 0',
    'site_database_up 1',
    'site_http_request_duration_seconds_count{method="POST",route="/api/contact",status="201"} 3',
    'site_http_request_duration_seconds_count{method="GET",route="/*",status="404"} 1',
  ]) {
    expect(body).toContain(line);
  }
  expect(body).toMatch(/site_queue_oldest_waiting_seconds\{queue="mail"\} 36\d\d/);
  expect(body).not.toContain('pgboss');
  expect(body).toContain('process_resident_memory_bytes');

  const health = await site.admin('/health');
  expect(health.status).toBe(200);
  expect(JSON.parse(health.body)).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    uptimeSeconds: expect.any(Number),
    database: 'ok',
    mail: {
      lastSentAt: expect.any(String),
      lastFailedAt: expect.any(String),
      lastFailureCode: 'EENVELOPE',
      givenUp: 0,
    },
  });
  const { uptimeSeconds, mail } = JSON.parse(health.body);
  expect(uptimeSeconds).toBeLessThan(process.uptime());
  expect(mail.lastSentAt < mail.lastFailedAt).toBe(true);
  for (const personal of [contactPayload.email, 'Jule', 'Großmann']) {
    expect(body + health.body).not.toContain(personal);
  }

  // As after the last attempt of a fortnight.
  await database.query(
    `with failed as (delete from pgboss.job where name = 'mail' and state = 'retry' returning data)
     insert into pgboss.job (name, data, source_name) select 'mail-dead', data, 'mail' from failed`,
  );
  const later = (await site.admin('/metrics')).body;
  for (const line of [
    'site_queue_jobs{queue="mail-dead",state="created"} 2',
    'site_queue_oldest_waiting_seconds{queue="mail"} 0',
    'site_alert{cause="mail-given-up"} 1',
    'site_alert{cause="mail-waiting"} 0',
  ]) {
    expect(later).toContain(line);
  }
  expect(later).not.toContain('state="retry"');
  expect(JSON.parse((await site.admin('/health')).body).mail).toMatchObject({
    oldestWaitingSeconds: 0,
    givenUp: 2,
  });
});

test('a page of the web that leads its name to this machine reads no figures', async ({
  startSite,
}) => {
  const site = await startSite();
  for (const path of ['/metrics', '/health', '/nichts']) {
    expect((await site.admin(path, 'rebound.example:9100')).status).toBe(403);
    expect((await site.admin(path, 'localhost:9100')).status).toBe(path === '/nichts' ? 404 : 200);
  }
});
