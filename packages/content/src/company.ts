import { sample } from './sample.ts';

/** Who the site speaks for. Every sample is harmless: reserved numbers, `.example` domains. */
export const company = {
  name: sample('company.name', 'Rebhang Solar GmbH', 'Firmenname laut Handelsregister'),
  shortName: sample('company.shortName', 'Rebhang Solar', 'Kurzname der Firma'),
  street: sample('company.street', 'Musterweg 1', 'Straße und Hausnummer des Firmensitzes'),
  postalCode: '01665',
  city: 'Klipphausen',
  region: 'Sachsen',
  country: 'DE',
  /** As printed. The range 030 23125 is reserved for fiction (Bundesnetzagentur, Rufnummern für Medien). */
  phone: sample('company.phone', '030 23125-014', 'Telefonnummer der Firma'),
  phoneHref: sample('company.phoneHref', 'tel:+493023125014', 'Telefonnummer als tel:-Verweis'),
  email: sample('company.email', 'info@rebhang-solar.example', 'E-Mail-Adresse der Firma'),
  securityEmail: sample(
    'company.securityEmail',
    'sicherheit@rebhang-solar.example',
    'E-Mail-Adresse für Hinweise auf Sicherheitslücken (auch in SECURITY.md)',
  ),
  chatHref: sample(
    'company.chatHref',
    'https://chat.rebhang-solar.example/',
    'Verweis auf den Chat (z. B. WhatsApp oder Signal)',
  ),
  reviewWriteHref: sample(
    'company.reviewWriteHref',
    'https://bewertungen.rebhang-solar.example/schreiben',
    'Verweis zum Schreiben einer Bewertung',
  ),
  reviewReadHref: sample(
    'company.reviewReadHref',
    'https://bewertungen.rebhang-solar.example/',
    'Verweis zu allen Bewertungen',
  ),
  /** Where the company can be found; a network without an address shows only its mark. */
  profiles: {
    facebook: sample<string | undefined>(
      'company.profiles.facebook',
      undefined,
      'Adresse des Profils bei Facebook; ohne Profil das Zeichen aus pages/shell.ts nehmen',
    ),
    instagram: sample<string | undefined>(
      'company.profiles.instagram',
      undefined,
      'Adresse des Profils bei Instagram; ohne Profil das Zeichen aus pages/shell.ts nehmen',
    ),
    linkedin: sample<string | undefined>(
      'company.profiles.linkedin',
      undefined,
      'Adresse des Profils bei LinkedIn; ohne Profil das Zeichen aus pages/shell.ts nehmen',
    ),
  },
  managingDirector: sample('company.managingDirector', 'Maria Muster', 'Name der Geschäftsführung'),
  registerNumber: 'HRB44603',
  registerCourt: sample(
    'company.registerCourt',
    'Amtsgericht Dresden',
    'zuständiges Registergericht (prüfen)',
  ),
  vatId: sample('company.vatId', 'DE000000000', 'Umsatzsteuer-Identifikationsnummer'),
  economicId: sample(
    'company.economicId',
    'DE000000000-00001',
    'Wirtschafts-Identifikationsnummer',
  ),
  /** Seat of the company, for the map link and the structured data (town centre of Klipphausen). */
  geo: sample('company.geo', { latitude: 51.0667, longitude: 13.5333 }, 'Koordinaten der Firma'),
  /** Metres around the seat (specification, section 9). */
  serviceRadius: 50_000,
  serviceArea: 'Ganz Sachsen und Umgebung',
  copyrightYear: 2025,
  officeHours: [
    { days: 'Mo–Fr', dayCodes: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '8:00', closes: '18:00' },
    { days: 'Sa', dayCodes: ['Sa'], opens: '9:00', closes: '14:00' },
  ],
  serviceDeskHours: [
    { days: 'Mo–Fr', dayCodes: ['Mo', 'Tu', 'We', 'Th', 'Fr'], opens: '8:00', closes: '17:00' },
  ],
} as const;

/** The postal address in one line. */
export const companyAddress = `${company.street}, ${company.postalCode} ${company.city}`;

/** The address in a maps service, opened in a new tab. */
export const mapsHref = `https://www.openstreetmap.org/search?query=${encodeURIComponent(companyAddress)}`;
