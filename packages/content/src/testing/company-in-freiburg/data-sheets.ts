import type { DataSheet } from '@rebhang-solar/content/company-types';

export const dataSheets: readonly DataSheet[] = [
  { name: 'Solarmodule', file: 'module.pdf' },
  { name: 'Wechselrichter' },
  { name: 'Stromspeicher' },
  { name: 'Wallbox' },
  { name: 'Montagesystem' },
];
