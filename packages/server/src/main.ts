import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { company } from '@rebhang-solar/content/company';
import closeWithGrace from 'close-with-grace';
import { type Logger, pino } from 'pino';
import { buildApp } from './app.ts';
import { startEmbeddedPostgres } from './database/embedded-postgres.ts';
import { migrate } from './database/migrate.ts';
import { createOrm } from './database/orm.ts';
import { waitForDatabase } from './database/wait-for-database.ts';
import { type Environment, EnvironmentError, readEnvironment } from './environment.ts';
import { describeCauses } from './errors/report-fault.ts';
import { startBoss, stopBoss } from './jobs/boss.ts';
import { mailDelivery } from './mail/deliver-mail.ts';
import { openMailQueue } from './mail/mail-queue.ts';
import { createFileTransport, createSmtpTransport } from './mail/mail-transport.ts';
import { scheduleRetention } from './retention/purge.ts';
import { loadSite } from './site/site.ts';
import { openFormTokens } from './submission/form-token.ts';
import { createSubmissionRateLimit } from './submission/rate-limit.ts';

/** Seconds a stop may take: answers in flight and mails in hand are finished within. */
const stopSeconds = 9;

/** Starts the database, unless one is named, and the site on it. */
async function start(environment: Environment): Promise<void> {
  const logger = pino({
    level: environment.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // A message of the database or of a schema may quote what a visitor typed.
    serializers: { err: describeCauses, error: describeCauses },
  });

  const embedded = environment.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres(environment.DATA_DIR, logger);
  const databaseUrl = environment.DATABASE_URL ?? embedded?.url ?? '';
  const releaseDatabase = async () => embedded?.release();
  try {
    await serve(environment, databaseUrl, logger, releaseDatabase);
  } catch (error) {
    // A port that is taken, say: nobody is left who would stop the database.
    await releaseDatabase();
    throw error;
  }
}

/** Schema, mail queue, then the door; closes in the other order. */
async function serve(
  environment: Environment,
  databaseUrl: string,
  logger: Logger,
  releaseDatabase: () => Promise<void>,
): Promise<void> {
  await waitForDatabase(databaseUrl, logger);

  const orm = await createOrm(databaseUrl);
  await migrate(orm, databaseUrl);
  const boss = await startBoss(databaseUrl, logger);
  const mailQueue = await openMailQueue(boss, logger);

  const { publicUrl } = environment;
  const app = await buildApp({
    orm,
    mailQueue,
    formTokens: await openFormTokens(orm.em.fork()),
    rateLimit: createSubmissionRateLimit(environment.RATE_LIMIT),
    site: await loadSite({ publicUrl, analyticsId: environment.ANALYTICS_ID }),
    environment,
    logger,
  });
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
  );

  const months = environment.RETENTION_MONTHS;
  await scheduleRetention(boss, orm, { months, mailFolder }, logger);

  closeWithGrace({ delay: stopSeconds * 1_000, logger: false }, async ({ err }) => {
    if (err) logger.fatal({ err }, 'Unexpected fault, stopping');
    await app.close();
    await stopBoss(boss);
    transport.close();
    await orm.close();
    await releaseDatabase();
  });

  process.stdout.write(`${company.shortName}: ${publicUrl}\n`);
}

async function openTransport(smtpUrl: string | undefined, mailFolder: string) {
  if (smtpUrl) return createSmtpTransport(smtpUrl);
  await mkdir(mailFolder, { recursive: true, mode: 0o700 });
  return createFileTransport(mailFolder);
}

try {
  await start(readEnvironment());
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    error instanceof EnvironmentError ? `${reason}\n` : `The site does not start: ${reason}\n`,
  );
  process.exit(1);
}
