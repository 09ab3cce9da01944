import type { Region } from '../company-types.ts';

/**
 * Where the company works. Outside of this folder nothing names its state, its towns, its river or its grid
 * operators, except parts marked by `inState`.
 */
export const region: Region = {
  state: 'SN',
  mainTowns: ['Dresden', 'Meißen', 'Radebeul'],
  whereabouts: 'zwischen Meißen und Dresden',
  projectsWhereabouts: 'zwischen Meißen und Freital',
  serviceArea: 'Ganz Sachsen und Umgebung',
  serviceRadius: 50_000,
  municipalHolidays: [],
};
