import type { GridOperators } from '../company-types.ts';
import type { MapTown, River } from '../position.ts';

/** The towns on the map beside the seat, which has a mark of its own, each to about a kilometre, as Wikipedia gives their middles (November 2026). */
export const mapTowns: readonly MapTown[] = [
  { name: 'Meißen', latitude: 51.1639, longitude: 13.4777, label: 'farAboveLeft' },
  { name: 'Weinböhla', latitude: 51.1667, longitude: 13.5667, label: 'farAboveRight' },
  { name: 'Radebeul', latitude: 51.1067, longitude: 13.6667, label: 'aboveRight' },
  { name: 'Dresden', latitude: 51.0509, longitude: 13.7383, label: 'farRight' },
  { name: 'Freital', latitude: 51.0167, longitude: 13.65, label: 'farBelow' },
  { name: 'Pirna', latitude: 50.9622, longitude: 13.9403, label: 'aboveRight' },
  { name: 'Freiberg', latitude: 50.9167, longitude: 13.3427, label: 'below' },
  { name: 'Döbeln', latitude: 51.1194, longitude: 13.1194, label: 'left' },
  { name: 'Riesa', latitude: 51.3067, longitude: 13.2942, label: 'left' },
  { name: 'Großenhain', latitude: 51.2896, longitude: 13.5335, label: 'above' },
  { name: 'Kamenz', latitude: 51.2687, longitude: 14.0937, label: 'aboveLeft' },
];

/** The river on the map, roughly: here from Bad Schandau to Torgau. */
export const river: River | undefined = {
  name: 'Elbe',
  course: [
    { latitude: 50.917, longitude: 14.155 },
    { latitude: 50.92, longitude: 14.07 },
    { latitude: 50.965, longitude: 13.94 },
    { latitude: 50.985, longitude: 13.87 },
    { latitude: 51.005, longitude: 13.87 },
    { latitude: 51.053, longitude: 13.81 },
    { latitude: 51.058, longitude: 13.741 },
    { latitude: 51.07, longitude: 13.69 },
    { latitude: 51.09, longitude: 13.64 },
    { latitude: 51.11, longitude: 13.56 },
    { latitude: 51.13, longitude: 13.51 },
    { latitude: 51.165, longitude: 13.475 },
    { latitude: 51.235, longitude: 13.42 },
    { latitude: 51.3, longitude: 13.39 },
    { latitude: 51.31, longitude: 13.3 },
    { latitude: 51.355, longitude: 13.23 },
    { latitude: 51.43, longitude: 13.21 },
    { latitude: 51.56, longitude: 13.01 },
  ],
};

/** Who runs the grid where, and how a system is registered there. Without operators the table is not shown. */
export const gridOperators: GridOperators = {
  asOf: '2026-11',
  operators: [
    {
      area: 'Dresden und viele Gemeinden im Umland',
      name: 'SachsenNetze',
      registration: 'im Netzanschlussportal auf sachsen-netze.de',
    },
    {
      area: 'Radebeul und Coswig',
      name: 'Stadtwerke Elbtal',
      registration: 'über stadtwerke-elbtal.de',
    },
    {
      area: 'Meißen',
      name: 'Meißener Stadtwerke',
      registration: 'mit den Formularen von stadtwerke-meissen.de, durch Sie oder den Betrieb',
    },
    {
      area: 'Freital',
      name: 'Freitaler Stadtwerke',
      registration: 'über ftl-stadtwerke.de',
    },
  ],
};
