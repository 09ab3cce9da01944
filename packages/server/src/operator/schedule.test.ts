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
  const boss = {
    createQueue: async () => undefined,
    schedule: async (name: string, cron: string) => void scheduled.push(`${name} ${cron}`),
    unschedule: async (name: string) => void unscheduled.push(name),
    work: async (name: string, ...given: unknown[]) =>
      void workers.set(name, given.at(-1) as () => Promise<void>),
  };
  const logger = { warn: vi.fn() };
  await startSchedule(
    environment,
    {
      boss: boss as unknown as PgBoss,
      orm: {} as Orm,
      storage: { check: async () => undefined, works: async () => true },
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
  expect((await start({ RETENTION_MONTHS: String(retentionMonths + 1) })).warnings).toEqual([
    [
      { months: retentionMonths + 1, promised: retentionMonths },
      'RETENTION_MONTHS is not what /datenschutz promises',
    ],
  ]);
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
