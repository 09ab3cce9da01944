import { narrowSpace } from './typography.ts';

/** „Mo–Fr 8:00–18:00 Uhr“ */
export function formatHours({
  days,
  opens,
  closes,
}: {
  days: string;
  opens: string;
  closes: string;
}): string {
  return `${days} ${opens}–${closes}${narrowSpace}Uhr`;
}
