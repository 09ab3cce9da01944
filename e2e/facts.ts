import { claims, ratings } from '@rebhang-solar/content/company/claims';
import { hotline } from '@rebhang-solar/content/company/hours';
import { prices } from '@rebhang-solar/content/company/prices';
import { projectIds, projectsPeriod } from '@rebhang-solar/content/company/project-ids';
import { projects } from '@rebhang-solar/content/company/projects';
import { services } from '@rebhang-solar/content/company/services';
import { testimonials } from '@rebhang-solar/content/company/testimonials';
import { company } from '@rebhang-solar/content/company-in-texts';
import { maintenanceExample, typicalTotal } from '@rebhang-solar/content/figures/examples';
import { amount, type Figure, show, showDative } from '@rebhang-solar/content/figures/figure';
import { maintenance } from '@rebhang-solar/content/figures/maintenance';
import { formerly } from '@rebhang-solar/content/formerly';
import { inState } from '@rebhang-solar/content/in-state';
import { agb } from '@rebhang-solar/content/legal/agb';
import { datenschutz } from '@rebhang-solar/content/legal/datenschutz';
import { formatHours } from '@rebhang-solar/content/opening-hours';
import { projectsPage } from '@rebhang-solar/content/pages/projects';
import { faqPath, faqSlugs, paths, projectPath } from '@rebhang-solar/content/paths';
import { homeProjects, overviewProjects } from '@rebhang-solar/content/project-lists';
import { euro, kWh } from '@rebhang-solar/content/typography';

const example = maintenanceExample();

/** What the specification says of towns in Saxony alone. */
const inSaxony = (...shown: string[]) => inState('SN', shown) ?? [];

/** What stood here once; a new website says nothing of it. */
const formerFigures = (...shown: string[]) => formerly(() => shown) ?? [];

/** What the company states of itself, as far as it does. */
const claimed = (figure: Figure | undefined, words: (figure: Figure) => string) =>
  figure ? [words(figure)] : [];

type Fact = [fact: string, path: string, ...shown: string[]];

/**
 * Every fact of the specification that is a figure, and one page that shows it, word for word. What is the
 * company's own is taken from its data, which a test in the content compares with the specification.
 */
