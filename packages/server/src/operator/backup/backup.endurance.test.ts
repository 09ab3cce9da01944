import { join } from 'node:path';
import { expect } from 'vitest';
import { startEmbeddedPostgres } from '../../platform/database/embedded-postgres.ts';
import { column } from '../../testing/database-cluster.ts';
import { figure } from '../../testing/figures.ts';
import { test } from '../../testing/fixtures.ts';
import { load } from '../../testing/load.ts';
import { silentLogger } from '../../testing/silent-logger.ts';
import { startSiteProcess } from '../../testing/site-process.ts';
import { deliver, mailSettings, post1000 } from '../../testing/thousand-submissions.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

test('a backup under load holds all that was accepted before it, and its mails go out after the restore', async ({
  folder,
  emptyUrl,
  mailServer,
}) => {
  const settings = { ...mailSettings(mailServer), DATA_DIR: join(folder, 'data') };
  mailServer.answer = 'refuse for now';
  const site = await startSiteProcess(settings);
  const before = await post1000(site.url);
  const accepted = new Set<string>();
  const stopLoad = load(site.url, accepted);
  const embedded = await startEmbeddedPostgres(settings.DATA_DIR, silentLogger);
  const file = join(folder, 'site.backup.gz');
  const start = performance.now();
  const rows = await backUp(embedded.url, file, new Date());
  const backupSeconds = (performance.now() - start) / 1_000;
  await stopLoad();
  await embedded.release();
  expect(await site.end('SIGTERM')).toBe(0);

  const restoreStart = performance.now();
  await restore(emptyUrl, file);
  const restoreSeconds = (performance.now() - restoreStart) / 1_000;
  const restored = new Set(await column(emptyUrl, 'select reference from submissions'));
  expect([...before].filter((reference) => !restored.has(reference))).toEqual([]);
  expect(restored.size).toBe(rows.submissions);
  const jobless = await column(
    emptyUrl,
    `select reference from submissions s where (select count(*) from pgboss.job
       where name = 'mail' and data->>'submissionId' = s.id::text) <> 2`,
  );
  expect(jobless).toEqual([]);
  await deliver(emptyUrl, { ...settings, DATABASE_URL: emptyUrl }, mailServer, restored.size * 2);
  figure(
    'backup under load, restored: requests, mails sent after it, seconds for backup and restore',
    `${restored.size}, ${restored.size * 2}, ${backupSeconds.toFixed(1)} and ${restoreSeconds.toFixed(1)} s`,
  );
});
