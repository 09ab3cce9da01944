import { expect, vi } from 'vitest';
import type { SubmissionKind } from '../../forms/submission-kind.ts';
import { storeInvented } from '../../operator/seed/store-invented.ts';
import { test } from '../../testing/desk-test.ts';
import type { Desk } from '../../testing/open-desk.ts';
import { consultationPayload, contactPayload } from '../../testing/payloads.ts';
import { act } from '../requests/act.ts';
import { weekInNumbers } from './week.ts';

vi.mock('@rebhang-solar/content/company-in-texts', async (original) => {
  const { company, ...rest } =
    await original<typeof import('@rebhang-solar/content/company-in-texts')>();
  const { knownOffice } = await import('../../testing/known-hours.ts');
  return { ...rest, company: { ...company, ...knownOffice } };
});
vi.mock('@rebhang-solar/content/replies-within', () => import('../../testing/known-hours.ts'));

const payloads: Partial<Record<SubmissionKind, object>> = {
  consultation: consultationPayload,
  contact: contactPayload,
};
/** Noon of a Saturday. */
const now = new Date('2026-11-21T11:00:00Z');

/** @param firstContact when somebody first called or answered */
async function request(
  desk: Desk,
  kind: 'consultation' | 'contact',
  receivedAt: string,
  firstContact?: string,
  outcome: 'answered' | 'without' = 'answered',
) {
  const em = desk.orm.em.fork();
  const reference = await storeInvented(em, kind, payloads[kind] ?? {}, new Date(receivedAt));
  if (!firstContact) return;
  const at = new Date(firstContact);
  const change = { reference, version: 1, by: 'Anna Vogel', at };
  await act(em, change, { type: 'done', outcome }, { ...desk, users: [] });
}

test('a week counts what came in it, what was answered, and what within the promise', async ({
  desk,
}) => {
  // Monday to Saturday of the week with the Day of Repentance (18 November).
  await request(desk, 'consultation', '2026-11-16T08:00:00Z', '2026-11-16T09:00:00Z');
  await request(desk, 'consultation', '2026-11-16T08:00:00Z', '2026-11-19T08:00:00Z');
  await request(desk, 'consultation', '2026-11-17T08:00:00Z', '2026-11-19T07:30:00Z');
  await request(desk, 'consultation', '2026-11-20T08:00:00Z');
  await request(desk, 'contact', '2026-11-20T16:30:00Z', '2026-11-21T08:30:00Z');
  await request(desk, 'consultation', '2026-11-17T08:00:00Z', '2026-11-17T08:10:00Z', 'without');
  // Not of this week: Sunday evening, and the Monday after.
  await request(desk, 'contact', '2026-11-15T22:59:00Z', '2026-11-16T08:00:00Z');
  await request(desk, 'contact', '2026-11-22T23:00:00Z');
  const em = desk.orm.em.fork();
  // A minute before it is due it is neither kept nor missed.
  const early = await weekInNumbers(em, 0, new Date('2026-11-20T16:00:00Z'));
  expect(early.all).toMatchObject({ promised: 3, running: 1, kept: 2 });
  for (const suspicion of ['too-fast', 'only-link', 'by-hand'] as const) {
    await storeInvented(em, 'contact', contactPayload, new Date('2026-11-17T09:00:00Z'), suspicion);
  }
  // What nobody has answered, as it is an advert, may well be done without being called spam.
  const advert = {
    reference: await storeInvented(
      em,
      'consultation',
      consultationPayload,
      new Date('2026-11-17T09:00:00Z'),
      'only-link',
    ),
    version: 1,
    by: 'Anna Vogel',
    at: new Date('2026-11-17T09:30:00Z'),
  };
  await act(em, advert, { type: 'done', outcome: 'without' }, { ...desk, users: [] });

  const week = await weekInNumbers(em, 0, now);
  expect(week).toMatchObject({
    firstDay: '2026-11-16',
    lastDay: '2026-11-21',
    number: 47,
    holidays: [{ day: '2026-11-18', holiday: 'Buß- und Bettag' }],
    // Of an even number the middle of the two in the middle, 60 and 570.
    all: { received: 6, answered: 4, promised: 4, kept: 2, medianMinutes: 315, open: 1 },
  });
  const forms = new Map(week.byForm.map(({ kind, ...numbers }) => [kind, numbers]));
  // 60, 1,200 and 570 minutes of office hours.
  expect(forms.get('consultation')).toEqual({
    received: 5,
    answered: 3,
    promised: 4,
    running: 0,
    kept: 2,
    medianMinutes: 570,
    open: 1,
  });
  // From 17:30 to 18:00, and from 9:00 to 9:30.
  expect(forms.get('contact')).toMatchObject({ received: 1, medianMinutes: 60, promised: 0 });
  expect(forms.get('maintenance')).toMatchObject({ received: 0, medianMinutes: null });
  expect(week.weeks).toHaveLength(8);
  expect(week.weeks.map(({ number }) => number)).toEqual([47, 46, 45, 44, 43, 42, 41, 40]);
  expect(week.weeks[1]).toMatchObject({ received: 1, answered: 1 });
  expect(await weekInNumbers(em, 1, now)).toMatchObject({ number: 46, all: { received: 1 } });
  expect(JSON.stringify(week)).not.toContain('Anna');
});

