import type { ClosedDays, Hotline, OpeningHours } from '../opening-hours.ts';

const mondayToFriday = { days: 'Mo–Fr', dayCodes: ['Mo', 'Tu', 'We', 'Th', 'Fr'] } as const;

/** When the office is open. Promised times of answers are counted by it, and by the holidays of region.ts. */
export const officeHours: readonly OpeningHours[] = [
  { ...mondayToFriday, opens: '8:00', closes: '18:00' },
  { days: 'Sa', dayCodes: ['Sa'], opens: '9:00', closes: '14:00' },
];

/** When the service makes appointments for maintenance. */
export const serviceDeskHours: readonly OpeningHours[] = [
  { ...mondayToFriday, opens: '8:00', closes: '17:00' },
];

/** When the office stays closed besides; what is over goes: `{ from: '2026-12-24', to: '2027-01-03', reason: 'Betriebsferien' }`. */
export const closedDays: readonly ClosedDays[] = [];

/** How the promised time is counted over a weekend, as an example that fits the hours above. */
export const replyExample =
  'Schreiben Sie am Samstag um 13\u00A0Uhr, hören Sie bis Montag, 13\u00A0Uhr, von uns.';

/** Whom to call when a system fails: in a list of services, and beside the hours of the service. */
export const hotline: Hotline = {
  short: 'Hotline bei Störungen rund um die Uhr (24/7)',
  text: 'Bei Störungen erreichen Sie unsere Hotline rund um die Uhr (24/7) unter derselben Nummer: während der Öffnungszeiten den Service, nachts und am Wochenende den Bereitschaftsdienst. Termine vergibt nur der Service.',
};
