import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '@rebhang-solar/content/company';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { mailDelivery } from './delivery/mail/deliver-mail.ts';
import { openMailQueue } from './delivery/mail/mail-queue.ts';
import { createFileTransport, createSmtpTransport } from './delivery/mail/mail-transport.ts';
import type { Environment } from './environment.ts';
import { loadSite } from './http/pages/site.ts';
import { buildAdmin } from './operator/admin/admin-app.ts';
import { createMetrics } from './operator/admin/metrics.ts';
import { scheduleRetention } from './operator/retention/purge.ts';
import { migrate } from './platform/database/migrate.ts';
import { createOrm } from './platform/database/orm.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { startBoss, stopBoss } from './platform/jobs/boss.ts';
import { openFormTokens } from './requests/form-token.ts';
import { createSubmissionRateLimit } from './requests/rate-limit.ts';

/** Seconds a stop may take: answers in flight and mails in hand are finished within. */
const stopSeconds = 9;

/** Schema, mail queue, then the door; closes in the other order. */
export async function serve(
  environment: Environment,
  database: Promise<string>,
  logger: Logger,
  releaseDatabase: () => Promise<void>,
): Promise<void> {
  const { publicUrl } = environment;
  // Read while the database starts.
  const [databaseUrl, site] = await Promise.all([
    database,
    loadSite({ publicUrl, analyticsId: environment.ANALYTICS_ID }),
  ]);
  await waitForDatabase(databaseUrl, logger);

  const orm = await createOrm(databaseUrl);
  await migrate(orm, databaseUrl);
  const boss = await startBoss(databaseUrl, logger);
  const mailQueue = await openMailQueue(boss, logger);

  const metrics = createMetrics();
  const app = await buildApp({
    orm,
    mailQueue,
    formTokens: await openFormTokens(orm.em.fork()),
    rateLimit: createSubmissionRateLimit(environment.RATE_LIMIT),
    site,
    metrics,
    environment,
    logger,
  });
  const admin = environment.ADMIN_PORT ? await buildAdmin({ orm, metrics, logger }) : undefined;
  // Never on another interface: it is for whoever is on the machine.
  await admin?.listen({ port: environment.ADMIN_PORT, host: '127.0.0.1' });
  await app.listen({ port: environment.PORT, host: environment.HOST });

  const mailFolder = join(environment.DATA_DIR, 'mail');
  const transport = await openTransport(environment.SMTP_URL, mailFolder);
  await mailQueue.work(
    mailDelivery(
      orm,
      transport,
      {
        from: environment.MAIL_FROM ?? company.email,
        company: environment.MAIL_TO ?? company.email,
        host: new URL(publicUrl).hostname,
      },
      logger,
    ),
    metrics.mailTried,
  );

  const months = environment.RETENTION_MONTHS;
  await scheduleRetention(boss, orm, { months, mailFolder }, logger);

  closeWithGrace({ delay: stopSeconds * 1_000, logger: false }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'Unexpected fault, stopping');
    await app.close();
    await admin?.close();
    await stopBoss(boss);
    transport.close();
    await orm.close();
    await releaseDatabase();
  });

  process.stdout.write(`${company.shortName}: ${publicUrl}\n`);
  await site?.compressPages();
}

async function openTransport(smtpUrl: string | undefined, mailFolder: string) {
  if (smtpUrl) return createSmtpTransport(smtpUrl);
  await mkdir(mailFolder, { recursive: true, mode: 0o700 });
  return createFileTransport(mailFolder);
}
