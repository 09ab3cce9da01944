import type { DataSheet } from '../data-sheet.ts';

export const dataSheets: readonly DataSheet[] = [
  { name: 'Solarmodule' },
  { name: 'Wechselrichter' },
  { name: 'Stromspeicher' },
  { name: 'Wallbox' },
  { name: 'Montagesystem' },
];
