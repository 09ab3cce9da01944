import type { ClosedDays, Hotline, OpeningHours } from '@rebhang-solar/content/opening-hours';

const mondayToFriday = { days: 'Mo–Fr', dayCodes: ['Mo', 'Tu', 'We', 'Th', 'Fr'] } as const;

/** When the office is open. Promised times of answers are counted by it, and by the holidays of region.ts. */
export const officeHours: readonly OpeningHours[] = [
  { ...mondayToFriday, opens: '8:00', closes: '16:30' },
];

/** When the service makes appointments for maintenance. */
export const serviceDeskHours: readonly OpeningHours[] = [
  { days: 'Mo–Do', dayCodes: ['Mo', 'Tu', 'We', 'Th'], opens: '7:30', closes: '16:00' },
];

/** When the office stays closed besides: `{ from: '2026-12-24', to: '2027-01-03', reason: 'Betriebsferien' }`. */
export const closedDays: readonly ClosedDays[] = [];

/** How the promised time is counted over a weekend, as an example that fits the hours above. */
export const replyExample =
  'Schreiben Sie am Freitag um 13 Uhr, hören Sie bis Dienstag, 13 Uhr, von uns.';

/** Whom to call when a system fails: in a list of services, and beside the hours of the service. */
export const hotline: Hotline = {
  short: 'Bei Störungen am selben Tag am Telefon',
  text: 'Bei Störungen rufen Sie uns unter derselben Nummer an. Nach 16 Uhr sprechen Sie bitte auf den Anrufbeantworter.',
};