test('weeks keep their days over the change of the clock and of the year', async ({ desk }) => {
  const em = desk.orm.em.fork();
  const { weeks } = await weekInNumbers(em, 0, new Date('2027-01-06T12:00:00Z'));
  expect(weeks.map(({ number, firstDay }) => `${number} ${firstDay}`)).toEqual([
    '1 2027-01-04',
    '53 2026-12-28',
    '52 2026-12-21',
    '51 2026-12-14',
    '50 2026-12-07',
    '49 2026-11-30',
    '48 2026-11-23',
    '47 2026-11-16',
  ]);
  // Sunday is its last day, until midnight by the clock of Berlin.
  for (const [now, firstDay] of [
    ['2026-11-22T22:59:59Z', '2026-11-16'],
    ['2026-11-22T23:00:00Z', '2026-11-23'],
  ] as const)
    expect(await weekInNumbers(em, 0, new Date(now))).toMatchObject({ firstDay });
  // The last half hour of the Sunday on which summer time ends; the first of the Monday after it begins.
  await request(desk, 'contact', '2026-10-25T22:30:00Z');
  await request(desk, 'contact', '2026-03-29T22:30:00Z');
  const counted = async (now: string) =>
    (await weekInNumbers(em, 0, new Date(now))).weeks
      .filter(({ received }) => received > 0)
      .map(({ firstDay }) => firstDay);
  expect(await counted('2026-10-27T12:00:00Z')).toEqual(['2026-10-19']);
  expect(await counted('2026-03-31T12:00:00Z')).toEqual(['2026-03-30']);
});

test('an answer at the promised minute is kept, a later one is not, and at that minute nothing runs any more', async ({
  desk,
}) => {
  // Promised until 9 o'clock of the next day.
  await request(desk, 'consultation', '2026-11-16T08:00:00Z', '2026-11-17T08:00:00Z');
  await request(desk, 'consultation', '2026-11-16T08:00:00Z', '2026-11-17T08:00:01Z');
  await request(desk, 'consultation', '2026-11-16T08:00:00Z');
  const at = async (moment: string) =>
    (await weekInNumbers(desk.orm.em.fork(), 0, new Date(moment))).all;
  const counted = { received: 3, answered: 2, kept: 1 };
  expect(await at('2026-11-17T07:59:59Z')).toMatchObject({ ...counted, promised: 2, running: 1 });
  expect(await at('2026-11-17T08:00:00Z')).toMatchObject({ ...counted, promised: 3, running: 0 });
  // Whoever was called has been promised it, also where nothing came of it.
  const em = desk.orm.em.fork();
  const receivedAt = new Date('2026-11-16T08:00:00Z');
  const reference = await storeInvented(em, 'consultation', consultationPayload, receivedAt);
  const change = { reference, by: 'Anna Vogel', at: new Date('2026-11-16T09:00:00Z') };
  const services = { ...desk, users: [] };
  await act(em.fork(), { ...change, version: 1 }, { type: 'reached' }, services);
  await act(em.fork(), { ...change, version: 2 }, { type: 'done', outcome: 'without' }, services);
  expect(await at('2026-11-17T08:00:00Z')).toMatchObject({ received: 4, promised: 4, kept: 2 });
});

test('a week ends with the last day on which the office would have been open, and names its holidays', async ({
  desk,
}) => {
  const em = desk.orm.em.fork();
  // Good Friday; Labour Day on a Saturday; the company's own closed days.
  expect(await weekInNumbers(em, 0, new Date('2027-03-24T12:00:00Z'))).toMatchObject({
    firstDay: '2027-03-22',
    lastDay: '2027-03-27',
    holidays: [{ day: '2027-03-26', holiday: 'Karfreitag' }],
  });
  expect(await weekInNumbers(em, 0, new Date('2027-04-28T12:00:00Z'))).toMatchObject({
    firstDay: '2027-04-26',
    holidays: [{ day: '2027-05-01' }],
  });
});
