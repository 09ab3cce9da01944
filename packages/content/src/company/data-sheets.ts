import type { DataSheet } from '../company-types.ts';

export const dataSheets: readonly DataSheet[] = [
  { name: 'Solarmodule' },
  { name: 'Wechselrichter' },
  { name: 'Stromspeicher' },
  { name: 'Wallbox' },
  { name: 'Montagesystem' },
];
