/** The company that is liable for a KG and represents it, as in its own register. */
type GeneralPartner = {
  name: string;
  city: string;
  registerNumber: string;
  registerCourt: string;
};

/** The company as in the commercial register. No sample is a real name, address or number. */
export const identity = {
  // BEISPIEL: Firmenname laut Handelsregister
  name: 'Rebhang Solar GmbH',
  // BEISPIEL: Kurzname der Firma
  shortName: 'Rebhang Solar',
  // BEISPIEL: Straße und Hausnummer des Firmensitzes
  street: 'Musterweg 1',
  // BEISPIEL: Postleitzahl und Ort des Firmensitzes (prüfen)
  postalCode: '01665',
  city: 'Klipphausen',
  country: 'DE',
  /** Only of a „GmbH & Co. KG“: its general partner, whose managing director is the one below. */
  generalPartner: undefined as GeneralPartner | undefined,
  // BEISPIEL: Name der Geschäftsführung
  managingDirector: 'Maria Muster',
  // BEISPIEL: Nummer im Handelsregister (prüfen)
  registerNumber: 'HRB44603',
  // BEISPIEL: zuständiges Registergericht (prüfen)
  registerCourt: 'Amtsgericht Dresden',
  // BEISPIEL: Umsatzsteuer-Identifikationsnummer
  vatId: 'DE000000000',
  // BEISPIEL: Wirtschafts-Identifikationsnummer
  economicId: 'DE000000000-00001',
  /** Seat of the company in degrees, for the maps and the structured data (town centre of Klipphausen). */
  // BEISPIEL: Koordinaten der Firma
  geo: { latitude: 51.0667, longitude: 13.5333 },
  // BEISPIEL: Jahr, ab dem die Website besteht
  copyrightYear: 2025,
  // BEISPIEL: nachweisbare Qualifikation der Monteure
  installers: 'zertifizierte Elektriker und Dachdecker',
} as const;
