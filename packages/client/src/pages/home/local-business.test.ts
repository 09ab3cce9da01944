import { company } from '@rebhang-solar/content/company-in-texts';
import { paths } from '@rebhang-solar/content/paths';
import { expect, test } from 'vitest';
import { maintenanceData } from '../maintenance/maintenance-data.ts';
import { localBusiness } from './local-business.ts';

const site = 'https://x.example';
const number = company.phoneHref.replace('tel:', '');

test('search engines read hours, number and area in the forms of schema.org', () => {
  const data = localBusiness(site);
  const hours = data.openingHoursSpecification as {
    dayOfWeek: string[];
    opens: string;
    closes: string;
  }[];
  expect(hours.map(({ opens, closes }) => `${Number.parseInt(opens, 10)}–${closes}`)).toEqual(
    company.officeHours.map(
      ({ opens, closes }) => `${Number.parseInt(opens, 10)}–${closes.padStart(5, '0')}`,
    ),
  );
  for (const { opens, closes, dayOfWeek } of hours) {
    expect([opens, closes].join()).toMatch(/^\d\d:\d\d,\d\d:\d\d$/);
    for (const day of dayOfWeek) expect(day).toMatch(/^(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/);
  }
  // „Mo“ is Monday.
  expect(hours.map(({ dayOfWeek }) => dayOfWeek.map((day) => day.slice(0, 2)))).toEqual(
    company.officeHours.map(({ dayCodes }) => dayCodes),
  );
  expect(data).toMatchObject({
    '@id': `${site}/#betrieb`,
    url: `${site}/`,
    telephone: number,
    image: expect.stringMatching(/^https:\/\/x\.example\//),
    areaServed: { geoRadius: company.serviceRadius, geoMidpoint: company.geo },
  });
});

test('maintenance is a service of that company, at its own address', () => {
  expect(maintenanceData(site)[0]).toMatchObject({
    url: site + paths.maintenance,
    provider: { url: `${site}/`, telephone: number, name: company.name },
  });
});
