import { company } from '@rebhang-solar/content/company-in-texts';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { paths } from '@rebhang-solar/content/paths';

/** The calculator for search engines: a free application of the firm's. */
export function calculatorData(siteUrl: string) {
  const { heading, description } = pageMeta.solarCalculator;
  return [
    {
      '@type': 'WebApplication',
      name: heading,
      description,
      url: siteUrl + paths.solarCalculator,
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
