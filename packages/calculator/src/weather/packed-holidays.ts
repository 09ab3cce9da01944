// The holidays of Saxony, written by pack-data.ts from the source data in data/ (licences there).

/** Public holidays in the model year, as month and day. */
export const holidays: readonly string[] = [
  '1-1',
  '4-3',
  '4-6',
  '5-1',
  '5-14',
  '5-25',
  '10-3',
  '10-31',
  '11-18',
  '12-25',
  '12-26',
];
