import { company } from '@rebhang-solar/content/company-in-texts';

/** The company's address, as search engines read it. */
export const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: company.street,
  postalCode: company.postalCode,
  addressLocality: company.city,
  addressRegion: company.stateName,
  addressCountry: company.country,
};
