/** What can be downloaded at /technische-details. */
export type DataSheet = {
  name: string;
  /** A file in `packages/client/public/datenblaetter`; without one the entry reads „auf Anfrage“. */
  file?: string;
};

export const dataSheets: readonly DataSheet[] = [
  // BEISPIEL: Datenblatt der verbauten Produkte als Datei, z. B. file: 'datenblatt.pdf'
  { name: 'Solarmodule' },
  // BEISPIEL: Datenblatt der verbauten Produkte als Datei, z. B. file: 'datenblatt.pdf'
  { name: 'Wechselrichter' },
  // BEISPIEL: Datenblatt der verbauten Produkte als Datei, z. B. file: 'datenblatt.pdf'
  { name: 'Stromspeicher' },
  // BEISPIEL: Datenblatt der verbauten Produkte als Datei, z. B. file: 'datenblatt.pdf'
  { name: 'Wallbox' },
  // BEISPIEL: Datenblatt der verbauten Produkte als Datei, z. B. file: 'datenblatt.pdf'
  { name: 'Montagesystem' },
];
