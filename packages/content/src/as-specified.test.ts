import { market } from '@rebhang-solar/calculator/market';
import { expect, test } from 'vitest';
import { claims, ratings } from './company/claims.ts';
import { prices } from './company/prices.ts';
import {
  homeProjectIds,
  overviewProjectIds,
  type ProjectId,
  projectIds,
  projectsPeriod,
} from './company/project-ids.ts';
import { projects } from './company/projects.ts';
import { reviews } from './company/reviews.ts';
import { sampleWords } from './company/samples.ts';
import { testimonials } from './company/testimonials.ts';
import { company } from './company-in-texts.ts';
import { show } from './figures/figure.ts';
import { samples } from './launch-check.ts';
import { agb } from './legal/agb.ts';
import { datenschutz } from './legal/datenschutz.ts';
import { formatHours } from './opening-hours.ts';
import { investmentText, type Project } from './project.ts';
import { plain } from './testing/content-texts.ts';
import { euro, kWh } from './typography.ts';

/** The specification asks for the values of the sample company: one that is another's or confirmed may be any. */
const left: readonly string[] = samples().map(({ key }) => key);

/** Of a list: as long as all of its entries are samples. */
function isLeft(key: string): boolean {
  const keys = Object.keys(sampleWords).filter((one) => `${one}.`.startsWith(`${key}.`));
  return keys.length > 0 && keys.every((one) => left.includes(one));
}

const specifiedClaims: Record<keyof typeof claims | keyof NonNullable<typeof ratings>, string> = {
  replyWithin: '24 Stunden',
  rating: '4,9',
  platformRating: '5,0',
  reviewCount: '99',
  installedSystems: '500+',
  experience: '15 Jahre',
  savings: 'bis zu 70 %',
  propertyValue: 'bis zu 5 %',
  halfCellGain: '5–10 %',
  visitWithin: '7 Tage',
  workmanship: '5 Jahre',
};

const specifiedPrices: Record<keyof typeof prices, string> = {
  perKwp: '1.400–1.800 € je kWp',
  storage: '5.000–20.000 €',
  expansionPerKwp: '1.200–1.600 € je kWp',
  expansionStoragePerKwh: '800–1.200 € je kWh',
  expansionInstallation: '1.500–2.500 €',
  inverterReplacement: '1.500–3.000 €',
  maintenance: '100–300 € im Jahr',
  service: '300–500 € alle 2 Jahre',
  cleaning: '150–250 € je Reinigung',
  paymentDue: '7 Tage',
};

const specifiedProjects: Partial<Record<string, string>> = {
  freital: '2023 16,4 kWp 15.000 kWh auf Anfrage 2.500 €',
  'dresden-blasewitz': '2025 3 kWp 3.000 kWh 4.500 € 600 €',
  meissen: '2024 12 kWp mit Speicher 12.800 kWh 17.500 € 2.500 €',
  mieterstrom:
    '2025 20 kWp Mieterstrom mit 20 kW Speicher 21.000 kWh auf Anfrage, Richtwert 45.000 € 3.200 €',
  weinboehla: '2024 9,35 kWp mit 10 kW Speicher und Notstrom 9.800 kWh keine Angabe 1.900 €',
  landwirtschaft: '2023 45 kWp 46.500 kWh 67.500 € 5.800 €',
};

const inOneLine = (project: Project) =>
  [
    project.year,
    project.projectSize,
    kWh(project.yield),
    investmentText(project),
    euro(project.savings),
  ].join(' ');

const values: [key: string, value: string, specified: string | undefined][] = [
  ...Object.entries({ ...claims, ...ratings }).map(([name, figure]): (typeof values)[number] => [
    `claims.${name}`,
    figure ? show(figure) : '',
    specifiedClaims[name as keyof typeof specifiedClaims],
  ]),
  ...Object.entries(prices).map(([name, figure]): (typeof values)[number] => [
    `prices.${name}`,
    show(figure),
    specifiedPrices[name as keyof typeof prices],
  ]),
  ...projectIds.map((id: ProjectId): (typeof values)[number] => [
    `projects.${id}`,
    inOneLine(projects[id]),
    specifiedProjects[id],
  ]),
  [
    'hours.officeHours',
    company.officeHours.map(formatHours).join(', '),
    'Mo–Fr 8:00–18:00 Uhr, Sa 9:00–14:00 Uhr',
  ],
  [
    'hours.serviceDeskHours',
    company.serviceDeskHours.map(formatHours).join(', '),
    'Mo–Fr 8:00–17:00 Uhr',
  ],
  ['project-ids.projectIds', projectIds.join(' '), Object.keys(specifiedProjects).join(' ')],
  [
    'project-ids.overviewProjectIds',
    overviewProjectIds.join(' '),
    'freital dresden-blasewitz meissen mieterstrom landwirtschaft',
  ],
  ['project-ids.homeProjectIds', homeProjectIds.join(' '), 'meissen mieterstrom weinboehla'],
  ['project-ids.projectsPeriod', projectsPeriod, '2020 - 2025'],
  ['identity.registerNumber', company.registerNumber ?? '', 'HRB44603'],
  ['identity.postalCode', `${company.postalCode} ${company.city}`, '01665 Klipphausen'],
  ['testimonials', testimonials.map(({ savings }) => euro(savings)).join(' '), '180 € 220 € 160 €'],
  ['legal/agb', agb.dated.slice(0, 18), 'Stand: Januar 2025'],
  ['legal/datenschutz', datenschutz.dated.slice(0, 18), 'Stand: Januar 2025'],
  ['reviews', reviews.map(({ rating }) => rating).join(' '), '5 5 5 5'],
];

test.each(values)('%s is as specified while it is a sample', (key, value, specified) => {
  expect(isLeft(key) ? plain(value) : specified).toBe(specified);
});

test('the upkeep that the calculator takes is the company’s check at its lower price, every two to three years', () => {
  if (!isLeft('prices.service')) return;
  const [lower, upper] = prices.service.value;
  const everyYears = 2.5;
  const { value, range } = market.servicePerYear;
  expect([value, range[1]]).toEqual([lower / everyYears, upper / everyYears]);
});
