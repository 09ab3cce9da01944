import { company } from '@rebhang-solar/content/company-in-texts';
import { home } from '@rebhang-solar/content/pages/home';
import { pageMeta } from '@rebhang-solar/content/pages/page-meta';
import { paths } from '@rebhang-solar/content/paths';
import { pictureFiles } from '../../components/pictures.ts';
import { postalAddress } from '../../head/postal-address.ts';

const dayNames = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
} as const;

/** `8:00` becomes `08:00`, as schema.org writes a time. */
function time(hour: string): string {
  return hour.padStart(5, '0');
}

/** The company for search engines. Without a rating: they ignore one that a company publishes itself. */
export function localBusiness(siteUrl: string): Record<string, unknown> {
  const geo = { '@type': 'GeoCoordinates', ...company.geo };
  return {
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#betrieb`,
    name: company.name,
    description: pageMeta.home.description,
    url: siteUrl + paths.home,
    image: siteUrl + pictureFiles.hero.img.src,
    telephone: company.phoneHref.replace('tel:', ''),
    email: company.email,
    address: postalAddress,
    geo,
    openingHoursSpecification: company.officeHours.map(({ dayCodes, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: dayCodes.map((code) => dayNames[code]),
      opens: time(opens),
      closes: time(closes),
    })),
    // No hours at all: closed.
    ...(company.closedDays.length > 0 && {
      specialOpeningHoursSpecification: company.closedDays.map(({ from, to }) => ({
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: from,
        validThrough: to,
      })),
    }),
    areaServed: { '@type': 'GeoCircle', geoMidpoint: geo, geoRadius: company.serviceRadius },
    makesOffer: home.offers.map((name) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name },
    })),
  };
}
