import { expect } from 'vitest';
import { test } from '../../testing/fixtures.ts';
import { contactPayload } from '../../testing/payloads.ts';
import { startDatabaseProxy } from '../../testing/tcp-proxy.ts';

test('a database that says nothing is a 503, and works again without a restart', async ({
  database,
  startSite,
}) => {
  const proxy = await startDatabaseProxy(database.url);
  const site = await startSite({ databaseUrl: proxy.url });
  expect((await site.post('/api/contact', contactPayload)).status).toBe(201);

  proxy.freeze();
  const [rest, trpc, ready, metrics, health] = await Promise.all([
    site.post('/api/contact', contactPayload),
    site.post('/trpc/contact.submit', contactPayload),
    fetch(`${site.url}/readyz`),
    site.admin('/metrics'),
    site.admin('/health'),
  ]);
  for (const response of [rest, trpc]) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('10');
  }
  expect(ready.status).toBe(503);
  expect(ready.headers.get('cache-control')).toBe('no-store');
  expect(await ready.json()).toEqual({ status: 'database away' });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  // Whoever runs the site reads that the database is away, and no figures of before.
  expect(metrics.status).toBe(200);
  expect(metrics.body).toContain('site_database_up 0\n');
  expect(metrics.body).toContain('site_alert{cause="database"} 1\n');
  expect(metrics.body).not.toMatch(/^site_queue_jobs\{/m);
  expect(health.status).toBe(503);
  expect(JSON.parse(health.body)).toMatchObject({
    database: 'away',
    mail: { oldestWaitingSeconds: null, givenUp: 0 },
    queues: null,
  });

  // The connections of before stay dead, as after the loss of a machine: nothing may wait for them.
  proxy.thaw();
  expect((await site.post('/api/contact', contactPayload)).status).toBe(201);
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  const { body } = await site.admin('/metrics');
  expect(body).toContain('site_database_up 1\n');
  expect(body).toContain('site_alert{cause="database"} 0\n');
  expect(await database.query('select id from submissions')).toHaveLength(2);
  await proxy.stop();
});

test('a table that stays locked is a 503, and what was given up is not stored', async ({
  site,
}) => {
  const { database } = site;
  await database.query('begin');
  await database.query('lock table submissions in access exclusive mode');
  expect((await site.post('/api/contact', contactPayload)).status).toBe(503);
  await database.query('rollback');
  expect((await site.post('/api/contact', contactPayload)).status).toBe(201);
  expect(await database.query('select id from submissions')).toHaveLength(1);
});
