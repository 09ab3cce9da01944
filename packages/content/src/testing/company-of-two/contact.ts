import type { Contact } from '@rebhang-solar/content/company-types';

/** How the company is reached. Numbers are reserved for fiction, addresses end with `.example`. */
export const contact: Contact = {
  /** As printed. The range 030 23125 is reserved for fiction (Bundesnetzagentur, Rufnummern für Medien). */
  phone: '040 66969-411',
  email: 'moin@huntewatt.test',
  securityEmail: 'sicherheit@huntewatt.test',
  chatHref: undefined,
  reviewWriteHref: undefined,
  reviewReadHref: undefined,
  /** Where the company can be found; a network without an address shows only its mark. */
  profiles: {
    facebook: undefined,
    instagram: undefined,
    linkedin: undefined,
  },
};
