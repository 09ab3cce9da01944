// Whose weather is packed: Dresden’s, written by pack-data.ts from the source data in data/ (licences there).

/** The state in which the place of the packed weather lies, by its code of ISO 3166-2. */
export const weatherState: string = 'SN';

/** Where the packed weather was taken, degrees, and how many minutes after each full hour. */
export const station = { latitude: 51.05, longitude: 13.74, minute: 10.6 } as const;

/**
 * The places that can be chosen, the first unless another is: as they stand in the page's address, their names, and
 * their irradiation compared with the first, whose weather it is.
 */
export const places = [
  { id: 'dresden', name: 'Dresden', factor: 1 },
  { id: 'meissen', name: 'Meißen', factor: 1.026 },
  { id: 'radebeul', name: 'Radebeul', factor: 1.006 },
  { id: 'klipphausen', name: 'Klipphausen', factor: 1.004 },
] as const;

/** The years of the irradiation by month, and those whose mean the months of the typical year have. */
export const years = {
  first: 1991,
  last: 2025,
  meanFrom: 2005,
  meanUntil: 2023,
} as const;

/** Whom the page names for the irradiation by month, beside PVGIS for the typical year. */
export const monthsFrom = 'CM SAF/EUMETSAT über IWU, CC BY 4.0';
