import { expect, vi } from 'vitest';
import { openOrm } from '../../compose.ts';
import { createSmtpTransport } from '../../delivery/mail/mail-transport.ts';
import { mailAddresses, test } from '../../testing/fixtures.ts';
import {
  consultationPayload,
  contactPayload,
  gridConnectionPayload,
} from '../../testing/payloads.ts';
import { sendMorningMails } from './morning-mail.ts';

vi.mock('@rebhang-solar/content/company-in-texts', async (original) => {
  const { company, ...rest } =
    await original<typeof import('@rebhang-solar/content/company-in-texts')>();
  const { officeHours } = await import('../../testing/known-hours.ts');
  return { ...rest, company: { ...company, officeHours } };
});
vi.mock('@rebhang-solar/content/mails', async (original) => {
  const { repliesWithin } = await import('../../testing/known-hours.ts');
  return { ...(await original<object>()), repliesWithin };
});

const boss = 'chefin@rebhang-solar.example';
const office = [mailAddresses.company];
const addresses = {
  ...mailAddresses,
  company: { contact: office, consultation: office, maintenance: office, gridConnection: [boss] },
};
/** 7:30 by the clock of Berlin. */
const monday = new Date('2026-11-23T06:30:00Z');
const holiday = new Date('2026-11-18T06:30:00Z');

test('on an open morning the office reads what is due, overdue, new and undelivered', async ({
  database,
  mailServer,
  startSite,
}) => {
  const site = await startSite();
  const send = async (path: string, body: object, receivedAt: string) => {
    const response = await site.post(path, body);
    const { reference } = (await response.json()) as { reference: string };
    await database.query('update submissions set received_at = $2 where reference = $1', [
      reference,
      receivedAt,
    ]);
    return reference;
  };
  const overdue = await send('/api/contact', consultationPayload, '2026-11-19T09:00:00Z');
  const dueToday = await send('/api/contact', consultationPayload, '2026-11-21T15:17:00Z');
  const done = await send('/api/contact', consultationPayload, '2026-11-19T09:00:00Z');
  const fresh = await send('/api/contact', contactPayload, '2026-11-22T09:00:00Z');
  const known = await send('/api/contact', contactPayload, '2026-11-20T05:00:00Z');
  const refused = await send('/api/contact', contactPayload, '2026-11-20T05:00:00Z');
  const grid = await send(
    '/api/netzanschluss-daten',
    gridConnectionPayload,
    '2026-11-21T20:00:00Z',
  );
  await database.query(`update submissions set unconfirmed = 'refused' where reference = $1`, [
    refused,
  ]);
  await database.query(
    'insert into handlings (submission_id, done_at) select id, now() from submissions where reference = $1',
    [done],
  );
  await database.query(`delete from pgboss.job where name = 'mail'`);

  const orm = await openOrm(database.url);
  const transport = createSmtpTransport(mailServer.url);
  expect(await sendMorningMails(orm, { transport, addresses }, holiday)).toBe(0);
  expect(await sendMorningMails(orm, { transport, addresses }, monday)).toBe(2);
  transport.close();

  const mailTo = (address: string) =>
    mailServer.received.find(({ recipients }) => recipients.includes(address))?.mail;
  const text = mailTo(mailAddresses.company)?.text ?? '';
  const groups = text.split('\n\n').flatMap((group) => {
    const references = group.match(/PV-[\w-]+/g);
    return references ? [[...references]] : [];
  });
  expect(groups).toEqual([[overdue], [dueToday], [refused], [fresh]]);
  expect(text).not.toContain(known);
  expect(mailTo(mailAddresses.company)?.html).toContain('href="tel:035198765"');
  expect(mailTo(boss)?.text).toContain(grid);

  await database.query('delete from submissions');
  expect(await sendMorningMails(orm, { transport, addresses }, monday)).toBe(0);
  await orm.close();
});
