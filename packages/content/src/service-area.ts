import { company } from './company-in-texts.ts';
import { type Position, towns } from './towns.ts';

/** The area around the seat, for the map on the home page. */
export const serviceArea = {
  centre: company.geo,
  /** Metres. */
  radius: company.serviceRadius,
  /** Towns on the map; `label` is the side of its point on which there is space for the name. */
  towns: [
    { name: 'Meißen', label: 'farAboveLeft', ...towns.meissen },
    { name: 'Weinböhla', label: 'farAboveRight', ...towns.weinboehla },
    { name: 'Radebeul', label: 'aboveRight', ...towns.radebeul },
    { name: 'Dresden', label: 'farRight', ...towns.dresden },
    { name: 'Freital', label: 'farBelow', ...towns.freital },
    { name: 'Pirna', label: 'aboveRight', ...towns.pirna },
    { name: 'Freiberg', label: 'below', ...towns.freiberg },
    { name: 'Döbeln', label: 'left', ...towns.doebeln },
    { name: 'Riesa', label: 'left', ...towns.riesa },
    { name: 'Großenhain', label: 'above', ...towns.grossenhain },
    { name: 'Kamenz', label: 'aboveLeft', ...towns.kamenz },
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
  towns: readonly (Position & { name: string; label: string })[];
  river: readonly Position[];
};
