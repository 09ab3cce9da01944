import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { Client, type QueryResultRow } from 'pg';
import type { Clock } from 'pg-boss';
import PostalMime, { type Email } from 'postal-mime';
import { test as base, expect, inject, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { createFileTransport, type MailTransport } from '../delivery/mail/mail-transport.ts';
import { type MailAddresses, recipientsByForm } from '../delivery/mail/recipients.ts';
import type { DeskDependencies } from '../desk/desk-app.ts';
import { withFreePort } from '../desk/desk-settings.ts';
import type { DeskUser } from '../desk/desk-user.ts';
import { linkForName } from '../desk/sign-in/sign-in-link.ts';
import { startDesk } from '../desk/start-desk.ts';
import { createLogger } from '../platform/log/create-logger.ts';
import { administrate, databaseUrl, dropDatabase } from './database-cluster.ts';
import { type MailServer, startMailServer } from './mail-server.ts';

export const mailAddresses = {
  from: 'website@rebhang-solar.example',
  company: 'buero@rebhang-solar.example',
  host: 'rebhang-solar.example',
  site: 'http://localhost:3000',
};

/** Who may sign in at the test's desk; two of them share a mailbox. */
export const deskUsers: readonly DeskUser[] = [
  { name: 'Anna Berger', email: 'anna@firma.example' },
  { name: 'Jens Roth', email: 'buero@firma.example' },
  { name: 'Lisa Thiele', email: 'buero@firma.example' },
];

export type TestDatabase = {
  url: string;
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Resolves once a statement that begins so waits for another's lock, in this database. */
  untilWaiting(statement: string): Promise<void>;
};

const lockPatience = { timeout: 30_000, interval: 20 };

export type SiteOptions = {
  rateLimit?: number;
  /** The office's addresses for the submissions of a form; `mailAddresses.company` by default. */
  offices?: Partial<MailAddresses['company']>;
  confirmationsPerDomain?: number;
  confirmationsPerDay?: number;
  trustProxy?: string[];
  publicUrl?: string;
  /** By which the mail queue keeps its appointments. */
  clock?: Clock;
  /** Another way to the test's database. */
  databaseUrl?: string;
  /** Says that the database lies in `DATA_DIR`, and which share of that disk has to be free for photographs. */
  leastFreeDisk?: number;
  /** Names the database in the settings all the same: then nothing is known of its disk. */
  isDatabaseElsewhere?: boolean;
  /** Address of the office's desk that mails name. */
  deskInMails?: string;
  /** Where mails go; by default into a folder that `mails()` reads. */
  transport?: MailTransport;
};

type DeskOptions = SiteOptions & {
  users?: readonly DeskUser[];
  /** Where the desk is said to be, if not where it listens. */
  deskUrl?: string;
  /** Any free one by default. */
  deskPort?: number;
  /** Loopback by default. */
  deskHost?: string;
  /** Neither mails nor names are set up. */
  isNewcomer?: boolean;
};

export type TestDesk = {
  /** `http://localhost:<port>` */
  url: string;
  /** What the start says of it. */
  line: string | undefined;
  site: TestSite;
  /** Signs in by a link. @returns the header `cookie` */
  signIn(name: string): Promise<string>;
  /** Calls a procedure of the desk by POST, as its client does. */
  call(
    procedure: string,
    input: unknown,
    cookie?: string,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Posts a form as a browser does. */
  postForm(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Without the site that it stands beside. */
  stop(): Promise<void>;
};

export type TestSite = {
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** On which it runs. */
  database: TestDatabase;
  /** Posts JSON. */
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The mails written so far, by file name. */
  mails(): Promise<Map<string, Email>>;
  /** Everything the site has logged so far. */
  log(): string;
  /** Lets the worker look for mails now. */
  lookForMails(): void;
  /** Asks the port that is only for whoever runs the site. @param host that the request names */
  admin(path: string, host?: string): Promise<{ status: number; body: string }>;
  stop(): Promise<void>;
};

type Fixtures = {
  /** Empty, for this test alone. */
  folder: string;
  /** A site with `siteOptions`, which all tests of a file share; what it has stored, mailed and logged is gone after each. */
  site: TestSite;
  /** The desk beside it. */
  deskBesideSite: TestDesk;
  /** With the site's schema, for all tests of a file; what a test has stored is gone after it. */
  database: TestDatabase;
  /** Another one on the same server, without any table. */
  emptyUrl: string;
  /** Starts a whole site on `database`: HTTP, mail queue and worker. Stopped after the test. */
  startSite: (options?: SiteOptions) => Promise<TestSite>;
  /** Starts a site, and the desk beside it. */
  startDesk: (options?: DeskOptions) => Promise<TestDesk>;
  /** A real SMTP server. */
  mailServer: MailServer;
};

/** For all tests of a file, which take `database`, `site` and `deskBesideSite`. */
type FileFixtures = {
  databaseOfFile: TestDatabase;
  /** For a file to extend. */
  siteOptions: SiteOptions;
  siteOfFile: EmptiedSite;
  deskOfFile: TestDesk;
};

export const test = base.extend<Fixtures & FileFixtures>({
  siteOptions: [{}, { scope: 'file' }],

  siteOfFile: [
    async ({ siteOptions }, use) => {
      const { database, drop } = await createDatabase();
      const site = await startTestSite(database, siteOptions);
      await use(site);
      await site.stop();
      await drop();
    },
    { scope: 'file' },
  ],

  site: async ({ siteOfFile }, use) => {
    await use(siteOfFile);
    await siteOfFile.empty();
  },

  deskOfFile: [
    async ({ siteOfFile, siteOptions }, use) => {
      const desk = await startTestDesk(siteOfFile, siteOptions);
      await use(desk);
      await desk.stop();
    },
    { scope: 'file' },
  ],

  deskBesideSite: async ({ site, deskOfFile }, use) => {
    await use({ ...deskOfFile, site });
  },

  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-test-'));
    // As root, another user runs the database and has to pass through.
    await chmod(folder, 0o755);
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },

  databaseOfFile: [
    async ({}, use) => {
      const { database, drop } = await createDatabase();
      await use(database);
      await drop();
    },
    { scope: 'file' },
  ],

  database: async ({ databaseOfFile }, use) => {
    await use(databaseOfFile);
    // Whoever worked on them has been stopped by now, or killed.
    await databaseOfFile.query('delete from pgboss.job');
    await emptyTables(databaseOfFile.query);
  },

  emptyUrl: async ({}, use) => {
    const clusterUrl = inject('clusterUrl');
    const name = `site_empty_${randomUUID().replaceAll('-', '')}`;
    await administrate(clusterUrl, `create database ${name}`);
    await use(databaseUrl(clusterUrl, name));
    await dropDatabase(clusterUrl, name);
  },

  startSite: async ({ database }, use) => {
    const running: TestSite[] = [];
    await use(async (options = {}) => {
      const site = await startTestSite(database, options);
      running.push(site);
      return site;
    });
    for (const site of running) await site.stop();
  },

  startDesk: async ({ database }, use) => {
    const running: TestDesk[] = [];
    await use(async (options = {}) => {
      const desk = await startTestDesk(await startTestSite(database, options), options);
      running.push(desk);
      return desk;
    });
    for (const desk of running) {
      await desk.stop();
      await desk.site.stop();
    }
  },

  mailServer: async ({}, use) => {
    const mailServer = await startMailServer();
    await use(mailServer);
    await mailServer.stop();
  },
});

/** A copy of the template, with a connection of its own. */
async function createDatabase(): Promise<{ database: TestDatabase; drop: () => Promise<void> }> {
  const clusterUrl = inject('clusterUrl');
  const name = `site_test_${randomUUID().replaceAll('-', '')}`;
  await administrate(clusterUrl, `create database ${name} template ${inject('templateName')}`);
  const url = databaseUrl(clusterUrl, name);
  const client = new Client({ connectionString: url });
  await client.connect();
  const query: TestDatabase['query'] = async (text, values) =>
    (await client.query(text, values)).rows;
  return {
    database: {
      url,
      query,
      async untilWaiting(statement) {
        const waiting = `select 1 from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and starts_with(query, $1)`;
        await vi.waitFor(async () => {
          // A transaction sees the activity as it was when it first looked.
          await query('select pg_stat_clear_snapshot()');
          expect(await query(waiting, [statement])).not.toEqual([]);
        }, lockPatience);
      },
    },
    drop: () =>
      inOrder({
        'the connection': () => client.end(),
        'the database': () => dropDatabase(clusterUrl, name),
      }),
  };
}

/** What is just being mailed would lie among the mails of the next test. */
async function finishJobs(query: TestDatabase['query']): Promise<void> {
  const ours = "name not like '\\_\\_pgboss%'";
  await vi.waitFor(async () => {
    await query(`delete from pgboss.job where state <> 'active' and ${ours}`);
    expect(await query(`select 1 from pgboss.job where ${ours}`)).toEqual([]);
  }, lockPatience);
}

/** Leaves the schema alone. */
async function emptyTables(query: TestDatabase['query']): Promise<void> {
  const tables = await query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_name not like 'mikro_orm%'
        -- The migration has written its one row.
        and table_name <> 'counting_keys'`,
  );
  // A connection that a test has left open with a lock would else hold everything up without a word.
  await query(`set lock_timeout = '20s'`);
  await query(`truncate ${tables.map(({ name }) => name).join()} restart identity`);
}

async function startTestDesk(
  { parts, ...site }: StartedSite,
  options: DeskOptions,
): Promise<TestDesk> {
  const { deskPort = 0 } = options;
  const settings = await withFreePort({
    port: deskPort,
    host: options.deskHost ?? '127.0.0.1',
    url: `http://localhost:${deskPort}`,
    users: options.users ?? deskUsers,
  });
  const desk = { ...settings, url: options.deskUrl ?? settings.url };
  const { app, line } = await startDesk({
    ...parts,
    desk,
    isOff: false,
    isNewcomer: options.isNewcomer ?? false,
    trustProxy: options.trustProxy,
    limit: options.rateLimit ?? 0,
  });
  const { url } = settings;
  const postForm: TestDesk['postForm'] = (path, fields, headers = {}) =>
    fetch(new URL(path, url), {
      method: 'POST',
      headers: { ...fromDesk(headers), ...headers },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  return {
    url,
    line,
    site,
    postForm,
    call: (procedure, input, cookie, headers = {}) =>
      fetch(`${url}/trpc/${procedure}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...fromDesk(headers),
          ...(cookie && { cookie }),
          ...headers,
        },
        body: JSON.stringify(input),
      }),
    async signIn(name) {
      const href = await linkForName(parts.orm.em.fork(), desk, name);
      const answer = await postForm(new URL(href ?? '').pathname, { name });
      return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    },
    stop: async () => app?.close(),
  };
}

/** As browsers say that a page of the desk itself sends it; older ones say only the origin. */
const fromDesk = ({ origin }: Record<string, string>): Record<string, string> =>
  origin ? {} : { 'sec-fetch-site': 'same-origin' };

/** What a desk shares with the site that it stands beside. */
type SharedParts = Omit<DeskDependencies, 'desk' | 'trustProxy' | 'limit'>;

type StartedSite = TestSite & { parts: SharedParts };
type EmptiedSite = StartedSite & {
  /** Removes all that it has stored, mailed and logged. */
  empty(): Promise<void>;
};

async function startTestSite(database: TestDatabase, options: SiteOptions): Promise<EmptiedSite> {
  const url = options.databaseUrl ?? database.url;
  const folder = await mkdtemp(join(tmpdir(), 'site-mail-'));
  const lines: string[] = [];
  const logger = createLogger(
    'trace',
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const given = {
    transport: options.transport ?? createFileTransport(folder),
    mailAddresses: {
      ...mailAddresses,
      company: { ...recipientsByForm({}, [mailAddresses.company]), ...options.offices },
      site: options.publicUrl ?? mailAddresses.site,
      desk: options.deskInMails,
    },
    mailFolder: folder,
  };
  const site = await buildApp({
    ...given,
    databaseUrl: url,
    environment: {
      publicUrl: options.publicUrl ?? 'http://localhost:3000',
      TRUST_PROXY: options.trustProxy,
      ANALYTICS_ID: undefined,
      RATE_LIMIT: options.rateLimit ?? 0,
      DATA_DIR: folder,
      DATABASE_URL:
        options.leastFreeDisk === undefined || options.isDatabaseElsewhere ? url : undefined,
      CONFIRMATIONS_PER_DOMAIN: options.confirmationsPerDomain ?? 0,
      CONFIRMATIONS_PER_DAY: options.confirmationsPerDay ?? 0,
    },
    logger,
    clock: options.clock,
    leastFreeDisk: options.leastFreeDisk,
  });
  const address = await site.app.listen({ port: 0, host: '127.0.0.1' });
  await site.sendMails();
  // By itself it looks for mails that are tried again every two seconds, and each such test would wait for that.
  const looking = options.clock ? undefined : setInterval(() => site.mailQueue.wake(), 100);

  const { orm, boss, mailQueue, metrics } = site;
  let stopped = false;
  return {
    parts: { ...given, orm, boss, mailQueue, metrics, log: logger },
    url: address,
    database,
    async empty() {
      await finishJobs(database.query);
      await emptyTables(database.query);
      for (const file of await readdir(folder)) await rm(join(folder, file), { recursive: true });
      lines.length = 0;
    },
    post: (path, body, headers) =>
      fetch(address + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    async mails() {
      const mails = new Map<string, Email>();
      for (const file of await readdir(folder)) {
        if (!file.endsWith('.eml')) continue;
        mails.set(file, await PostalMime.parse(await readFile(join(folder, file))));
      }
      return mails;
    },
    log: () => lines.join(''),
    lookForMails: () => site.mailQueue.wake(),
    async admin(path, host = 'localhost') {
      const { statusCode, body } = await site.admin.inject({ url: path, headers: { host } });
      return { status: statusCode, body };
    },
    async stop() {
      if (stopped) return;
      stopped = true;
      clearInterval(looking);
      await inOrder({
        'the site': () => site.app.close(),
        // A mail that the stop has waited for long enough may still be written.
        'the mails': () => rm(folder, { recursive: true, force: true, maxRetries: 10 }),
      });
    },
  };
}

/** Above the site's own limits for a stop. */
const patienceMilliseconds = 30_000;

/**
 * Clears up step by step. Vitest limits how long a test takes, but not what comes after it: a step
 * that never ends would hold the whole run without a word.
 */
async function inOrder(steps: Record<string, () => unknown>): Promise<void> {
  for (const [name, step] of Object.entries(steps)) {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      const fail = () => reject(new Error(`${name} was not closed in ${patienceMilliseconds} ms`));
      timer = setTimeout(fail, patienceMilliseconds);
    });
    try {
      await Promise.race([step(), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }
}