export const facts: Fact[] = [
  // Section 1, 2 and 3
  [
    'service radius',
    paths.home,
    `im Umkreis von ${company.serviceRadius / 1000} km`,
    company.serviceArea,
  ],
  ['office hours', paths.home, ...company.officeHours.map(formatHours)],
  ['hours of the service desk', paths.maintenance, ...company.serviceDeskHours.map(formatHours)],
  [
    'hours of the service desk',
    faqPath('photovoltaik-wartung-service'),
    ...company.serviceDeskHours.map(formatHours),
    hotline.text,
  ],
  ['button of the services', paths.home, 'Kostenlose Beratung anfordern'],
  ['projects', paths.home, ...homeProjects.map(({ title }) => title)],
  ['hotline', paths.home, hotline.short],
  ['hotline', paths.maintenance, hotline.text],
  ['three steps', paths.consultation, 'Ihre Photovoltaikanlage in nur 3 Schritten'],
  ['badges', paths.consultation, `${claims.replyWithin.value}h Rückmeldung`, 'Kostenlose Beratung'],
  [
    'savings',
    paths.consultation,
    ...testimonials.map(({ savings }) => `${euro(savings)} im Monat`),
  ],
  [
    'period and number of projects',
    paths.projects,
    projectsPeriod,
    projectsPage.count(overviewProjects.length),
  ],
  ['number of questions', paths.faq, `${faqSlugs.length} Fragen`],
  [
    'register',
    paths.imprint,
    ...(company.registerNumber ? [company.registerNumber] : []),
    `${company.postalCode} ${company.city}`,
  ],
  ['date of the terms', paths.terms, agb.dated, '12. Datenschutz und Schlussbestimmungen'],
  ['date of the privacy policy', paths.privacy, datenschutz.dated],
  ...projectIds.map((id): Fact => {
    const project = projects[id];
    const { location, projectSize, yield: yields, savings } = project;
    const { withheld, investment } = project;
    const price = [withheld ?? '', investment === undefined ? '' : euro(investment)];
    return [id, projectPath(id), location, projectSize, kWh(yields), ...price, euro(savings)];
  }),

  // Section 4: the ways through a project
  [
    'seven steps of the registration',
    faqPath('photovoltaik-anmeldung-formalitaeten-netzbetreiber'),
    'Netzanfrage 1–2 Tage',
    'Baumeldung 1–3 Wochen',
    '2–3 Wochen vor der Montage',
    'Montage 1–3 Tage',
    'Marktstammdatenregister 1–2 Tage',
    'Inbetriebnahmeprotokoll und Zählerwechsel 2–4 Wochen',
    'Erste Einspeisung',
    'vergehen 6–12 Wochen',
    '2–3 Stunden',
  ],
  [
    'four stages of a project',
    faqPath('photovoltaik-installation-dauer'),
    'Vertrag und Planung 1–2 Wochen',
    'Genehmigungen und Anmeldungen 3–8 Wochen',
    'Montage 1–3 Tage',
    'Inbetriebnahme und Anschluss 1–2 Wochen',
  ],

  // Section 9: claims
  ['reply', paths.consultation, `binnen ${showDative(claims.replyWithin)}`],
  ...(ratings ? ratingFacts(ratings) : []),
  [
    'experience',
    paths.consultation,
    ...claimed(claims.installedSystems, show),
    ...claimed(claims.experience, show),
  ],
  [
    'four benefits',
    paths.consultation,
    '30 Jahre Garantie',
    ...claimed(claims.savings, ({ value }) => `Bis zu ${value}% Ersparnis`),
    ...claimed(claims.propertyValue, ({ value }) => `Wertsteigerung um bis zu ${value}%`),
    'Premium Qualität',
  ],
  [
    'savings and value',
    faqPath('photovoltaik-lohnt-sich-2025'),
    ...claimed(claims.savings, show),
    ...claimed(claims.propertyValue, show),
  ],
  ['half-cell modules', paths.technicalDetails, `${show(claims.halfCellGain)} mehr Ertrag`],
  [
    'payback',
    faqPath('photovoltaik-lohnt-sich-2025'),
    ...formerFigures('nach 8–12 Jahren', 'im günstigsten Fall schon nach rund 7 Jahren'),
  ],
  [
    'payback',
    paths.maintenance,
    ...formerFigures('nach 8–12 Jahren', 'im günstigsten Fall nach rund 7 Jahren'),
  ],
  ['benefit of maintenance', paths.maintenance, 'bis zu 20 %', '25+ Jahre statt 20+ Jahre'],

  // Section 9: warranty
  [
    'warranty of the modules',
    faqPath('photovoltaik-versicherung-garantie'),
    '25 Jahre, bei manchen Herstellern 12 Jahre',
    'Module: Leistung 30 Jahre',
    'Nach 25 Jahren bringen die Module noch mindestens 84,8 % der Nennleistung',
    'nach 30 Jahren noch mindestens 82,5 %',
    '25 Jahre Leistungsgarantie und sichern am Ende 80 % zu',
  ],
  [
    'warranty of the other parts',
    faqPath('photovoltaik-versicherung-garantie'),
    'üblich 10 Jahre, je nach Hersteller 5–15 Jahre, verlängerbar auf bis zu 25 Jahre',
    'Stromspeicher 10 Jahre',
    '15–20 Jahre; ausgelegt für Wind bis zu 200 km/h',
    `Unsere Arbeit ${show(claims.workmanship)}`,
  ],
  [
    'warranty',
    paths.technicalDetails,
    '25 Jahre, bei manchen 12 Jahre',
    'mindestens 84,8 % der Nennleistung',
    'mindestens 82,5 % der Nennleistung',
    'meist 10 Jahre, je nach Gerät 5–15 Jahre, verlängert bis zu 25 Jahre',
    '15–20 Jahre',
    show(claims.workmanship),
    'Wind bis zu 200 km/h',
  ],

  // Section 9: controllable devices
  [
    'controllable devices',
    faqPath('photovoltaik-anmeldung-formalitaeten-netzbetreiber'),
    'Seit dem 01.01.2024',
    'über 7,5 kWp',
    'Speicher über 5 kW',
    'Wärmepumpen und Wallboxen',
    'pauschal 150 € im Jahr',
    'Unter 7,5 kWp und ohne Speicher bleibt der Zählerschrank meist, wie er ist',
  ],
  [
    'controllable devices',
    paths.technicalDetails,
    'über 7,5 kWp',
    'über 5 kW',
    'pauschal 150 € im Jahr',
    'unter 7,5 kWp ohne Speicher meist nicht',
  ],
  ['rounded tariff', paths.technicalDetails, '7 ct/kWh, gezahlt über 20 Jahre'],
  ['rounded tariff', faqPath('photovoltaik-einspeisung-ueberschuss'), '7 ct/kWh über 20 Jahre'],

  // Section 9: feed-in
  [
    'tariff as specified, and the current one',
    faqPath('photovoltaik-einspeisung-ueberschuss'),
    '8,11 ct/kWh',
    '7,03 ct/kWh',
    '7,70 ct/kWh',
    '6,66 ct/kWh',
    'bis 10 kWp',
    '10–40 kWp',
    '20 Jahre lang',
    'Abgerechnet wird monatlich',
    'innerhalb von 30 Tagen',
  ],
  [
    'examples of the feed-in',
    faqPath('photovoltaik-einspeisung-ueberschuss'),
    '800 kWh im Monat 64,88 € 61,60 €',
    'rund 7.000 kWh im Jahr rund 567 € rund 539 €',
  ],
  [
    'billing',
    faqPath('photovoltaik-abrechnung-netzbetreiber'),
    'monatlich ab und zahlt innerhalb von 30 Tagen',
    '64,88 €',
    'rund 567 €',
  ],

  // Section 9: tax
  [
    'VAT',
    faqPath('photovoltaik-mehrwertsteuer-null-prozent'),
    'seit dem 01.01.2023 ein Steuersatz von 0 %',
    '30 kWp',
    'Regelsatz von 19 %',
    '5 kWp 7.500 € 8.925 €',
    '10 kWp 15.000 € 17.850 €',
    '15 kWp 22.500 € 26.775 €',
  ],
  [
    'income tax',
    faqPath('photovoltaik-steuern-2025'),
    'bis zu 30 kWp je Wohn- oder Gewerbeeinheit einkommensteuerfrei',
    'bis zu 100 kWp je steuerpflichtiger Person',
  ],

  // Section 9: costs and subsidies
  [
    'costs',
    faqPath('photovoltaik-kosten-einfamilienhaus'),
    '8–12 kWp',
    ...formerFigures(show(prices.storage), show(prices.perKwp), show(typicalTotal)),
  ],
  [
    'loan and subsidies',
    faqPath('photovoltaik-foerderungen-zuschüsse'),
    'bis zu 150.000 €, ab 4,75 % Zins',
    ...inSaxony(
      '200 € je kWh gefördert, insgesamt bis zu 1.000 €',
      'Dresden kein fester Satz bis zu 1.500 €',
      'Meißen 500 € je kWp bis zu 2.000 €',
      'Radebeul 300 € je kWp bis zu 1.500 €',
    ),
  ],
  [
    'self-consumption',
    faqPath('photovoltaik-stromspeicher-notwendig'),
    'Eigenverbrauch rund 30 % 70 % und mehr',
  ],

  // Section 9: roof
  [
    'orientation',
    faqPath('photovoltaik-dach-eignung'),
    'Süd 100 %',
    'Südost oder Südwest 95 %',
    'Ost oder West 85 %',
    'Nord 60 %',
    ...inSaxony('Dresden 1.050 kWh', 'Meißen 1.040 kWh', 'Radebeul 1.040 kWh', '1.030 kWh'),
  ],
  [
    'tilt',
    faqPath('photovoltaik-dach-eignung'),
    'Optimal 25–45°',
    'Sehr gut 15–25°',
    'Gut 10–15°',
    'Flachdach Geht ebenfalls',
  ],
  [
    'roof',
    faqPath('photovoltaik-dach-eignung'),
    'rund 20 kg/m²',
    'Über 80 % der Dächer',
    'ab 20 m²',
    `binnen ${showDative(claims.visitWithin)}`,
  ],

  // Section 9: installation
  ['duration', faqPath('photovoltaik-installation-dauer'), '1–3 Tage', '6–12 Wochen'],
  [
    'mounting by size',
    faqPath('photovoltaik-installation-dauer'),
    'Klein: 5–8 kWp 15–25 Module 1 Tag 2–3 Personen',
    'Mittel: 10–15 kWp 30–45 Module 2 Tage 3–4 Personen',
    'Groß: 20+ kWp 60+ Module 3+ Tage 4–6 Personen',
    '8–12 Uhr und 13–17 Uhr',
  ],

  // Section 9: maintenance
  [
    'intervals',
    paths.maintenance,
    'Technische Prüfung einmal im Jahr',
    'Reinigung der Module 1–2 Mal im Jahr',
    ...(services.remoteMonitoring ? ['Leistungsanalyse laufend'] : []),
    'Vorbeugende Instandhaltung nach Bedarf',
    'Mindestens jährlich',
  ],
  [
    'intervals',
    faqPath('photovoltaik-wartung-service'),
    'Service mit Messung alle 2–3 Jahre',
    'Große Prüfung alle 5–10 Jahre',
  ],
  [
    'costs of maintenance',
    faqPath('photovoltaik-wartung-service'),
    show(prices.maintenance),
    show(prices.service),
    show(prices.cleaning),
    show(maintenance.averageAnnualCost),
  ],
  ['costs of maintenance', paths.maintenance, show(prices.maintenance)],
  [
    'benefit of maintenance',
    faqPath('photovoltaik-wartung-service'),
    'bis zu 15 %',
    'Die Obergrenze liegt bei 20 %',
    '5–15 %',
    'bei 32 ct/kWh ein Vorteil von 480 € im Jahr',
    `Es bleiben ${euro(example.left)} im Jahr`,
    '25+ Jahre',
  ],

  // Section 9: insurance
  [
    'insurance',
    faqPath('photovoltaik-versicherung-garantie'),
    'für 10 kWp gibt es sie ab 50 € im Jahr',
    'bis zu 10 kWp 50–80 € im Jahr',
    '10–20 kWp 100–150 € im Jahr',
    'über 20 kWp 200+ € im Jahr',
    'bis zu 12 Monate lang',
    'bis zu 24 Monate',
  ],

  // Section 9: lifespan
  [
    'lifespan',
    faqPath('photovoltaik-lebensdauer-haltbarkeit'),
    'Module 25–30+ Jahre',
    'Wechselrichter 15–20 Jahre',
    'Stromspeicher 10–15 Jahre',
    'Montagesystem 30+ Jahre',
  ],
  [
    'output of the modules',
    faqPath('photovoltaik-lebensdauer-haltbarkeit'),
    'nach 10 Jahren 90 %',
    'nach 20 Jahren 85 %',
    'nach 25 Jahren 80 %',
    'nach 30 Jahren 75–80 %',
    '0,5–0,7 % im Jahr',
  ],
  [
    'ageing',
    faqPath('photovoltaik-lebensdauer-haltbarkeit'),
    `mit 10 kWp kostet der Tausch ${amount(prices.inverterReplacement)}`,
    'um 1–2 % im Jahr',
  ],

  // Section 9: expansion
  [
    'expansion',
    faqPath('photovoltaik-erweiterung-speicher-nachruesten'),
    show(prices.expansionPerKwp),
    show(prices.expansionStoragePerKwh),
    show(prices.expansionInstallation),
    '20–30 % größer',
    'Grenze von 70 %',
  ],
  [
    'thirty years',
    faqPath('photovoltaik-erweiterung-speicher-nachruesten'),
    ...formerFigures('264.000 kWh', '83.900 €', '68.900 €', 'Aller Strom wird im Haus genutzt'),
  ],

  // Section 9: registration and terms
  [
    'deadlines',
    faqPath('photovoltaik-anmeldung-formalitaeten-netzbetreiber'),
    '8 Wochen vor der Montage',
    ...inSaxony(
      'Dresden und Umgebung 4–6 Wochen rund 2 Wochen',
      'Meißen 6–8 Wochen 2–4 Wochen',
      'Radebeul 6–8 Wochen',
    ),
    '4 Wochen nach der Inbetriebnahme',
    'lässt Ihnen einen Monat',
    'seit dem 31.01.2019',
    'Beides ist kostenlos',
  ],
  [
    'extra costs',
    faqPath('photovoltaik-anmeldung-formalitaeten-netzbetreiber'),
    '0–500 €',
    '100–300 €',
    '300–800 €',
    'In über 95 % der Fälle kommt nichts hinzu',
  ],
  ['payment', paths.terms, `innerhalb von ${showDative(prices.paymentDue)} nach Erhalt`],
  [
    'payment',
    faqPath('photovoltaik-mehrwertsteuer-null-prozent'),
    `innerhalb von ${showDative(prices.paymentDue)} zu zahlen`,
  ],
  [
    'payment',
    faqPath('photovoltaik-kosten-einfamilienhaus'),
    `innerhalb von ${showDative(prices.paymentDue)} zu zahlen`,
  ],
];

function ratingFacts({ rating, reviewCount, platformRating }: NonNullable<typeof ratings>): Fact[] {
  const count = `aus ${show(reviewCount)} Bewertungen`;
  const onPlatform = platformRating ? [`${show(platformRating)} von 5 Sternen ${count}`] : [];
  return [
    ['rating', paths.home, show(rating), count, ...onPlatform],
    ['rating', paths.consultation, `${show(rating)} von 5`, count],
  ];
}
