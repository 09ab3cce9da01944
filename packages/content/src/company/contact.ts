import type { Contact } from '../company-types.ts';

/** How the company is reached. Numbers are reserved for fiction, addresses end with `.example`. */
export const contact: Contact = {
  /** As printed. The range 030 23125 is reserved for fiction (Bundesnetzagentur, Rufnummern für Medien). */
  phone: '030 23125-014',
  email: 'info@rebhang-solar.example',
  securityEmail: 'sicherheit@rebhang-solar.example',
  chatHref: 'https://chat.rebhang-solar.example/',
  reviewWriteHref: 'https://bewertungen.rebhang-solar.example/schreiben',
  reviewReadHref: 'https://bewertungen.rebhang-solar.example/',
  /** Where the company can be found; a network without an address shows only its mark. */
  profiles: {
    facebook: undefined,
    instagram: undefined,
    linkedin: undefined,
  },
};
