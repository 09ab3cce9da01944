import type { LocalFunding } from '@rebhang-solar/content/company-types';

/** Outside Saxony; `undefined` where the company has not asked, and the site says so. */
export const localFunding: LocalFunding | undefined = {
  asOf: '2026-11',
  text: 'Das Land Niedersachsen, die Stadt Oldenburg und das Ammerland zahlen zurzeit nichts dazu.',
};
