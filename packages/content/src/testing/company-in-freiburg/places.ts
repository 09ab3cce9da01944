import type { GridOperators } from '@rebhang-solar/content/company-types';
import type { MapTown, River } from '@rebhang-solar/content/position';

export const mapTowns: readonly MapTown[] = [
  { name: 'Freiburg', latitude: 47.9959, longitude: 7.8522 },
  { name: 'Breisach', latitude: 48.0286, longitude: 7.5828 },
  { name: 'Emmendingen', latitude: 48.1214, longitude: 7.8506 },
  { name: 'Endingen', latitude: 48.1426, longitude: 7.7013 },
  { name: 'Bad Krozingen', latitude: 47.9178, longitude: 7.7011 },
  { name: 'Müllheim', latitude: 47.8081, longitude: 7.6306 },
  { name: 'Lahr', latitude: 48.3395, longitude: 7.8725 },
  { name: 'Titisee-Neustadt', latitude: 47.9122, longitude: 8.2147 },
];

export const river: River | undefined = {
  name: 'Rhein',
  course: [
    { latitude: 47.59, longitude: 7.59 },
    { latitude: 47.7, longitude: 7.52 },
    { latitude: 47.82, longitude: 7.55 },
    { latitude: 47.92, longitude: 7.58 },
    { latitude: 48.03, longitude: 7.57 },
    { latitude: 48.13, longitude: 7.58 },
    { latitude: 48.21, longitude: 7.66 },
    { latitude: 48.32, longitude: 7.73 },
    { latitude: 48.45, longitude: 7.78 },
  ],
};

export const gridOperators: GridOperators = {
  asOf: '2026-11',
  operators: [
    {
      area: 'Freiburg im Breisgau und viele Gemeinden im Umland',
      name: 'bnNETZE',
      registration: 'im Netzanschlussportal auf bnnetze.de',
    },
    {
      area: 'Emmendingen',
      name: 'Stadtwerke Emmendingen',
      registration: 'über swe-emmendingen.de',
    },
  ],
};
