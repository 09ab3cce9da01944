import { company } from './company.ts';

/** A point on the earth, in degrees. */
export type Position = { latitude: number; longitude: number };

/** The area around the seat, for the map on the home page. */
export const serviceArea = {
  centre: company.geo,
  /** Metres. */
  radius: company.serviceRadius,
  /** Towns on the map; `label` says on which side of its point the name has room. */
  towns: [
    { name: 'Meißen', label: 'left', latitude: 51.1639, longitude: 13.4777 },
    { name: 'Weinböhla', label: 'right', latitude: 51.1667, longitude: 13.5667 },
    { name: 'Radebeul', label: 'right', latitude: 51.1067, longitude: 13.6667 },
    { name: 'Dresden', label: 'right', latitude: 51.0509, longitude: 13.7383 },
    { name: 'Freital', label: 'below', latitude: 51.0167, longitude: 13.65 },
    { name: 'Pirna', label: 'right', latitude: 50.9622, longitude: 13.9403 },
    { name: 'Freiberg', label: 'below', latitude: 50.9167, longitude: 13.3427 },
    { name: 'Döbeln', label: 'left', latitude: 51.1194, longitude: 13.1194 },
    { name: 'Riesa', label: 'left', latitude: 51.3067, longitude: 13.2942 },
    { name: 'Großenhain', label: 'above', latitude: 51.2896, longitude: 13.5335 },
    { name: 'Kamenz', label: 'left', latitude: 51.2687, longitude: 14.0937 },
  ],
  /** The course of the Elbe, roughly, from Bad Schandau to Torgau. */
  river: [
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
} as const satisfies {
  centre: Position;
  radius: number;
  towns: readonly (Position & { name: string; label: 'left' | 'right' | 'above' | 'below' })[];
  river: readonly Position[];
};
