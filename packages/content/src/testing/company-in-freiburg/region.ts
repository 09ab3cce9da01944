import type { Region } from '@rebhang-solar/content/company-types';

export const region: Region = {
  state: 'BW',
  mainTowns: ['Freiburg im Breisgau', 'Breisach', 'Staufen'],
  whereabouts: 'zwischen Kaiserstuhl, Rhein und Schwarzwald',
  projectsWhereabouts: 'zwischen Endingen und Bad Krozingen',
  serviceArea: 'Südbaden und der Hochschwarzwald',
  serviceRadius: 45_000,
  municipalHolidays: [],
};
