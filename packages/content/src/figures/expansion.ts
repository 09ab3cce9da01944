import { companyCurrent, companyDated, type Figure } from './figure.ts';

/** Adding modules or a storage later. The historic 70-percent rule stands in `feed-in.ts`. */
export const expansion = {
  perKwp: { ...companyDated, value: [1200, 1600], unit: '€', per: 'je kWp' },
  storagePerKwh: { ...companyDated, value: [800, 1200], unit: '€', per: 'je kWh' },
  installation: { ...companyDated, value: [1500, 2500], unit: '€' },
  inverterReserve: {
    ...companyCurrent,
    value: [20, 30],
    unit: '%',
    note: 'Um so viel größer wird der Wechselrichter gewählt, wenn eine Erweiterung geplant ist.',
  },
} as const satisfies Record<string, Figure>;
