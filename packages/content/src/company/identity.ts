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
  /** These four where the company has them (§ 5 DDG), else `undefined`: a GbR stands in no commercial register. */
  // BEISPIEL: Nummer im Handelsregister (prüfen); ohne Eintrag undefined
  registerNumber: 'HRB44603' as string | undefined,
  // BEISPIEL: zuständiges Registergericht (prüfen); ohne Eintrag undefined
  registerCourt: 'Amtsgericht Dresden' as string | undefined,
  // BEISPIEL: Umsatzsteuer-Identifikationsnummer; ohne eine undefined
  vatId: 'DE000000000' as string | undefined,
  // BEISPIEL: Wirtschafts-Identifikationsnummer; ohne eine undefined
  economicId: 'DE000000000-00001' as string | undefined,
  /** Seat of the company in degrees, for the maps and the structured data (town centre of Klipphausen). */
  // BEISPIEL: Koordinaten der Firma
  geo: { latitude: 51.0667, longitude: 13.5333 },
  // BEISPIEL: Jahr, ab dem die Website besteht
  copyrightYear: 2025,
  // BEISPIEL: nachweisbare Qualifikation der Monteure
  installers: 'zertifizierte Elektriker und Dachdecker',
} as const;
