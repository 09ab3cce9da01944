import type { GridOperators } from '@rebhang-solar/content/company-types';
import type { MapTown, River } from '@rebhang-solar/content/position';

/** The towns on the map beside the seat, each to about a kilometre. */
export const mapTowns: readonly MapTown[] = [
  { name: 'Oldenburg', latitude: 53.1435, longitude: 8.2146 },
  { name: 'Rastede', latitude: 53.2467, longitude: 8.2003 },
  { name: 'Bad Zwischenahn', latitude: 53.1833, longitude: 8.0094 },
  { name: 'Wardenburg', latitude: 53.0614, longitude: 8.1967 },
  { name: 'Westerstede', latitude: 53.2567, longitude: 7.9269 },
  { name: 'Hude', latitude: 53.1086, longitude: 8.4631 },
  { name: 'Varel', latitude: 53.3967, longitude: 8.1397 },
];

/** The river on the map, roughly, from Wildeshausen to Elsfleth. */
export const river: River | undefined = {
  name: 'Hunte',
  course: [
    { latitude: 52.9, longitude: 8.43 },
    { latitude: 53.0, longitude: 8.28 },
    { latitude: 53.06, longitude: 8.21 },
    { latitude: 53.14, longitude: 8.22 },
    { latitude: 53.17, longitude: 8.33 },
    { latitude: 53.23, longitude: 8.47 },
  ],
};

/** Who runs the grid where, and how a system is registered there. Without operators the table is not shown. */
export const gridOperators: GridOperators = {
  asOf: '2026-11',
  operators: [
    {
      area: 'Oldenburg und das Umland',
      name: 'EWE NETZ',
      registration: 'im Netzanschlussportal auf ewe-netz.de',
    },
  ],
};
