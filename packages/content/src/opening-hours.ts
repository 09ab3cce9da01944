import { narrowSpace } from './typography.ts';

/** Some days of the week with the same hours; a time is written „8:00“. */
export type OpeningHours = {
  /** As printed: „Mo–Fr“. */
  days: string;
  dayCodes: readonly ('Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su')[];
  opens: string;
  closes: string;
};

/** Whom to call when a system fails: in a list of services, and beside the hours of the service. */
export type Hotline = { short: string; text: string };

/** „Mo–Fr 8:00–18:00 Uhr“ */
export function formatHours({
  days,
  opens,
  closes,
}: Pick<OpeningHours, 'days' | 'opens' | 'closes'>): string {
  return `${days} ${opens}–${closes}${narrowSpace}Uhr`;
}
