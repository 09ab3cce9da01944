import type { Identity } from '@rebhang-solar/content/company-types';

/**
 * An invented company that `pnpm test:replaced` lays over the folder `company` in a copy, as far from the sample as one
 * can be: in another state, a KG, with longer names, other hours, prices and claims, two projects of its own,
 * photographs instead of renderings, a data sheet to download, and no reviews yet.
 */
export const identity: Identity = {
  name: 'Breisgau Sonnenwerk GmbH & Co. KG',
  shortName: 'Breisgau Sonnenwerk',
  street: 'Niederrimsinger Rebbergstraße 117 b',
  postalCode: '79112',
  city: 'Freiburg-Munzingen am Tuniberg',
  country: 'DE',
  generalPartner: {
    name: 'Breisgau Sonnenwerk Verwaltungs-GmbH',
    city: 'Freiburg im Breisgau',
    registerNumber: 'HRB 712345',
    registerCourt: 'Amtsgericht Freiburg im Breisgau',
  },
  managingDirector: 'Dr.-Ing. Friederike Vollherbst-Zähringer',
  registerNumber: 'HRA 701234',
  registerCourt: 'Amtsgericht Freiburg im Breisgau',
  vatId: 'DE123456788',
  economicId: 'DE123456788-00001',
  geo: { latitude: 47.9722, longitude: 7.6961 },
  copyrightYear: 2025,
  installers: 'Elektromeister und Dachdeckermeister',
};
