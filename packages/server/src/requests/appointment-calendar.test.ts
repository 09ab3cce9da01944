import { expect, test } from 'vitest';
import { appointmentCalendar } from './appointment-calendar.ts';
import type { StoredRequest } from './stored-requests.ts';

const words = {
  summary: 'Müller; Söhne, Beratung',
  location: 'Am Rebhang 4, 01665 Klipphausen',
  description: '0351 98765\nVorgangsnummer PV-1',
};
const linesOf = (status: object) => {
  const request = { submission: { reference: 'PV-1' }, status } as unknown as StoredRequest;
  return appointmentCalendar(request, words).content.split('\r\n');
};
const until = new Date('2026-11-30T09:30:00Z');

test('an appointment is an hour in the calendar, and the moved one takes its place', () => {
  const first = linesOf({ state: 'appointment', until, version: 3 });
  expect(first).toEqual(
    expect.arrayContaining([
      'DTSTART:20261130T093000Z',
      'DTEND:20261130T103000Z',
      'SEQUENCE:3',
      'SUMMARY:Müller\\; Söhne\\, Beratung',
      'LOCATION:Am Rebhang 4\\, 01665 Klipphausen',
      'DESCRIPTION:0351 98765\\nVorgangsnummer PV-1',
    ]),
  );
  const moved = linesOf({
    state: 'appointment',
    until: new Date('2026-12-01T09:30:00Z'),
    version: 5,
  });
  const uid = (lines: string[]) => lines.filter((line) => line.startsWith('UID:'));
  expect(uid(moved)).toEqual(uid(first));
  expect(moved).toContain('SEQUENCE:5');
});

test('the calendar is a file that programs open, with an entry of our own', () => {
  const request = {
    submission: { reference: 'PV-1' },
    status: { state: 'appointment', until, version: 3 },
  } as unknown as StoredRequest;
  const { name, type, content } = appointmentCalendar(request, words);
  expect({ name, type }).toEqual({
    name: 'Termin-PV-1.ics',
    type: 'text/calendar; charset=utf-8',
  });
  expect(content).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.*\/\/DE\r\n/);
  expect(content).toContain('\r\nMETHOD:PUBLISH\r\n');
  expect(content).toMatch(/\r\nUID:PV-1@[\w-]+(\.[\w-]+)+\r\n/);
});

test('a request without an appointment has none', () => {
  expect(() => linesOf({ state: 'appointment', until: null, version: 3 })).toThrow();
  expect(() => linesOf({ state: 'notReached', until, version: 3 })).toThrow();
});
