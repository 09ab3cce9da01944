import { join } from 'node:path';
import { company } from '@rebhang-solar/content/company-in-texts';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';
import { buildApp } from './app.ts';
import { openMailTransport } from './delivery/mail/mail-transport.ts';
import { withFreePort } from './desk/desk-settings.ts';
import { startDesk } from './desk/start-desk.ts';
import { mailAddressesOf, readEnvironment, warningAbout } from './environment.ts';
import config from './mikro-orm.config.ts';
import { startSchedule } from './operator/schedule.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { createLogger } from './platform/log/create-logger.ts';
import { dropPrivileges, makeDataDir } from './platform/site-user.ts';

/** Seconds a stop may take: requests in flight and active jobs are finished within. */
const stopSeconds = 9;

try {
  await start();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`The site does not start: ${reason}\n`);
  process.exit(1);
}

/** Opens the database, brings it up to date, starts the site on it. A signal closes them the other way round. */
async function start(): Promise<void> {
  const settings = readEnvironment();
  const environment = { ...settings, desk: settings.desk && (await withFreePort(settings.desk)) };
  const { DATA_DIR, DATABASE_URL, SMTP_URL, ADMIN_PORT, HOST, PORT, publicUrl } = environment;
  const logger = createLogger(environment.LOG_LEVEL);
  const warning = warningAbout(environment);
  if (warning) logger.warn(warning);
  // With a database and a mail server of its own the site writes nothing there.
  if (!DATABASE_URL || !SMTP_URL) await makeDataDir(DATA_DIR);

  const { url: databaseUrl, release } = await openDatabase(environment, logger);
  let app: FastifyInstance | undefined;
  let desk: FastifyInstance | undefined;
  const stop = async () => {
    try {
      // Before the site, whose database it works with.
      await desk?.close();
      await app?.close();
    } finally {
      await release();
    }
  };
  try {
    // Root is needed only to start the database as its own user.
    await dropPrivileges(DATA_DIR, logger);
    await waitForDatabase(databaseUrl, logger);
    await migrate(databaseUrl, config);

    const mailFolder = join(DATA_DIR, 'mail');
    const transport = await openMailTransport(SMTP_URL, mailFolder);
    const mailAddresses = mailAddressesOf(environment);
    const site = await buildApp({
      databaseUrl,
      environment,
      transport,
      mailAddresses,
      mailFolder,
      logger,
    });
    app = site.app;
    // On loopback only: metrics and readiness are for this machine.
    if (ADMIN_PORT) await listen('ADMIN_PORT', site.admin, { port: ADMIN_PORT, host: '127.0.0.1' });
    await listen('HOST and PORT', app, { port: PORT, host: HOST });
    await site.sendMails();
    await startSchedule(environment, { ...site, transport, mailAddresses }, logger);

    closeWithGrace({ delay: stopSeconds * 1_000, logger: false }, async ({ err }) => {
      if (err) logger.fatal({ err }, 'Unexpected fault, stopping');
      await stop();
    });
    process.stdout.write(`${company.shortName}: ${publicUrl}\n`);
    const office = await startDesk({
      ...site,
      transport,
      mailAddresses,
      desk: environment.desk,
      isOff: environment.DESK_PORT === 'off',
      isNewcomer: !SMTP_URL && !environment.DESK_USERS,
      mailFolder,
      trustProxy: environment.TRUST_PROXY,
      limit: environment.RATE_LIMIT,
      log: logger,
    });
    desk = office.app;
    if (office.line) process.stdout.write(`${office.line}\n`);
    await site.pages?.compressPages();
  } catch (error) {
    // For example because the port is taken. Nothing else would stop the database.
    await stop();
    throw error;
  }
}

/** @throws Error that names the settings when nothing can listen there */
async function listen(settings: string, app: FastifyInstance, address: FastifyListenOptions) {
  try {
    await app.listen(address);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${settings} cannot be listened at: ${reason}`, { cause });
  }
}
