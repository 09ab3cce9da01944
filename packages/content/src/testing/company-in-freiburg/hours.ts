import type { ClosedDays, Hotline, OpeningHours } from '@rebhang-solar/content/opening-hours';

const mondayToFriday = { days: 'Mo–Fr', dayCodes: ['Mo', 'Tu', 'We', 'Th', 'Fr'] } as const;

export const officeHours: readonly OpeningHours[] = [
  { ...mondayToFriday, opens: '7:30', closes: '16:30' },
];

export const serviceDeskHours: readonly OpeningHours[] = [
  { ...mondayToFriday, opens: '7:30', closes: '16:30' },
];

export const closedDays: readonly ClosedDays[] = [
  { from: '2026-12-24', to: '2027-01-03', reason: 'Betriebsferien' },
];

export const replyExample = 'Am Freitag geschrieben, am Dienstag beantwortet.';

export const hotline: Hotline = {
  short: 'Störungsdienst an jedem Tag von 7 bis 22\u00A0Uhr',
  text: 'Störungsdienst an jedem Tag von 7 bis 22\u00A0Uhr.',
};
