import type { Contact } from '@rebhang-solar/content/company-types';

export const contact: Contact = {
  phone: '+49 89 99998-777',
  email: 'kontakt@breisgau-sonnenwerk.test',
  securityEmail: 'sicherheit@breisgau-sonnenwerk.test',
  chatHref: 'https://chat.breisgau-sonnenwerk.test/',
  reviewWriteHref: undefined,
  reviewReadHref: undefined,
  profiles: {
    facebook: 'https://facebook.breisgau-sonnenwerk.test/',
    instagram: 'https://instagram.breisgau-sonnenwerk.test/',
    linkedin: 'https://linkedin.breisgau-sonnenwerk.test/',
  },
};
