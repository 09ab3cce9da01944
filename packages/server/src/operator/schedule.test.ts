import { retentionMonths } from '@rebhang-solar/content/privacy';
import type { PgBoss } from 'pg-boss';
import { expect, test, vi } from 'vitest';
import { mailAddressesOf, readEnvironment } from '../environment.ts';
import type { Orm } from '../platform/database/orm.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startSchedule } from './schedule.ts';

const smtp = {
  SMTP_URL: 'smtps://mail.firma.example',
  MAIL_FROM: 'website@firma.example',
  MAIL_TO: 'buero@firma.example',
};

/** What the job queue is told, of which nothing is done. */
async function start(settings: Record<string, string>) {
  const environment = readEnvironment(settings);
  const scheduled: string[] = [];
  const unscheduled: string[] = [];
  const workers = new Map<string, (jobs: { data: unknown }[]) => Promise<void>>();
  const alerts: string[] = [];
  const check = vi.fn(async () => undefined);
  const boss = {
    createQueue: async () => undefined,
    schedule: async (name: string, cron: string) => void scheduled.push(`${name} ${cron}`),
    unschedule: async (name: string) => void unscheduled.push(name),
    work: async (name: string, ...given: unknown[]) =>
      void workers.set(name, given.at(-1) as () => Promise<void>),
    findJobs: async () => [],
    insert: async (_name: string, jobs: { data: { cause: string } }[]) =>
      void alerts.push(...jobs.map(({ data }) => data.cause)),
  };
  // Of a site that began long ago, and has nothing to do.
  const em = {
    fork: () => em,
    find: async () => [],
    findOne: async () => null,
    count: async () => 0,
    execute: async (query: string) =>
      query.includes('mikro_orm_migrations') ? [{ at: '2020-01-01T00:00:00Z' }] : [],
  };
  const logger = { warn: vi.fn(), error: vi.fn() };
  await startSchedule(
    environment,
    {
      boss: boss as unknown as PgBoss,
      orm: { em } as unknown as Orm,
      storage: { check, works: async () => true },
      transport: { send: async () => undefined, keepsMails: false, close: () => undefined },
      mailAddresses: mailAddressesOf(environment),
    },
    logger as unknown as Parameters<typeof startSchedule>[2],
  );
  const alert = { channel: 'mail', cause: 'disk', facts: {}, isOver: false };
  return {
    scheduled,
    unscheduled,
    warnings: logger.warn.mock.calls,
    sendAlert: () => workers.get('alert')?.([{ data: alert }]),
    checks: check.mock.calls,
    /** What the watch raises. */
    async watch() {
      await workers.get('watch')?.([]);
      return new Set(alerts);
    },
  };
}

test('what the site does by the clock: the morning list only where a mail server takes it, and nobody has switched it off', async () => {
  const always = ['purge 30 3 * * *', 'watch * * * * *', 'digest-mail */10 * * * *'];
  const withList = await start(smtp);
  expect(withList.scheduled).toEqual([...always, 'morning-mail 30 7 * * *']);
  expect(withList.unscheduled).toEqual([]);
  for (const settings of [{}, { ...smtp, MORNING_MAIL: 'off' }]) {
    const without = await start(settings);
    expect(without.scheduled).toEqual(always);
    expect(without.unscheduled).toEqual(['morning-mail']);
  }
});

test('a retention that the privacy statement does not promise is warned of', async () => {
  expect((await start({})).warnings).toEqual([]);
  expect((await start({ RETENTION_MONTHS: String(retentionMonths) })).warnings).toEqual([]);
  for (const months of [retentionMonths - 1, retentionMonths + 1])
    expect((await start({ RETENTION_MONTHS: String(months) })).warnings).toEqual([
      [{ months, promised: retentionMonths }, 'RETENTION_MONTHS is not what /datenschutz promises'],
    ]);
});

test.each([
  ['nobody', {}, false],
  ['a webhook', { ALERT_WEBHOOK: 'https://ntfy.sh/firma' }, true],
  ['a mail', { ...smtp, ALERT_SMTP_URL: 'smtps://mail.anderswo.example' }, true],
])(
  'where %s is told of alerts, is a backup that was never made one of them?',
  async (_who, settings, isOne) => {
    expect((await (await start(settings)).watch()).has('backup')).toBe(isOne);
  },
);

test('whether the database stores is looked at twice a minute, by no job', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { checks } = await start({});
  await vi.advanceTimersByTimeAsync(29_000);
  expect(checks).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(31_000);
  vi.useRealTimers();
  expect(checks).toHaveLength(2);
});

test('an alert goes to whoever is named for it, else to the office, and over its own mail server alone', async () => {
  const mailServer = await startMailServer();
  const recipientsOf = async (settings: Record<string, string>) => {
    mailServer.received.length = 0;
    await (await start(settings)).sendAlert();
    return mailServer.received.map(({ from, recipients }) => [from, ...recipients]);
  };
  const own = { ...smtp, ALERT_SMTP_URL: mailServer.url };
  const from = 'website@firma.example';
  expect(await recipientsOf(own)).toEqual([[from, 'buero@firma.example']]);
  expect(await recipientsOf({ ...own, ALERT_MAIL_TO: 'technik@firma.example' })).toEqual([
    [from, 'technik@firma.example'],
  ]);
  expect(await recipientsOf({ ...smtp, SMTP_URL: mailServer.url })).toEqual([]);
  await mailServer.stop();
});
