import type { DataSheet } from '../data-sheet.ts';

export const dataSheets: readonly DataSheet[] = [
  { name: 'Solarmodule', file: 'module.pdf' },
  { name: 'Wechselrichter' },
  { name: 'Stromspeicher' },
  { name: 'Wallbox' },
  { name: 'Montagesystem' },
];
