import type { Region } from '@rebhang-solar/content/company-types';

/**
 * Where the company works. Outside of this folder nothing names its state, its towns, its river or its grid
 * operators, except parts marked by `inState`.
 */
export const region: Region = {
  state: 'NI',
  mainTowns: ['Oldenburg', 'Rastede', 'Bad Zwischenahn'],
  whereabouts: 'zwischen Ammerland und Wesermarsch',
  projectsWhereabouts: 'nördlich von Oldenburg',
  serviceArea: 'Oldenburg und 40 km im Umkreis',
  serviceRadius: 40_000,
  municipalHolidays: [],
};
