import { expect, test } from 'vitest';
import { company } from './company.ts';
import { faqOverview } from './faq/overview.ts';
import { claims } from './figures/claims.ts';
import { agb } from './legal/agb.ts';
import { datenschutz } from './legal/datenschutz.ts';
import { impressum } from './legal/impressum.ts';
import { formatHours } from './opening-hours.ts';
import { consultationPage } from './pages/consultation.ts';
import { faqPage } from './pages/faq.ts';
import { home } from './pages/home.ts';
import { maintenancePage } from './pages/maintenance.ts';
import { pageMeta } from './pages/page-meta.ts';
import { projectsPage } from './pages/projects.ts';
import { technicalDetailsPage } from './pages/technical-details.ts';
import { homeProjects, overviewProjects, projects } from './projects.ts';
import { reviews, reviewTexts } from './reviews.ts';
import { articleTexts, loadArticles, plain, visibleTexts } from './testing/content-texts.ts';

/** What a visitor reads on each page, as one text. */
const places: Record<string, string> = Object.fromEntries(
  [
    ['home', [home, homeProjects, claims.rating, reviews, reviewTexts.check, officeHours()]],
    ['consultation', [pageMeta.consultation, consultationPage]],
    ['projects', [projectsPage, projectsPage.count(overviewProjects.length), overviewProjects]],
    ['maintenance', [maintenancePage, company.serviceDeskHours.map(formatHours)]],
    ['technical-details', technicalDetailsPage],
    ['agb', agb],
    ['datenschutz', datenschutz],
    ['impressum', impressum],
    ['faq', [faqPage.count(faqOverview.length), faqOverview]],
    ...Object.entries(projects),
    ...(await loadArticles()).map((article) => [article.slug, articleTexts(article)] as const),
  ].map(([place, content]) => [place, plain(visibleTexts(content).join('\n'))]),
);

function officeHours(): string[] {
  return company.officeHours.map(formatHours);
}

