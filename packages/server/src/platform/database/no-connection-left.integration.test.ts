import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { test as base } from '../../testing/fixtures.ts';
import { contactPayload } from '../../testing/payloads.ts';

/** What is left to the site once other instances have taken the rest: its job queue's four, and two. */
const connectionLimit = 6;

const test = base.extend<{ limitedUrl: string }>({
  limitedUrl: async ({ database }, use) => {
    const role = `limited_${randomUUID().replaceAll('-', '')}`;
    await database.query(
      `create role ${role} login password 'limited' connection limit ${connectionLimit}`,
    );
    // Whoever may not drop what it owns could not clear up.
    await database.query(`grant ${role} to current_user`);
    for (const schema of ['public', 'pgboss']) {
      await database.query(`grant all on schema ${schema} to ${role}`);
      await database.query(`grant all on all tables in schema ${schema} to ${role}`);
      await database.query(`grant all on all sequences in schema ${schema} to ${role}`);
    }
    const url = new URL(database.url);
    url.username = role;
    url.password = 'limited';
    await use(url.href);
    await database.query(`drop owned by ${role}`);
    await database.query(`drop role ${role}`);
  },
});

test('when the database has no connection left, who is turned away hears it, and nothing is lost', async ({
  database,
  limitedUrl,
  startSite,
}) => {
  const site = await startSite({ databaseUrl: limitedUrl });
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => {
      // A mailbox of its own each: one alone would get three confirmations and no more.
      const email = `${randomUUID()}@beispiel.example`;
      return site.post('/api/contact', { ...contactPayload, email });
    }),
  );
  const rejected = answers.filter(({ status }) => status !== 201);
  expect(rejected.length).toBeGreaterThan(0);
  for (const answer of rejected) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('10');
  }

  const accepted = answers.filter(({ status }) => status === 201);
  const receipts = await Promise.all(
    accepted.map(async (answer) => ((await answer.json()) as { reference: string }).reference),
  );
  const stored = await database.query<{ reference: string; jobs: number }>(
    `select s.reference, count(j.id)::int as jobs from submissions s
       left join pgboss.job j on j.data->>'submissionId' = s.id::text group by s.id`,
  );
  expect(stored.map(({ reference }) => reference).sort()).toEqual(receipts.sort());
  expect(stored.every(({ jobs }) => jobs === 2)).toBe(true);

  // The rush is over: once the mails have let go of them, the connections there are serve the next one.
  await expect
    .poll(async () => (await site.post('/api/contact', contactPayload)).status, {
      timeout: 30_000,
      interval: 100,
    })
    .toBe(201);
  await site.stop();
});
