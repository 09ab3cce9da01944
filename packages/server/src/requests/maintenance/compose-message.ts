import { maintenanceForm, maintenanceMarker } from '@rebhang-solar/content/forms/maintenance';
import type { Placement } from '../contact/placement.ts';
import type { MaintenanceInput } from './maintenance.input.ts';

export const maintenancePlacements: Record<keyof MaintenanceInput, Placement> = {
  name: { column: 'name' },
  email: { column: 'email' },
  phone: { column: 'phone' },
  anlagengroesse: 'message line',
  anlagenjahr: 'message line',
  message: { column: 'message' },
};

/** The fields that have no column and go before the visitor's own words, in this order. */
const lineFields = ['anlagengroesse', 'anlagenjahr'] as const satisfies (keyof MaintenanceInput)[];

/**
 * The stored message: the marker, plant size and year, then the visitor's own message, unchanged.
 * A message that already bears the marker (a client that composed it itself) is not marked twice;
 * only a size or year that it does not mention is added.
 */
export function composeMaintenanceMessage(input: MaintenanceInput): string {
  const own = input.message ?? '';
  const isMarked = own.startsWith(maintenanceMarker);
  const lines = lineFields
    .filter((field) => input[field] && !(isMarked && own.includes(input[field])))
    .map((field) => `${maintenanceForm.fields[field].label}: ${input[field]}`);

  if (isMarked) {
    if (lines.length === 0) return own;
    return `${[maintenanceMarker, ...lines].join('\n')}\n\n${own.slice(maintenanceMarker.length).trimStart()}`;
  }
  const head = [maintenanceMarker, ...lines].join('\n');
  return own === '' ? head : `${head}\n\n${own}`;
}