/** Every fact of the specification that is a figure, and one place where it is shown, word for word. */
const facts: [fact: string, place: string, ...shown: string[]][] = [
  // Section 1, 2 and 3
  ['service radius', 'home', 'im Umkreis von 50 km', 'Ganz Sachsen und Umgebung'],
  ['office hours', 'home', 'Mo–Fr 8:00–18:00 Uhr', 'Sa 9:00–14:00 Uhr'],
  ['hours of the service desk', 'maintenance', 'Mo–Fr 8:00–17:00 Uhr'],
  ['hours of the service desk', 'photovoltaik-wartung-service', 'Mo–Fr 8:00–17:00 Uhr', '(24/7)'],
  ['hotline', 'home', '(24/7)'],
  ['hotline', 'maintenance', '(24/7)'],
  ['three steps', 'consultation', 'Ihre Photovoltaikanlage in nur 3 Schritten'],
  ['badges', 'consultation', '24h Rückmeldung', 'Kostenlose Beratung'],
  ['savings', 'consultation', '180 € im Monat', '220 € im Monat', '160 € im Monat'],
  ['period and number of projects', 'projects', '2020 - 2025', '5 Projekte'],
  ['number of questions', 'faq', '15 Fragen'],
  ['register', 'impressum', 'HRB44603', '01665 Klipphausen'],
  ['date of the terms', 'agb', 'Stand: Januar 2025', '12. Datenschutz und Schlussbestimmungen'],
  ['date of the privacy policy', 'datenschutz', 'Stand: Januar 2025'],
  ['freital', 'freital', '16,4 kWp', '15.000 kWh', 'auf Anfrage', '2.500 €'],
  ['blasewitz', 'dresden-blasewitz', '3 kWp', '3.000 kWh', '4.500 €', '600 €'],
  ['meissen', 'meissen', '12 kWp mit Speicher', '12.800 kWh', '17.500 €', '2.500 €'],
  ['mieterstrom', 'mieterstrom', '20 kWp', '20 kW Speicher', '21.000 kWh', '45.000 €', '3.200 €'],
  ['weinboehla', 'weinboehla', '9,35 kWp', '10 kW Speicher und Notstrom', '9.800 kWh', '1.900 €'],
  ['landwirtschaft', 'landwirtschaft', '45 kWp', '46.500 kWh', '67.500 €', '5.800 €'],

  // Section 4: the ways through a project
  [
    'seven steps of the registration',
    'photovoltaik-anmeldung-formalitaeten-netzbetreiber',
    'Netzanfrage\n1–2 Tage',
    'Baumeldung\n1–3 Wochen',
    '2–3 Wochen vor der Montage',
    'Montage\n1–3 Tage',
    'Marktstammdatenregister\n1–2 Tage',
    'Inbetriebnahmeprotokoll und Zählerwechsel\n2–4 Wochen',
    'Erste Einspeisung',
    'vergehen 6–12 Wochen',
    '2–3 Stunden',
  ],
  [
    'four stages of a project',
    'photovoltaik-installation-dauer',
    'Vertrag und Planung\n1–2 Wochen',
    'Genehmigungen und Anmeldungen\n3–8 Wochen',
    'Montage\n1–3 Tage',
    'Inbetriebnahme und Anschluss\n1–2 Wochen',
  ],

  // Section 9: claims
  ['reply', 'consultation', 'binnen 24 Stunden'],
  ['rating', 'home', '4,9', 'aus 99 Bewertungen', '5,0 von 5 Sternen aus 99 Bewertungen'],
  ['rating', 'consultation', '4,9 von 5', 'aus 99 Bewertungen'],
  ['experience', 'consultation', '500+', '15 Jahre'],
  [
    'four benefits',
    'consultation',
    '30 Jahre Garantie',
    'Bis zu 70% Ersparnis',
    'Wertsteigerung um bis zu 5%',
    'Premium Qualität',
  ],
  ['savings and value', 'photovoltaik-lohnt-sich-2025', 'bis zu 70 %', 'bis zu 5 %'],
  ['half-cell modules', 'technical-details', '5–10 % mehr Ertrag'],
  [
    'payback',
    'photovoltaik-lohnt-sich-2025',
    'nach 8–12 Jahren',
    'im günstigsten Fall schon nach rund 7 Jahren',
  ],
  ['payback', 'maintenance', 'nach 8–12 Jahren', 'im günstigsten Fall nach rund 7 Jahren'],
  ['benefit of maintenance', 'maintenance', 'bis zu 20 %', '25+ Jahre statt 20+ Jahre'],

  // Section 9: warranty
  [
    'warranty of the modules',
    'photovoltaik-versicherung-garantie',
    '25 Jahre, bei manchen Herstellern 12 Jahre',
    'Module: Leistung\n30 Jahre',
    'Nach 25 Jahren bringen die Module noch mindestens 84,8 % der Nennleistung',
    'nach 30 Jahren noch mindestens 82,5 %',
    '25 Jahre Leistungsgarantie und sichern am Ende 80 % zu',
  ],
  [
    'warranty of the other parts',
    'photovoltaik-versicherung-garantie',
    'üblich 10 Jahre, je nach Hersteller 5–15 Jahre, verlängerbar auf bis zu 25 Jahre',
    'Stromspeicher\n10 Jahre',
    '15–20 Jahre; ausgelegt für Wind bis zu 200 km/h',
    'Unsere Arbeit\n5 Jahre',
  ],
  [
    'warranty',
    'technical-details',
    '25 Jahre, bei manchen 12 Jahre',
    'mindestens 84,8 % der Nennleistung',
    'mindestens 82,5 % der Nennleistung',
    'meist 10 Jahre, je nach Gerät 5–15 Jahre, verlängert bis zu 25 Jahre',
    '15–20 Jahre',
    '5 Jahre',
    'Wind bis zu 200 km/h',
  ],

  // Section 9: controllable devices
  [
    'controllable devices',
    'photovoltaik-anmeldung-formalitaeten-netzbetreiber',
    'Seit dem 01.01.2024',
    'über 7,5 kWp',
    'Speicher über 5 kW',
    'Wärmepumpen und Wallboxen',
    'pauschal 150 € im Jahr',
    'Unter 7,5 kWp und ohne Speicher bleibt der Zählerschrank meist, wie er ist',
  ],
  [
    'controllable devices',
    'technical-details',
    'über 7,5 kWp',
    'über 5 kW',
    'pauschal 150 € im Jahr',
    'unter 7,5 kWp ohne Speicher meist nicht',
  ],
  ['rounded tariff', 'technical-details', '7 ct/kWh, gezahlt über 20 Jahre'],
  ['rounded tariff', 'photovoltaik-einspeisung-ueberschuss', '7 ct/kWh über 20 Jahre'],

  // Section 9: feed-in
  [
    'tariff as specified, and the current one',
    'photovoltaik-einspeisung-ueberschuss',
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
    'photovoltaik-einspeisung-ueberschuss',
    '800 kWh im Monat\n64,88 €\n61,60 €',
    'rund 7.000 kWh im Jahr\nrund 567 €\nrund 539 €',
  ],
  [
    'billing',
    'photovoltaik-abrechnung-netzbetreiber',
    'monatlich ab und zahlt innerhalb von 30 Tagen',
    '64,88 €',
    'rund 567 €',
  ],

  // Section 9: tax
  [
    'VAT',
    'photovoltaik-mehrwertsteuer-null-prozent',
    'seit dem 01.01.2023 ein Steuersatz von 0 %',
    '30 kWp',
    'Regelsatz von 19 %',
    '5 kWp\n7.500 €\n8.925 €',
    '10 kWp\n15.000 €\n17.850 €',
    '15 kWp\n22.500 €\n26.775 €',
  ],
  [
    'income tax',
    'photovoltaik-steuern-2025',
    'bis zu 30 kWp je Wohn- oder Gewerbeeinheit einkommensteuerfrei',
    'bis zu 100 kWp je steuerpflichtiger Person',
  ],

  // Section 9: costs and subsidies
  [
    'costs',
    'photovoltaik-kosten-einfamilienhaus',
    '1.400–1.800 € je kWp',
    '11.000–22.000 €',
    '8–12 kWp',
    '5.000–20.000 €',
    '7.500 €\n8.925 €',
  ],
  [
    'loan and subsidies',
    'photovoltaik-foerderungen-zuschüsse',
    'bis zu 150.000 €, ab 4,75 % Zins',
    '200 € je kWh gefördert, insgesamt bis zu 1.000 €',
    'Dresden\nkein fester Satz\nbis zu 1.500 €',
    'Meißen\n500 € je kWp\nbis zu 2.000 €',
    'Radebeul\n300 € je kWp\nbis zu 1.500 €',
  ],
  [
    'self-consumption',
    'photovoltaik-stromspeicher-notwendig',
    'Eigenverbrauch\nrund 30 %\n70 % und mehr',
  ],

  // Section 9: roof
  [
    'orientation',
    'photovoltaik-dach-eignung',
    'Süd\n100 %\n1.050 kWh\n1.040 kWh\n1.030 kWh',
    'Südost oder Südwest\n95 %',
    'Ost oder West\n85 %',
    'Nord\n60 %',
    '1.050 kWh je kWp im Jahr',
  ],
  [
    'tilt',
    'photovoltaik-dach-eignung',
    'Optimal\n25–45°',
    'Sehr gut\n15–25°',
    'Gut\n10–15°',
    'Flachdach\nGeht ebenfalls',
  ],
  [
    'roof',
    'photovoltaik-dach-eignung',
    'rund 20 kg/m²',
    'Über 80 % der Dächer',
    'ab 20 m²',
    'binnen 7 Tagen',
  ],
  ['yield of the places', 'photovoltaik-lohnt-sich-2025', '1.050 kWh', '1.040 kWh', '1.030 kWh'],

  // Section 9: installation
  ['duration', 'photovoltaik-installation-dauer', '1–3 Tage', '6–12 Wochen'],
  [
    'mounting by size',
    'photovoltaik-installation-dauer',
    'Klein: 5–8 kWp\n15–25 Module\n1 Tag\n2–3 Personen',
    'Mittel: 10–15 kWp\n30–45 Module\n2 Tage\n3–4 Personen',
    'Groß: 20+ kWp\n60+ Module\n3+ Tage\n4–6 Personen',
    '8–12 Uhr und 13–17 Uhr',
  ],

  // Section 9: maintenance
  [
    'intervals',
    'maintenance',
    'Technische Prüfung\n1 Mal\nim Jahr',
    'Reinigung der Module\n1–2 Mal\nim Jahr',
    'Leistungsanalyse\nlaufend',
    'Vorbeugende Instandhaltung\nnach Bedarf',
    'Mindestens jährlich',
  ],
  [
    'intervals',
    'photovoltaik-wartung-service',
    'Service mit Messung\nalle 2–3 Jahre',
    'Große Prüfung\nalle 5–10 Jahre',
  ],
  [
    'costs of maintenance',
    'photovoltaik-wartung-service',
    '100–300 € im Jahr',
    '300–500 € alle 2 Jahre',
    '150–250 € je Reinigung',
    'rund 225 € im Jahr',
  ],
  ['costs of maintenance', 'maintenance', '100–300 € im Jahr'],
  [
    'benefit of maintenance',
    'photovoltaik-wartung-service',
    'bis zu 15 %',
    'Die Obergrenze liegt bei 20 %',
    '5–15 %',
    'bei 32 ct/kWh ein Vorteil von 480 € im Jahr',
    'Es bleiben 255 € im Jahr',
    '25+ Jahre',
  ],

  // Section 9: insurance
  [
    'insurance',
    'photovoltaik-versicherung-garantie',
    'für 10 kWp gibt es sie ab 50 € im Jahr',
    'bis zu 10 kWp\n50–80 € im Jahr',
    '10–20 kWp\n100–150 € im Jahr',
    'über 20 kWp\n200+ € im Jahr',
    'bis zu 12 Monate lang',
    'bis zu 24 Monate',
  ],

  // Section 9: lifespan
  [
    'lifespan',
    'photovoltaik-lebensdauer-haltbarkeit',
    'Module\n25–30+ Jahre',
    'Wechselrichter\n15–20 Jahre',
    'Stromspeicher\n10–15 Jahre',
    'Montagesystem\n30+ Jahre',
  ],
  [
    'output of the modules',
    'photovoltaik-lebensdauer-haltbarkeit',
    'nach 10 Jahren\n90 %',
    'nach 20 Jahren\n85 %',
    'nach 25 Jahren\n80 %',
    'nach 30 Jahren\n75–80 %',
    '0,5–0,7 % im Jahr',
  ],
  [
    'ageing',
    'photovoltaik-lebensdauer-haltbarkeit',
    'mit 10 kWp kostet der Tausch 1.500–3.000 €',
    'um 1–2 % im Jahr',
  ],

  // Section 9: expansion
  [
    'expansion',
    'photovoltaik-erweiterung-speicher-nachruesten',
    '1.200–1.600 € je kWp',
    '800–1.200 € je kWh',
    '1.500–2.500 €',
    '20–30 % größer',
    'Grenze von 70 %',
  ],
  [
    'thirty years',
    'photovoltaik-erweiterung-speicher-nachruesten',
    '264.000 kWh',
    '83.900 €',
    '68.900 €',
    'Aller Strom wird im Haus genutzt',
  ],

  // Section 9: registration and terms
  [
    'deadlines',
    'photovoltaik-anmeldung-formalitaeten-netzbetreiber',
    '8 Wochen vor der Montage',
    'Dresden und Umgebung\n4–6 Wochen\nrund 2 Wochen',
    'Meißen\n6–8 Wochen\n2–4 Wochen',
    'Radebeul\n6–8 Wochen',
    '4 Wochen nach der Inbetriebnahme',
    'lässt Ihnen 1 Monat',
    'seit dem 31.01.2019',
    'Beides ist kostenlos',
  ],
  [
    'extra costs',
    'photovoltaik-anmeldung-formalitaeten-netzbetreiber',
    '0–500 €',
    '100–300 €',
    '300–800 €',
    'In über 95 % der Fälle kommt nichts hinzu',
  ],
  ['payment', 'agb', 'innerhalb von 7 Tagen nach Erhalt'],
  ['payment', 'photovoltaik-mehrwertsteuer-null-prozent', 'innerhalb von 7 Tagen zu zahlen'],
  ['payment', 'photovoltaik-kosten-einfamilienhaus', 'innerhalb von 7 Tagen zu zahlen'],
];

test.each(facts)('%s: shown on %s', (_fact, place, ...shown) => {
  expect(shown.filter((words) => !places[place]?.includes(words))).toEqual([]);
});
