import { type ProjectId, projectIds } from './company/project-ids.ts';
import { hasCalculator } from './with-calculator.ts';

/** Every address of the site. A path written by hand elsewhere would break without an error when one changes. */
export const paths = {
  home: '/',
  consultation: '/beratung',
  projects: '/projekte',
  gridConnection: '/netzanschluss-daten',
  technicalDetails: '/technische-details',
  solarCalculator: '/solarrechner',
  offerCheck: '/angebot-pruefen',
  from2027: '/ab-2027',
  maintenance: '/wartung-photovoltaik-anlage',
  faq: '/faq',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  cookies: '/cookie-richtlinie',
  accessibility: '/barrierefreiheit',
  powerOfAttorney: '/vollmacht-download',
  analyticsTest: '/analytics-test',
} as const;

/** Sections of the home page; each is the `id` of its element. */
export const homeSections = [
  'startseite',
  'ueber-uns',
  'leistungen',
  'projekte',
  'kontakt',
] as const;
export type HomeSection = (typeof homeSections)[number];

/** The articles, in the order of the overview. One slug bears an ü, in its composed form (NFC). */
export const faqSlugs = [
  'photovoltaik-lohnt-sich-2025',
  'photovoltaik-kosten-einfamilienhaus',
  'photovoltaik-foerderungen-zuschüsse',
  'photovoltaik-steuern-2025',
  'photovoltaik-einspeisung-ueberschuss',
  'photovoltaik-stromspeicher-notwendig',
  'photovoltaik-dach-eignung',
  'photovoltaik-installation-dauer',
  'photovoltaik-wartung-service',
  'photovoltaik-versicherung-garantie',
  'photovoltaik-abrechnung-netzbetreiber',
  'photovoltaik-mehrwertsteuer-null-prozent',
  'photovoltaik-lebensdauer-haltbarkeit',
  'photovoltaik-erweiterung-speicher-nachruesten',
  'photovoltaik-anmeldung-formalitaeten-netzbetreiber',
] as const;
export type FaqSlug = (typeof faqSlugs)[number];

/** Name of the query parameter that carries what is searched for: `/faq?suche=speicher`. */
export const searchParameter = 'suche';

/** The path of a section of the home page, e.g. `/#kontakt`. */
export function homeSectionPath(section: HomeSection): string {
  return `${paths.home}#${section}`;
}

/**
 * What a call to action is about. The form that it opens shows the subject above its fields and begins
 * the message with it; the words stand in `forms/subjects.ts`.
 */
export const subjects = [
  'garantiefall',
  'versicherung',
  'wartung',
  'vor-ort-termin',
  'installation',
  'anmeldung',
  'abrechnung',
  'dachpruefung',
  'datenblaetter',
] as const;
export type Subject = (typeof subjects)[number];

/** Name of the query parameter that carries a {@link Subject}. */
export const subjectParameter = 'betreff';

/** The contact form of the home page, opened for a subject: `/?betreff=garantiefall#kontakt`. */
export function contactPath(subject: Subject): string {
  return `${paths.home}?${subjectParameter}=${subject}#kontakt`;
}

/** The consultation form, opened for a subject: `/beratung?betreff=versicherung#anfrage`. */
export function consultationPath(subject: Subject): string {
  return `${paths.consultation}?${subjectParameter}=${subject}#anfrage`;
}

/** The form of the maintenance page: `/wartung-photovoltaik-anlage#wartung-anfrage`. */
export const maintenanceFormPath = `${paths.maintenance}#wartung-anfrage`;

/** The path of an article, percent-encoded as a link and the sitemap need it. */
export function faqPath(slug: FaqSlug): string {
  return `${paths.faq}/${encodeURIComponent(slug)}`;
}

/** One section of an article. */
export function faqSectionPath(slug: FaqSlug, section: string): string {
  return `${faqPath(slug)}#${section}`;
}

/** Where the pages of the projects lie. */
export const projectFolder = '/photovoltaik-projekte-referenzen/';

export function projectPath(id: ProjectId): string {
  return `${projectFolder}${id}`;
}

/** Pages whose answer the model calculates; without weather of the company's state they do not exist. */
export const calculatorPaths: readonly string[] = [paths.solarCalculator, paths.offerCheck];

/** All routes that exist, as a browser requests them; the prerender and the sitemap walk this list. */
export const allPaths: readonly string[] = [
  ...Object.values(paths).filter((path) => hasCalculator || !calculatorPaths.includes(path)),
  ...projectIds.map(projectPath),
  ...faqSlugs.map(faqPath),
];

/** Paths a search engine may list: all but the status page. */
export const indexablePaths: readonly string[] = allPaths.filter(
  (path) => path !== paths.analyticsTest,
);
