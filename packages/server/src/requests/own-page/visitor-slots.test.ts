import { expect, test, vi } from 'vitest';
import { beginningsOf, visitorSlots, wordsOfTimes } from './visitor-slots.ts';

// The office opens and closes half an hour into a part of the day, and closes where one begins.
vi.mock('@rebhang-solar/content/company-in-texts', async (original) => {
  const { company } = await original<typeof import('@rebhang-solar/content/company-in-texts')>();
  const officeHours = [
    { days: 'Mo–Fr', dayCodes: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '8:30', closes: '16:00' },
    { days: 'Sa', dayCodes: ['Sa'], opens: '9:00', closes: '13:30' },
  ];
  return { company: { ...company, state: 'SN', municipalHolidays: [], officeHours } };
});

const labels = (now: string) => visitorSlots(new Date(now)).map(({ label }) => label);

test('times to call lie within the hours of the office, at least an hour long, on two days', () => {
  expect(labels('2026-11-20T12:59:00+01:00')).toEqual([
    'Freitag, 20. November, 13 bis 16 Uhr',
    'Samstag, 21. November, 9 bis 10 Uhr',
    'Samstag, 21. November, 10 bis 13 Uhr',
  ]);
});

test('a part that has begun is offered no more, and a day without any is none of the two', () => {
  expect(labels('2026-11-20T13:00:00+01:00')).toEqual([
    'Samstag, 21. November, 9 bis 10 Uhr',
    'Samstag, 21. November, 10 bis 13 Uhr',
    'Montag, 23. November, 8:30 bis 10 Uhr',
    'Montag, 23. November, 10 bis 13 Uhr',
    'Montag, 23. November, 13 bis 16 Uhr',
  ]);
});

test('chosen times begin when the office opens in them', () => {
  const at = new Date('2026-11-20T13:00:00+01:00');
  const [first, , third] = visitorSlots(at);
  const words = wordsOfTimes([first, third].filter((time) => time !== undefined));
  expect(beginningsOf(words, at)).toEqual(['2026-11-21T08:00:00.000Z', '2026-11-23T07:30:00.000Z']);
});

test('a time is named by day and hour in Berlin, in summer and winter', () => {
  const values = (now: string) => visitorSlots(new Date(now)).map(({ value }) => value);
  expect(values('2026-11-20T12:59:00+01:00')).toEqual([
    '2026-11-20T13',
    '2026-11-21T09',
    '2026-11-21T10',
  ]);
  // Between these days the clocks are put forward.
  expect(values('2026-03-28T09:30:00+01:00')).toEqual([
    '2026-03-28T10',
    '2026-03-30T08',
    '2026-03-30T10',
    '2026-03-30T13',
  ]);
  expect(
    beginningsOf('Montag, 30. März, 8:30 bis 10 Uhr', new Date('2026-03-28T09:30:00+01:00')),
  ).toEqual(['2026-03-30T06:30:00.000Z']);
});
