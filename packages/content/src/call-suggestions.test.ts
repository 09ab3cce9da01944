import { expect, test } from 'vitest';
import { berlinShortDay, berlinTime } from './berlin-clock.ts';
import { laterSuggestions, recallSuggestions } from './call-suggestions.ts';
import type { OpeningTimes } from './office-hours.ts';

const office: OpeningTimes = {
  officeHours: [
    { days: 'Mo–Fr', dayCodes: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '8:00', closes: '18:00' },
    { days: 'Sa', dayCodes: ['Sa'], opens: '9:00', closes: '14:00' },
  ],
  state: 'SN',
  municipalHolidays: [],
  closedDays: [],
};

const shown = (moment: Date) => `${berlinShortDay(moment)}, ${berlinTime(moment)}`;

/** What is offered at a moment. */
const offered = (now: string) => recallSuggestions(new Date(now), office).map(shown);

test('in the morning: the next morning, in two hours, and before closing', () => {
  expect(offered('2026-11-24T11:12:00+01:00')).toEqual([
    'Mi 25.11., 9:00',
    'Di 24.11., 13:30',
    'Di 24.11., 16:30',
  ]);
});

test('late in the afternoon only the next morning, and no time twice', () => {
  for (const time of ['16:00', '17:10'])
    expect(offered(`2026-11-24T${time}:00+01:00`)).toEqual(['Mi 25.11., 9:00']);
  expect(offered('2026-11-24T14:30:00+01:00')).toEqual(['Mi 25.11., 9:00', 'Di 24.11., 16:30']);
});

test('times of today stand in their order, up to half an hour from now and before closing', () => {
  // In two hours it would be later than before closing.
  expect(offered('2026-11-24T14:50:00+01:00')).toEqual([
    'Mi 25.11., 9:00',
    'Di 24.11., 16:30',
    'Di 24.11., 17:00',
  ]);
  expect(offered('2026-11-24T15:45:00+01:00')).toEqual(['Mi 25.11., 9:00', 'Di 24.11., 16:30']);
});

test('an office that opens later than at nine is not called before it opens', () => {
  const late = { ...office, officeHours: [{ ...office.officeHours[0], opens: '10:30' }] };
  const times = recallSuggestions(
    new Date('2026-11-24T18:30:00+01:00'),
    late as unknown as OpeningTimes,
  );
  expect(times.map(shown)).toEqual(['Mi 25.11., 10:30']);
});

test('an office that closes before ten in the morning is understood', () => {
  const early = {
    ...office,
    officeHours: [{ ...office.officeHours[0], opens: '6:00', closes: '9:30' }],
  };
  const times = recallSuggestions(
    new Date('2026-11-24T06:10:00+01:00'),
    early as unknown as OpeningTimes,
  );
  expect(times.map(shown)).toEqual(['Mi 25.11., 9:00', 'Di 24.11., 8:00', 'Di 24.11., 8:30']);
});

test('on a Saturday afternoon the next morning is that of Monday', () => {
  expect(offered('2026-11-28T13:45:00+01:00')).toEqual(['Mo 30.11., 9:00']);
});

test('over the end of summer time the morning is at nine by the clock', () => {
  expect(offered('2026-10-24T13:45:00+02:00')).toEqual(['Mo 26.10., 9:00']);
});

test('on holidays the office does not open, nor close', () => {
  expect(offered('2026-12-24T13:45:00+01:00')).toEqual([
    'Mo 28.12., 9:00',
    'Do 24.12., 16:00',
    'Do 24.12., 16:30',
  ]);
  // Buß- und Bettag
  expect(offered('2026-11-18T11:00:00+01:00')).toEqual(['Do 19.11., 9:00']);
});

test('what waits for the customer comes back in half a week, one and two, on mornings of the office', () => {
  const now = new Date('2026-11-26T11:00:00+01:00');
  const times = laterSuggestions(now, office).map(shown);
  expect(times).toEqual(['Mo 30.11., 9:00', 'Do 03.12., 9:00', 'Do 10.12., 9:00']);
  const onMonday = laterSuggestions(new Date('2026-11-23T11:00:00+01:00'), office).map(shown);
  expect(onMonday).toEqual(['Do 26.11., 9:00', 'Mo 30.11., 9:00', 'Mo 07.12., 9:00']);
});
