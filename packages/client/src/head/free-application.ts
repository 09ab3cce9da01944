import { company } from '@rebhang-solar/content/company-in-texts';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { paths } from '@rebhang-solar/content/paths';

/** A page that computes, for search engines: a free application of the firm's. */
export function freeApplication(page: 'solarCalculator' | 'offerCheck') {
  const { heading, description } = pageMeta[page];
  return (siteUrl: string) => [
    {
      '@type': 'WebApplication',
      name: heading,
      description,
      url: siteUrl + paths[page],
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      browserRequirements: 'HTML',
      inLanguage: 'de',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'EUR' },
      provider: { '@type': 'Organization', name: company.name, url: `${siteUrl}/` },
    },
  ];
}
