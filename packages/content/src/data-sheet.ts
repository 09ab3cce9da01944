/** What can be downloaded at /technische-details. */
export type DataSheet = {
  name: string;
  /** A file in `packages/client/public/datenblaetter`; without one the entry reads „auf Anfrage“. */
  file?: string;
};
