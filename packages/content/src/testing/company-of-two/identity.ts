import type { Identity } from '@rebhang-solar/content/company-types';

/** The company as in the commercial register. No sample is a real name, address or number. */
export const identity: Identity = {
  name: 'Huntewatt GbR',
  shortName: 'Huntewatt',
  street: 'Donnerschweer Straße 4 a',
  postalCode: '26122',
  city: 'Oldenburg',
  country: 'DE',
  /** Only of a „GmbH & Co. KG“: its general partner, whose managing director is the one below. */
  generalPartner: undefined,
  managingDirector: 'Enno Gerdes und Wiebke Onken',
  /** These four where the company has them (§ 5 DDG), else `undefined`: a GbR stands in no commercial register. */
  registerNumber: undefined,
  registerCourt: undefined,
  vatId: undefined,
  economicId: 'DE987654321-00001',
  /** Seat of the company in degrees, for the maps and the structured data (town centre of Oldenburg). */
  geo: { latitude: 53.1435, longitude: 8.2146 },
  copyrightYear: 2026,
  installers: 'Elektromeister und Dachdeckerin',
};
