import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance, FastifyListenOptions } from 'fastify';

// Node keeps what it has compiled for the next start, which then takes a quarter less. That is so for what is
// imported from here on only. Where the folder cannot be written, the site starts without.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/compile'));

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
  const { warningAbout, mailAddressesOf, readEnvironment } = await import('./environment.ts');
  const { openDatabase } = await import('./platform/database/open-database.ts');
  const { createLogger } = await import('./platform/log/create-logger.ts');
  const { dropPrivileges, makeDataDir } = await import('./platform/site-user.ts');

  const environment = readEnvironment();
  const { DATA_DIR, DATABASE_URL, SMTP_URL, ADMIN_PORT, HOST, PORT, publicUrl } = environment;
  const logger = createLogger(environment.LOG_LEVEL);
  const warning = warningAbout(environment);
  if (warning) logger.warn(warning);
  // With a database and a mail server of its own the site writes nothing there.
  if (!DATABASE_URL || !SMTP_URL) await makeDataDir(DATA_DIR);

  const database = openDatabase(environment, logger);
  let app: FastifyInstance | undefined;
  const stop = async () => {
    try {
      await app?.close();
    } finally {
      await (await database).release();
    }
  };
  try {
    // The database starts while Node loads everything else.
    const [{ url: databaseUrl }, load] = await Promise.all([database, loadSite()]);
    // Root is needed only to start the database as its own user.
    await dropPrivileges(DATA_DIR, logger);
    await load.waitForDatabase(databaseUrl, logger);
    await load.migrate(databaseUrl, load.config);

    const transport = await load.openMailTransport(SMTP_URL, join(DATA_DIR, 'mail'));
    const mailAddresses = mailAddressesOf(environment);
    const site = await load.buildApp({
      databaseUrl,
      environment,
      transport,
      mailAddresses,
      logger,
    });
    app = site.app;
    // On loopback only: metrics and readiness are for this machine.
    if (ADMIN_PORT) await listen('ADMIN_PORT', site.admin, { port: ADMIN_PORT, host: '127.0.0.1' });
    await listen('HOST and PORT', site.app, { port: PORT, host: HOST });
    await site.sendMails();
    await load.startSchedule(environment, { ...site, transport, mailAddresses }, logger);

    load.closeWithGrace({ delay: stopSeconds * 1_000, logger: false }, async ({ err }) => {
      if (err) logger.fatal({ err }, 'Unexpected fault, stopping');
      await stop();
    });
    process.stdout.write(`${load.company.shortName}: ${publicUrl}\n`);
    await site.pages?.compressPages();
  } catch (error) {
    // For example because the port is taken. Nothing else would stop the database.
    await stop();
    throw error;
  }
}

async function loadSite() {
  return {
    ...(await import('./app.ts')),
    ...(await import('./delivery/mail/mail-transport.ts')),
    ...(await import('./operator/schedule.ts')),
    ...(await import('./platform/database/migrate.ts')),
    ...(await import('./platform/database/wait-for-database.ts')),
    ...(await import('@rebhang-solar/content/company-in-texts')),
    config: (await import('./mikro-orm.config.ts')).default,
    closeWithGrace: (await import('close-with-grace')).default,
  };
}

/** @throws Error that names the settings when nothing can listen there */
async function listen(
  settings: string,
  app: FastifyInstance,
  address: FastifyListenOptions,
): Promise<void> {
  try {
    await app.listen(address);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${settings} cannot be listened at: ${reason}`, { cause });
  }
}
