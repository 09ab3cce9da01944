import { company } from '@rebhang-solar/content/company-in-texts';
import { maintenancePage } from '@rebhang-solar/content/pages/maintenance';
import { paths } from '@rebhang-solar/content/paths';
import { faqData } from '../../head/faq-data.ts';
import { postalAddress } from '../../head/postal-address.ts';

/** The service and the three questions, as search engines read them. */
export function maintenanceData(siteUrl: string): Record<string, unknown>[] {
  const { service, faq } = maintenancePage;
  return [
    {
      '@type': 'Service',
      name: service.name,
      serviceType: service.name,
      description: service.description,
      url: siteUrl + paths.maintenance,
      areaServed: { '@type': 'State', name: service.area },
      provider: {
        '@type': 'LocalBusiness',
        name: company.name,
        url: siteUrl + paths.home,
        telephone: company.phoneHref.replace('tel:', ''),
        address: postalAddress,
      },
    },
    faqData(faq.questions),
  ];
}
