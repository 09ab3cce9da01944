import type { OpeningHours } from './company/hours.ts';
import { narrowSpace } from './typography.ts';

/** „Mo–Fr 8:00–18:00 Uhr“ */
export function formatHours({
  days,
  opens,
  closes,
}: Pick<OpeningHours, 'days' | 'opens' | 'closes'>): string {
  return `${days} ${opens}–${closes}${narrowSpace}Uhr`;
}
