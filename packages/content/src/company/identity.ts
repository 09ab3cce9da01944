import type { Identity } from '../company-types.ts';

/** The company as in the commercial register. No sample is a real name, address or number. */
export const identity: Identity = {
  name: 'Rebhang Solar GmbH',
  shortName: 'Rebhang Solar',
  street: 'Musterweg 1',
  postalCode: '01665',
  city: 'Klipphausen',
  country: 'DE',
  /** Only of a „GmbH & Co. KG“: its general partner, whose managing director is the one below. */
  generalPartner: undefined,
  managingDirector: 'Maria Muster',
  /** These four where the company has them (§ 5 DDG), else `undefined`: a GbR stands in no commercial register. */
  registerNumber: 'HRB44603',
  registerCourt: 'Amtsgericht Dresden',
  vatId: 'DE000000000',
  economicId: 'DE000000000-00001',
  /** Seat of the company in degrees, for the maps and the structured data (town centre of Klipphausen). */
  geo: { latitude: 51.0667, longitude: 13.5333 },
  copyrightYear: 2025,
  installers: 'zertifizierte Elektriker und Dachdecker',
};
