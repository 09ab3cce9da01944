import { type HomeSection, homeSectionPath, paths } from './paths.ts';
import { withCalculator } from './with-calculator.ts';

export type NavigationItem = {
  label: string;
  /** Where the link leads from any page. */
  to: string;
  /** Set where the link scrolls to a section instead, when the visitor is already on the home page. */
  section?: HomeSection;
  /** The one item that is highlighted as call to action. */
  callToAction?: true;
  /** Beside the others only where there is room for nine; else it stands in the strip above them. */
  whereWide?: true;
};

const calculatorInHeader =
  withCalculator(
    () => [{ label: 'Solarrechner', to: paths.solarCalculator, whereWide: true }] as const,
  ) ?? [];

export const headerNavigation = [
  { label: 'Startseite', to: paths.home },
  { label: 'Leistungen', to: homeSectionPath('leistungen'), section: 'leistungen' },
  { label: 'Über uns', to: homeSectionPath('ueber-uns'), section: 'ueber-uns' },
  { label: 'Projekte', to: paths.projects },
  ...calculatorInHeader,
  { label: 'Kontakt', to: homeSectionPath('kontakt'), section: 'kontakt' },
  { label: 'Wartung', to: paths.maintenance },
  { label: 'FAQ', to: paths.faq },
  { label: 'Ihre Anfrage', to: paths.consultation, callToAction: true },
] as const satisfies readonly NavigationItem[];

/** What visitors come for first, at the head of the footer's first group. */
const askedFirst =
  withCalculator(
    () =>
      [
        { label: 'Solarrechner', to: paths.solarCalculator },
        { label: 'Ist mein Angebot fair?', to: paths.offerCheck },
      ] as const,
  ) ?? [];

export const footerSections = [
  ...askedFirst,
  { label: 'Startseite', to: homeSectionPath('startseite'), section: 'startseite' },
  { label: 'Leistungen', to: homeSectionPath('leistungen'), section: 'leistungen' },
  { label: 'Projekte', to: homeSectionPath('projekte'), section: 'projekte' },
  { label: 'Kontakt', to: homeSectionPath('kontakt'), section: 'kontakt' },
] as const satisfies readonly NavigationItem[];

/** What customers come back for. */
export const customerNavigation = [
  { label: 'Netzanschluss', to: paths.gridConnection },
  { label: 'Vollmacht', to: paths.powerOfAttorney },
  { label: 'Technik', to: paths.technicalDetails },
  { label: 'Wartung', to: paths.maintenance },
] as const satisfies readonly NavigationItem[];

export const legalNavigation = [
  { label: 'Impressum', to: paths.imprint },
  { label: 'Datenschutz', to: paths.privacy },
  { label: 'AGB', to: paths.terms },
  { label: 'Cookie-Richtlinie', to: paths.cookies },
  { label: 'Barrierefreiheit', to: paths.accessibility },
] as const satisfies readonly NavigationItem[];
