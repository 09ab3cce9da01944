import { appointmentWords } from '@rebhang-solar/content/appointment-words';
import { company } from '@rebhang-solar/content/company-in-texts';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { AppError } from '../platform/errors/app-error.ts';
import type { StoredRequest } from './stored-requests.ts';

const hour = 60 * 60 * 1_000;

/**
 * The appointment of a request for a calendar (RFC 5545). When it moves, the new file takes the place of the old
 * entry, as its UID is the same and its sequence a later one.
 * @param words what it is called, and where and what for
 * @throws AppError `notFound` when there is none
 */
export function appointmentCalendar(
  { submission: { reference }, status }: StoredRequest,
  words: { summary: string; location?: string | null; description: string },
): { name: string; type: string; content: string } {
  if (status.state !== 'appointment' || !status.until) throw new AppError('notFound');
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: company.shortName, product: appointmentWords.title, language: 'DE' },
  });
  calendar.createEvent({
    ...words,
    id: `${reference}@${company.email.split('@')[1]}`,
    sequence: status.version,
    start: status.until,
    end: new Date(status.until.getTime() + hour),
  });
  return {
    name: `${appointmentWords.title}-${reference}.ics`,
    type: 'text/calendar; charset=utf-8',
    content: calendar.toString(),
  };
}
