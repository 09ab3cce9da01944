/** What can be downloaded at /technische-details. */
export type DataSheet = {
  name: string;
  /** A file in `packages/client/public/datenblaetter`; without one the entry reads „auf Anfrage“. */
  file?: string;
};

export const dataSheets: readonly DataSheet[] = [
  { name: 'Solarmodule' },
  { name: 'Wechselrichter' },
  { name: 'Stromspeicher' },
  { name: 'Wallbox' },
  { name: 'Montagesystem' },
];
