import { prices } from '../company/prices.ts';
import { companyCurrent, type Figure } from './figure.ts';

/** Adding modules or a storage later. The historic 70-percent rule stands in `feed-in.ts`. */
export const expansion = {
  perKwp: prices.expansionPerKwp,
  storagePerKwh: prices.expansionStoragePerKwh,
  installation: prices.expansionInstallation,
  inverterReserve: {
    ...companyCurrent,
    value: [20, 30],
    unit: '%',
    note: 'Um so viel größer wird der Wechselrichter gewählt, wenn eine Erweiterung geplant ist.',
  },
} as const satisfies Record<string, Figure>;
